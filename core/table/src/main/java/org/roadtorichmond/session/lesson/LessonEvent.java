package org.roadtorichmond.session.lesson;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.scenario.lesson.Occurrence;
import org.roadtorichmond.scenario.lesson.StepGoal;
import org.roadtorichmond.unit.Unit;

/**
 * What a lesson sees of an event.
 *
 * @param occurrence what it is
 * @param units who took part
 * @param hexes where it happened
 */
public record LessonEvent(Occurrence occurrence, List<Unit> units, List<Hex> hexes) {
    /** What a lesson sees of each kind of event. */
    public static final EventTable<LessonEvent> TABLE = new EventTable<LessonEvent>()
            .on(Event.UnitMoved.class, moved -> of(Occurrence.MARCHED, moved.unit(), moved.to()))
            .on(Event.UnitEntered.class, entered -> of(Occurrence.ENTERED, entered.unit(), entered.hex()))
            .on(Event.UnitExited.class, left -> of(Occurrence.LEFT, left.unit(), left.hex()))
            .on(Event.AttackDeclared.class, LessonEvent::attack)
            .on(
                    Event.UnitShifted.class,
                    moved -> of(
                            switch (moved.reason()) {
                                case RETREAT -> Occurrence.RETREATED;
                                case DISPLACEMENT -> Occurrence.DISPLACED;
                                case ADVANCE -> Occurrence.ADVANCED;
                            },
                            moved.unit(),
                            moved.to()))
            .on(Event.UnitEliminated.class, lost -> of(Occurrence.ELIMINATED, lost.unit(), lost.hex()))
            .othersSilent();

    private static LessonEvent of(Occurrence occurrence, Unit unit, Hex hex) {
        return new LessonEvent(occurrence, List.of(unit), List.of(hex));
    }

    /** An attack in which no unit comes to close quarters is a bombardment. */
    private static LessonEvent attack(Event.AttackDeclared attack) {
        boolean distant = attack.bombarding().containsAll(attack.attackers());
        return new LessonEvent(
                distant ? Occurrence.BOMBARDED : Occurrence.ATTACKED,
                attack.attackers().stream().sorted().toList(),
                attack.targets().stream().sorted().toList());
    }

    /** Whether it is what completes a step: of that kind, with the units and hexes that are named and no others. */
    boolean is(StepGoal.Happened goal) {
        return occurrence == goal.event()
                && (goal.units().isEmpty()
                        || units.equals(goal.units().stream().sorted().toList()))
                && (goal.hexes().isEmpty()
                        || hexes.equals(goal.hexes().stream().sorted().toList()));
    }
}
