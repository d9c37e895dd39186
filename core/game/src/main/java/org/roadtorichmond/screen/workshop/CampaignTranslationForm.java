package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.CampaignKeys;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioTranslation;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.tools.EditingSession;

/** The fields of what a part of a campaign says in German, below its own; a translation of other texts is marked. */
final class CampaignTranslationForm {
    private static final int LINES = 4;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final ScenarioTranslation german;
    private boolean stale;

    CampaignTranslationForm(Widgets ui, Dialogs dialogs, EditingSession session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        german = session.open().german();
    }

    /** By what the texts as they stand are known; empty while the campaign has problems or is being judged. */
    private Optional<String> digest() {
        return session.judgement()
                .flatMap(Judge.Judgement::campaign)
                .map(campaign -> new CampaignTexts(campaign).wording().digest());
    }

    /** Whether the translation is one of other texts than those that were whole last. */
    boolean isStale() {
        digest().ifPresent(now -> stale = german.isStale(now));
        return stale;
    }

    /** Fills the form of a part. */
    void fill(Form form, Pointer part) {
        List<SchemaField> fields = Schema.CAMPAIGN.fields(part).stream()
                .filter(field -> key(part, field).isPresent())
                .toList();
        if (fields.isEmpty()) {
            return;
        }
        form.heading(ui.text("edit.german"));
        if (isStale()) {
            form.warning(ui.text("edit.german.staleCampaign"));
            form.buttons(List.of(ui.button(ui.text("edit.german.fits"), "default", this::confirm)));
        }
        FieldWords words = new FieldWords(ui.texts());
        for (SchemaField field : fields) {
            String key = key(part, field).orElseThrow();
            if (field.kind() == SchemaField.Kind.PROSE) {
                form.area("german." + key, words.name(field), german.text(key), LINES, typed -> set(key, typed));
            } else {
                String english = session.tree().text(part.then(field.at())).orElse("");
                form.field("german." + key, words.name(field), german.text(key), english, typed -> set(key, typed));
            }
        }
    }

    private Optional<String> key(Pointer part, SchemaField field) {
        return CampaignKeys.key(session.tree(), part, field);
    }

    private void set(String key, String typed) {
        written(german.set(key, typed, digest()));
    }

    private void confirm() {
        digest().ifPresentOrElse(
                        now -> written(german.confirm(now)),
                        () -> dialogs.notice(ui.text("edit.title"), ui.text("edit.campaign.notWhole")));
    }

    private void written(Optional<Sentence> trouble) {
        trouble.ifPresent(why -> dialogs.notice(ui.text("edit.title"), ui.text("edit.notSaved", ui.tell(why))));
        // The form is filled anew.
        session.select(session.selected());
    }
}
