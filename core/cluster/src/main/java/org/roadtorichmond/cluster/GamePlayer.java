package org.roadtorichmond.cluster;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;

/** Plays games on an executor, of variants that were sent to it. */
final class GamePlayer implements Function<Assignment, AssignmentResult> {
    private static final long serialVersionUID = 1;

    private final TreeMap<Integer, Broadcast<SerializedVariant>> serialized;

    /** A player of some variants, by their numbers. */
    GamePlayer(Map<Integer, Broadcast<SerializedVariant>> serialized) {
        this.serialized = new TreeMap<>(serialized);
    }

    @Override
    public AssignmentResult call(Assignment assignment) {
        return Objects.requireNonNull(serialized.get(assignment.variant()))
                .value()
                .play(assignment);
    }
}
