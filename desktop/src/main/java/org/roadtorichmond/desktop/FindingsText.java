package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.balance.lab.Ladder;
import org.roadtorichmond.balance.lab.TurnByTurn;
import org.roadtorichmond.balance.lab.TurnFindings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.publish.report.Verdict;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Signs;

/** Writes findings as lines of text for people. */
final class FindingsText {
    private static final int MOST_IDLE = 5;

    private FindingsText() {}

    static List<String> of(Run run) {
        Findings findings = run.findings();
        Experiment experiment = findings.experiment();
        Variant first = experiment.variants().get(0);
        VariantFindings found = findings.variants().get(0);
        Lines text = new Lines();
        boolean several = experiment.variants().size() > 1;
        text.add(
                "%s, %s%s from seed %d%s",
                first.scenario().scenario().name(),
                run.from().map(from -> from.words() + ", ").orElse(""),
                Tables.count(findings.games(), "game", "games"),
                experiment.seed(),
                several || found.size() == 1 ? "" : ", " + found.differentGames() + " of them different");
        Verdict.of(findings, Optional.of(run.seconds())).forEach(sentence -> text.add(wrapped(sentence)));
        if (several) {
            addVariants(text, findings);
        } else {
            addEnds(text, found);
            addSystems(text, experiment, first, found);
            addQuality(text, run, found);
        }
        if (findings.variants().stream().anyMatch(one -> findings.endedBy(one).isPresent())) {
            text.add("");
            text.add(
                    "The intervals are those of a fixed number of games: after a test has ended them they prove nothing.");
        }
        text.add("");
        for (Side side : Side.values()) {
            found.turnTimes(side).ifPresent(times -> text.add(Tables.times(side.title(), times)));
        }
        text.add(
                "%.2f seconds, %.2f games a second, signature %s",
                run.seconds(), run.gamesPerSecond(), run.signature());
        return text.toList();
    }

    /** A sentence of a report page, with its typographic characters replaced and its lines wrapped for a terminal. */
    static String wrapped(String sentence) {
        String[] words = sentence.replace('\u00a0', ' ')
                .replace('\u2212', '-')
                .replace('\u2019', '\'')
                .split(" ", -1);
        return Tables.wrapped(words[0], List.of(words).subList(1, words.length));
    }

    private static void addEnds(Lines text, VariantFindings found) {
        text.add("");
        text.add("games end on turn " + lastTurn(found) + ":");
        for (GameEndings.Cause cause : found.ends().causes()) {
            text.add("%8d  %5.1f%%  %s", cause.games(), share(cause.games(), found), cause.words());
        }
    }

    private static String lastTurn(VariantFindings found) {
        return Tables.format(
                "%.1f on average (deviation %.1f)",
                found.ends().lengths().mean(), found.ends().lengths().deviation());
    }

    private static double share(int games, VariantFindings found) {
        return 100.0 * games / found.size();
    }

    private static void addSystems(Lines text, Experiment experiment, Variant variant, VariantFindings found) {
        for (VictorySystem system : experiment.systems(variant)) {
            VariantFindings.SystemFindings judged = found.under(system);
            String measure = Tables.word(judged.measure());
            text.add("");
            text.add("%-24s wins   share   mean %s".formatted(system.id(), measure));
            for (Army army : Army.values()) {
                Proportion won = judged.won(Winner.of(army));
                Side side = army.side();
                text.add(
                        "%-12s %-8s %8d  %5.1f%%  %12s",
                        side.title(),
                        variant.commander(side),
                        won.count(),
                        percent(won.share()),
                        Signs.plain(judged.points(side).mean(), 1));
            }
            Proportion drawn = judged.won(Winner.NONE);
            text.add("%-12s %-8s %8d  %5.1f%%", "draws", "", drawn.count(), percent(drawn.share()));
            text.add("the Union's score, a draw counted half: " + score(judged.score()));
        }
    }

    static String score(Estimate score) {
        return inPercent(score.value()) + Tables.bounds(score, FindingsText::inPercent);
    }

