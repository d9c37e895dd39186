package org.roadtorichmond.screen.workshop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.roadtorichmond.scenario.save.Storage;
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

    void show() {
        Map<String, Runnable> choices = new LinkedHashMap<>();
        choices.put(page.text("own.copy"), this::copy);
        if (removal.canDiscardDraft()) {
            choices.put(page.text("own.discard"), this::discard);
        }
        choices.put(page.text("own.delete"), this::delete);
        page.dialogs().choose(called, choices);
        page.focus(true);
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
        trouble.ifPresentOrElse(why -> page.notice(called, page.tell(why)), page.navigator()::workshop);
    }
}
