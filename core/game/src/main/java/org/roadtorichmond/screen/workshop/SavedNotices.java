package org.roadtorichmond.screen.workshop;

import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.tools.EditingSession;

/** Saves the scenario that is open, and says how that went where it is not plain. */
final class SavedNotices {
    private final Page page;
    private final Dialogs dialogs;
    private final EditingSession session;

    SavedNotices(Page page, EditingSession session) {
        this.page = page;
        this.session = session;
        dialogs = page.dialogs();
    }

    /** Saves; asks before it writes over what others have changed. */
    void save() {
        session.save(false, this::saved);
    }

    private void saved(OpenScenario.Saved saved) {
        switch (saved.outcome()) {
            case WHOLE -> {}
            case DRAFT -> dialogs.notice(page.text("edit.title"), page.text("edit.savedDraft"));
            case CHANGED_ON_DISK ->
                dialogs.ask(
                        page.text("edit.title"),
                        page.text("edit.changedOnDisk", String.join(", ", saved.files())),
                        page.text("edit.saveAnyway"),
                        () -> session.save(true, this::saved));
            case REFUSED -> trouble(saved);
        }
    }

    /** Says why something was not saved. */
    void trouble(OpenScenario.Saved saved) {
        String why = saved.trouble()
                .map(page.texts()::tell)
                .orElseGet(() -> page.text("edit.changedOnDisk", String.join(", ", saved.files())));
        dialogs.notice(page.text("edit.title"), page.text("edit.notSaved", why));
    }
}
