package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Unit;

/**
 * What a strength point less or more of each unit does to who wins: all units play a few games in turn, with the seeds of the scenario
 * as it is, and again from the first. The changed scenarios are made when their turn comes and not kept, since there are two for each
 * unit and each has a survey of its own. One thread.
 */
final class StrengthRun {
    /** How many games each change plays at most. */
    static final int MOST_GAMES = 100;

    /** How many games a change plays when its turn comes. */
    private static final int AT_ONCE = 4;

    private final Design design;
    private final Subject subject;
    private final List<Row> rows = new ArrayList<>();

    StrengthRun(Design design, Subject subject) {
        this.design = design;
        this.subject = subject;
        subject.scenario().scenario().units().stream()
                .filter(unit -> unit.strength() > 0)
                .sorted(Comparator.comparing(Unit::id))
                .forEach(unit -> rows.add(new Row(unit)));
    }

    /** What is known of one unit: by how much the score differs in each way, a point less, if that leaves it one, and a point more. */
    private static final class Row {
        private final Unit unit;
        private final List<RunningStatistics> ways;
        private boolean unplayable;

        Row(Unit unit) {
            this.unit = unit;
            ways = Stream.generate(RunningStatistics::new)
                    .limit(unit.strength() > 1 ? 2 : 1)
                    .toList();
        }

        /** How many games all ways have played. */
        int games() {
            return ways.stream().mapToInt(RunningStatistics::size).min().orElseThrow();
        }

        boolean isOpen() {
            return !unplayable && games() < MOST_GAMES;
        }
    }

    private Optional<Row> next() {
        return rows.stream().filter(Row::isOpen).min(Comparator.comparingInt(Row::games));
    }

    boolean isComplete() {
        return next().isEmpty();
    }

    /** How many games of the scenario as it is there must be before the next are played. */
    int wanted() {
        return next().map(row -> Math.min(MOST_GAMES, row.games() + AT_ONCE)).orElse(0);
    }

    /**
     * Plays the next games, at least one.
     *
     * @param scores what the Union made of the games of the scenario as it is, in the order of their seeds
     * @param over asked before and while a game is played: whether it is no longer wanted
     * @param deadline when to begin no further game, by {@link System#nanoTime}
     */
    void play(List<Double> scores, BooleanSupplier over, long deadline) {
        boolean goesOn = !over.getAsBoolean();
        while (goesOn && wanted() > 0 && wanted() <= scores.size()) {
            Row row = next().orElseThrow();
            try {
                goesOn = play(row, scores.subList(0, wanted()), over, deadline);
            } catch (IllegalStateException e) {
                // A unit with which a game has no end is left out, and no reason to show nothing.
                row.unplayable = true;
            }
        }
    }

    /** Plays the games of one unit; returns whether there is time for another one. */
    private boolean play(Row row, List<Double> scores, BooleanSupplier over, long deadline) {
        Result<List<Variant>> changed = Sensitivity.strengths(design, subject, row.unit);
        row.unplayable = changed.value().isEmpty();
        List<Variant> variants = changed.value().orElse(List.of());
        for (int way = 0; way < variants.size(); way++) {
            if (!play(variants.get(way), row.ways.get(way), scores, over, deadline)) {
                return false;
            }
        }
        return true;
    }

    private static boolean play(
            Variant variant, RunningStatistics differences, List<Double> scores, BooleanSupplier over, long deadline) {
        while (differences.size() < scores.size()) {
            int game = differences.size();
            Optional<Variant.Played> played =
                    variant.play(BalanceRun.FIRST_SEED + game, List.of(variant.system()), over);
            played.ifPresent(one -> differences.add(one.line().score() - scores.get(game)));
            if (played.isEmpty() || System.nanoTime() >= deadline) {
                return false;
            }
        }
        return true;
    }

    /** What is found so far, by the ids of the units; of those without two games nothing yet. */
    Map<String, StrengthEffect> effects() {
        List<Row> known = rows.stream().filter(row -> row.games() > 1).toList();
        Iterator<Difference> differences = VariantComparison.differences(
                        known.stream().flatMap(row -> row.ways.stream()).toList(), one -> one.estimate(-1, 1))
                .iterator();
        Map<String, StrengthEffect> effects = new TreeMap<>();
        for (Row row : known) {
            Optional<Difference> weaker = row.ways.size() > 1 ? Optional.of(differences.next()) : Optional.empty();
            effects.put(row.unit.id(), new StrengthEffect(row.games(), weaker, differences.next()));
        }
        return effects;
    }
}
