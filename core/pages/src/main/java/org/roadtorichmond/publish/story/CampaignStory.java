package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.campaign.CampaignWords;
import org.roadtorichmond.session.campaign.FormationLosses;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/**
 * A campaign, over or not, as one HTML page that contains all it needs: its battles beside history, of each what it began with, its story
 * in a few sentences and what came of it, and what was lost in all. In several languages, between which the reader switches.
 */
public final class CampaignStory {
    private static final String STYLE = "/org/roadtorichmond/publish/story/story.css";
    private static final String SCRIPT = "/org/roadtorichmond/publish/story/story.js";

    private final Course course;
    private final Function<Locale, Campaign> campaign;

    private CampaignStory(Course course, Function<Locale, Campaign> campaign) {
        this.course = course;
        this.campaign = campaign;
    }

    /**
     * The page as text in UTF-8.
     *
     * @param course the battles that are over
     * @param campaign the same campaign in a language, under the handicap of the course
     * @param languages the texts of each language, that of the language shown at first before the others
     */
    public static String of(Course course, Function<Locale, Campaign> campaign, List<Texts> languages) {
        return new CampaignStory(course, campaign).html(new PageLanguages(languages));
    }

    private String html(PageLanguages languages) {
        Texts first = languages.first();
        HtmlPage page =
                new HtmlPage(PageLanguages.tag(first), title(first), ShippedFiles.text(STYLE) + languages.style());
        languages.choice(page.main(), this::title);
        languages.each(page.main(), "header", this::head);
        languages.each(page.main(), "div", (div, texts) -> {
            Part part = page.content(div, texts.get("story.figures"));
            battles(part, texts);
            for (int number = 0; number < course.steps().size(); number++) {
                battle(part, texts, number);
            }
            end(part, texts);
        });
        page.script(ShippedFiles.text(SCRIPT));
        return page.html();
    }

    /** The campaign in a language, up to a battle. */
    private Chain chain(Texts texts, int battles) {
        return new Chain(campaign.apply(texts.locale()), course.chain().ends().subList(0, battles));
    }

    private Chain chain(Texts texts) {
        return chain(texts, course.steps().size());
    }

    private static String id(Texts texts, String of) {
        return PageLanguages.tag(texts) + "-" + of;
    }

    private String title(Texts texts) {
        String name = campaign.apply(texts.locale()).name();
        return course.chain().isOver() ? name + " · " + new CampaignWords(texts, chain(texts)).winner() : name;
    }

    private void head(Element header, Texts texts) {
        header.appendElement("p").addClass("kind").text(texts.get("title.name") + " · " + texts.get("story.campaign"));
        header.appendElement("h1").text(title(texts));
        header.appendElement("div")
                .addClass("verdict")
                .appendElement("p")
                .text(new CampaignWords(texts, chain(texts)).standing());
        String story = campaign.apply(texts.locale()).story();
        story.lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> header.appendElement("p").text(line));
    }

    private void battles(Part page, Texts texts) {
        CampaignWords words = new CampaignWords(texts, chain(texts));
        List<Integer> over = words.over().boxed().toList();
        page.part(id(texts, "battles"), texts.get("story.campaign.battles"))
                .table(new TableData<>(texts.get("story.campaign.battles"), over)
                        .words(texts.get("campaign.battle"), number -> named(texts, number))
                        .words(texts.get("campaign.went"), words::result)
                        .words(
                                texts.get("campaign.history"),
                                number -> words.history(number).orElse("–")));
    }

    private String named(Texts texts, int number) {
        return (number + 1) + ". "
                + campaign.apply(texts.locale()).battles().get(number).title();
    }

    private void battle(Part page, Texts texts, int number) {
        CampaignWords before = new CampaignWords(texts, chain(texts, number));
        CampaignWords after = new CampaignWords(texts, chain(texts, number + 1));
        Course.Step step = course.steps().get(number);
        Part part = page.part(id(texts, "battle-" + number), named(texts, number));
        part.say(after.date(number)).say(after.result(number));
        step.game()
                .map(game -> new StorySummary(StoryData.of(Session.of(game)), texts))
                .ifPresent(summary -> part.say(String.join(" ", summary.sentences())));
        List<Carried.Line> lines = step.opening().lines();
        list(
                part.part(id(texts, "opening-" + number), texts.get("story.campaign.opening")),
                lines.isEmpty()
                        ? List.of(texts.get("campaign.asPrinted"))
                        : lines.stream().map(before::line).toList());
        List<String> outcomes = after.outcomes(number).stream().map(after::told).toList();
        if (!outcomes.isEmpty()) {
            String title = campaign.apply(texts.locale()).battles().get(number).title();
            list(part.part(id(texts, "after-" + number), texts.get("campaign.cameOf", title)), outcomes);
        }
    }

    private static void list(Part part, List<String> told) {
        Element list = part.element().appendElement("ul");
        told.forEach(line -> list.appendElement("li").text(line));
    }

    /** The points at the end, and what each formation lost in all battles. */
    private void end(Part page, Texts texts) {
        CampaignWords words = new CampaignWords(texts, chain(texts));
        if (course.chain().isOver() && !words.finals().isEmpty()) {
            list(
                    page.part(id(texts, "finals"), words.winner()),
                    words.finals().stream().map(words::told).toList());
        }
        Part part = page.part(id(texts, "losses"), texts.get("campaign.losses"));
        for (Side side : Side.values()) {
            List<FormationLoss> own = FormationLosses.of(chain(texts)).stream()
                    .filter(loss -> loss.side() == side && loss.printed() > 0)
                    .toList();
            int lost = own.stream().mapToInt(FormationLoss::lost).sum();
            int whole = own.stream().mapToInt(FormationLoss::printed).sum();
            part.table(new TableData<>(texts.get("report.lost", StoryPhrases.side(texts, side), lost, whole), own)
                    .words(
                            texts.get("story.formation"),
                            loss -> loss.name().isEmpty() ? texts.get("report.independent") : texts.name(loss.name()))
                    .figure(texts.get("story.lost.points"), FormationLoss::lost)
                    .figure(texts.get("story.printed"), FormationLoss::printed));
        }
        part.say(texts.get("campaign.losses.note"));
    }
}
