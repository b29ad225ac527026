// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libFuzzer where a target's corpus runs as a normal test: every file below the folders given, whole and
// cut in half, goes through the target once.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv)
{
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(argv[i])) {
            if (!entry.is_regular_file()) {
                continue;
            }
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            const auto *data = reinterpret_cast<const uint8_t *>(bytes.data());
            LLVMFuzzerTestOneInput(data, bytes.size());
            LLVMFuzzerTestOneInput(data, bytes.size() / 2);
            ++files;
        }
    }
    std::printf("%d files went through\n", files);
    return files == 0 ? 1 : 0;
}
