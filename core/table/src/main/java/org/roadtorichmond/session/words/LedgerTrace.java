package org.roadtorichmond.session.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Tally;

/** Finds where on the map, and by which entry of the log, the lines of a tally came about. */
public final class LedgerTrace {
    private final GameState state;
    private final Map<Unit, Place> places = new HashMap<>();

    /** Where a unit left the game or was rewarded, and by which entry. */
    private record Place(Hex hex, int entry) {}

    /**
     * Where a line points to.
     *
     * @param hexes the hexes concerned, ordered by number
     * @param entry the place in the log of the last entry concerned, if the log has one
     */
    public record Target(List<Hex> hexes, OptionalInt entry) {
        /** Copies the list. */
        public Target {
            hexes = List.copyOf(hexes);
        }
    }

    /** Indexes the log of a game as it stands; later events need another trace. */
    public LedgerTrace(Game game) {
        state = game.state();
        List<Entry> log = game.log();
        for (int i = 0; i < log.size(); i++) {
            for (Event event : log.get(i).events()) {
                note(event, i);
            }
        }
    }

    private void note(Event event, int entry) {
        if (event instanceof Event.UnitEliminated lost) {
            places.put(lost.unit(), new Place(lost.hex(), entry));
        } else if (event instanceof Event.UnitExited left) {
            places.put(left.unit(), new Place(left.hex(), entry));
        } else if (event instanceof Event.UnitWeakened weakened) {
            state.hexOf(weakened.unit()).ifPresent(hex -> places.put(weakened.unit(), new Place(hex, entry)));
        } else if (event instanceof TokenPlaced token) {
            state.hexOf(token.unit()).ifPresent(hex -> places.put(token.unit(), new Place(hex, entry)));
        }
    }

    /** Where what a line names (units or hexes) is to be seen. */
    public Target of(List<String> names) {
        TreeSet<Hex> hexes = new TreeSet<>();
        int last = -1;
        for (String name : names) {
            hex(name).ifPresent(hexes::add);
            Unit unit = unit(name).orElse(null);
            Place place = unit == null ? null : places.get(unit);
            last = place == null ? last : Math.max(last, place.entry());
        }
        return new Target(List.copyOf(hexes), last < 0 ? OptionalInt.empty() : OptionalInt.of(last));
    }

    private Optional<Unit> unit(String name) {
        return state.scenario().unit(name);
    }

    private Optional<Hex> hex(String name) {
        Optional<Unit> unit = unit(name);
        if (unit.isEmpty()) {
            return state.scenario().field().grid().parse(name);
        }
        Place place = places.get(unit.get());
        return place != null
                ? Optional.of(place.hex())
                : state.hexOf(unit.get()).or(() -> state.exited(unit.get()).map(exited -> exited.hex));
    }

    /** The points of a tally by the hexes where they came about, in the order of their numbers. */
    public SortedMap<Hex, Long> points(Tally tally) {
        SortedMap<Hex, Long> points = new TreeMap<>();
        tally.lines().stream()
                .flatMap(line -> line.sources().stream())
                .filter(source -> source.points() != 0)
                .forEach(source -> hex(source.name()).ifPresent(hex -> points.merge(hex, source.points(), Long::sum)));
        return points;
    }
}
