package org.roadtorichmond.balance.tune;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.Variant;

/**
 * A combination of values that was tried, or the scenario as it is, with what its last games show: those of the screening, or those that
 * confirm it, with seeds that no earlier stage has used.
 *
 * @param variant the scenario with these values, and what they are
 * @param round in which round of the screening it dropped out; 0 if it was confirmed
 * @param seeds how many seeds these games have, each of which was played once for each pair of commanders
 * @param distance how far it is from the targets: the root of the sum of squares over what is asked for
 * @param nearer by how much the square of its distance is below that of the scenario as it is with the same seeds; only of combinations
 *     that were confirmed
 * @param statuses how each thing that is asked for stands
 */
public record Tried(
        Variant variant,
        int round,
        int seeds,
        double distance,
        Optional<Estimate> nearer,
        List<TargetStatus> statuses) {
    /** Copies the list. */
    public Tried {
        statuses = List.copyOf(statuses);
    }

    /** Whether it was confirmed with games of its own. */
    public boolean confirmed() {
        return round == 0;
    }

    /** Whether all that is asked for is met. */
    public boolean met() {
        return statuses.stream().allMatch(TargetStatus::met);
    }

    /**
     * Whether its games prove that it is nearer to the targets than the scenario as it is. Where all games of both are alike in what is
     * asked for there is no interval, and the figure says it.
     */
    boolean isProvedNearer() {
        return nearer.filter(less -> less.hasInterval() ? less.low() > 0 : less.value() > 0)
                .isPresent();
    }
}
