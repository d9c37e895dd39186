package org.roadtorichmond.desktop;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Comparison;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Winner;

/** Findings for spreadsheets: a row a variant. */
final class FindingsCsv {
    private static final List<String> HEADINGS = List.of(
            "variant",
            "games",
            "union wins",
            "confederate wins",
            "draws",
            "union share",
            "low",
            "high",
            "union mean",
            "confederate mean",
            "lead",
            "lead low",
            "lead high",
            "lead adjusted",
            "adjusted low",
            "adjusted high",
            "lead 10 %",
            "lead 50 %",
            "lead 90 %",
            "settled turn",
            "lead changes",
            "first die",
            "score against first",
            "lead against first",
            "p corrected");

    private FindingsCsv() {}

    /** The table as text. */
    static String of(Findings findings) {
        StringWriter text = new StringWriter();
        List<Optional<Comparison>> comparisons = findings.comparisons();
        CsvWriter rows = CsvWriter.builder().build(text);
        rows.writeRecord(HEADINGS);
        for (int i = 0; i < findings.variants().size(); i++) {
            VariantFindings found = findings.variants().get(i);
            if (found.size() > 0) {
                String name = findings.experiment().variants().get(i).name();
                rows.writeRecord(row(name, found, i > 0 ? comparisons.get(i - 1) : Optional.empty()).stream()
                        .map(Object::toString)
                        .toList());
            }
        }
        return text.toString();
    }

    private static List<Object> row(String name, VariantFindings found, Optional<Comparison> comparison) {
        List<Object> row = new ArrayList<>(List.of(name, found.size()));
        Proportion union = found.own().won(Winner.A);
        row.add(union.count());
        row.add(found.own().won(Winner.B).count());
        row.add(found.own().won(Winner.NONE).count());
        row.addAll(List.of(union.share(), union.low(), union.high()));
        for (Side side : Side.values()) {
            row.add(found.own().points(side).mean());
        }
        add(row, found.lead().raw().estimate());
        add(row, found.lead().estimate());
        for (double share : new double[] {0.1, 0.5, 0.9}) {
            row.add(found.leads().quantile(share));
        }
        row.add(found.settled().quantile(0.5));
        row.add(found.leadChanges().mean());
        row.add(found.firstDie().share());
        row.add(comparison.map(one -> (Object) one.score().value()).orElse(""));
        row.add(comparison.map(one -> (Object) one.lead().value()).orElse(""));
        row.add(comparison.map(one -> (Object) one.corrected()).orElse(""));
        return row;
    }

    private static void add(List<Object> row, Estimate estimate) {
        row.addAll(List.of(estimate.value(), estimate.low(), estimate.high()));
    }
}
