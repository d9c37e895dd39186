package org.roadtorichmond.ai.example;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.toolkit.Deputy;
import org.roadtorichmond.ai.toolkit.Obligations;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Marches towards the nearest enemy and attacks at 3-1 or better; its deputy decides everything else. */
public final class Pursuer implements Commander {
    private final Deputy deputy = new Deputy();
    private Decision last = Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done"));

    @Override
    public String name() {
        return "pursuer";
    }

    @Override
    public Decision reason() {
        return last;
    }

    @Override
    public Command next(Game game) {
        GameState state = game.state();
        boolean fighting = state.moment().phase() == Phase.COMBAT;
        Optional<Decision> own = state.combat().isPresent() ? Optional.empty() : fighting ? attack(game) : march(game);
        last = own.orElseGet(() -> deputy.decide(game));
        return last.command();
    }

    /** The march of the first unit that can get nearer to an enemy. */
    private static Optional<Decision> march(Game game) {
        GameState state = game.state();
        for (Unit unit : state.onMap(state.moment().player())) {
            Reach reach = game.rules().movement().reach(unit);
            int best = state.deployment().hexOf(unit);
            for (int i = 0; i < reach.count(); i++) {
                best = toEnemy(state, reach.hex(i)) < toEnemy(state, best) ? reach.hex(i) : best;
            }
            Command move =
                    new Command.MoveUnit(unit, state.scenario().field().grid().hex(best));
            if (best != state.deployment().hexOf(unit) && game.check(move).isEmpty()) {
                return Optional.of(Decision.plain(move, 0, Sentence.of("aim.close")));
            }
        }
        return Optional.empty();
    }

    /** The distance from a hex to the nearest enemy, in hexes. */
    private static int toEnemy(GameState state, int hex) {
        HexGrid grid = state.scenario().field().grid();
        return state.onMap(state.moment().player().enemy()).stream()
                .mapToInt(enemy -> grid.distance(hex, state.deployment().hexOf(enemy)))
                .min()
                .orElse(0);
    }

    /** The first attack at 3-1 or better by all units that can attack a hex. */
    private static Optional<Decision> attack(Game game) {
        for (Unit unit : game.state().onMap(game.state().moment().player())) {
            for (Hex target : game.rules().combat().targets(unit)) {
                TreeSet<Unit> attackers = new TreeSet<>(game.rules().combat().able(target));
                TreeSet<Hex> targets = new TreeSet<>(List.of(target));
                new Obligations(game).complete(attackers, targets);
                Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
                if (game.check(attack).isEmpty()
                        && game.rules().combat().odds(attack).compareTo(Odds.THREE_TO_ONE) >= 0) {
                    return Optional.of(Decision.plain(attack, 1, Sentence.of("aim.attack")));
                }
            }
        }
        return Optional.empty();
    }
}
