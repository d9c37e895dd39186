package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;

/** The player won although the chance of it had been {@link #LOWEST} or less. */
final class FromBehind implements Mark {
    /** The chance, 0 to 1. */
    static final double LOWEST = 0.2;

    private static final int PERCENT = 100;

    @Override
    public String word() {
        return "from-behind";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        double lowest = game.course().lowest(game.side());
        return game.won() && lowest <= LOWEST
                ? Optional.of(List.of(Long.toString(Math.round(lowest * PERCENT))))
                : Optional.empty();
    }
}
