package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.publish.svg.MapArrow;
import org.roadtorichmond.publish.svg.MapMark;
import org.roadtorichmond.publish.svg.MapSeries;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * The game step by step as figures for a script: how it stood at first, and after each command what is different. Places are points of the
 * map's drawing and looks are drawings of counters, each named once and then meant by its number.
 *
 * <p>Step 0 is the beginning, step n the nth entry of the log. A step has of {@code changed} (unit, place or -1, look), {@code ways} (kind,
 * side, places), {@code attack}, {@code lost} (place, whether the whole unit), {@code points} (Union, Confederates) and {@code signs}
 * only what is new in it. The sentences are not here: a script reads them in the log of the page.
 */
final class ReplayStates {
    private static final int NOWHERE = -1;

    private final StoryData data;
    private final PageLanguages languages;
    private final TurnsPart turns;
    private final MapSeries maps;
    private final Objectives objectives;
    private final Map<Integer, Roll> rolls;
    private final Map<List<Double>, Integer> places = new LinkedHashMap<>();
    private final Map<String, Integer> looks = new LinkedHashMap<>();
    private final Map<String, Integer> units = new LinkedHashMap<>();
    private final List<Map<String, Object>> steps = new ArrayList<>();
    private final List<Map<String, Object>> phases = new ArrayList<>();
    private Map<Integer, List<Integer>> standing = Map.of();
    private List<KeyHex> keys = List.of();
    private Optional<Score> score = Optional.empty();

    private ReplayStates(StoryData data, PageLanguages languages, TurnsPart turns) {
        this.data = data;
        this.languages = languages;
        this.turns = turns;
        maps = turns.maps();
        objectives = new Objectives(data.scenario());
        rolls = data.history().luck().rolls().stream()
                .collect(Collectors.toMap(roll -> roll.attack().number(), Function.identity()));
        data.scenario().units().forEach(unit -> units.put(unit.id(), units.size()));
    }

    /** The game as figures; the counters and signs that they speak of become parts of the maps. */
    static Map<String, Object> of(StoryData data, PageLanguages languages, TurnsPart turns) {
        return new ReplayStates(data, languages, turns).read();
    }

    private Map<String, Object> read() {
        Game twin = data.game().beginning();
        phase(twin.state().moment(), true);
        steps.add(changes(twin));
        for (Entry entry : data.game().log()) {
            EventMarks marked = new EventMarks(twin.state());
            List<MapMark> marks = entry.events().stream()
                    .map(marked::of)
                    .flatMap(List::stream)
                    .toList();
            twin.restore(entry);
            List<Event.PhaseBegan> begun = entry.all(Event.PhaseBegan.class).toList();
            if (!begun.isEmpty()) {
                phase(twin.state().moment(), begun.stream().anyMatch(Event.PhaseBegan::handsOver));
            }
            Map<String, Object> step = changes(twin);
            happened(step, entry, marks);
            steps.add(step);
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("units", units.keySet().stream().map(InvisibleCharacters::shown).toList());
        all.put("places", places.keySet());
        all.put("looks", looks.keySet());
        all.put(
                "results",
                worded(texts -> Stream.of(CombatResult.values())
                        .map(result ->
                                texts.get("report.result." + result.name().toLowerCase(Locale.ROOT)))
                        .toList()));
        all.put("phases", phases);
        all.put("steps", steps);
        return all;
    }

    /** Notes that a phase begins with the step that follows. */
    private void phase(Moment moment, boolean playerTurn) {
        Map<String, Object> phase = new LinkedHashMap<>();
        phase.put("step", steps.size());
        phase.put("turn", moment.turn());
        phase.put("begins", playerTurn);
        phase.put("words", worded(texts -> new EventSentences(texts).phase(moment)));
        phases.add(phase);
    }

    private Map<String, Object> worded(Function<Texts, Object> words) {
        Map<String, Object> all = new LinkedHashMap<>();
        languages.all().forEach(texts -> all.put(PageLanguages.tag(texts), words.apply(texts)));
        return all;
    }

    /** What is different from the step before. */
    private Map<String, Object> changes(Game twin) {
        GameState state = twin.state();
        Map<String, Object> step = new LinkedHashMap<>();
        Map<Integer, List<Integer>> now = new HashMap<>();
        for (Counter counter : Counter.all(state)) {
            now.put(
                    units.getOrDefault(counter.label(), NOWHERE),
                    List.of(place(maps.middle(counter.hex())), number(looks, maps.counter(counter))));
        }
        List<List<Integer>> changed = new ArrayList<>();
        for (int unit : units.values()) {
            List<Integer> before = standing.getOrDefault(unit, List.of(NOWHERE, 0));
            List<Integer> after = now.getOrDefault(unit, List.of(NOWHERE, 0));
            if (!after.equals(before)) {
                changed.add(List.of(unit, after.get(0), after.get(1)));
            }
        }
        standing = now;
        if (!changed.isEmpty()) {
            step.put("changed", changed);
        }
        List<KeyHex> shown = objectives.at(state);
        if (!shown.equals(keys)) {
            keys = shown;
            step.put("signs", maps.signs(turns.signs(keys)));
        }
        Optional<Score> points = Optional.of(VictorySystem.score(twin));
        if (!points.equals(score)) {
            score = points;
            step.put("points", Stream.of(Side.values()).map(points.get()::of).toList());
        }
        return step;
    }

    private void happened(Map<String, Object> step, Entry entry, List<MapMark> marks) {
        List<Object> ways = new ArrayList<>();
        List<Object> lost = new ArrayList<>();
        for (MapMark mark : marks) {
            maps.arrows(mark).forEach(arrow -> ways.add(way(arrow)));
            if (mark instanceof MapMark.Loss loss) {
                lost.add(List.of(place(maps.middle(loss.hex())), loss.whole() ? 1 : 0));
            }
        }
        if (!ways.isEmpty()) {
            step.put("ways", ways);
        }
        if (!lost.isEmpty()) {
            step.put("lost", lost);
        }
        entry.all(Event.AttackDeclared.class).findFirst().ifPresent(attack -> step.put("attack", attack(attack)));
    }

    private Map<String, Object> attack(Event.AttackDeclared attack) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("number", attack.number());
        shown.put("odds", attack.odds().label());
        shown.put(
                "at",
                attack.targets().stream().map(hex -> place(maps.middle(hex))).toList());
        Optional.ofNullable(rolls.get(attack.number())).ifPresent(roll -> {
            shown.put("die", roll.face());
            shown.put("result", roll.result().ordinal());
        });
        return shown;
    }

    private List<Object> way(MapArrow arrow) {
        List<Object> way = new ArrayList<>();
        way.add(arrow.kind().name().toLowerCase(Locale.ROOT));
        way.add(arrow.side().map(Side::word).orElse(""));
        arrow.points().forEach(point -> way.add(place(point)));
        return way;
    }

    private int place(MapArrow.Point point) {
        return number(places, List.of(tenths(point.x()), tenths(point.y())));
    }

    private static double tenths(double value) {
        return Math.round(value * 10) / 10.0;
    }

    private static <T> int number(Map<T, Integer> numbers, T named) {
        Integer number = numbers.putIfAbsent(named, numbers.size());
        return number == null ? numbers.size() - 1 : number;
    }
}
