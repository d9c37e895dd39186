package org.roadtorichmond.session.played.marks;

import java.util.List;
import org.roadtorichmond.scenario.played.Earned;

/** All marks. */
public final class Marks {
    /** All marks, in the order in which they are listed. */
    public static final List<Mark> ALL = List.of(
            new HeldGround(true),
            new HeldGround(false),
            new StormedPosition(),
            new ClosedTrap(),
            new TrainAway(),
            new WholeArmy(),
            new FromBehind(),
            new LastTurn(),
            new AgainstTheDice(),
            new OwnCounsel());

    private Marks() {}

    /** The marks that were earned in a game, in their order. */
    public static List<Earned> earnedIn(MarkedGame game) {
        return ALL.stream()
                .flatMap(mark -> mark.earned(game).map(values -> new Earned(mark.word(), values)).stream())
                .toList();
    }
}
