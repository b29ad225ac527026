// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsontree.h"

#include <algorithm>
#include <unordered_set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Gets the parser's events and builds the tree by itself, since the library's own builder hides repeated keys. */
class TreeBuilder final : public nlohmann::json_sax<Json>
{
public:
    explicit TreeBuilder(JsonTree &tree)
        : m_tree(tree)
    {
    }

    [[nodiscard]] const JsonTreeFault &fault() const { return m_fault; }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t &) override { return put(value); }
    bool string(string_t &value) override { return put(clean(value)); }
    bool binary(binary_t &) override { return false; }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t &name) override
    {
        Frame &frame = m_frames.back();
        frame.key = clean(name);
        frame.repeated = isRepeated(frame);
        return true;
    }

    bool parse_error(std::size_t byte, const std::string &, const nlohmann::detail::exception &error) override
    {
        constexpr int numberOverflow = 406;
        m_fault = {byte, error.id == numberOverflow, QString::fromUtf8(error.what())};
        return false;
    }

private:
    struct Frame {
        Json *container = nullptr;
        std::string key;
        bool repeated = false;
        std::unordered_set<std::string> known; ///< filled only for objects so large that a search would be slow
    };

    string_t &clean(string_t &text)
    {
        m_tree.nulCharacters += int(std::erase(text, '\0'));
        return text;
    }

    bool isRepeated(Frame &frame)
    {
        constexpr size_t searched = 32;
        auto &members = frame.container->get_ref<Json::object_t &>();
        bool repeated = false;
        if (members.size() <= searched) {
            repeated = std::ranges::contains(members, frame.key, [](const auto &member) { return member.first; });
        } else {
            if (frame.known.empty()) {
                for (const auto &member : members) {
                    frame.known.insert(member.first);
                }
            }
            repeated = !frame.known.insert(frame.key).second;
        }
        constexpr qsizetype listed = 20;
        if (repeated && m_tree.repeatedKeys.size() < listed) {
            m_tree.repeatedKeys << pointer();
        }
        return repeated;
    }

    [[nodiscard]] QString pointer() const
    {
        QString path;
        for (const Frame &frame : m_frames) {
            QString step =
                frame.container->is_array() ? QString::number(frame.container->size() - 1) : toQString(frame.key);
            path += u'/' + step.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
        }
        return path;
    }

    template<typename Value> Json *place(Value &&value)
    {
        if (m_frames.empty()) {
            m_tree.root = std::forward<Value>(value);
            return &m_tree.root;
        }
        Frame &frame = m_frames.back();
        if (frame.container->is_array()) {
            auto &elements = frame.container->get_ref<Json::array_t &>();
            return &elements.emplace_back(std::forward<Value>(value));
        }
        auto &members = frame.container->get_ref<Json::object_t &>();
        if (frame.repeated) {
            Json &old = std::ranges::find(members, frame.key, [](const auto &member) { return member.first; })->second;
            old = std::forward<Value>(value);
            return &old;
        }
        // The vector below the map: its own emplace would search all keys again.
        return &members.emplace_back(frame.key, std::forward<Value>(value)).second;
    }

    template<typename Value> bool put(Value &&value)
    {
        place(std::forward<Value>(value));
        return true;
    }

    bool open(Json container)
    {
        Json *placed = place(std::move(container));
        m_frames.push_back({.container = placed, .key = {}, .repeated = false, .known = {}});
        return true;
    }

    bool close()
    {
        m_frames.pop_back();
        return true;
    }

    JsonTree &m_tree;
    JsonTreeFault m_fault;
    std::vector<Frame> m_frames;
};

} // namespace

std::optional<JsonTreeFault> buildTree(const QByteArray &text, JsonTree &tree)
{
    TreeBuilder builder(tree);
    if (Json::sax_parse(text.cbegin(), text.cend(), &builder)) {
        return std::nullopt;
    }
    return builder.fault();
}

} // namespace Carrel
