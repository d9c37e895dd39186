package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Event;

/** The player won without losing a unit, though the enemy attacked {@link #ATTACKS} times or more. */
final class WholeArmy implements Mark {
    /** How many attacks it takes, for an army that is never attacked has no merit in being whole. */
    static final int ATTACKS = 3;

    @Override
    public String word() {
        return "whole-army";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        long attacks = game.attacks(game.side().enemy()).count();
        boolean whole = game.all(Event.UnitEliminated.class)
                .noneMatch(lost -> lost.unit().side() == game.side());
        return game.won() && whole && attacks >= ATTACKS
                ? Optional.of(List.of(Long.toString(attacks)))
                : Optional.empty();
    }
}
