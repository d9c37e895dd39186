package org.roadtorichmond.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.roadtorichmond.balance.lab.Experiment;

/**
 * The games of an experiment, played on a cluster in rounds of a fixed number. A few rounds are under way at a time, so that no
 * executor waits for the slowest game of one, and no more than those are in memory.
 */
final class Rounds implements AutoCloseable {
    private static final int UNDER_WAY = 3;
    private static final int GAMES_A_SLICE = 8;

    private final JavaSparkContext spark;
    private final Experiment experiment;
    private final int slices;
    private final Cursor next;
    private final SortedMap<Integer, Broadcast<SerializedVariant>> serialized = new TreeMap<>();
    private final Deque<Round> pending = new ArrayDeque<>();

    /** Games that are being played, the last of them of a variant. */
    private record Round(int lastVariant, JavaFutureAction<List<AssignmentResult>> games) {}

    /**
     * The rounds from a game on.
     *
     * @param spark the cluster
     * @param experiment the experiment
     * @param slices in how many tasks each is cut, from 1
     * @param from the first game
     */
    Rounds(JavaSparkContext spark, Experiment experiment, int slices, Cursor from) {
        this.spark = spark;
        this.experiment = experiment;
        this.slices = slices;
        next = new Cursor(from);
        next.passDone();
    }

    /**
     * The games of the next round, in order; there must be one.
     *
     * @throws ExecutionException if the cluster could not play them
     */
    List<AssignmentResult> take() throws ExecutionException, InterruptedException {
        while (pending.size() < UNDER_WAY && !next.isAtEnd()) {
            pending.add(begin());
        }
        return pending.remove().games().get();
    }

    private Round begin() {
        List<Assignment> assignments = new ArrayList<>();
        while (assignments.size() < slices * GAMES_A_SLICE && !next.isAtEnd()) {
            assignments.add(new Assignment(next.variant(), next.seed()));
            next.pass();
            next.passDone();
        }
        int first = assignments.get(0).variant();
        int last = assignments.get(assignments.size() - 1).variant();
        for (int variant = first; variant <= last; variant++) {
            serialized.computeIfAbsent(
                    variant,
                    number -> spark.broadcast(
                            new SerializedVariant(experiment.variants().get(number), experiment)));
        }
        GamePlayer player = new GamePlayer(serialized.subMap(first, last + 1));
        return new Round(
                last, spark.parallelize(assignments, slices).map(player).collectAsync());
    }

    /** Gives up the games of all variants before the one at which a cursor is. */
    void skipTo(Cursor place) {
        next.catchUp(place);
        next.passDone();
        while (!pending.isEmpty() && pending.element().lastVariant() < place.variant()) {
            pending.remove().games().cancel(true);
        }
        // Spark frees on the executors what is no longer referred to here.
        serialized.headMap(place.variant()).clear();
    }

    /** Gives up all games. */
    @Override
    public void close() {
        pending.forEach(round -> round.games().cancel(true));
        pending.clear();
    }
}
