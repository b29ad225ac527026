// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Carrel
{

/** Builds one callable from several lambdas, to visit a std::variant without a fallback. */
template<typename... Calls> struct Overload : Calls... {
    using Calls::operator()...;
};
template<typename... Calls> Overload(Calls...) -> Overload<Calls...>;

} // namespace Carrel
