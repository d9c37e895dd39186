package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * A small fact of the game, immutable and reversible: it carries what was before and what is after. Applying events is the only
 * way in which a game changes, reverting them in reverse order the only way back.
 */
public sealed interface Event
        permits Event.UnitMoved,
                Event.UnitEntered,
                Event.UnitExited,
                Event.AttackDeclared,
                Event.DieRolled,
                Event.CombatProceeded,
                Event.UnitShifted,
                Event.UnitEliminated,
                Event.UnitShaken,
                Event.UnitRecovered,
                Event.UnitWeakened,
                Event.ZoneFreed,
                Event.PhaseBegan,
                Event.GameEnded,
                GroupArrived,
                HoldSettled,
                LengthSet,
                MarksCleared,
                TokenPlaced,
                TokensLost,
                UmpireActed {

    /** Makes the game as the fact leaves it, or else as it was before. */
    void set(Editor editor, boolean happened);

    /** Makes the fact so. */
    default void apply(Editor editor) {
        set(editor, true);
    }

    /** Makes it as it was. */
    default void revert(Editor editor) {
        set(editor, false);
    }

    /**
     * A unit marched (rule 6).
     *
     * @param unit which
     * @param path from where it stood to where it stands, both included
     * @param cost the half points it spent
     * @param before what it had marched before in this phase, if anything
     * @param after what it has marched now
     */
    record UnitMoved(Unit unit, List<Hex> path, int cost, Optional<Travel> before, Travel after) implements Event {
        /** Copies the path. */
        public UnitMoved {
            path = List.copyOf(path);
        }

        /** Where it stood. */
        public Hex from() {
            return path.get(0);
        }

        /** Where it stands. */
        public Hex to() {
            return path.get(path.size() - 1);
        }

        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                editor.stand(unit, to());
                editor.travel(unit, Optional.of(after));
            } else {
                editor.travel(unit, before);
                editor.stand(unit, from());
            }
        }
    }

    /**
     * A reinforcement came onto the map (rule 11).
     *
     * @param unit which
     * @param hex where
     * @param cost the half points it spent
     */
    record UnitEntered(Unit unit, Hex hex, int cost) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                editor.awaited(unit, false);
                editor.place(unit, hex);
                editor.travel(unit, Optional.of(new Travel(hex, cost, true, true)));
                editor.latecomer(unit, true);
            } else {
                editor.latecomer(unit, false);
                editor.travel(unit, Optional.empty());
                editor.lift(unit);
                editor.awaited(unit, true);
            }
        }
    }

    /**
     * A unit left the map (rule 12).
     *
     * @param unit which
     * @param hex where
     * @param turn the game-turn
     */
    record UnitExited(Unit unit, Hex hex, int turn) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                editor.lift(unit);
                editor.exited(unit, hex, turn);
            } else {
                editor.returned(unit);
                editor.place(unit, hex);
            }
        }
    }

    /**
     * An attack was declared (rule 8.2).
     *
     * @param number its number in the game, from 1
     * @param attackers who attacks
     * @param bombarding those of them who bombard
     * @param targets the defending hexes
     * @param strengths the strengths and how they come about
     * @param odds the odds at which it is resolved
     */
    record AttackDeclared(
            int number, List<Unit> attackers, List<Unit> bombarding, List<Hex> targets, Strengths strengths, Odds odds)
            implements Event {
        /** Copies the lists. */
        public AttackDeclared {
            attackers = List.copyOf(attackers);
            bombarding = List.copyOf(bombarding);
            targets = List.copyOf(targets);
        }

        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                attackers.forEach(unit -> editor.attacked(unit, true));
                targets.forEach(hex -> editor.attacked(hex, true));
                editor.attacks(number);
            } else {
                editor.attacks(number - 1);
                targets.forEach(hex -> editor.attacked(hex, false));
                attackers.forEach(unit -> editor.attacked(unit, false));
            }
        }
    }

    /**
     * A die was rolled (rule 17).
     *
     * @param number its number in the game, from 1
     * @param face what it shows, 1 to 6
     * @param meaning what that means, for players
     */
    record DieRolled(int number, int face, Sentence meaning) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.dice(happened ? number : number - 1);
        }
    }

    /**
     * A combat began to wait for a decision, waits for another one, or is finished (rules 8.5 to 8.7).
     *
     * @param before what was waited for, if anything
     * @param after what is waited for now, if anything
     */
    record CombatProceeded(Optional<Combat> before, Optional<Combat> after) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.combat(happened ? after : before);
        }
    }

    /**
     * A unit changed its hex in combat (rules 8.6, 8.7).
     *
     * @param unit which
     * @param reason how
     * @param from where it stood
     * @param to where it stands
     */
    record UnitShifted(Unit unit, Reason reason, Hex from, Hex to) implements Event {

        /** The ways in which combat moves units. */
        public enum Reason {
            RETREAT,
            DISPLACEMENT,
            ADVANCE
        }

        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                editor.shift(unit, to, reason);
            } else {
                editor.shiftBack(unit, from, reason);
            }
        }
    }

    /**
     * A unit was eliminated.
     *
     * @param unit which
     * @param hex where it stood
     * @param turn the game-turn
     * @param combat the number of the attack that did it
     * @param cause how, for players
     */
    record UnitEliminated(Unit unit, Hex hex, int turn, int combat, Sentence cause) implements Event {
        /** The cause of a unit that could not retreat (rule 8.6). */
        static final Sentence TRAPPED = Sentence.of("kept.trapped");

        /** Whether it fell because it could not retreat (rule 8.6), not by the die alone. */
        public boolean trapped() {
            return cause.equals(TRAPPED);
        }

        @Override
        public void set(Editor editor, boolean happened) {
            if (happened) {
                editor.lift(unit);
                editor.eliminated(unit, turn, combat);
            } else {
                editor.revived(unit);
                editor.place(unit, hex);
            }
        }
    }

    /**
     * A unit was shaken (rule 15).
     *
     * @param unit which
     */
    record UnitShaken(Unit unit) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.shaken(unit, happened);
        }
    }

    /**
     * A unit became effective again (rule 10.4).
     *
     * @param unit which
     */
    record UnitRecovered(Unit unit) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.shaken(unit, !happened);
        }
    }

    /**
     * A unit lost strength and stays (rule 16.4).
     *
     * @param unit which
     * @param before its strength before
     * @param after its strength now
     */
    record UnitWeakened(Unit unit, int before, int after) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.strength(unit, happened ? after : before);
        }
    }

    /**
     * The units that a zone held are free for good (rule 13.1).
     *
     * @param zone the zone's place among those of the scenario
     * @param name its name
     */
    record ZoneFreed(int zone, String name) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.freed(zone, happened);
        }
    }

    /**
     * A phase began (rule 4.1).
     *
     * @param before the phase that ended
     * @param after the phase that begins
     */
    record PhaseBegan(Moment before, Moment after) implements Event {
        /** Whether another player-turn begins with it; only an umpire's clock gives a side the next one too (rule 19.3). */
        public boolean handsOver() {
            return before.player() != after.player() || beginsTurn();
        }

        /** Whether a game-turn began with it. */
        public boolean beginsTurn() {
            return before.turn() != after.turn();
        }

        @Override
        public void set(Editor editor, boolean happened) {
            editor.moment(happened ? after : before);
        }
    }

    /**
     * The game ended (rule 4.3).
     *
     * @param ending why
     */
    record GameEnded(Ending ending) implements Event {
        @Override
        public void set(Editor editor, boolean happened) {
            editor.ending(happened ? Optional.of(ending) : Optional.empty());
        }
    }
}
