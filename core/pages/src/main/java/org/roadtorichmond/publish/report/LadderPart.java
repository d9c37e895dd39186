package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.victory.account.Winner;

/** One scenario between equals of each rank, a row a rank. */
record LadderPart(List<ReportedVariant> rungs) {
    void write(Part page) {
        Part part = page.part("ladder", "With whom it is even");
        part.say(
                "Each commander plays against itself. What differs between the rows is of the commanders, what all rows share is "
                        + "of the scenario.");
        part.table(new TableData<>("Each commander against itself", rungs)
                .words("Commander", ReportedVariant::name)
                .figure("Games", rung -> Figures.whole(rung.games()))
                .figure("Different", rung -> Figures.whole(rung.found().differentGames()))
                .figure("Union won", rung -> Figures.whole(rung.won(Winner.A)))
                .figure("Confederates won", rung -> Figures.whole(rung.won(Winner.B)))
                .figure("Draws", rung -> Figures.whole(rung.won(Winner.NONE)))
                .figure("Union’s score", rung -> Figures.percent(rung.score().value()))
                .figure("Interval", rung -> Figures.shareInterval(rung.score()))
                .figure("Last turn", rung -> Figures.mean(rung.ends().lengths()))
                .figure("First die explains", rung -> Figures.explained(rung.firstDie()))
                .figure("Ended by", LadderPart::endedBy));
    }

    private static String endedBy(ReportedVariant rung) {
        return rung.ends().causes().stream()
                .map(cause -> cause.words() + " " + rung.share(cause.games()))
                .collect(Collectors.joining("; "));
    }
}
