package org.roadtorichmond.screen.report;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * Writes what happened in a game as a page to share, beside the saved games, and says where it is.
 *
 * @param worker writes the page, which takes about a second
 */
record StoryDialog(Widgets ui, Dialogs dialogs, Worker worker) {
    /** Writes the page; the dialog says that it is being written, then where it is, or why there is none. */
    void write(Session session) {
        Archive archive = ui.app().archive();
        String name = archive.unshared(
                Archive.named(ui.texts().of(session.game().state().scenario())));
        Session copy = session.copy();
        List<Texts> languages = ui.app().everyLanguage();
        boolean turned = MapRoom.layout(
                        ui.app(), session.game().state().scenario().field())
                .turned();
        show(ui.text("story.writing"));
        worker.run(
                () -> archive.share(BattleStory.of(copy, languages, turned), name),
                (Optional<Sentence> trouble) -> show(trouble.map(why -> ui.text("story.failed", why))
                        .orElseGet(() -> ui.text("story.written", archive.sharedPlace(name)))));
    }

    private void show(String words) {
        dialogs.show(
                ui.text("report.story"),
                Dialogs.WIDTH,
                () -> ui.wrapped(words, "book"),
                () -> List.of(dialogs.closing()));
    }
}
