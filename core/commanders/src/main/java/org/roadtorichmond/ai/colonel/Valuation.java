package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.outlook.ClaimChances;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Claim;

/** What units, points and ground are worth to the side whose view it is, and how likely its attacks bring them. */
final class Valuation {
    /** What units are worth. */
    final Ledger prices;

    /** What points are worth. */
    final Utility utility;

    private final SideView view;
    private final Roads roads;
    private final List<Claim.Open> lines;
    private final List<Claim.Absent> absences;
    private final List<Chances> chances;
    private double press;
    private @Nullable Goals goals;
    private @Nullable StakeAims aims;

    Valuation(Game game, SideView view) {
        this.view = view;
        Survey survey = game.state().survey();
        roads = new Roads(survey);
        prices = new Ledger(
                VictorySystem.stakesOf(survey.scenario()),
                view.board,
                new ClaimChances(roads, view.board, game.state()),
                ClaimChances.sober(roads, view.board, game.state()));
        lines = prices.named(Claim.Open.class);
        absences = prices.named(Claim.Absent.class);
        utility = new Utility(new Evaluation(game, roads), prices);
        chances = Arrays.stream(Side.values())
                .map(attacker -> new Chances(survey.scenario().rules(), attacker))
                .toList();
    }

    /** Takes in a game that the view has taken in, for a manner of playing. */
    void look(Game game, Manner manner) {
        press = manner.press();
        prices.look(game.state());
        utility.consider(game, view.side(), view.board);
        goals = null;
        aims = null;
    }

    /** What is to be done on the map; worked out when it is first asked for, so before units are tried out elsewhere. */
    StakeAims aims() {
        StakeAims known = aims;
        if (known == null) {
            known = new StakeAims(inputs(), goals());
            aims = known;
        }
        return known;
    }

    /** What it is worth, in points, to drive the enemy from a hex that he occupies, beside what he loses. */
    double taking(int hex) {
        return goals().taking(hex);
    }

    /** A part of the aims, which is all that attacks ask for. */
    private Goals goals() {
        Goals known = goals;
        if (known == null) {
            known = new Goals(inputs());
            goals = known;
        }
        return known;
    }

    private AimInputs inputs() {
        return new AimInputs(view, prices, roads, lines, absences, utility.closing(), press);
    }

    /** The chances of the side's own attacks. */
    Chances chances() {
        return chances.get(view.side().ordinal());
    }
}
