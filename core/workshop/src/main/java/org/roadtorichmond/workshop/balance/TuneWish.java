package org.roadtorichmond.workshop.balance;

import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * Which value of a scenario is to be searched, and for what.
 *
 * @param scenario the scenario as it stands
 * @param path where the value stands in it ({@link org.roadtorichmond.scenario.json.TreePath})
 * @param values what it is tried to be, one or more
 * @param commanders who plays
 * @param share what share of the games the Union is to win, a draw counted half, 0 to 1
 * @param finals how many games each of the best values and the scenario as it is play in the end, from 2
 */
public record TuneWish(
        LoadedScenario scenario,
        String path,
        List<Node> values,
        PerArmy<CommanderSpec> commanders,
        double share,
        int finals) {
    /** With as many games a share is known well enough to be as near to the wish as laboratories usually ask. */
    private static final double USUAL_FINALS = Tuning.Effort.FINALS;

    /** Copies the values. */
    public TuneWish {
        values = List.copyOf(values);
    }

    /** How far the share may be off, 0 to 1: the fewer games, the further, since few games cannot tell what is nearer. */
    public double within() {
        return within(finals);
    }

    /** The same for a number of games, from 1. */
    public static double within(int finals) {
        return Target.USUAL_WITHIN * Math.max(1, Math.sqrt(USUAL_FINALS / finals));
    }
}
