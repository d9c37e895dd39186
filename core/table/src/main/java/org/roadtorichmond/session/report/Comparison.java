package org.roadtorichmond.session.report;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.Placing;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.Yardsticks;

/**
 * What a finished game is compared with.
 *
 * @param placing where it lies among the stored games of its scenario, if there are any
 * @param otherwise why stored games of the scenario cannot be compared with it: the key of a text; empty if they can, or there are none
 * @param days the losses by day
 */
public record Comparison(Optional<Placing> placing, Optional<String> otherwise, List<DayLosses> days) {
    /** Copies the list. */
    public Comparison {
        days = List.copyOf(days);
    }

    /** Compares a game that has ended; empty if there is nothing to compare it with. */
    public static Optional<Comparison> of(
            LoadedScenario loaded, Game game, Yardsticks yardsticks, Optional<History> past) {
        Optional<Yardstick> stored = yardsticks.of(loaded);
        Optional<Placing> placing = Placing.of(stored, loaded, game);
        boolean touched = game.state().umpire();
        List<DayLosses> days = DayLosses.of(
                loaded.scenario(),
                GameHistory.of(game).turns(),
                past.map(History::losses).orElse(List.of()));
        boolean told = days.stream().anyMatch(day -> day.past().isPresent());
        return stored.isPresent() || told
                ? Optional.of(new Comparison(placing, why(stored.isPresent() && placing.isEmpty(), touched), days))
                : Optional.empty();
    }

    private static Optional<String> why(boolean incomparable, boolean touched) {
        return incomparable
                ? Optional.of(touched ? "report.yardstick.umpire" : "report.yardstick.otherwise")
                : Optional.empty();
    }
}
