package org.roadtorichmond.scenario.lesson;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;

/** What completes a step of a lesson. */
public sealed interface StepGoal {

    /** Whether the step runs through phases and dice, so that none of them can be a mistake of the learner. */
    default boolean open() {
        return false;
    }

    /** The learner has read the text and says so. */
    record Read() implements StepGoal {}

    /**
     * Units are chosen.
     *
     * @param units all of them, one or more; others may be chosen beside them
     */
    record Chosen(List<Unit> units) implements StepGoal {
        /** Copies the list. */
        public Chosen {
            units = List.copyOf(units);
        }
    }

    /**
     * An attack is being planned.
     *
     * @param targets its targets, no others
     * @param attackers its attackers, no others; empty where any will do
     */
    record Planned(List<Hex> targets, List<Unit> attackers) implements StepGoal {
        /** Copies the lists. */
        public Planned {
            targets = List.copyOf(targets);
            attackers = List.copyOf(attackers);
        }
    }

    /**
     * An overlay is shown.
     *
     * @param layer which
     */
    record Shown(LessonOverlay layer) implements StepGoal {}

    /**
     * A key was pressed, or its button: a panel was opened so.
     *
     * @param button which
     */
    record Pressed(Button button) implements StepGoal {}

    /**
     * Units stand on hexes.
     *
     * @param units all of them
     * @param hexes each on any of these
     */
    record Standing(List<Unit> units, List<Hex> hexes) implements StepGoal {
        /** Copies the lists. */
        public Standing {
            units = List.copyOf(units);
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * An event of a kind has happened in the step.
     *
     * @param event which kind
     * @param units who took part in it, and no others; empty where any will do
     * @param hexes where it happened, and nowhere else; empty where any will do
     */
    record Happened(Occurrence event, List<Unit> units, List<Hex> hexes) implements StepGoal {
        /** Copies the lists. */
        public Happened {
            units = List.copyOf(units);
            hexes = List.copyOf(hexes);
        }
    }

    /** Something was taken back. */
    record TakenBack() implements StepGoal {}

    /**
     * A phase of the learner has begun, or a later one of his.
     *
     * @param turn in which game-turn
     * @param phase which phase
     */
    record Begun(int turn, Phase phase) implements StepGoal {
        @Override
        public boolean open() {
            return true;
        }
    }

    /**
     * The learner's side has a line of communications.
     *
     * @param open whether, or that it has none
     */
    record Line(boolean open) implements StepGoal {}

    /** The game is over. */
    record Ended() implements StepGoal {
        @Override
        public boolean open() {
            return true;
        }
    }
}