    private static String inPercent(double share) {
        return Signs.plain(percent(share), 1) + "%";
    }

    private static void addQuality(Lines text, Run run, VariantFindings found) {
        text.add("");
        text.add(lead(found));
        text.add(
                "half of the games have it between %s and %s, four of five between %s and %s",
                Signs.plain(found.leads().quantile(0.25), 0),
                Signs.plain(found.leads().quantile(0.75), 0),
                Signs.plain(found.leads().quantile(0.1), 0),
                Signs.plain(found.leads().quantile(0.9), 0));
        text.add(
                "in half of the games the leader is settled by turn %.0f; the lead changes %.2f times a game",
                found.turnByTurn().settled().quantile(0.5),
                found.turnByTurn().leadChanges().mean());
        text.add(
                "the first die explains %s of who wins (%s) and %s of the lead (%s)",
                inPercent(found.firstDie().share()),
                PValue.clause(found.firstDie().chance()),
                inPercent(found.firstDieOfLead().share()),
                PValue.clause(found.firstDieOfLead().chance()));
        text.add("");
        text.add("rule                    scored in   decides      Union  Confederates (points a game)");
        found.rules()
                .forEach((rule, points) -> text.add(
                        "%-22s %9.1f%% %8.1f%% %10s %13s%s",
                        rule,
                        100.0 * points.scored() / found.size(),
                        100.0 * points.decisive() / found.size(),
                        Signs.plain(points.mean(Side.UNION, found.size()), 1),
                        Signs.plain(points.mean(Side.CONFEDERATE, found.size()), 1),
                        Measure.of(rule) == Measure.VICTORY_POINTS ? "" : "  " + Tables.word(Measure.of(rule))));
        addTurns(text, found);
        run.history().ifPresent(past -> addHistory(text, past, found));
        addBystanders(text, found);
        addIdle(text, found);
    }

    private static String lead(VariantFindings found) {
        Estimate plain = found.lead().raw().estimate();
        Estimate adjusted = found.lead().estimate();
        String start = "the Union's lead in the end: " + interval(plain);
        if (found.size() == 1) {
            return start + "; one game gives no interval";
        } else if (found.lead().raw().deviation() == 0) {
            return "all " + found.size() + " games have the same lead: " + interval(plain);
        } else if (found.lead().isAllLuck()) {
            return start + "; the dice's luck explains all of its spread, without it " + interval(adjusted);
        }
        return start
                + Tables.format(
                        "; without the dice's luck %s, as if of %.1f times as many games",
                        interval(adjusted), found.lead().gain());
    }

    private static void addTurns(Lines text, VariantFindings found) {
        text.add("");
        text.add(
                "after turn   settled   lead  hexes attacked  lost: Union  Confederates  below 25%  it wins  or is later and wins");
        TurnByTurn course = found.turnByTurn();
        for (int i = 0; i < course.turns().size(); i++) {
            TurnFindings turn = course.turns().get(i);
            int number = course.firstTurn() - 1 + i;
            text.add(
                    "%-10s %8.1f%% %6s %15.1f %12.1f %13.1f %9.1f%% %7.1f%% %20.1f%%",
                    i == 0 ? "start" : number,
                    percent(course.settledBy(number)),
                    Signs.signed(turn.lead().mean(), 1),
                    turn.assaults().mean(),
                    turn.unionLost().mean(),
                    turn.confederateLost().mean(),
                    percent(turn.behind().mean()),
                    percent(turn.turned().mean()),
                    percent(turn.turnedLater().mean()));
        }
        text.add(
                "(shares of the games in which a side is less than 25% likely to win, as people are shown it, and in which it wins)");
    }

    private static void addHistory(Lines text, PerArmy<NumberRange> past, VariantFindings found) {
        text.add(
                "lost beside history: Union %s, Confederates %s",
                besideHistory(past, found, Side.UNION), besideHistory(past, found, Side.CONFEDERATE));
    }

    private static String besideHistory(PerArmy<NumberRange> past, VariantFindings found, Side side) {
        double lost = found.turnByTurn().lost(side);
        int then = past.of(side).central();
        return Tables.format("%.1f for %d", lost, then)
                + (then == 0 ? "" : Tables.format(" (%.1f times)", lost / then));
    }

