package org.roadtorichmond.screen.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.publish.story.CampaignStory;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * Writes what happened in a game or a campaign as a page to share, beside the saved games, and says where it is.
 *
 * @param worker writes the page, which takes about a second
 */
public record StoryDialog(Widgets ui, Dialogs dialogs, Worker worker) {
    /** Writes the page of a game; the dialog says that it is being written, then where it is, or why there is none. */
    void write(Session session) {
        Session copy = session.copy();
        List<Texts> languages = ui.app().everyLanguage();
        boolean turned =
                MapRoom.layout(ui.app(), session.state().scenario().field()).turned();
        write(Archive.named(ui.texts().of(session.state().scenario())), () -> BattleStory.of(copy, languages, turned));
    }

    /** Writes the page of a campaign, with the same words. */
    public void write(CampaignProgress campaign) {
        Archive archive = ui.app().archive();
        List<Texts> languages = ui.app().everyLanguage();
        String file = campaign.file();
        write(campaign.campaign().name(), () -> {
            // As its file has it: what is on the page speaks the player's language already.
            Course course = new Campaigns(archive)
                    .progress(file)
                    .map(CampaignProgress::course)
                    .orElse(campaign.course());
            return CampaignStory.of(
                    course,
                    locale -> CampaignTexts.in(course.chain().campaign(), archive.shelf(), file, locale),
                    languages);
        });
    }

    private void write(String called, Supplier<String> page) {
        Archive archive = ui.app().archive();
        String name = archive.unshared(called);
        show(ui.text("story.writing"));
        worker.run(
                () -> archive.share(page.get(), name),
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
