package org.roadtorichmond.session.played.marks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.Objectives;

/**
 * Ground that the scenario pays for was attacked {@link #ATTACKS} times or more and no enemy came into it, until night fell or the
 * game ended, and the player's troops still stood there then. It names the hex that was attacked most, and the corps of the strongest unit there,
 * or that unit where it has none.
 *
 * @param untilDark whether it is for ground held until night fell; else for ground held to the end of the game
 */
record HeldGround(boolean untilDark) {
    /** How many attacks have to fail. */
    static final int ATTACKS = 2;

    /** Ground that is being held. */
    private static final class Watch {
        private final Hex hex;
        private int attacks;

        Watch(Hex hex) {
            this.hex = hex;
        }
    }

    /** Ground that was held, and by whom. */
    private record Holding(Hex hex, int attacks, String corps) {}

    /** The place and the corps if the mark was earned; empty if it was not. */
    Optional<List<String>> earned(MarkedGame game) {
        return holdings(game).stream()
                .max(Comparator.comparingInt(Holding::attacks))
                .map(held -> List.of(game.name(held.hex()), held.corps()));
    }

    private List<Holding> holdings(MarkedGame game) {
        Map<Hex, Watch> watches = new TreeMap<>();
        ground(game.state()).forEach(hex -> watches.put(hex, new Watch(hex)));
        List<Holding> held = new ArrayList<>();
        Game twin = game.game().beginning();
        for (Entry entry : game.log()) {
            entry.all(Event.AttackDeclared.class)
                    .filter(attack ->
                            attack.attackers().get(0).side() == game.side().enemy())
                    .flatMap(attack -> attack.targets().stream())
                    .flatMap(hex -> Optional.ofNullable(watches.get(hex)).stream())
                    .forEach(watch -> watch.attacks++);
            twin.restore(entry);
            GameState state = twin.state();
            watches.values().stream()
                    .filter(watch -> state.holds(game.side().enemy(), watch.hex))
                    .forEach(watch -> watch.attacks = 0);
            boolean dark = entry.all(Event.PhaseBegan.class)
                    .anyMatch(phase -> phase.beginsTurn()
                            && state.scenario().isNight(phase.after().turn()));
            boolean over = state.ending().isPresent();
            if (untilDark ? dark : over) {
                watches.values().forEach(watch -> holding(watch, game, state).ifPresent(held::add));
            }
            if (dark) {
                // What was held until dark is not held to the end by the same attacks.
                watches.values().forEach(watch -> watch.attacks = 0);
            }
        }
        return held;
    }

    private static Optional<Holding> holding(Watch watch, MarkedGame game, GameState state) {
        if (watch.attacks < ATTACKS) {
            return Optional.empty();
        }
        return state.onMap(game.side()).stream()
                .filter(unit -> state.hexOf(unit).filter(watch.hex::equals).isPresent())
                .max(Comparator.comparingInt(state::strength).thenComparing(Comparator.<Unit>reverseOrder()))
                .map(unit -> new Holding(watch.hex, watch.attacks, unit.corps().isEmpty() ? unit.id() : unit.corps()));
    }

    /** The hexes that pay whoever holds them. */
    private static SortedSet<Hex> ground(GameState state) {
        SortedSet<Hex> ground = new TreeSet<>(Objectives.holders(state).keySet());
        ground.addAll(state.scenario().victory().payments().holds().stream()
                .map(Payments.Hold::hex)
                .collect(Collectors.toSet()));
        return ground;
    }
}
