package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.victory.account.Winner;

/** One scenario between equals of each rank, a row a rank. */
record LadderPart(List<ReportedVariant> rungs) {
    void write(Part page) {
        Part part = page.part("ladder", "With whom it is even");
        part.say(
                "Each commander plays against itself. What differs between the rows is of the commanders, what all rows share is "
                        + "of the scenario.");
        Table table = new Table(
                "Each commander against itself",
                "Commander",
                "Games",
                "Different",
                "Union won",
                "Confederates won",
                "Draws",
                "Union’s score",
                "Interval",
                "Last turn",
                "First die explains",
                "Ended by");
        for (ReportedVariant rung : rungs) {
            VariantFindings found = rung.found();
            table.row(
                    rung.name(),
                    Figures.number(found.size(), 0),
                    Figures.number(found.differentGames(), 0),
                    Figures.number(found.own().won(Winner.A).count(), 0),
                    Figures.number(found.own().won(Winner.B).count(), 0),
                    Figures.number(found.own().won(Winner.NONE).count(), 0),
                    Figures.percent(found.own().score().value()),
                    Figures.shareInterval(found.own().score()),
                    Figures.number(found.ends().lengths().mean(), 1),
                    Figures.percent(found.firstDie().share()) + " ("
                            + PValue.clause(found.firstDie().chance()) + ")",
                    found.ends().causes().stream()
                            .map(cause -> cause.words() + " " + Figures.percent((double) cause.games() / found.size()))
                            .collect(Collectors.joining("; ")));
        }
        part.table(table);
    }
}
