package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.played.Earned;

/** Something that a player can earn in a game against a commander. */
public interface Mark {
    /** All marks, in the order in which they are listed. */
    List<Mark> ALL = List.of(
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

    /** The word by which files and texts know it, in small letters and hyphens. */
    String word();

    /** What the sentence of the mark names (places, formations, numbers) if it was earned; empty if it was not. */
    Optional<List<String>> earned(MarkedGame game);

    /** The marks that were earned in a game, in their order. */
    static List<Earned> earnedIn(MarkedGame game) {
        return ALL.stream()
                .flatMap(mark -> mark.earned(game).map(values -> new Earned(mark.word(), values)).stream())
                .toList();
    }
}
