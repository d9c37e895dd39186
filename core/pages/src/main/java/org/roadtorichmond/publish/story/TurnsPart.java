package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.roadtorichmond.publish.svg.MapMark;
import org.roadtorichmond.publish.svg.MapSeries;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;

/** The battle turn by turn: a map and the log of each player-turn, of which the style shows the turn that the reader chooses. */
final class TurnsPart {
    private static final String SHOW = "show-turn-";
    private static final int SET_UP = 0;

    private final StoryData data;
    private final PageLanguages languages;
    private final MapSeries maps;
    private final Map<Texts, LogPart> logs = new LinkedHashMap<>();
    /** The places among all player-turns of those of each turn: two, or more where an umpire had it played again. */
    private final Map<Integer, List<Integer>> turns = new LinkedHashMap<>();

    TurnsPart(StoryData data, PageLanguages languages, boolean turned) {
        this.data = data;
        this.languages = languages;
        maps = new MapSeries(data.scenario(), "map-", turned, languages.first().get("map.north"));
        languages.all().forEach(texts -> logs.put(texts, new LogPart(data, texts)));
        turns.put(SET_UP, List.of());
        for (int place = 0; place < data.turns().size(); place++) {
            turns.computeIfAbsent(data.turns().get(place).turn(), fresh -> new ArrayList<>())
                    .add(place);
        }
    }

    /** The rules by which only the chosen turn is shown, on screens. */
    static String style(StoryData data) {
        StringBuilder css = new StringBuilder("@supports selector(:has(*)){@media screen{.turn{display:none}");
        css.append(shown(SET_UP));
        data.turns().stream().map(PlayerTurn::turn).distinct().forEach(turn -> css.append(shown(turn)));
        return css.append("}}").toString();
    }

    private static String shown(int turn) {
        return ":root:has(#" + SHOW + turn + ":checked) #turn-" + turn + "{display:block}";
    }

    /** Writes the picture at the head of the page: how units stood at last on the ground that they held. */
    void plate(Element main) {
        boolean over = data.state().ending().isPresent();
        Element figure = main.appendElement("figure").addClass("plate");
        PlayerTurn last = data.turns().get(data.turns().size() - 1);
        Element caption = new Element("figcaption").id("plate-h");
        languages.say(caption, texts -> texts.get(over ? "story.plate" : "story.plate.running"));
        figure.appendChild(parsed(maps.plate(last.counters(), signs(last.keys()), caption.id())));
        figure.appendChild(caption);
    }

    void write(Element main) {
        Element section = main.appendElement("section").id("turns").attr("aria-labelledby", "turns-h");
        languages.say(section.appendElement("h2").id("turns-h"), texts -> texts.get("story.turns"));
        languages.each(section, "p", (p, texts) -> p.text(texts.get("story.key")));
        Element box = section.appendElement("div").addClass("battle");
        choice(box);
        turns.forEach((turn, places) -> turn(box, turn, places));
        Map<String, UnaryOperator<String>> legends = new LinkedHashMap<>();
        languages
                .all()
                .forEach(texts ->
                        legends.put(PageLanguages.tag(texts), place -> texts.get("map.to", texts.name(place))));
        section.appendChild(parsed(maps.shared(legends, name -> languages.joined(texts -> texts.name(name)))));
    }

    /** The signs of the hexes that the battle is about, each with its sentence in all languages. */
    List<KeySign> signs(List<KeyHex> keys) {
        return KeySign.of(keys, data.scenario(), sentence -> languages.joined(texts -> texts.tell(sentence))).stream()
                .map(KeySign::brief)
                .toList();
    }

    /** The maps, which are drawn from the same parts as those of the replay. */
    MapSeries maps() {
        return maps;
    }

    static Element parsed(String svg) {
        return Jsoup.parse(svg, "", Parser.xmlParser()).child(0);
    }

    private void choice(Element box) {
        Element group = box.appendElement("fieldset").addClass("turns");
        languages.say(group.appendElement("legend"), texts -> texts.get("story.choose"));
        int first = data.turns().get(0).turn();
        for (int turn : turns.keySet()) {
            Element label = group.appendElement("label").attr("for", SHOW + turn);
            label.appendElement("input")
                    .id(SHOW + turn)
                    .attr("type", "radio")
                    .attr("name", "turn")
                    .attr("checked", turn == first);
            Element name = label.appendElement("span");
            languages.say(name, texts -> turn == SET_UP ? texts.get("report.start") : Integer.toString(turn));
            if (turn != SET_UP && data.scenario().isNight(turn)) {
                label.addClass("night");
            }
        }
        Element large = group.appendElement("label").attr("for", "large").addClass("large");
        large.appendElement("input").id("large").attr("type", "checkbox");
        languages.say(large.appendElement("span"), texts -> texts.get("story.large"));
    }

    private void turn(Element box, int turn, List<Integer> places) {
        Element part = box.appendElement("div").id("turn-" + turn).addClass("turn");
        languages.say(
                part.appendElement("h3"),
                texts -> turn == SET_UP ? texts.get("story.setUp") : StoryPhrases.turn(texts, data, turn));
        Element pair = part.appendElement("div").addClass("pair");
        if (turn == SET_UP) {
            map(
                    pair.appendElement("div"),
                    "map-of-set-up",
                    texts -> texts.get("story.setUp.map"),
                    data.setUp(),
                    data.keys(),
                    List.of());
        }
        Set<String> ids = new HashSet<>();
        for (int place : places) {
            PlayerTurn player = data.turns().get(place);
            // The replay finds the log of each player-turn by its place.
            Element half = pair.appendElement("div").attr("data-place", String.valueOf(place));
            map(
                    half,
                    "map-of-" + player.id() + (ids.add(player.id()) ? "" : "-" + place),
                    texts -> texts.get("story.player", StoryPhrases.side(texts, player.player())),
                    player.counters(),
                    player.keys(),
                    player.marks());
            languages.each(half, "div", (log, texts) -> written(texts).write(log, place));
        }
    }

    private LogPart written(Texts texts) {
        LogPart log = logs.get(texts);
        if (log == null) {
            throw new IllegalArgumentException("no language of this page: " + texts.locale());
        }
        return log;
    }

    private void map(
            Element parent,
            String id,
            Function<Texts, String> caption,
            List<Counter> counters,
            List<KeyHex> keys,
            List<MapMark> marks) {
        Element figure = parent.appendElement("figure").addClass("sheet");
        languages.say(figure.appendElement("figcaption").id(id), caption);
        figure.appendElement("div")
                .addClass("paper")
                .attr("role", "region")
                .attr("tabindex", "0")
                .attr("aria-labelledby", id)
                .appendChild(parsed(maps.map(counters, signs(keys), marks, id)));
    }
}
