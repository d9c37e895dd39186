package org.roadtorichmond.balance.campaign;

import java.util.List;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.balance.lab.GameLine;

/**
 * What happened in a campaign of an experiment, as a line of a results file's companion says it ({@code chains/1}).
 *
 * @param battles its battles, in order
 * @param happened the names of the consequences that came about and of the points at the end that were paid, in the order of the file
 */
public record ChainCourse(List<Battle> battles, List<String> happened) {
    /** Copies the lists. */
    public ChainCourse {
        battles = List.copyOf(battles);
        happened = List.copyOf(happened);
    }

    /**
     * A battle of a campaign.
     *
     * @param union the Union's battle points of twenty (rule 22.3)
     * @param line how it ended; its seed is that of the campaign
     * @param course what happened in it
     */
    public record Battle(int union, GameLine line, GameCourse course) {}
}
