package org.roadtorichmond.workshop.balance;

import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.PerArmy;

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
    /** Copies the values. */
    public TuneWish {
        values = List.copyOf(values);
    }
}
