package org.roadtorichmond.victory;

import java.util.List;

/** The one list of the victory systems, in the order of {@link VictorySystem}, which names each; a test compares the two. */
final class RuleSystems {
    static final List<VictoryRules> ALL = List.of(
            new RoadToRichmond(),
            new BattlePoints17(),
            new Simplified(),
            new BattlePoints16(),
            new SpoilsOfWar(),
            new Withdrawal());

    private RuleSystems() {}
}
