package org.roadtorichmond.ai.cadet;

import java.util.Random;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Marches at random, so that the armies mix as they would under no other commander, and fights like a cadet. */
public final class Wanderer implements Commander {
    private final Commander fighter = new Cadet();
    private final Random random;
    private Decision last = Decision.plain(new Command.EndPhase(), 0, Sentence.of("verbatim", "none yet"));

    /** A wanderer whose marches depend on a seed. */
    public Wanderer(long seed) {
        random = new Random(seed);
    }

    @Override
    public Command next(Game game) {
        boolean marching =
                game.state().combat().isEmpty() && game.state().moment().phase() == Phase.MOVEMENT;
        last = marching ? Decision.plain(march(game), 0, Sentence.of("verbatim", "wanders")) : fight(game);
        return last.command();
    }

    private Decision fight(Game game) {
        fighter.next(game);
        return fighter.reason();
    }

    private Command march(Game game) {
        for (Unit unit : game.state().onMap(game.state().moment().player())) {
            Reach reach = game.rules().movement().reach(unit);
            if (reach.count() > 0
                    && game.state().travel(unit).isEmpty()
                    && game.rules().movement().checkMarch(unit).isEmpty()) {
                int hex = reach.hex(random.nextInt(reach.count()));
                return new Command.MoveUnit(
                        unit, game.state().scenario().field().grid().hex(hex));
            }
        }
        return game.check(new Command.EndPhase()).isEmpty() ? new Command.EndPhase() : enter(game);
    }

    private static Command enter(Game game) {
        Unit unit = game.rules().reinforcements().required().get(0);
        return new Command.EnterUnit(
                unit,
                game.rules().reinforcements().entries(unit).keySet().iterator().next());
    }

    @Override
    public String name() {
        return "wanderer";
    }

    @Override
    public Decision reason() {
        return last;
    }
}
