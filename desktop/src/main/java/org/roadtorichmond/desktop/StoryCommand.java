package org.roadtorichmond.desktop;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3FileHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.publish.story.CampaignStory;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.ProgressDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
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

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description = "In which language the page opens, en or de (en); its readers can switch.")
    private String language = Preferences.LANGUAGES.get(0);

    @Mixin
    private ForceOption force;

    @Override
    void run() {
        refuseIf(
                !Preferences.LANGUAGES.contains(language),
                "--language takes one of " + String.join(", ", Preferences.LANGUAGES) + ", not " + language);
        with(
                file,
                maps.documents().open(file).then(this::html),
                html -> writeAndName(
                        force.outputs(maps),
                        new Written(out, OutputKind.PAGE, () -> html.get().getBytes(StandardCharsets.UTF_8))));
    }

    private Result<Supplier<String>> html(Document document) {
        if (document instanceof Document.GameDocument game) {
            return Result.good(() -> BattleStory.of(Session.of(game.saved()), languages(), false));
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
                languages()));
    }

    /** The texts of all languages, first the one in which the page opens. */
    private List<Texts> languages() {
        List<String> tags = new ArrayList<>(Preferences.LANGUAGES);
        tags.remove(language);
        tags.add(0, language);
        Shelf shelf = maps.shelf();
        return tags.stream()
                .map(Locale::forLanguageTag)
                .map(locale -> texts(shelf, locale))
                .toList();
    }

    private static Texts texts(Shelf shelf, Locale locale) {
        return new Texts(
                new Lwjgl3FileHandle("assets/i18n/messages", FileType.Classpath),
                locale,
                Translations.on(shelf, locale));
    }
}
