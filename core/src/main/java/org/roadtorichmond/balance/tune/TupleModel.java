package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What is known of a landscape from noisy looks at some of its points: the mean of what was seen for each value, for each pair of
 * values, and for whole points (S. Lucas, J. Liu and D. Perez-Liebana, The N-Tuple Bandit Evolutionary Algorithm, 2018). So a point
 * that was never looked at is known by its parts.
 */
final class TupleModel {
    /** Keeps the bonus of what was never seen finite. */
    private static final double UNSEEN = 0.5;

    private final List<int[]> tuples = new ArrayList<>();
    private final List<Map<List<Integer>, Seen>> seen = new ArrayList<>();
    private final double curiosity;
    private int looks;

    /** What was seen of one combination of values. */
    private static final class Seen {
        private int looks;
        private double sum;
    }

    /**
     * A model that has seen nothing.
     *
     * @param dimensions how many values a point has, from 1
     * @param curiosity how much what is little known is preferred, in the units of what is looked at
     */
    TupleModel(int dimensions, double curiosity) {
        this.curiosity = curiosity;
        for (int i = 0; i < dimensions; i++) {
            tuples.add(new int[] {i});
            for (int j = i + 1; j < dimensions; j++) {
                tuples.add(new int[] {i, j});
            }
        }
        if (dimensions > 2) {
            int[] all = new int[dimensions];
            for (int i = 0; i < dimensions; i++) {
                all[i] = i;
            }
            tuples.add(all);
        }
        tuples.forEach(tuple -> seen.add(new HashMap<>()));
    }

    /** Notes what a look at a point has shown. */
    void add(List<Integer> point, double value) {
        looks++;
        for (int i = 0; i < tuples.size(); i++) {
            Seen part =
                    Objects.requireNonNull(seen.get(i).computeIfAbsent(part(point, tuples.get(i)), key -> new Seen()));
            part.looks++;
            part.sum += value;
        }
    }

    private static List<Integer> part(List<Integer> point, int[] tuple) {
        List<Integer> part = new ArrayList<>();
        for (int dimension : tuple) {
            part.add(point.get(dimension));
        }
        return part;
    }

    /** What a point is thought to be worth: the mean over its parts that were seen; 0 if none was. */
    double worth(List<Integer> point) {
        double sum = 0;
        int known = 0;
        for (int i = 0; i < tuples.size(); i++) {
            Seen part = seen.get(i).get(part(point, tuples.get(i)));
            if (part != null) {
                sum += part.sum / part.looks;
                known++;
            }
        }
        return known == 0 ? 0 : sum / known;
    }

    /** How promising a point is: its worth, and a bonus for each of its parts that is little known. */
    double promise(List<Integer> point) {
        double bonus = 0;
        for (int i = 0; i < tuples.size(); i++) {
            Seen part = seen.get(i).get(part(point, tuples.get(i)));
            double times = part == null ? 0 : part.looks;
            bonus += Math.sqrt(Math.log(1.0 + looks) / (times + UNSEEN));
        }
        return worth(point) + curiosity * bonus / tuples.size();
    }
}
