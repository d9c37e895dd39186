package org.roadtorichmond.publish.story;

import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.unit.Side;

/**
 * The game step by step: a map, the controls, and what happens in words. A script moves it and reads the figures of {@link ReplayStates}; where
 * none runs, it stays hidden.
 */
record ReplayPart(StoryData data, PageLanguages languages, TurnsPart turns) {
    /** The id of the part, to which the page can lead. */
    static final String ID = "replay";

    /** The class of what is shown only where scripts run. */
    static final String SCRIPTED = "scripted";

    private static final String HEADING = ID + "-h";
    private static final String ARIA_LABEL = "aria-labelledby";

    /** Writes the part, and the figures into the page. */
    void write(HtmlPage page) {
        page.data("states", ReplayStates.of(data, languages, turns));
        Element section = page.main().appendElement("section").id(ID).addClass(SCRIPTED);
        section.attr("hidden", true).attr(ARIA_LABEL, HEADING);
        languages.say(section.appendElement("h2").id(HEADING), texts -> texts.get("story.replay"));
        languages.each(section, "p", (p, texts) -> p.text(texts.get("story.replay.key")));
        Element table = section.appendElement("div").addClass("table-top");
        Element stage = table.appendElement("div").id("stage");
        stage.attr("role", "group").attr("tabindex", "0").attr(ARIA_LABEL, HEADING);
        stage.appendChild(TurnsPart.parsed(turns.maps().stage(HEADING)));
        controls(table.appendElement("div").addClass("controls"));
        beside(table.appendElement("div").addClass("beside"));
    }

    private void controls(Element controls) {
        controls.attr("role", "group").attr(ARIA_LABEL, HEADING);
        Element buttons = controls.appendElement("div").addClass("steps");
        button(buttons, "first", "M5 5v14M18 5l-7 7 7 7");
        button(buttons, "back", "M15 5l-7 7 7 7");
        Element play = button(buttons, "play", "M8 5v14l11-7z");
        Element pause = play.appendElement("span").addClass("pause").attr("hidden", true);
        icon(pause, "M8 5v14M16 5v14");
        languages.say(pause.appendElement("span"), texts -> texts.get("story.replay.pause"));
        button(buttons, "next", "M9 5l7 7-7 7");
        button(buttons, "last", "M6 5l7 7-7 7M19 5v14");
        Element label = controls.appendElement("label").attr("for", "replay-turn");
        languages.say(label.appendElement("span"), texts -> texts.get("story.replay.turn"));
        label.appendElement("input")
                .id("replay-turn")
                .attr("type", "range")
                .attr("min", "0")
                .attr("max", String.valueOf(data.turns().size() - 1))
                .attr("value", "0");
        Element foot = controls.appendElement("p").addClass("facts");
        foot.appendElement("span").id("replay-place");
        Element whole = foot.appendElement("label").attr("for", "replay-whole");
        whole.appendElement("input").id("replay-whole").attr("type", "checkbox");
        languages.say(whole.appendElement("span"), texts -> texts.get("story.replay.whole"));
        Element link = foot.appendElement("a").id("replay-link").attr("href", "#" + ID);
        languages.say(link, texts -> texts.get("story.replay.link"));
    }

    /** A button with its sign and its name, which are in one element so that a script can put others in their place. */
    private Element button(Element parent, String action, String sign) {
        Element button = parent.appendElement("button").attr("type", "button").attr("data-do", action);
        Element face = button.appendElement("span");
        icon(face, sign);
        languages.say(face.appendElement("span"), texts -> texts.get("story.replay." + action));
        return button;
    }

    private static void icon(Element parent, String path) {
        parent.appendElement("svg")
                .attr("viewBox", "0 0 24 24")
                .attr("aria-hidden", "true")
                .appendElement("path")
                .attr("d", path);
    }

    private void beside(Element beside) {
        beside.appendElement("h3").id("replay-phase");
        languages.each(beside, "p", (points, texts) -> {
            points.addClass("so-far");
            for (Side side : Side.values()) {
                points.appendElement("span").text(StoryPhrases.side(texts, side) + " ");
                points.appendElement("b").addClass(side.word()).attr("data-points", side.word());
            }
            points.appendElement("i").text(texts.word(data.history().measure()));
        });
        Element fight = beside.appendElement("p").id("replay-attack").attr("aria-hidden", "true");
        Stream.of("number", "odds", "die", "result")
                .forEach(part -> fight.appendElement("span").addClass(part));
        beside.appendElement("p").id("replay-said").attr("role", "status").attr("aria-live", "polite");
        Element log = beside.appendElement("div")
                .id("replay-log")
                .attr("role", "region")
                .attr("tabindex", "0");
        log.attr(ARIA_LABEL, "replay-phase").appendElement("ul").addClass("log");
    }
}
