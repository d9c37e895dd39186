package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * The player-turns of commanders that the log tells in one line: those that are over and in which units only marched and came onto the
 * map, several of them, without one that stood next to an enemy at the end.
 */
public final class QuietMarches {
    /** Nothing is told in one line. */
    public static final QuietMarches NONE = new QuietMarches(Map.of());

    private static final Set<Class<? extends Event>> QUIET = Set.of(
            Event.UnitMoved.class,
            Event.UnitEntered.class,
            Event.UnitRecovered.class,
            Event.PhaseBegan.class,
            MarksCleared.class);

    private final Map<Integer, Turn> turns;

    /**
     * A quiet player-turn.
     *
     * @param first the place in the log of its first march
     * @param side who marched
     * @param units how many of its units
     * @param hexes where they stood at the end
     */
    record Turn(int first, Side side, int units, List<Hex> hexes) {}

    private QuietMarches(Map<Integer, Turn> turns) {
        this.turns = turns;
    }

    /**
     * The quiet player-turns of a game up to where an umpire came to it, if one did.
     *
     * @param known the game as far as the reader knows it
     * @param byHuman whether a person gave the command of an entry, from 0
     */
    public static QuietMarches of(Game known, IntPredicate byHuman) {
        Map<Integer, Turn> turns = new HashMap<>();
        Map<Unit, Hex> places = new TreeMap<>();
        known.opening().standings().forEach((unit, standing) -> {
            if (standing instanceof Standing.OnMap here) {
                places.put(unit, here.hex());
            }
        });
        HexGrid grid = known.state().scenario().field().grid();
        List<Entry> log = known.log();
        int begun = 0;
        for (int i = 0; i < log.size(); i++) {
            for (Event event : log.get(i).events()) {
                if (event instanceof UmpireActed) {
                    return new QuietMarches(turns);
                }
                follow(event, places);
                if (event instanceof Event.PhaseBegan phase && phase.after().phase() == Phase.MOVEMENT) {
                    Side side = phase.before().player();
                    if (quiet(log, begun, i, byHuman) && !contact(side, places, grid)) {
                        add(turns, log, begun, i, side);
                    }
                    begun = i + 1;
                }
            }
        }
        return new QuietMarches(turns);
    }

    private static void follow(Event event, Map<Unit, Hex> places) {
        if (event instanceof Event.UnitMoved moved) {
            places.put(moved.unit(), moved.to());
        } else if (event instanceof Event.UnitEntered entered) {
            places.put(entered.unit(), entered.hex());
        } else if (event instanceof Event.UnitShifted shifted) {
            places.put(shifted.unit(), shifted.to());
        } else if (event instanceof Event.UnitExited exited) {
            places.remove(exited.unit());
        } else if (event instanceof Event.UnitEliminated lost) {
            places.remove(lost.unit());
        }
    }

    private static boolean quiet(List<Entry> log, int from, int to, IntPredicate byHuman) {
        for (int i = from; i <= to; i++) {
            if (byHuman.test(i)
                    || !log.get(i).events().stream().map(Event::getClass).allMatch(QUIET::contains)) {
                return false;
            }
        }
        return true;
    }

    private static boolean contact(Side side, Map<Unit, Hex> places, HexGrid grid) {
        Collection<Hex> own = new TreeSet<>();
        Collection<Hex> enemies = new TreeSet<>();
        places.forEach((unit, hex) -> (unit.side() == side ? own : enemies).add(hex));
        return own.stream()
                .anyMatch(hex -> enemies.stream().anyMatch(enemy -> grid.distance(hex.index(), enemy.index()) == 1));
    }

    private static void add(Map<Integer, Turn> turns, List<Entry> log, int from, int to, Side side) {
        Map<Unit, Hex> ends = new TreeMap<>();
        List<Integer> marches = new ArrayList<>();
        for (int i = from; i <= to; i++) {
            log.get(i).events().forEach(event -> follow(event, ends));
            if (log.get(i).events().stream().anyMatch(QuietMarches::march)) {
                marches.add(i);
            }
        }
        if (ends.size() > 1) {
            Turn turn = new Turn(
                    marches.get(0),
                    side,
                    ends.size(),
                    ends.values().stream().distinct().toList());
            marches.forEach(entry -> turns.put(entry, turn));
        }
    }

    /** Whether an event is one that the line of a quiet player-turn tells. */
    static boolean march(Event event) {
        return event instanceof Event.UnitMoved || event instanceof Event.UnitEntered;
    }

    /** The quiet player-turns to which entries belong that are marches, by the place of the entry in the log. */
    Map<Integer, Turn> turns() {
        return turns;
    }
}
