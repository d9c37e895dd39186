package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * The movement ranges found last for each unit of one game, as long as they hold; for the same range is asked for by a commander,
 * to check his command, and to carry it out.
 *
 * <p>How far a unit gets depends on where it stands and what it has marched, on the game-turn, on the zones that hold it, on where
 * its enemies stand, and on friends only where an enemy controls the hex, since a full hex can be passed elsewhere (rules 5.2,
 * 7.2). So in a movement phase most ranges hold while friends march; whether a move may end in a hex is looked at each time.
 */
final class RangeMemory implements Deployment.Listener {
    private final GameState state;
    private final @Nullable Note[] notes;
    private final long[] versions = new long[Side.COUNT];
    private long moves;
    private @Nullable Note shown;
    private long shownAt;

    /** A range and what it was found for. */
    private static final class Note {
        private int[] range = {0};
        private long version = -1;
        private int turn;
        private int hex;
        private Optional<Travel> travel = Optional.empty();
        private List<Zone> holding = List.of();
    }

    RangeMemory(GameState state) {
        this.state = state;
        notes = new Note[state.forces().units().size()];
        state.deployment().listen(this);
    }

    @Override
    public void arrived(Unit unit, int hex) {
        changed(unit, hex);
    }

    @Override
    public void departed(Unit unit, int hex) {
        changed(unit, hex);
    }

    private void changed(Unit unit, int hex) {
        Side enemy = unit.side().enemy();
        moves++;
        versions[enemy.ordinal()]++;
        if (state.control().controlled(hex, enemy)) {
            versions[unit.side().ordinal()]++;
        }
    }

    /** Whether what the range shows is the answer of a unit that these zones hold, and nothing has happened since. */
    boolean shows(Unit unit, List<Zone> holding) {
        return shown != null && shown == notes[unit.ordinal()] && shownAt == moves && current(unit, holding, shown);
    }

    /** Takes note that the range shows something else. */
    void hide() {
        shown = null;
    }

    /** Brings the range of a unit back that these zones hold, if it is known and current. */
    boolean recall(Unit unit, List<Zone> holding, MovementRange range, Obstacles obstacles) {
        Note note = notes[unit.ordinal()];
        if (note == null || !current(unit, holding, note)) {
            return false;
        }
        range.load(note.hex, note.range, obstacles);
        show(note);
        return true;
    }

    private boolean current(Unit unit, List<Zone> holding, Note note) {
        return note.version == versions[unit.side().ordinal()]
                && note.turn == state.moment().turn()
                && note.hex == state.deployment().hexOf(unit)
                && note.travel.equals(state.travel(unit))
                && note.holding.equals(holding);
    }

    /** Remembers the range just found for a unit that these zones hold. */
    void remember(Unit unit, List<Zone> holding, MovementRange range) {
        Note note = notes[unit.ordinal()];
        if (note == null) {
            note = new Note();
            notes[unit.ordinal()] = note;
        }
        note.range = range.save(note.range);
        note.version = versions[unit.side().ordinal()];
        note.turn = state.moment().turn();
        note.hex = state.deployment().hexOf(unit);
        note.travel = state.travel(unit);
        note.holding = holding;
        show(note);
    }

    private void show(Note note) {
        shown = note;
        shownAt = moves;
    }
}
