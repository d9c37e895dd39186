package org.roadtorichmond.cluster;

import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.apache.spark.api.java.JavaSparkContext;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.words.Sentence;

/**
 * Plays experiments on a Spark cluster. The driver counts games in the order of variants and seeds, whichever executor has played
 * them, asks the stop rule after each, and drops those that were begun ahead and are not needed: just as {@link Laboratory} does
 * with threads, so that the results are the same.
 */
final class ClusterLaboratory {
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

    /**
     * Plays what has not been played before, and adds all games to the findings.
     *
     * @param known the games that were played before, in order; a prefix of all
     * @param findings what has been found, which grows
     * @param sink takes the games that were not known, in order; its answer is what went wrong, after which no more are played
     */
    Laboratory.Ending run(
            Iterator<Laboratory.Known> known, Findings findings, Function<Laboratory.Known, Optional<Sentence>> sink) {
        Cursor place = new Cursor(findings.experiment());
        while (known.hasNext() && !place.isAtEnd()) {
            count(known.next(), findings, place);
        }
        try (Rounds rounds = new Rounds(spark, findings.experiment(), slices, place)) {
            while (!place.isAtEnd()) {
                for (Outcome outcome : rounds.take()) {
                    if (isNeeded(outcome, place)) {
                        Optional<Sentence> trouble = take(outcome, findings, place, sink);
                        if (trouble.isPresent()) {
                            return new Laboratory.Ending(false, trouble);
                        }
                    }
                }
                rounds.skipTo(place);
            }
            return new Laboratory.Ending(true, Optional.empty());
        } catch (ExecutionException e) {
            return new Laboratory.Ending(false, Optional.of(Sentence.of("lab.cluster", reason(e))));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Laboratory.Ending(false, Optional.empty());
        }
    }

    /** What Spark says, without the stack traces behind its first line. */
    private static String reason(ExecutionException trouble) {
        Throwable cause = Objects.requireNonNullElse(trouble.getCause(), trouble);
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }

    /** Whether a game is the next one; otherwise it was begun before the stop rule ended its variant. */
    private static boolean isNeeded(Outcome outcome, Cursor place) {
        return !place.isAtEnd() && outcome.assignment().equals(new Assignment(place.variant(), place.seed()));
    }

    private static Optional<Sentence> take(
            Outcome outcome, Findings findings, Cursor place, Function<Laboratory.Known, Optional<Sentence>> sink) {
        if (outcome instanceof Outcome.Played played) {
            Laboratory.Known game = ResultsFile.known(played.line(), played.course());
            Optional<Sentence> trouble = sink.apply(game);
            if (trouble.isEmpty()) {
                count(game, findings, place);
            }
            return trouble;
        }
        String variant = findings.experiment().variants().get(place.variant()).name();
        return Optional.of(Sentence.of(
                "lab.unplayable",
                Long.toString(outcome.assignment().seed()),
                variant,
                ((Outcome.Unplayable) outcome).reason()));
    }

    private static void count(Laboratory.Known game, Findings findings, Cursor place) {
        int variant = place.variant();
        findings.add(variant, game);
        if (findings.enough(variant)) {
            place.passVariant();
        } else {
            place.pass();
        }
    }
}
