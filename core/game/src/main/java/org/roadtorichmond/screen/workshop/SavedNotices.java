package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.roadtorichmond.scenario.save.FileDifference;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.tools.EditingSession;

/** Saves the scenario that is open, and says how that went where it is not plain. */
final class SavedNotices {
    private static final float WIDTH = 640;
    private static final int MOST_LINES = 40;

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
            case CHANGED_ON_DISK -> ask(saved);
            case REFUSED -> trouble(saved);
        }
    }

    /** Enter writes over nothing that others have done. */
    private void ask(OpenScenario.Saved saved) {
        dialogs.show(
                page.text("edit.title"),
                Dialogs.WIDTH,
                () -> page.wrapped(page.text("edit.changedOnDisk", String.join(", ", saved.files())), "book"),
                () -> List.of(
                        page.enterButton(page.text("dialog.cancel"), dialogs::close),
                        page.button(page.text("edit.theirs"), "default", () -> session.theirs(this::theirs)),
                        mine()));
    }

    private Actor mine() {
        return page.button(page.text("edit.saveAnyway"), "default", () -> {
            dialogs.close();
            session.save(true, this::saved);
        });
    }

    private void theirs(List<FileDifference> differences) {
        if (dialogs.isOpen()) {
            dialogs.show(
                    page.text("edit.theirs"),
                    WIDTH,
                    () -> lines(differences),
                    () -> List.of(page.enterButton(page.text("dialog.cancel"), dialogs::close), mine()));
        }
    }

    private Table lines(List<FileDifference> differences) {
        Table table = new Table();
        table.defaults().growX();
        for (FileDifference each : differences) {
            if (each.isThere()) {
                lines(table, page.text("edit.theirs.theirs", each.file(), String.valueOf(each.line())), each.theirs());
                lines(table, page.text("edit.theirs.yours"), each.yours());
            } else {
                lines(table, page.text("edit.theirs.gone", each.file()), List.of());
            }
        }
        return table;
    }

    private void lines(Table table, String heading, List<String> lines) {
        table.add(page.wrapped(heading, "bold")).padTop(page.px(8)).row();
        lines.stream()
                .limit(MOST_LINES)
                .forEach(line -> table.add(page.wrapped(line, "small")).row());
        if (lines.size() > MOST_LINES) {
            table.add(page.wrapped(page.text("edit.theirs.more", lines.size() - MOST_LINES), "small"))
                    .row();
        }
    }

    /** Says why something was not saved. */
    void trouble(OpenScenario.Saved saved) {
        String why = saved.trouble()
                .map(page::tell)
                .orElseGet(() -> page.text("edit.changedOnDisk", String.join(", ", saved.files())));
        dialogs.notice(page.text("edit.title"), page.text("edit.notSaved", why));
    }
}
