package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Comparison;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/** Findings for people, line by line. */
final class FindingsText {
    private static final int MOST_IDLE = 5;

    private FindingsText() {}

    /** What a run shows. */
    static List<String> of(Run run) {
        Findings findings = run.findings();
        Experiment experiment = findings.experiment();
        List<String> text = new ArrayList<>();
        Variant first = experiment.variants().get(0);
        text.add("%s, %s from seed %d"
                .formatted(
                        first.scenario().scenario().name(),
                        Tables.count(findings.games(), "game", "games"),
                        experiment.seed()));
        if (experiment.variants().size() > 1) {
            addVariants(text, findings);
        } else {
            addSystems(text, experiment, first, findings.variants().get(0));
            addQuality(text, findings.variants().get(0));
        }
        text.add("");
        for (Side side : Side.values()) {
            findings.variants().get(0).turnTimes(side).ifPresent(times -> text.add(Tables.times(side.title(), times)));
        }
        text.add(String.format(
                Locale.ROOT,
                "%.2f seconds, %.2f games a second, signature %s",
                run.seconds(),
                run.gamesPerSecond(),
                run.signature()));
        return text;
    }

    private static void addSystems(List<String> text, Experiment experiment, Variant variant, VariantFindings found) {
        for (VictorySystem system : experiment.systems(variant)) {
            VariantFindings.SystemFindings judged = found.under(system);
            String measure = Tables.word(judged.measure());
            text.add("");
            text.add("%-24s wins   share  95 %% interval   mean %s".formatted(system.id(), measure));
            for (Army army : Army.values()) {
                Proportion won = judged.won(Winner.of(army));
                Side side = army.side();
                text.add(String.format(
                        Locale.ROOT,
                        "%-12s %-8s %8d  %5.1f%%  %5.1f%% - %5.1f%%  %12.1f",
                        side.title(),
                        variant.commander(side),
                        won.count(),
                        percent(won.share()),
                        percent(won.low()),
                        percent(won.high()),
                        judged.points(side).mean()));
            }
            text.add("%-12s %-8s %8d"
                    .formatted("draws", "", judged.won(Winner.NONE).count()));
        }
    }

    private static void addQuality(List<String> text, VariantFindings found) {
        Estimate plain = found.lead().raw().estimate();
        Estimate adjusted = found.lead().estimate();
        text.add("");
        text.add(String.format(
                Locale.ROOT,
                "the Union's lead in the end: %s; without the dice's luck %s, as if of %.1f times as many games",
                interval(plain),
                interval(adjusted),
                found.lead().gain()));
        text.add(String.format(
                Locale.ROOT,
                "half of the games have it between %.0f and %.0f, four of five between %.0f and %.0f",
                found.leads().quantile(0.25),
                found.leads().quantile(0.75),
                found.leads().quantile(0.1),
                found.leads().quantile(0.9)));
        text.add(String.format(
                Locale.ROOT,
                "in half of the games the leader is settled by turn %.0f; the lead changes %.2f times a game",
                found.settled().quantile(0.5),
                found.leadChanges().mean()));
        text.add(String.format(
                Locale.ROOT,
                "the first die explains %.1f%% of the spread (p = %.3f)",
                percent(found.firstDie().share()),
                found.firstDie().chance()));
        text.add("");
        text.add("rule              scored in   decides      Union  Confederates (points a game)");
        found.rules()
                .forEach((rule, points) -> text.add(String.format(
                        Locale.ROOT,
                        "%-16s %9.1f%% %8.1f%% %10.1f %13.1f",
                        rule,
                        100.0 * points.scored() / found.size(),
                        100.0 * points.decisive() / found.size(),
                        points.mean(Side.UNION, found.size()),
                        points.mean(Side.CONFEDERATE, found.size()))));
        addTurns(text, found);
        addIdle(text, found);
    }

    private static void addTurns(List<String> text, VariantFindings found) {
        text.add("");
        text.add("after turn   settled   lead  hexes attacked  lost: Union  Confederates");
        for (int i = 0; i < found.turns().size(); i++) {
            VariantFindings.TurnFindings turn = found.turns().get(i);
            int number = found.firstTurn() - 1 + i;
            text.add(String.format(
                    Locale.ROOT,
                    "%-10s %8.1f%% %+6.1f %15.1f %12.1f %13.1f",
                    i == 0 ? "start" : number,
                    percent(found.settledBy(number)),
                    turn.lead().mean(),
                    turn.assaults().mean(),
                    turn.unionLost().mean(),
                    turn.confederateLost().mean()));
        }
    }

    private static void addIdle(List<String> text, VariantFindings found) {
        List<String> idle = found.idle().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_IDLE)
                .map(unit -> "%s (%.0f%%)".formatted(unit.getKey(), 100.0 * unit.getValue() / found.size()))
                .toList();
        if (!idle.isEmpty()) {
            text.add("most often idle: " + String.join(", ", idle));
        }
    }

    private static void addVariants(List<String> text, Findings findings) {
        List<Variant> variants = findings.experiment().variants();
        List<Optional<Comparison>> comparisons = findings.comparisons();
        int width = variants.stream().mapToInt(one -> one.name().length()).max().orElse(0);
        String name = "%-" + Math.max(width, "variant".length()) + "s";
        text.add("");
        text.add(name.formatted("variant")
                + "  games   Union  95 % interval  Confed.  draws  lead      against the first: score, lead, p");
        for (int i = 0; i < variants.size(); i++) {
            VariantFindings found = findings.variants().get(i);
            if (found.size() == 0) {
                continue;
            }
            Proportion union = found.own().won(Winner.A);
            String row = String.format(
                    Locale.ROOT,
                    "  %5d  %5.1f%%  %5.1f%% - %5.1f%%   %5.1f%%  %5d  %+8.1f",
                    found.size(),
                    percent(union.share()),
                    percent(union.low()),
                    percent(union.high()),
                    percent(found.own().won(Winner.B).share()),
                    found.own().won(Winner.NONE).count(),
                    found.lead().raw().mean());
            Optional<Comparison> comparison = i > 0 ? comparisons.get(i - 1) : Optional.empty();
            text.add(name.formatted(variants.get(i).name())
                    + row
                    + comparison.map(FindingsText::words).orElse(""));
        }
    }

    private static String words(Comparison comparison) {
        return String.format(
                Locale.ROOT,
                "  %+5.1f%%  %s  %.4f%s",
                percent(comparison.score().value()),
                interval(comparison.lead()),
                comparison.corrected(),
                comparison.differs() ? " *" : "");
    }

    private static String interval(Estimate estimate) {
        return String.format(Locale.ROOT, "%+.1f (%+.1f to %+.1f)", estimate.value(), estimate.low(), estimate.high());
    }

    private static double percent(double share) {
        return 100 * share;
    }
}
