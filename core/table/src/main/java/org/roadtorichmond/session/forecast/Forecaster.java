package org.roadtorichmond.session.forecast;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;

/**
 * Carries an attack out on a twin of the game, once for each result, and takes it back.
 *
 * <p>Where the result asks for decisions, retreats are chosen so that their owner loses as little as possible (all of them are
 * tried), an exchange costs the attackers what is proposed to them, tokens go to the first units that may have them, and
 * no unit advances.
 */
public final class Forecaster {
    /** Far beyond what a front of a few hexes can ask for; a bound so that the window answers whatever a designer builds. */
    private static final int MOST_TRIALS = 4000;

    private final Game game;
    private final Score before;
    private int mark;
    private int trials;
    private final Set<Hex> asked = new HashSet<>();
    private @Nullable End best;

    private record End(List<Unit> lost, int worth, Score score, List<Command> decisions) {}

    private Forecaster(Game twin) {
        game = twin;
        before = VictorySystem.score(twin);
    }

    /** The forecast of an attack on a twin of the game, with the result of each face; the twin is left as it was. */
    public static Forecast of(Game twin, Command.Attack attack, List<CombatResult> faces) {
        Forecaster forecaster = new Forecaster(twin);
        if (twin.check(attack).isPresent()) {
            return new Forecast(forecaster.before.measure(), List.of(), Set.of());
        }
        List<Forecast.Prospect> prospects = new ArrayList<>();
        for (CombatResult result : CombatResult.values()) {
            int first = faces.indexOf(result);
            if (first >= 0) {
                int count = (int) faces.stream().filter(face -> face == result).count();
                prospects.add(forecaster.prospect(attack, result, first + 1, count));
            }
        }
        return new Forecast(forecaster.before.measure(), prospects, forecaster.asked);
    }

    private Forecast.Prospect prospect(Command.Attack attack, CombatResult result, int face, int count) {
        mark = game.log().size();
        trials = 0;
        best = null;
        game.suppose(attack, face);
        explore();
        game.revert();
        End end = best == null ? new End(List.of(), 0, before, List.of()) : best;
        return new Forecast.Prospect(
                result, face, count, end.lost(), end.score().minus(before), end.decisions());
    }

    /** Tries all that the owners of beaten units can do from here, until no unit is lost. */
    private void explore() {
        Optional<Combat> combat = game.state().combat();
        if (combat.isEmpty() || game.state().ending().isPresent()) {
            settle();
            return;
        }
        note(combat.get());
        for (Command command : choices(combat.get())) {
            End found = best;
            if (trials++ > MOST_TRIALS || (found != null && found.worth() == 0)) {
                return;
            }
            game.execute(command);
            explore();
            game.revert();
        }
    }

    private void note(Combat combat) {
        if (combat.stage() == Combat.Stage.RETREATS) {
            combat.movers().forEach(unit -> game.state().hexOf(unit).ifPresent(asked::add));
        }
    }

    private List<Command> choices(Combat combat) {
        return switch (combat.stage()) {
            case RETREATS -> new Options(game).all();
            case ADVANCES -> List.of(new Command.EndAdvance());
            case SPOILS -> List.of(new Command.PlaceToken(combat.due().get(0)));
            case LOSSES ->
                List.of(new Command.TakeLosses(new Options(game).decision().leastLoss()));
        };
    }

    private static int strength(List<Unit> units) {
        return units.stream().mapToInt(Unit::strength).sum();
    }

    private void settle() {
        List<Entry> entries = game.log().subList(mark, game.log().size());
        List<Unit> lost = entries.stream()
                .flatMap(entry -> entry.losses().stream())
                .map(Event.UnitEliminated::unit)
                .sorted()
                .toList();
        // A train without strength is a loss too, so that each unit weighs a point besides its own.
        int worth = strength(lost) + lost.size();
        End found = best;
        if (found == null || worth < found.worth()) {
            List<Command> decisions =
                    entries.stream().skip(1).map(Entry::command).toList();
            best = new End(lost, worth, VictorySystem.score(game), decisions);
        }
    }
}
