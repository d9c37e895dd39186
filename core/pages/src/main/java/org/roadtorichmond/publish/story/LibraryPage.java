package org.roadtorichmond.publish.story;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;

/** The index of a library of scenarios, in several languages, with links to the files beside it. Paths are those of files, with slashes. */
public final class LibraryPage {
    /** How the name of a file ends that has what a scenario says in German. */
    public static final String GERMAN = "_de.properties";

    /** What stands in such a page, and in no other one that the program writes. */
    public static final String MARK = "<main id=\"library\">";

    private static final String FOLDER = "/org/roadtorichmond/publish/story/";

    private final PageLanguages languages;
    private final HtmlPage page;
    private final boolean playable;

    /** An index without scenarios, which can be played if there is a page for that; the texts of the language shown at first come first. */
    public LibraryPage(List<Texts> all, boolean playable) {
        this.playable = playable;
        languages = new PageLanguages(all);
        Texts first = languages.first();
        String style = ShippedFiles.text(FOLDER + "story.css") + ShippedFiles.text(FOLDER + "library.css");
        page = new HtmlPage(PageLanguages.tag(first), first.get("library.title"), style + languages.style());
        page.showPictures();
        page.script(ShippedFiles.text(FOLDER + "story.js"));
        Element main = page.main().id("library");
        languages.choice(main, texts -> texts.get("library.title"));
        Element header = main.appendElement("header");
        languages.say(header.appendElement("p").addClass("kind"), texts -> texts.get("title.name"));
        languages.say(header.appendElement("h1"), texts -> texts.get("library.title"));
    }

    /**
     * Adds a scenario with the sizes, the story and the balance that it has.
     *
     * @param path its picture, its zip and its game that has not begun, without their endings
     * @param translated whether beside the game there is what it says in German
     * @param yardstick the stored games of just this scenario, if there are any
     * @param battles the games that were played of it, by their stories without their endings
     */
    public void add(
            Scenario scenario,
            String path,
            boolean translated,
            Optional<Yardstick> yardstick,
            Map<String, SavedGame> battles) {
        Element section = page.main().appendElement("section").addClass("entry");
        Element picture = section.appendElement("figure").addClass("plate").appendElement("img");
        picture.attr("src", escaped(path + ".svg")).attr("loading", "lazy");
        Function<Texts, String> name = texts -> texts.of(scenario).name();
        picture.attr("alt", languages.joined(texts -> texts.get("library.picture", name.apply(texts))));
        Element words = section.appendElement("div");
        languages.say(words.appendElement("h2"), name);
        int units = scenario.units().size();
        int hexes = scenario.field().grid().size();
        languages.say(
                words.appendElement("p").addClass("facts"),
                texts -> texts.get("library.size", scenario.turns(), units, hexes));
        Element doors = words.appendElement("p").addClass("doors");
        if (playable) {
            String translation = translated ? "&translation=../" + escaped(path + GERMAN) : "";
            door(doors, "library.play", "play/index.html#scenario=../" + escaped(path + ".game.json") + translation);
        }
        door(doors, "library.download", escaped(path + ".zip")).attr("download", true);
        languages.each(words, "div", (div, texts) -> {
            texts.of(scenario)
                    .story()
                    .lines()
                    .forEach(line -> div.appendElement("p").text(line));
            yardstick.ifPresent(stored -> div.appendElement("p").text(balance(texts, stored)));
        });
        battles(words, "library.stories", battles);
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

    private void battles(Element parent, String heading, Map<String, SavedGame> battles) {
        Element list = list(parent, heading, battles);
        battles.forEach((path, game) -> {
            StoryData data = StoryData.of(Session.of(game));
            Element item = list.appendElement("li");
            item.appendElement("a")
                    .attr("href", escaped(path + ".html"))
                    .text(path.substring(path.lastIndexOf('/') + 1));
            Function<Texts, String> result =
                    texts -> new StorySummary(data, texts).sentences().get(0);
            languages.say(item.appendElement("p"), result);
        });
    }

    private Element list(Element parent, String heading, Map<String, ?> items) {
        if (!items.isEmpty()) {
            languages.say(parent.appendElement("h3"), texts -> texts.get(heading));
        }
        return parent.appendElement("ul");
    }

    /** The page in UTF-8, with the games whose scenarios are not in it, and the files that were left out with what is wrong with them. */
    public String html(Map<String, SavedGame> others, Map<String, List<Problem>> left) {
        battles(page.main().appendElement("section"), "library.others", others);
        Element list = list(page.main().appendElement("section").addClass("left"), "library.left", left);
        // Where in the file, which may name folders of the designer's computer, is not for everyone.
        left.forEach((file, why) -> languages.say(
                list.appendElement("li"),
                texts -> texts.get("report.value", file, texts.tell(why.get(0).sentence()))));
        return page.html();
    }

    private static String escaped(String path) {
        return URLEncoder.encode(path, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("%2F", "/");
    }
}
