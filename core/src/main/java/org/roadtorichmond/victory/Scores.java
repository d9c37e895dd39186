package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;

/**
 * One game scored by other systems than its own, so that a designer sees how the choice of system shifts the balance.
 *
 * <p>What a scenario does not say counts as usual: no objectives but the spoils of war, the costlier army's cost as the army
 * points, colours with every unit of infantry, each token with the first unit that could have it. What ends a game early under
 * one system has not ended it under another.
 */
public final class Scores {
    private Scores() {}

    /** The game under the system that its scenario names; nothing if there is no such system. */
    public static Optional<Adjudication> of(Game game) {
        return as(game, game.state().scenario().victory().system());
    }

    /** The game under the system with an id; nothing if there is no such system. */
    public static Optional<Adjudication> as(Game game, String system) {
        return VictorySystems.named(system).map(each -> each.adjudicate(game));
    }

    /** The game under every system, in the order in which systems are listed. */
    public static List<Adjudication> all(Game game) {
        return VictorySystems.all().stream()
                .map(system -> system.adjudicate(game))
                .toList();
    }
}
