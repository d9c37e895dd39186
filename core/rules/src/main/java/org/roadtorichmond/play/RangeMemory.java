package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.path.KeptRange;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * The movement ranges found last for each unit of one game, as long as they hold; for the same range is asked for by a commander,
 * to check his command, to carry it out, by his enemy, and for units that stand together.
 *
 * <p>How far a unit gets depends on where it stands and what it has marched, on night or day, on the zones that hold it, and on what
 * bars and halts it in the hexes that its search met ({@link Barriers}). So a range holds whenever all is there as it was, even if
 * something came and went, or the unit went and came back, as in a look-ahead that begins again; of each unit the last few are
 * kept. Whether a move may end in a hex is looked at each time.
 */
final class RangeMemory {
    /** How many ranges are kept of a unit. */
    private static final int KEPT = 4;

    private final GameState state;
    private final Barriers barriers;
    private final @Nullable Note[] notes;
    private final byte[] newest;
    private @Nullable Note shown;
    private int shownFor;
    private long shownAt;

    /** A range and what it was found for. */
    private static final class Note {
        private final KeptRange range = new KeptRange();
        private boolean night;
        private int hex;
        private Optional<Travel> travel = Optional.empty();
        private List<Zone> holding = List.of();
    }

    RangeMemory(GameState state, Barriers barriers) {
        this.state = state;
        this.barriers = barriers;
        newest = new byte[state.forces().units().size()];
        notes = new Note[newest.length * KEPT];
    }

    /** Whether what the range shows is the answer of a unit that these zones hold, and nothing has happened since. */
    boolean shows(Unit unit, List<Zone> holding) {
        return shown != null
                && shownFor == unit.ordinal()
                && shownAt == barriers.moves()
                && current(unit, holding, shown);
    }

    /** Takes note that the range shows something else. */
    void hide() {
        shown = null;
    }

    /** Brings the range of a unit back that these zones hold, if it is known and current. */
    boolean recall(Unit unit, List<Zone> holding, MovementRange range, March obstacles) {
        Note note = find(unit, holding);
        if (note == null) {
            return false;
        }
        note.range.load(note.hex, range, obstacles);
        show(unit, note);
        return true;
    }

    /** Its own note, or that of another in the same hex who marches as it does. */
    private @Nullable Note find(Unit unit, List<Zone> holding) {
        Note own = find(unit.ordinal(), unit, holding);
        if (own != null) {
            return own;
        }
        Deployment deployment = state.deployment();
        int hex = deployment.hexOf(unit);
        for (int place = deployment.first(hex); place != Deployment.NONE; place = deployment.next(place)) {
            if (place != unit.ordinal() && alike(unit, deployment.unit(place))) {
                Note note = find(place, unit, holding);
                if (note != null) {
                    return note;
                }
            }
        }
        return null;
    }

    /** A note of one unit that holds for another, the newest first. */
    private @Nullable Note find(int whose, Unit unit, List<Zone> holding) {
        for (int age = 0; age < KEPT; age++) {
            Note note = notes[slot(whose, age)];
            if (note == null) {
                return null;
            }
            if (current(unit, holding, note)) {
                return note;
            }
        }
        return null;
    }

    private int slot(int whose, int age) {
        return whose * KEPT + (newest[whose] + KEPT - age) % KEPT;
    }

    private static boolean alike(Unit unit, Unit other) {
        return unit.side() == other.side() && unit.arm() == other.arm() && unit.allowance() == other.allowance();
    }

    private boolean current(Unit unit, List<Zone> holding, Note note) {
        return note.hex == state.deployment().hexOf(unit)
                && note.night == state.night()
                && note.travel.equals(state.travel(unit))
                && note.holding.equals(holding)
                && note.range.holds(barriers.kinds(unit.side()), barriers.changes(unit.side()));
    }

    /** Remembers the range just found for a unit that these zones hold. */
    void remember(Unit unit, List<Zone> holding, MovementRange range) {
        newest[unit.ordinal()] = (byte) ((newest[unit.ordinal()] + 1) % KEPT);
        int slot = slot(unit.ordinal(), 0);
        Note note = notes[slot];
        if (note == null) {
            note = new Note();
            notes[slot] = note;
        }
        note.range.keep(range, barriers.kinds(unit.side()), barriers.changes(unit.side()));
        note.night = state.night();
        note.hex = state.deployment().hexOf(unit);
        note.travel = state.travel(unit);
        note.holding = holding;
        show(unit, note);
    }

    private void show(Unit unit, Note note) {
        shown = note;
        shownFor = unit.ordinal();
        shownAt = barriers.moves();
    }
}
