package org.roadtorichmond.publish.story;

import java.util.List;
import org.jsoup.nodes.Element;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;

/**
 * What happened in a game, finished or not, as one HTML page that contains all it needs: the story in a few sentences, every line
 * of points, a map and the log of each player-turn, and charts of its course with their figures in tables; with scripts also the
 * game step by step. It is readable without scripts, in light and dark, on paper and by ear, and in several languages, between which
 * the reader switches.
 */
public final class BattleStory {
    private static final String FOLDER = "/org/roadtorichmond/publish/story/";

    private final StoryData data;
    private final PageLanguages languages;
    private final boolean turned;

    private BattleStory(StoryData data, PageLanguages languages, boolean turned) {
        this.data = data;
        this.languages = languages;
        this.turned = turned;
    }

    /**
     * The page as text in UTF-8. It takes about a second of a long game.
     *
     * @param session the game and who plays it
     * @param languages the texts of each language, that of the language shown at first before the others
     * @param turned whether its maps are turned to the left, as they may have been in the battle
     */
    public static String of(Session session, List<Texts> languages, boolean turned) {
        return new BattleStory(StoryData.of(session), new PageLanguages(languages), turned).html();
    }

    private String html() {
        HtmlPage page = new HtmlPage(
                PageLanguages.tag(languages.first()),
                title(languages.first()),
                ShippedFiles.text(FOLDER + "story.css")
                        + ShippedFiles.text(FOLDER + "replay.css")
                        + languages.style()
                        + TurnsPart.style(data));
        Element main = page.main();
        languages.choice(main, this::title);
        TurnsPart turns = new TurnsPart(data, languages, turned);
        turns.plate(main);
        languages.each(main, "header", this::head);
        new ReplayPart(data, languages, turns).write(page);
        languages.each(main, "div", (div, texts) -> {
            Part part = page.content(div, texts.get("story.figures"));
            new PointsPart(data, texts).write(part, prefix(texts));
        });
        turns.write(main);
        languages.each(main, "div", (div, texts) -> {
            Part part = page.content(div, texts.get("story.figures"));
            new CoursePart(data, texts).write(part, prefix(texts));
            new LuckPart(data, texts).write(part, prefix(texts));
            new LossesPart(data, texts).write(part, prefix(texts));
        });
        new KeyLinks(data.keys()).add(main);
        page.script(ShippedFiles.text(FOLDER + "story.js"));
        page.script(ShippedFiles.text(FOLDER + "replay.js"));
        return page.html();
    }

    private static String prefix(Texts texts) {
        return PageLanguages.tag(texts) + "-";
    }

    private String title(Texts texts) {
        return texts.of(data.scenario()).name() + " · " + new StorySummary(data, texts).headline();
    }

    private void head(Element header, Texts texts) {
        StorySummary lead = new StorySummary(data, texts);
        header.appendElement("p").addClass("kind").text(texts.get("title.name") + " · " + texts.get("story.title"));
        header.appendElement("h1").text(title(texts));
        Element verdict = header.appendElement("div").addClass("verdict");
        List<String> sentences = lead.sentences();
        verdict.appendElement("p").text(sentences.get(0));
        verdict.appendElement("p").text(String.join(" ", sentences.subList(1, sentences.size())));
        header.appendElement("p")
                .addClass("facts")
                .text(texts.players(
                        data.session().players(),
                        data.session().loaded().handicap(),
                        data.session().game().state().ending().isPresent()));
        String story = texts.of(data.scenario()).story();
        if (!story.isEmpty()) {
            Element details = header.appendElement("details").addClass("situation");
            details.attr("open", true);
            details.appendElement("summary").text(texts.get("story.situation"));
            story.lines()
                    .filter(line -> !line.isBlank())
                    .forEach(line -> details.appendElement("p").text(line));
        }
        contents(header, texts);
    }

    /** Links to the parts. */
    private static void contents(Element header, Texts texts) {
        Element list = header.appendElement("nav")
                .attr("aria-label", texts.get("story.contents"))
                .appendElement("ul");
        link(list, ReplayPart.ID, texts.get("story.replay"))
                .addClass(ReplayPart.SCRIPTED)
                .attr("hidden", true);
        link(list, prefix(texts) + "points", texts.get("story.points"));
        link(list, "turns", texts.get("story.turns"));
        link(list, prefix(texts) + "course", texts.get("story.course"));
        link(list, prefix(texts) + "luck", texts.get("story.luck"));
        link(list, prefix(texts) + "losses", texts.get("story.lost"));
    }

    private static Element link(Element list, String id, String words) {
        Element item = list.appendElement("li");
        item.appendElement("a").attr("href", "#" + id).text(words);
        return item;
    }
}
