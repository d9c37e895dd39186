package org.roadtorichmond.session;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Where players have ordered units that take several turns to get there: a flag for each. Flags are no rules and order nothing by
 * themselves; they are saved with the game, and come and go with what is taken back and done again.
 */
public final class Destinations {
    private final Game game;

    /** The flags by the number of commands from which on they stand. */
    private final TreeMap<Integer, SortedMap<Unit, Hex>> pages = new TreeMap<>();

    /** The destinations of a game, of which there are none yet. */
    Destinations(Game game) {
        this.game = game;
    }

    /** What the notes of a saved game say of destinations. */
    static Destinations of(GameNotes notes, Game game) {
        Destinations read = new Destinations(game);
        read.write(notes.destinations());
        return read;
    }

    /** The flags as they stood after a number of commands, for another game that stands there. */
    Destinations upTo(int entries, Game taken) {
        Destinations copy = new Destinations(taken);
        copy.pages.put(entries, at(entries));
        return copy;
    }

    private SortedMap<Unit, Hex> at(int entries) {
        Map.Entry<Integer, SortedMap<Unit, Hex>> page = pages.floorEntry(entries);
        return page == null ? new TreeMap<>() : page.getValue();
    }

    private void write(SortedMap<Unit, Hex> flags) {
        pages.put(game.log().size(), new TreeMap<>(flags));
    }

    /** Where units on the map are ordered, by unit. */
    public SortedMap<Unit, Hex> all() {
        SortedMap<Unit, Hex> flags = new TreeMap<>(at(game.log().size()));
        flags.keySet()
                .removeIf(unit -> !game.state().onMap(unit) && !game.state().awaited(unit));
        return flags;
    }

    /** Where units of a side are ordered, by unit: no one else's business. */
    public SortedMap<Unit, Hex> of(Side side) {
        SortedMap<Unit, Hex> flags = all();
        flags.keySet().removeIf(unit -> unit.side() != side);
        return flags;
    }

    /** Orders units to a hex, wherever they were ordered before. */
    void set(Collection<Unit> units, Hex hex) {
        SortedMap<Unit, Hex> flags = all();
        units.forEach(unit -> flags.put(unit, hex));
        write(flags);
    }

    void strike(Collection<Unit> units) {
        SortedMap<Unit, Hex> flags = all();
        if (flags.keySet().removeAll(units)) {
            write(flags);
        }
    }

    /** A command was given that was not given before: what was to come after it is void, and a unit that marches has its orders. */
    void given(Command command) {
        SortedMap<Unit, Hex> before = at(game.log().size() - 1);
        pages.tailMap(game.log().size(), true).clear();
        if (command instanceof Command.MoveUnit move && before.containsKey(move.unit())) {
            strike(move.unit());
        } else if (command instanceof Command.EnterUnit enter && before.containsKey(enter.unit())) {
            strike(enter.unit());
        }
    }

    private void strike(Unit unit) {
        strike(Collections.singleton(unit));
    }

    /** One command was taken back and those after it done again: all units keep their destinations except the one whose march was taken back. */
    void kept(SortedMap<Unit, Hex> before, Command gone) {
        SortedMap<Unit, Hex> flags = new TreeMap<>(before);
        if (gone instanceof Command.MoveUnit move) {
            flags.remove(move.unit());
        }
        pages.tailMap(game.log().size(), true).clear();
        write(flags);
    }
}
