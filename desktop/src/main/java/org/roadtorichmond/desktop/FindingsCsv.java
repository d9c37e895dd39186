package org.roadtorichmond.desktop;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.PlayedFrom;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.report.CampaignRow;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.InvisibleCharacters;
import org.roadtorichmond.words.Signs;

/** Writes findings as a table for spreadsheets, with one row per variant. */
final class FindingsCsv {
    /** Characters with which a formula begins in some spreadsheets, with or without leading blanks. */
    private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

    private final TableData<Row> table;

    /** A variant of which there are games, and how it differs from the first. */
    private record Row(Variant variant, VariantFindings found, Optional<VariantComparison> comparison) {}

    private FindingsCsv(Findings findings) {
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < findings.variants().size(); i++) {
            VariantFindings found = findings.variants().get(i);
            if (found.size() > 0) {
                Variant variant = findings.experiment().variants().get(i);
                rows.add(new Row(variant, found, i > 0 ? comparisons.get(i - 1) : Optional.empty()));
            }
        }
        table = new TableData<>("", rows);
    }

    /** The table as text. */
    static String of(Findings findings, Optional<PlayedFrom> from) {
        FindingsCsv csv = new FindingsCsv(findings);
        csv.columns(from);
        return text(csv.table);
    }

    /** A table of campaigns as text: who won them and each of their battles, in all of them and where something else came about. */
    static String of(CampaignFindings findings) {
        return text(new TableData<>("", CampaignRow.all(findings))
                .words("variant", CampaignRow::variant)
                .words("what", CampaignRow::what)
                .words("when", CampaignRow::when)
                .figure("campaigns", row -> row.wins().size())
                .figure("union wins", row -> row.wins().union())
                .figure("confederate wins", row -> row.wins().confederate())
                .figure("draws", row -> row.wins().draws())
                .figure(
                        "union score",
                        row -> row.wins().size() == 0 ? "" : row.wins().score().value())
                .figure("low", row -> bound(row, Estimate::low))
                .figure("high", row -> bound(row, Estimate::high)));
    }

    private static Object bound(CampaignRow row, Function<Estimate, Double> bound) {
        return Optional.of(row.wins().score())
                .filter(Estimate::hasInterval)
                .<Object>map(bound)
                .orElse("");
    }

    private static String text(TableData<?> table) {
        StringWriter text = new StringWriter();
        // The writer holds back text until it is closed.
        try (CsvWriter rows = CsvWriter.builder().build(text)) {
            rows.writeRecord(
                    table.columns().stream().map(TableData.Column::heading).toList());
            table.cells()
                    .forEach(row ->
                            rows.writeRecord(row.stream().map(FindingsCsv::cell).toList()));
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

    private void columns(Optional<PlayedFrom> from) {
        table.words("variant", row -> row.variant().name());
        add("games", found -> found.size());
        add("different games", found -> found.differentGames());
        add("union wins", found -> found.own().won(Winner.A).count());
        add("confederate wins", found -> found.own().won(Winner.B).count());
        add("draws", found -> found.own().won(Winner.NONE).count());
        add("union score", "", found -> found.own().score());
        add("union mean", found -> found.own().points(Side.UNION).mean());
        add("confederate mean", found -> found.own().points(Side.CONFEDERATE).mean());
        add("lead", "lead ", found -> found.lead().raw().estimate());
        add("lead adjusted", "adjusted ", found -> found.lead().estimate());
        add("lead 10 %", found -> found.leads().quantile(0.1));
        add("lead 50 %", found -> found.leads().quantile(0.5));
        add("lead 90 %", found -> found.leads().quantile(0.9));
        add("settled turn", found -> found.turnByTurn().settled().quantile(0.5));
        add("lead changes", found -> found.turnByTurn().leadChanges().mean());
        add("first die", found -> found.firstDie().share());
        add("first die p", found -> found.firstDie().chance());
        add("first die of lead", found -> found.firstDieOfLead().share());
        add("first die of lead p", found -> found.firstDieOfLead().chance());
        add("last turn", found -> found.ends().lengths().mean());
        add("last turn deviation", found -> found.ends().lengths().deviation());
        add("ended by", FindingsCsv::endedBy);
        compare("score", "score ", comparison -> Optional.of(comparison.score()));
        compare("lead", "lead against first ", VariantComparison::lead);
        table.words("in words", row -> row.variant().words().toString());
        known("from file", row -> from.map(PlayedFrom::file));
        known("from turn", row -> from.map(PlayedFrom::turn));
    }

    private static String endedBy(VariantFindings found) {
        return found.ends().causes().stream()
                .map(cause -> cause.games() + " " + cause.word())
                .collect(Collectors.joining("; "));
    }

    private void add(String heading, Function<VariantFindings, ?> cell) {
        table.figure(heading, row -> cell.apply(row.found()));
    }

    private void add(String heading, String bounds, Function<VariantFindings, Estimate> figure) {
        estimate(heading, bounds, row -> Optional.of(figure.apply(row.found())));
    }

    /** Adds how a figure differs from that of the first variant. */
    private void compare(String figure, String bounds, Function<VariantComparison, Optional<Difference>> what) {
        Function<Row, Optional<Difference>> difference = row -> row.comparison().flatMap(what);
        estimate(figure + " against first", bounds, row -> difference.apply(row).map(Difference::estimate));
        known(figure + " p", row -> difference.apply(row).map(Difference::chance));
        known(figure + " p corrected", row -> difference.apply(row).map(Difference::corrected));
    }

    private void estimate(String heading, String bounds, Function<Row, Optional<Estimate>> figure) {
        known(heading, row -> figure.apply(row).map(Estimate::value));
        known(
                bounds + "low",
                row -> figure.apply(row).filter(Estimate::hasInterval).map(Estimate::low));
        known(
                bounds + "high",
                row -> figure.apply(row).filter(Estimate::hasInterval).map(Estimate::high));
    }

    /** Adds a column whose cells are empty where nothing is known. */
    private void known(String heading, Function<Row, Optional<?>> figure) {
        table.figure(
                heading, row -> figure.apply(row).<Object>map(known -> known).orElse(""));
    }
}
