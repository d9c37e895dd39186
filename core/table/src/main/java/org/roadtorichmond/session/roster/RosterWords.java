package org.roadtorichmond.session.roster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** The order of battle in words: names of formations, where a unit is and how it stands, and what can be searched for. */
public final class RosterWords {
    private final Texts texts;
    private final GameState state;
    private final Scenario scenario;

    /** The words for a game as it stands. */
    public RosterWords(Texts texts, GameState state) {
        this.texts = texts;
        this.state = state;
        scenario = state.scenario();
    }

    /** The name of a corps: one with a Roman number is called a corps. */
    public String corps(String name) {
        return corps(name, texts);
    }

    /** The same without a game. */
    public static String corps(String name, Texts texts) {
        return FormationOrder.roman(name) ? texts.get("roster.corps", name) : texts.name(name);
    }

    /** The name of a division; what has none are the troops of the corps itself. */
    public String division(String name) {
        if (name.isEmpty()) {
            return texts.get("roster.troops");
        }
        return name.matches("\\d{1,4}") ? texts.get("roster.division", Integer.parseInt(name)) : texts.name(name);
    }

    /** What a formation has left, in units and points. */
    public String strength(Strength strength) {
        boolean whole = strength.left() == strength.units() && strength.points() == strength.printed();
        return whole
                ? texts.get("roster.whole", strength.units(), strength.points())
                : texts.get(
                        "roster.strength", strength.left(), strength.units(), strength.points(), strength.printed());
    }

    /** Where a unit is and how it stands, or when and how it was lost, left, or is to come. */
    public String where(Roster.Item item) {
        if (item.fate() instanceof Fate.OnMap on) {
            return place(on.hex()) + conditions(item.unit());
        } else if (item.fate() instanceof Fate.Left left) {
            return texts.get("roster.left", left.hex(), left.turn(), time(left.turn()));
        } else if (item.fate() instanceof Fate.Lost lost) {
            return lost(item.unit(), lost);
        }
        return coming((Fate.Awaited) item.fate());
    }

    private String conditions(Unit unit) {
        List<String> words = new ArrayList<>();
        if (state.shaken(unit)) {
            words.add(texts.get("roster.shaken"));
        }
        if (state.strength(unit) < unit.strength()) {
            words.add(texts.get("roster.weakened", unit.strength()));
        }
        if (state.inEnemyControl(unit)) {
            words.add(texts.get("side.inControl"));
        }
        return words.isEmpty() ? "" : " · " + String.join(", ", words);
    }

    private String lost(Unit unit, Fate.Lost lost) {
        if (lost.loss().isEmpty()) {
            return lost.turn() == 0 ? texts.get("roster.lostBefore") : texts.get("roster.lostTurn", lost.turn());
        }
        String how = texts.tell(lost.loss().get().cause());
        String where = lost.loss().get().hex().number();
        return lost.attack()
                .map(attack -> texts.get(
                        attack.attackers().contains(unit) ? "roster.lostOwn" : "roster.lostIn",
                        lost.turn(),
                        time(lost.turn()),
                        where,
                        attack.odds(),
                        how))
                .orElseGet(() -> texts.get("roster.lost", lost.turn(), time(lost.turn()), where, how));
    }

    private String coming(Fate.Awaited awaited) {
        if (awaited.arrival().isEmpty()) {
            return texts.get("roster.never");
        }
        Arrival arrival = awaited.arrival().get();
        return switch (awaited.state()) {
            case NEVER -> texts.get("roster.missed", arrival.last());
            case NOW -> texts.get("roster.now", hexes(arrival));
            case LATER, ROLLS -> texts.get("roster.due", span(arrival), time(arrival.turn()), hexes(arrival));
        };
    }

    /** When a group of the calendar comes, and where and on what condition. */
    public String group(Roster.Group group) {
        Arrival arrival = group.arrival();
        List<String> words = new ArrayList<>();
        words.add(texts.get("roster.at", hexes(arrival)));
        if (arrival.last() > arrival.turn() && arrival.last() < scenario.turns()) {
            words.add(texts.get("roster.until", arrival.last()));
        }
        if (arrival.optional()) {
            words.add(texts.get("roster.optional"));
        }
        if (group.items().stream()
                .anyMatch(
                        item -> item.fate() instanceof Fate.Awaited awaited && awaited.state() == Fate.Coming.ROLLS)) {
            words.add(texts.get("roster.rolls", arrival.number()));
        }
        return String.join(", ", words);
    }

    /** A game-turn of the calendar with its hour. */
    public String day(int turn) {
        boolean passed = turn < state.moment().turn();
        return texts.get(passed ? "roster.since" : "roster.day", turn, time(turn));
    }

    private String span(Arrival arrival) {
        boolean open = arrival.last() > arrival.turn() && arrival.last() < scenario.turns();
        return open
                ? texts.get("roster.turns", arrival.turn(), arrival.last())
                : texts.get("roster.turn", arrival.turn());
    }

    private String time(int turn) {
        return Hours.at(scenario, turn, texts).map(hour -> ", " + hour).orElse("");
    }

    private String hexes(Arrival arrival) {
        return arrival.hexes().stream().map(this::place).collect(Collectors.joining(", "));
    }

    /** A hex with the name of the place in it, if there is one. */
    private String place(Hex hex) {
        return scenario.field()
                .placeName(hex)
                .map(known -> hex.number() + " " + known)
                .orElse(hex.number());
    }

    /**
     * Whether a unit is meant by what somebody seeks: each word begins one in its name, its commander, formation, hex or state; Roman
     * numerals are whole words.
     */
    public boolean matches(Roster.Item item, String sought) {
        Unit unit = item.unit();
        List<String> levels = FormationOrder.levels(unit);
        List<String> words = split(String.join(
                " ",
                unit.id(),
                unit.commander(),
                corps(levels.get(0)),
                division(String.join("/", levels.subList(1, levels.size()))),
                texts.word(unit.side()),
                texts.word(unit.arm()),
                where(item)));
        return split(sought).stream().allMatch(word -> words.stream().anyMatch(said -> begins(said, word)));
    }

    private List<String> split(String text) {
        return Arrays.stream(text.toLowerCase(texts.locale()).split("[\\s,:·()]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static boolean begins(String said, String word) {
        return FormationOrder.roman(word.toUpperCase(Locale.ROOT)) ? said.equals(word) : said.startsWith(word);
    }
}
