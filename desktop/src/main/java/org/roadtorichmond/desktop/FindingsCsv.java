package org.roadtorichmond.desktop;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.PlayedFrom;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.InvisibleCharacters;
import org.roadtorichmond.words.Signs;

/** Writes findings as a table for spreadsheets, with one row per variant. */
final class FindingsCsv {
    private static final List<String> HEADINGS = List.of(
            "variant",
            "games",
            "different games",
            "union wins",
            "confederate wins",
            "draws",
            "union score",
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
            "first die p",
            "first die of lead",
            "first die of lead p",
            "last turn",
            "last turn deviation",
            "ended by",
            "score against first",
            "score low",
            "score high",
            "score p",
            "score p corrected",
            "lead against first",
            "lead against first low",
            "lead against first high",
            "lead p",
            "lead p corrected",
            "in words",
            "from file",
            "from turn");

    private static final int DIFFERENCE = 5;

    /** Characters with which a formula begins in some spreadsheets, with or without leading blanks. */
    private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

    private FindingsCsv() {}

    /** The table as text. */
    static String of(Findings findings, Optional<PlayedFrom> from) {
        StringWriter text = new StringWriter();
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        // The writer holds back text until it is closed.
        try (CsvWriter rows = CsvWriter.builder().build(text)) {
            rows.writeRecord(HEADINGS);
            for (int i = 0; i < findings.variants().size(); i++) {
                VariantFindings found = findings.variants().get(i);
                if (found.size() > 0) {
                    Variant variant = findings.experiment().variants().get(i);
                    List<Object> row = row(variant.name(), found, i > 0 ? comparisons.get(i - 1) : Optional.empty());
                    row.add(variant.words().toString());
                    row.add(from.map(PlayedFrom::file).orElse(""));
                    row.add(from.<Object>map(PlayedFrom::turn).orElse(""));
                    rows.writeRecord(row.stream().map(FindingsCsv::cell).toList());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** A number as it is; a text in a form that no spreadsheet reads as a formula, with invisible characters spelt out. */
    static String cell(Object value) {
        Object plain = value instanceof Double number ? Signs.zeroed(number) : value;
        String text = InvisibleCharacters.shown(plain.toString());
        return value instanceof String && !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    private static List<Object> row(String name, VariantFindings found, Optional<VariantComparison> comparison) {
        List<Object> row = new ArrayList<>(List.of(name, found.size(), found.differentGames()));
        row.add(found.own().won(Winner.A).count());
        row.add(found.own().won(Winner.B).count());
        row.add(found.own().won(Winner.NONE).count());
        add(row, found.own().score());
        for (Side side : Side.values()) {
            row.add(found.own().points(side).mean());
        }
        add(row, found.lead().raw().estimate());
        add(row, found.lead().estimate());
        for (double share : new double[] {0.1, 0.5, 0.9}) {
            row.add(found.leads().quantile(share));
        }
        row.add(found.turnByTurn().settled().quantile(0.5));
        row.add(found.turnByTurn().leadChanges().mean());
        row.add(found.firstDie().share());
        row.add(found.firstDie().chance());
        row.add(found.firstDieOfLead().share());
        row.add(found.firstDieOfLead().chance());
        row.add(found.ends().lengths().mean());
        row.add(found.ends().lengths().deviation());
        row.add(found.ends().causes().stream()
                .map(cause -> cause.games() + " " + cause.word())
                .collect(Collectors.joining("; ")));
        add(row, comparison.map(VariantComparison::score));
        add(row, comparison.flatMap(VariantComparison::lead));
        return row;
    }

    private static void add(List<Object> row, Optional<VariantComparison.Difference> difference) {
        difference.ifPresentOrElse(
                known -> {
                    add(row, known.estimate());
                    row.addAll(List.of(known.chance(), known.corrected()));
                },
                () -> row.addAll(Collections.nCopies(DIFFERENCE, "")));
    }

    /** Adds a figure and its bounds. Where there are no bounds, the cells stay empty. */
    private static void add(List<Object> row, Estimate estimate) {
        row.add(estimate.value());
        row.add(estimate.hasInterval() ? estimate.low() : "");
        row.add(estimate.hasInterval() ? estimate.high() : "");
    }
}
