// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

/**
 * What an import would do, as a tree: courses over modules over lessons, each with a word for what becomes of it, and
 * under each course what an update takes away or changes. Courses can be left out. Shown by the import window.
 */
class ImportTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { TitleColumn, ChangeColumn, ColumnCount };

    /** @p choices are those made before of the same courses. */
    explicit ImportTreeModel(std::shared_ptr<const ImportPlan> plan, QObject *parent = nullptr,
                             ImportChoices choices = {});

    [[nodiscard]] const ImportChoices &choices() const { return m_choices; }
    [[nodiscard]] bool takesAnything() const; ///< some course is not left out
    /** The course that @p index lies in. */
    [[nodiscard]] const PlannedCourse *courseAt(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void choicesChanged();

private:
    enum class Question { None, TakeCourse, JoinAnyway };
    struct Node {
        QString title = {};
        QString change = {};
        int parent = -1; ///< -1: the root
        int row = 0;
        size_t course = 0;
        Question question = Question::None;
        std::vector<int> children = {};
    };

    int add(int parent, Node node);
    void addCourse(size_t course);
    void addModule(int parent, const PlannedModule &module);
    void addChecks(int parent, const QString &title, const std::vector<NamedCheck> &checks);
    [[nodiscard]] const Node *nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant checkState(const Node &node) const;

    std::shared_ptr<const ImportPlan> m_plan;
    ImportChoices m_choices;
    std::vector<Node> m_nodes;
    std::vector<int> m_top;
};

} // namespace Carrel
