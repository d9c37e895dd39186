package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * The movement ranges found last for each unit of one game, as long as they hold; for the same range is asked for by a commander,
 * to check his command, to carry it out, by his enemy, and for units that stand together.
 *
 * <p>How far a unit gets depends on where it stands and what it has marched, on night or day, on the zones that hold it, and on what
 * bars and halts it in the hexes that its search met ({@link Barriers}). So a range holds as long as nothing changes there; whether
 * a move may end in a hex is looked at each time.
 */
final class RangeMemory {
    private final GameState state;
    private final Barriers barriers;
    private final @Nullable Note[] notes;
    private @Nullable Note shown;
    private int shownFor;
    private long shownAt;

    /** A range and what it was found for. */
    private static final class Note {
        private int[] range = {0, 0};
        private long change = -1;
        private boolean night;
        private int hex;
        private Optional<Travel> travel = Optional.empty();
        private List<Zone> holding = List.of();
    }

    RangeMemory(GameState state, Barriers barriers) {
        this.state = state;
        this.barriers = barriers;
        notes = new Note[state.forces().units().size()];
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
        range.load(note.hex, note.range, obstacles);
        show(unit, note);
        return true;
    }

    /** Its own note, or that of another in the same hex who marches as it does. */
    private @Nullable Note find(Unit unit, List<Zone> holding) {
        Note own = notes[unit.ordinal()];
        if (own != null && current(unit, holding, own)) {
            return own;
        }
        Deployment deployment = state.deployment();
        int hex = deployment.hexOf(unit);
        for (int place = deployment.first(hex); place != Deployment.NONE; place = deployment.next(place)) {
            Note note = notes[place];
            if (note != null
                    && place != unit.ordinal()
                    && alike(unit, deployment.unit(place))
                    && current(unit, holding, note)) {
                return note;
            }
        }
        return null;
    }

    private static boolean alike(Unit unit, Unit other) {
        return unit.side() == other.side() && unit.arm() == other.arm() && unit.allowance() == other.allowance();
    }

    private boolean current(Unit unit, List<Zone> holding, Note note) {
        return note.hex == state.deployment().hexOf(unit)
                && note.night == state.night()
                && note.travel.equals(state.travel(unit))
                && note.holding.equals(holding)
                && untouched(note, unit.side());
    }

    /** Whether no hex that the search met has changed; a note that holds is as good as new. */
    private boolean untouched(Note note, Side own) {
        long changes = barriers.changes(own);
        if (note.change == changes) {
            return true;
        }
        if (MovementRange.met(note.range, hex -> barriers.changedAt(hex, own) > note.change)) {
            return false;
        }
        note.change = changes;
        return true;
    }

    /** Remembers the range just found for a unit that these zones hold. */
    void remember(Unit unit, List<Zone> holding, MovementRange range) {
        Note note = notes[unit.ordinal()];
        if (note == null) {
            note = new Note();
            notes[unit.ordinal()] = note;
        }
        note.range = range.save(note.range);
        note.change = barriers.changes(unit.side());
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
