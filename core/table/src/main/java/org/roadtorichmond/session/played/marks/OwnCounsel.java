package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.roster.Level;

/** The player beat a general, at whatever level, and never asked the staff for a plan. */
final class OwnCounsel implements Mark {
    @Override
    public String word() {
        return "own-counsel";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        boolean hard = Level.of(game.opponent())
                .filter(level -> level.compareTo(Level.HARD) >= 0)
                .isPresent();
        return game.won() && hard && game.advice() == 0 ? Optional.of(List.of()) : Optional.empty();
    }
}
