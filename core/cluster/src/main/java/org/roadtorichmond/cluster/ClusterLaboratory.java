package org.roadtorichmond.cluster;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.apache.spark.api.java.JavaSparkContext;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameText;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.words.Sentence;

/**
 * Plays experiments on a Spark cluster. The driver counts games in the order of variants and seeds, whichever executor has played
 * them, asks the stop rule after each, and drops those that were begun ahead and are not needed: just as {@link Laboratory} does
 * with threads, so that the results are the same.
 */
final class ClusterLaboratory implements ExperimentRunner {
    private final JavaSparkContext spark;
    private final int slices;

    /**
     * A laboratory on a cluster.
     *
     * @param spark the cluster
     * @param slices in how many tasks a round of games is cut, from 1
     */
    ClusterLaboratory(JavaSparkContext spark, int slices) {
        this.spark = spark;
        this.slices = slices;
    }

    @Override
    public OrderedGames.Ending play(Experiment experiment, Laboratory.Earlier earlier, GameConsumer consumer) {
        return run(earlier, new Findings(experiment), game -> consumer.take(game, Optional.empty()));
    }

    /**
     * Plays what has not been played before, and adds all games to the findings.
     *
     * @param earlier the games that were played before
     * @param findings what has been found, which grows
     * @param sink takes the games that were not known, in order; its answer is what went wrong, after which no more are played
     */
    OrderedGames.Ending run(
            Laboratory.Earlier earlier, Findings findings, Function<Laboratory.Known, Optional<Sentence>> sink) {
        Cursor place = new Cursor(findings.experiment(), earlier);
        countEarlier(earlier, findings, place);
        try (Rounds rounds = new Rounds(spark, findings.experiment(), slices, place)) {
            while (!place.isAtEnd()) {
                for (AssignmentResult outcome : rounds.take()) {
                    if (isNeeded(outcome, place)) {
                        Optional<Sentence> trouble = take(outcome, earlier, findings, place, sink);
                        if (trouble.isPresent()) {
                            return new OrderedGames.Ending(false, trouble);
                        }
                    }
                }
                rounds.skipTo(place);
            }
            return new OrderedGames.Ending(true, Optional.empty());
        } catch (ExecutionException e) {
            return new OrderedGames.Ending(false, Optional.of(Sentence.of("lab.cluster", reason(e))));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new OrderedGames.Ending(false, Optional.empty());
        }
    }

    /** What Spark says, without the stack traces behind its first line. */
    private static String reason(ExecutionException trouble) {
        Throwable cause = Objects.requireNonNullElse(trouble.getCause(), trouble);
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }

    /** Whether a game is the next one; otherwise it was begun before the stop rule ended its variant. */
    private static boolean isNeeded(AssignmentResult outcome, Cursor place) {
        return !place.isAtEnd() && outcome.assignment().equals(new Assignment(place.variant(), place.seed()));
    }

    private static Optional<Sentence> take(
            AssignmentResult outcome,
            Laboratory.Earlier earlier,
            Findings findings,
            Cursor place,
            Function<Laboratory.Known, Optional<Sentence>> sink) {
        if (outcome instanceof AssignmentResult.Played played) {
            Laboratory.Known game = GameText.known(played.line(), played.course());
            Optional<Sentence> trouble = sink.apply(game);
            if (trouble.isEmpty()) {
                count(game, earlier, findings, place);
            }
            return trouble;
        }
        String variant = findings.experiment().variants().get(place.variant()).name();
        return Optional.of(Sentence.of(
                "lab.unplayable",
                Long.toString(outcome.assignment().seed()),
                variant,
                ((AssignmentResult.Unplayable) outcome).reason()));
    }

    private static void count(Laboratory.Known game, Laboratory.Earlier earlier, Findings findings, Cursor place) {
        findings.add(place.variant(), game.line(), game.course());
        place.pass();
        countEarlier(earlier, findings, place);
    }

    /** Goes to the next game that must be played, and counts those on the way that were played before. */
    private static void countEarlier(Laboratory.Earlier earlier, Findings findings, Cursor place) {
        while (!place.isAtEnd()) {
            if (place.isVariantDone() || findings.enough(place.variant())) {
                place.passVariant();
            } else if (place.isKnown()) {
                Laboratory.Known before = earlier.game(place.key());
                findings.add(place.variant(), before.line(), before.course());
                place.pass();
            } else {
                return;
            }
        }
    }
}
