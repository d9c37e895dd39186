package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioTranslation;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.tools.EditingSession;

/** The fields of what a scenario says of itself in German; a translation of what it says no longer is marked. */
final class TranslationForm {
    private static final int LINES = 6;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final ScenarioTranslation german;

    TranslationForm(Widgets ui, Dialogs dialogs, EditingSession session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        german = session.open().german();
    }

    private String text(String key) {
        return session.tree().text(Pointer.of(key)).orElse("");
    }

    void fill(Form form) {
        form.heading(ui.text("edit.german"));
        if (german.isStale(text("story"), text("notes"))) {
            form.warning(ui.text("edit.german.stale"));
            form.buttons(List.of(ui.button(
                    ui.text("edit.german.fits"),
                    "default",
                    () -> written(german.confirm(text("story"), text("notes"))))));
        }
        form.field(
                "german.name",
                ui.text("edit.name"),
                german.name(text("name")),
                text("name"),
                typed -> written(german.setName(text("name"), typed)));
        FieldWords words = new FieldWords(ui.texts());
        Schema.SCENARIO.fields(Pointer.ROOT).stream()
                .filter(field -> field.kind() == SchemaField.Kind.PROSE)
                .forEach(field -> area(form, field.name(), words.name(field)));
    }

    private void area(Form form, String key, String words) {
        form.area(
                "german." + key,
                words,
                german.text(key),
                LINES,
                typed -> written(german.set(key, typed, text("story"), text("notes"))));
    }

    private void written(Optional<Sentence> trouble) {
        trouble.ifPresent(why -> dialogs.notice(ui.text("edit.title"), ui.text("edit.notSaved", ui.tell(why))));
        // The form is filled anew.
        session.select(session.selected());
    }
}