    private static void addBystanders(Lines text, VariantFindings found) {
        text.add(
                "of what is not lost ends where nothing pays: Union %s (a third or more in %s of the games), Confederates %s (%s)",
                inPercent(found.bystanders(Side.UNION).mean()),
                inPercent(found.thirdStandsBy(Side.UNION)),
                inPercent(found.bystanders(Side.CONFEDERATE).mean()),
                inPercent(found.thirdStandsBy(Side.CONFEDERATE)));
    }

    private static void addIdle(Lines text, VariantFindings found) {
        List<String> idle = found.idle().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_IDLE)
                .map(unit -> Tables.format("%s (%.0f%%)", unit.getKey(), 100.0 * unit.getValue() / found.size()))
                .toList();
        if (!idle.isEmpty()) {
            text.add("most often idle: " + String.join(", ", idle));
        }
    }

    private static void addVariants(Lines text, Findings findings) {
        List<Variant> variants = findings.experiment().variants();
        boolean ladder = Ladder.is(findings.experiment());
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        int width = variants.stream()
                .mapToInt(one -> one.words().toString().length())
                .max()
                .orElse(0);
        String name = "%-" + Math.max(width, "variant".length()) + "s";
        List<String> ends = new ArrayList<>();
        text.add("");
        text.add(name.formatted("variant")
                + "  games  won  lost  drawn   Union's score             lead"
                + (ladder ? "" : "  against the first: score, p  lead, p"));
        for (int i = 0; i < variants.size(); i++) {
            VariantFindings found = findings.variants().get(i);
            if (found.size() == 0) {
                continue;
            }
            String row = Tables.format(
                    "  %5d  %3d  %4d  %5d   %-24s %6s",
                    found.size(),
                    found.own().won(Winner.A).count(),
                    found.own().won(Winner.B).count(),
                    found.own().won(Winner.NONE).count(),
                    score(found.own().score()),
                    Signs.signed(found.lead().raw().mean(), 1));
            Optional<VariantComparison> comparison = i > 0 && !ladder ? comparisons.get(i - 1) : Optional.empty();
            text.add(name.formatted(variants.get(i).words())
                    + row
                    + comparison.map(FindingsText::words).orElse(""));
            ends.add(name.formatted(variants.get(i).words()) + ends(found));
        }
        if (!ladder) {
            text.add(
                    "Each p is corrected for the number of variants (Holm), those of scores and those of leads apart;");
            text.add("a star says that the difference is proved with 5 % error over all of them.");
        }
        text.add("");
        text.add(name.formatted("variant") + "  different  first die  last turn, mean (deviation)  ended by");
        text.addAll(ends);
    }

    private static String ends(VariantFindings found) {
        String causes = found.ends().causes().stream()
                .map(cause -> Tables.format("%s %.1f%%", cause.words(), share(cause.games(), found)))
                .collect(Collectors.joining("; "));
        return Tables.format(
                "  %9d  %9s  %-28s %s",
                found.differentGames(), inPercent(found.firstDie().share()), lastTurn(found), causes);
    }

    private static String words(VariantComparison comparison) {
        Estimate score = comparison.score().estimate();
        Estimate inPercent = new Estimate(percent(score.value()), percent(score.low()), percent(score.high()));
        return "  " + words(inPercent, comparison.score())
                + comparison
                        .lead()
                        .map(lead -> "  " + words(lead.estimate(), lead))
                        .orElse("  pays otherwise, leads are not compared");
    }

    private static String words(Estimate estimate, VariantComparison.Difference difference) {
        return interval(estimate) + " " + PValue.words(difference.corrected()) + (difference.isProved() ? " *" : "");
    }

    private static String interval(Estimate estimate) {
        return signed(estimate.value()) + Tables.bounds(estimate, FindingsText::signed);
    }

    private static String signed(double figure) {
        return Signs.signed(figure, 1);
    }

    private static double percent(double share) {
        return 100 * share;
    }
}
