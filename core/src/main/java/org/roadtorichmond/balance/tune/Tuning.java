package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * Searches values that bring a scenario to a target: several short searches, each with games of its own, and a run-off of what they
 * recommend and of the scenario as it is, with the same seeds for all. Same answer on any number of threads.
 *
 * @param subject what is played
 * @param design whose factors are the values to choose from
 * @param goal the target
 * @param effort how much is played
 * @param seed the seed of the first game
 */
public record Tuning(Subject subject, Design design, Goal goal, Effort effort, long seed) {
    private static final double CURIOSITY = 0.05;
    private static final int RESAMPLES = 1000;

    /**
     * How much is played.
     *
     * @param runs how many searches
     * @param looks how many points each looks at
     * @param games how many games a look takes
     * @param finals how many games each finalist plays in the run-off
     */
    public record Effort(int runs, int looks, int games, int finals) {
        /** How many games that are at most. */
        public long most() {
            return (long) runs * looks * games + (runs + 1L) * finals;
        }
    }

    /**
     * One of those that play the run-off.
     *
     * @param name the values, in words
     * @param recommended how many of the searches recommend it; 0 of the scenario as it is
     * @param distance how far it is from the target: the root of the sum of squares over what is asked for, 0 to 1
     * @param best in what share of resamples of the run-off it comes out best, 0 to 1
     * @param meets in what share of resamples it meets all that is asked for, 0 to 1
     * @param standings how each criterion stands
     */
    public record Finalist(
            String name, int recommended, double distance, double best, double meets, List<Goal.Standing> standings) {
        /** Copies the standings. */
        public Finalist {
            standings = List.copyOf(standings);
        }
    }

    /** The search that a sheet states, or what is wrong with it. */
    public static Result<Tuning> of(ExperimentSheet sheet, Document document, Effort effort) {
        if (sheet.target().isEmpty() || sheet.vary().isEmpty()) {
            String missing = sheet.target().isEmpty() ? "lab.noTarget" : "lab.noFactors";
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of(missing)));
        }
        Goal goal = new Goal(sheet.target().get());
        return Experiments.design(sheet)
                .then(design -> Subject.of(document)
                        .then(subject -> design.alone(subject)
                                .then(good -> Result.good(
                                        new Tuning(subject, design, goal, effort, Experiments.seed(sheet))))));
    }

    /**
     * Searches.
     *
     * @param threads on how many threads games are played, from 1
     * @param counted notified of each game that was played
     * @param stopped asked between games: whether to stop
     * @return the finalists, the best first; or why there are none
     */
    public Result<List<Finalist>> run(int threads, Runnable counted, BooleanSupplier stopped) {
        Table table = new Table(threads, counted, stopped);
        List<List<Integer>> recommended = new ArrayList<>();
        for (int run = 0; run < effort.runs(); run++) {
            recommended.add(search(run, table));
        }
        List<Finalist> finalists = runOff(recommended, table);
        return table.trouble.<Result<List<Finalist>>>map(Result::bad).orElseGet(() -> Result.good(finalists));
    }

    /** Plays games of variants until something goes wrong, and none after that. */
    private static final class Table {
        private final int threads;
        private final Runnable counted;
        private final BooleanSupplier stopped;
        private Optional<Problem> trouble = Optional.empty();

        Table(int threads, Runnable counted, BooleanSupplier stopped) {
            this.threads = threads;
            this.counted = counted;
            this.stopped = stopped;
        }

        /** The games of a variant with seeds from one on; none, or too few, if something went wrong. */
        List<GameSample> play(Result<Variant> variant, long seed, int games) {
            List<GameSample> samples = new ArrayList<>();
            if (trouble.isPresent() || variant.value().isEmpty()) {
                trouble = trouble.or(() -> Optional.of(variant.problems().get(0)));
                return samples;
            }
            Experiment experiment =
                    new Experiment(List.of(variant.value().get()), List.of(), seed, games, new StopRule.All());
            Laboratory.Ending ending = new Laboratory(experiment, threads)
                    .run(
                            Laboratory.Earlier.NONE,
                            new Findings(experiment),
                            (one, played) -> {
                                samples.add(GameSample.of(played));
                                counted.run();
                                return Optional.empty();
                            },
                            stopped);
            if (!ending.complete()) {
                Sentence why = ending.trouble().orElse(Sentence.of("lab.tuneStopped"));
                trouble = Optional.of(new Problem(Place.NOWHERE, why));
            }
            return samples;
        }
    }

    private List<Integer> search(int run, Table table) {
        List<Integer> sizes =
                design.vary().stream().map(factor -> factor.levels().size()).toList();
        AtomicLong next = new AtomicLong(seed + (long) run * effort.looks() * effort.games());
        return new TupleSearch(sizes, CURIOSITY).run(effort.looks(), new Random(seed + run), point -> {
            long first = next.getAndAdd(effort.games());
            return -goal.loss(table.play(design.at(subject, point), first, effort.games()));
        });
    }

    private List<Finalist> runOff(List<List<Integer>> recommended, Table table) {
        long own = seed + (long) effort.runs() * effort.looks() * effort.games();
        List<Result<Variant>> variants = new ArrayList<>(List.of(Result.good(design.unchanged(subject))));
        List<Integer> votes = new ArrayList<>(List.of(0));
        for (List<Integer> point : new LinkedHashSet<>(recommended)) {
            variants.add(design.at(subject, point));
            votes.add((int) recommended.stream().filter(point::equals).count());
        }
        List<List<GameSample>> games = variants.stream()
                .map(variant -> table.play(variant, own, effort.finals()))
                .toList();
        if (table.trouble.isPresent()) {
            return List.of();
        }
        double[][] sure = resampled(games);
        List<Finalist> finalists = new ArrayList<>();
        for (int i = 0; i < variants.size(); i++) {
            String name = i == 0
                    ? Design.AS_IT_IS
                    : variants.get(i).value().orElseThrow().name();
            double distance = Math.sqrt(Math.max(0, goal.loss(games.get(i))));
            finalists.add(
                    new Finalist(name, votes.get(i), distance, sure[0][i], sure[1][i], goal.standings(games.get(i))));
        }
        finalists.sort(Comparator.comparingDouble(Finalist::best).reversed());
        return finalists;
    }

    /** How often each comes out best, and how often each meets the target, in resamples of the seeds (the bootstrap). */
    private double[][] resampled(List<List<GameSample>> games) {
        double[][] shares = new double[2][games.size()];
        Random random = new Random(seed);
        for (int resample = 0; resample < RESAMPLES; resample++) {
            int[] seeds = random.ints(effort.finals(), 0, effort.finals()).toArray();
            int best = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int i = 0; i < games.size(); i++) {
                List<GameSample> drawn = new ArrayList<>();
                for (int place : seeds) {
                    drawn.add(games.get(i).get(place));
                }
                double loss = goal.loss(drawn);
                if (loss < least) {
                    least = loss;
                    best = i;
                }
                shares[1][i] += goal.met(drawn) ? 1.0 / RESAMPLES : 0;
            }
            shares[0][best] += 1.0 / RESAMPLES;
        }
        return shares;
    }
}
