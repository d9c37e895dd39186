package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.publish.story.CampaignStory;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.ProgressDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.session.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the story of a saved game as one page to share. */
@Command(
        name = "story",
        description = {
            "Writes what happened in a saved game or in a campaign, finished or not, as one page to share.",
            "Of a game it says who won and why, with the battle step by step, a map and the log of each turn, and"
                    + " charts of its course; of a campaign each battle, what it began with and what came of it. The page"
                    + " is in English and German, needs no network, and can be printed."
        })
final class StoryCommand extends Subcommand {
    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "SAVE", description = "A saved game, or the progress of a campaign (NAME.progress.json).")
    private String file;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The page: NAME.html.")
    private Path out;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ForceOption force;

    @Override
    void run() {
        language.check(spec);
        with(
                file,
                maps.documents().open(file).then(this::html),
                html -> writeAndName(
                        force.outputs(maps),
                        new Written(out, OutputKind.PAGE, () -> html.get().getBytes(StandardCharsets.UTF_8))));
    }

    private Result<Supplier<String>> html(Document document) {
        if (document instanceof Document.GameDocument game) {
            return Result.good(() -> BattleStory.of(Session.of(game.saved()), language.texts(maps.shelf()), false));
        } else if (document instanceof ProgressDocument progress) {
            return CampaignCommand.followed(maps, file, progress.kept())
                    .then(followed -> campaign(followed, progress.kept().campaign()));
        }
        return Games.unfit("only saved games and campaigns that are played have a story; give a saved game, or a"
                + " NAME.progress.json");
    }

    /** The story of a campaign, of which nothing is told if a battle is missing. */
    private Result<Supplier<String>> campaign(Course.Followed followed, String named) {
        if (followed.trouble().isPresent()) {
            return Result.bad(followed.trouble().get().why());
        }
        Course course = followed.course();
        return Result.good(() -> CampaignStory.of(
                course,
                locale -> CampaignTexts.in(course.chain().campaign(), maps.shelf(), named, locale),
                language.texts(maps.shelf())));
    }
}
