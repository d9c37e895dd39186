package org.roadtorichmond.ai.colonel;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.words.Sentence;

/** The attacks that a colonel has considered for a player-turn and not chosen, with how far they fell short. */
final class Alternatives {
    private static final int MOST = 3;

    private Alternatives() {}

    /**
     * The attacks not chosen that came nearest to being chosen.
     *
     * @param context one that has looked at the movement phase
     * @param plan what was chosen in it
     */
    static List<Plan.Rejected> to(Plan plan, PlanningContext context) {
        Offensive offensive = new Offensive(context);
        Set<Integer> chosen =
                offensive.assaults().stream().map(Assault::target).collect(Collectors.toCollection(TreeSet::new));
        plan.attacks().forEach(attack -> attack.targets().forEach(hex -> chosen.add(hex.index())));
        double mark = offensive.assaults().stream()
                .mapToDouble(Assault::value)
                .max()
                .orElse(context.variant().manner().threshold());
        HexGrid grid = context.view.board.grid();
        return offensive.weighed().stream()
                .filter(assault -> !chosen.contains(assault.target()))
                .sorted(Comparator.comparingDouble(Assault::value).reversed())
                .limit(MOST)
                .map(assault -> new Plan.Rejected(
                        Sentence.of(
                                "rejected.attack",
                                grid.hex(assault.target()),
                                assault.odds().label()),
                        Math.max(0, mark - assault.value()),
                        Plan.Measure.POINTS))
                .toList();
    }

    /** The enemy hexes that can be attacked: those chosen first, then the others by what attacks on them would add. */
    static List<Hex> prospects(PlanningContext context) {
        Offensive offensive = new Offensive(context);
        Set<Integer> hexes = new LinkedHashSet<>();
        offensive.assaults().forEach(assault -> hexes.add(assault.target()));
        offensive.weighed().stream()
                .sorted(Comparator.comparingDouble(Assault::value).reversed())
                .forEach(assault -> hexes.add(assault.target()));
        return hexes.stream().map(context.view.board.grid()::hex).toList();
    }
}
