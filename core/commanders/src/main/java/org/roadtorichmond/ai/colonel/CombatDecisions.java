package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.toolkit.LossChoice;
import org.roadtorichmond.ai.toolkit.TokenChoice;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** What is decided in the middle of a combat: which units are lost, where the beaten go, which advance, which bears a token. */
final class CombatDecisions {
    private final Game game;
    private final PlanningContext context;
    private final CombatEndValues endValues;

    /** What is to be decided where a game stands. */
    CombatDecisions(Game game, PlanningContext context) {
        this.game = game;
        this.context = context;
        endValues = new CombatEndValues(game.state(), context);
    }

    Decision choose(Combat combat) {
        return switch (combat.stage()) {
            case LOSSES -> LossChoice.cheapest(combat, unit -> context.valuation.prices.of(unit.ordinal()));
            case RETREATS -> new CombatRetreats(game, context.view.board, endValues).choose(combat);
            case ADVANCES -> advance(combat);
            case SPOILS -> TokenChoice.choose(game.state(), combat);
        };
    }

    private Decision advance(Combat combat) {
        Optional<Command> best = Optional.empty();
        double bestGain = 0;
        List<Decision.Option> options = new ArrayList<>();
        for (Unit unit : combat.due()) {
            int from = context.view.board.hexOf(unit.ordinal());
            if (from == Board.NOWHERE) {
                continue;
            }
            double stays = endValues.worth(unit, from);
            for (Hex hex : game.rules().aftermath().advances(unit, combat)) {
                double gain = endValues.worth(unit, hex.index()) - stays;
                options.add(new Decision.Option(Sentence.of("option.advance", unit, hex), gain));
                if (gain > bestGain && !LonePosts.exposed(context, unit, from, hex.index())) {
                    bestGain = gain;
                    best = Optional.of(new Command.Advance(unit, hex));
                }
            }
        }
        return best.isPresent()
                ? new Decision(best.get(), bestGain, Sentence.of("aim.advance"), options)
                : new Decision(new Command.EndAdvance(), 0, Sentence.of("aim.noAdvance"), options);
    }
}
