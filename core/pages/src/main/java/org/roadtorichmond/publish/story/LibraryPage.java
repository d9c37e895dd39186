package org.roadtorichmond.publish.story;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;

/**
 * The index of a library: each scenario with its picture, story, size and balance, and with links to the files that lie in folders beside
 * the page. In several languages, between which the reader switches.
 */
public final class LibraryPage {
    /** What stands in such a page, and in no other one that the program writes. */
    public static final String MARK = "<main id=\"library\">";

    /** The folder of the pictures, the zips and, if one can play, the games that have not begun. */
    public static final String FILES = "files";

    /** The folder of the stories of battles. */
    public static final String STORIES = "stories";

    /** The folder of the page on which one plays. */
    public static final String PLAY = "play";

    private static final String FOLDER = "/org/roadtorichmond/publish/story/";

    private final PageLanguages languages;
    private final boolean playable;

    /**
     * A writer of such pages.
     *
     * @param languages the texts of each language, that of the language shown at first before the others
     * @param playable whether there is a page on which one plays
     */
    public LibraryPage(List<Texts> languages, boolean playable) {
        this.languages = new PageLanguages(languages);
        this.playable = playable;
    }

    /**
     * A scenario of the library.
     *
     * @param stem what its files are called before their endings
     * @param loaded the scenario
     * @param yardstick the stored games of just this scenario, if there are any
     * @param battles the games that were played of it
     */
    public record Entry(String stem, LoadedScenario loaded, Optional<Yardstick> yardstick, List<Battle> battles) {
        /** Copies the list. */
        public Entry {
            battles = List.copyOf(battles);
        }
    }

    /**
     * A game of which there is a story.
     *
     * @param stem what its story is called before its ending
     * @param saved the game
     */
    public record Battle(String stem, SavedGame saved) {}

    /**
     * A file that is not in the library.
     *
     * @param file its name
     * @param why what is wrong with it
     */
    public record LeftOut(String file, List<Problem> why) {
        /** Copies the list. */
        public LeftOut {
            why = List.copyOf(why);
        }
    }

    /**
     * The page as text in UTF-8.
     *
     * @param entries the scenarios in their order
     * @param others the games whose scenarios are not in the library
     * @param left the files that were left out
     */
    public String html(List<Entry> entries, List<Battle> others, List<LeftOut> left) {
        HtmlPage page = new HtmlPage(
                PageLanguages.tag(languages.first()),
                languages.first().get("library.title"),
                ShippedFiles.text(FOLDER + "story.css")
                        + ShippedFiles.text(FOLDER + "library.css")
                        + languages.style());
        page.showPictures();
        Element main = page.main().id("library");
        languages.choice(main, texts -> texts.get("library.title"));
        languages.each(main, "header", (header, texts) -> {
            header.appendElement("p").addClass("kind").text(texts.get("title.name"));
            header.appendElement("h1").text(texts.get("library.title"));
        });
        entries.forEach(entry -> entry(main.appendElement("section").addClass("pair"), entry));
        if (!others.isEmpty()) {
            battles(main.appendElement("section"), "library.others", others);
        }
        if (!left.isEmpty()) {
            Element section = main.appendElement("section").addClass("left");
            languages.say(section.appendElement("h2"), texts -> texts.get("library.left"));
            Element list = section.appendElement("ul");
            left.forEach(each -> languages.say(
                    list.appendElement("li"),
                    texts -> texts.get("report.value", each.file(), texts.tell(each.why()))));
        }
        page.script(ShippedFiles.text(FOLDER + "story.js"));
        return page.html();
    }

    private void entry(Element section, Entry entry) {
        Scenario scenario = entry.loaded().scenario();
        section.appendElement("figure")
                .addClass("plate")
                .appendElement("img")
                .attr("src", address(FILES, entry.stem(), ".svg"))
                .attr("loading", "lazy")
                .attr("alt", languages.joined(texts -> texts.get("library.picture", name(texts, scenario))));
        Element words = section.appendElement("div");
        languages.say(words.appendElement("h2"), texts -> name(texts, scenario));
        languages.say(
                words.appendElement("p").addClass("facts"),
                texts -> texts.get(
                        "library.size",
                        scenario.turns(),
                        scenario.units().size(),
                        scenario.field().grid().size()));
        Element doors = words.appendElement("p").addClass("doors");
        if (playable) {
            String game = "../" + address(FILES, entry.stem(), ".game.json");
            door(doors, "library.play", PLAY + "/index.html#scenario=" + escaped(game));
        }
        door(doors, "library.download", address(FILES, entry.stem(), ".zip")).attr("download", true);
        languages.each(words, "div", (div, texts) -> {
            texts.of(scenario)
                    .story()
                    .lines()
                    .filter(line -> !line.isBlank())
                    .forEach(line -> div.appendElement("p").text(line));
            entry.yardstick().ifPresent(stored -> div.appendElement("p").text(balance(texts, stored)));
        });
        if (!entry.battles().isEmpty()) {
            battles(words, "library.stories", entry.battles());
        }
    }

    private static String name(Texts texts, Scenario scenario) {
        return texts.of(scenario).name();
    }

    private Element door(Element doors, String words, String address) {
        Element door = doors.appendElement("a").attr("href", address);
        languages.say(door, texts -> texts.get(words));
        return door;
    }

    private static String balance(Texts texts, Yardstick stored) {
        return texts.get(
                "report.yardstick.games",
                stored.games(),
                texts.player(stored.union()),
                texts.player(stored.confederate()),
                stored.wins().union(),
                stored.wins().confederate(),
                stored.wins().draw());
    }

    private void battles(Element parent, String heading, List<Battle> battles) {
        languages.say(parent.appendElement("h3"), texts -> texts.get(heading));
        Element list = parent.appendElement("ul");
        for (Battle battle : battles) {
            StoryData data = StoryData.of(Session.of(battle.saved()));
            Element item = list.appendElement("li");
            item.appendElement("a")
                    .attr("href", address(STORIES, battle.stem(), ".html"))
                    .text(battle.stem());
            languages.each(item, "p", (p, texts) -> p.text(new StorySummary(data, texts).sentences().get(0)));
        }
    }

    private static String address(String folder, String stem, String ending) {
        return folder + "/" + escaped(stem) + ending;
    }

    private static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
