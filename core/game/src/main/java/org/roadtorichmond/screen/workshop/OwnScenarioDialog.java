package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.ScenarioRemoval;

/** What can be done with one of the player's own scenarios beside opening it: a copy is made, its draft discarded, or all of it deleted. */
final class OwnScenarioDialog {
    private final Page page;
    private final String called;
    private final ScenarioRemoval removal;
    private final BiConsumer<String, String> copy;

    /**
     * A dialog.
     *
     * @param file the file of the scenario
     * @param called what the list calls it
     * @param copy makes a copy with a name, and what its files are called without their endings
     */
    OwnScenarioDialog(Page page, String file, String called, BiConsumer<String, String> copy) {
        this.page = page;
        this.called = called;
        this.copy = copy;
        Storage folder = page.app().archive().ownScenarios();
        removal = new ScenarioRemoval(folder, file);
    }

    /** Shows it. */
    void show() {
        page.dialogs()
                .show(
                        called,
                        Dialogs.WIDTH,
                        this::choices,
                        () -> List.of(page.button(page.text("ledger.close"), "default", page.dialogs()::close)));
    }

    private Table choices() {
        Table choices = new Table();
        choices.defaults().growX().padBottom(page.px(6));
        choice(choices, "own.copy", this::copy);
        if (removal.canDiscardDraft()) {
            choice(choices, "own.discard", this::discard);
        }
        choice(choices, "own.delete", this::delete);
        return choices;
    }

    private void choice(Table choices, String title, Runnable action) {
        choices.add(page.button(page.text(title), "default", () -> {
                    page.dialogs().close();
                    action.run();
                }))
                .row();
    }

    private void copy() {
        new NewNameDialog(page, page.dialogs())
                .ask(page.text("own.copy"), page.text("own.copyAbout", called), "", copy);
    }

    private void discard() {
        page.dialogs()
                .ask(
                        page.text("own.discard"),
                        page.text("own.discardAsk", String.join(", ", removal.drafts())),
                        page.text("own.discardYes"),
                        () -> done(removal.discardDraft()));
    }

    private void delete() {
        Optional<Sentence> refusal = removal.refusal();
        if (refusal.isPresent()) {
            done(refusal);
            return;
        }
        page.dialogs()
                .ask(
                        page.text("own.delete"),
                        page.text("own.deleteAsk", String.join(", ", removal.files())),
                        page.text("own.deleteYes"),
                        () -> done(removal.delete()));
    }

    private void done(Optional<Sentence> trouble) {
        trouble.ifPresentOrElse(
                why -> page.dialogs().notice(called, page.texts().tell(why)), page.navigator()::workshop);
    }
}
