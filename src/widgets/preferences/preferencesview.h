// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "exchange/recordfile.h"
#include "study/event.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QComboBox;

namespace Carrel
{

namespace Ui
{
class PreferencesView;
}

class DayPreferences;
class BackupPreferences;
class FitPreferences;
class GoalPreferences;
class KeyBindings;
class KeysPage;
class RecordPreferences;
class Settings;
class Speaker;
class SpeechPreferences;
class StudyRecord;
class TextPreferences;
class WishCost;
template<typename T> struct SettingKey;

/** Every choice there is, to be found by its words. A choice that someone else holds is greyed and says who. */
class PreferencesView final : public QWidget
{
    Q_OBJECT

public:
    /** @p titleOf is for a study record that is exported to be read. */
    PreferencesView(Settings &settings, StudyRecord &record, KeyBindings &bindings, LessonTitle titleOf,
                    QWidget *parent = nullptr);
    ~PreferencesView() override;

    /** The choices there are: the name of each control, and its words. */
    [[nodiscard]] std::vector<std::pair<QString, QString>> choices() const;
    /** Brings the control into sight and gives it the focus; what leads to a page of its own leads there at once. */
    void showChoice(const QString &name);
    void showKeys(bool shown);          ///< the page with the keys of every action, or all other choices
    void offerSpeech(Speaker &speaker); ///< from now on: this computer has voices

Q_SIGNALS:
    void failed(const Carrel::Error &error); ///< a choice could not be kept
    void closeRequested();                   ///< by Esc, when nothing is searched

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void connectLooks();
    void connectReview();
    void showValues();
    void showStudyValues(bool alsoEdited = false);
    void showCost();
    void filter(const QString &words);
    void bind(QComboBox *box, const SettingKey<QString> &key);
    void keep(const SettingKey<QString> &key, const QString &value);
    void append(const SettingEvent &choice);

    const std::unique_ptr<Ui::PreferencesView> m_ui;
    Settings &m_settings;
    StudyRecord &m_record;
    TextPreferences *m_text;
    DayPreferences *m_days;
    FitPreferences *m_fit;
    BackupPreferences *m_backups;
    RecordPreferences *m_recordRow;
    GoalPreferences *m_goal;
    KeysPage *m_keys;
    WishCost *m_cost;
    SpeechPreferences *m_speech = nullptr; ///< where there are voices
};

} // namespace Carrel
