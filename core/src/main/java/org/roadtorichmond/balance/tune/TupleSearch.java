package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Searches the best point of a grid by noisy looks, with the N-Tuple Bandit Evolutionary Algorithm: from where it stands it goes to the
 * most promising of some neighbours, looks there, and learns.
 *
 * @param sizes how many values each dimension has
 * @param curiosity how much what is little known is preferred, in the units of what is looked at
 */
record TupleSearch(List<Integer> sizes, double curiosity) {
    private static final int NEIGHBOURS = 50;
    private static final double OTHERS = 0.5;

    /** Copies the sizes; there must be a dimension. */
    TupleSearch {
        sizes = List.copyOf(sizes);
    }

    /**
     * Looks so many times, from the first value of each dimension on; the answer is the point that is thought to be worth most among
     * those that were looked at.
     */
    List<Integer> run(int looks, Random random, ToDoubleFunction<List<Integer>> look) {
        TupleModel model = new TupleModel(sizes.size(), curiosity);
        Set<List<Integer>> visited = new LinkedHashSet<>();
        List<Integer> here = sizes.stream().map(size -> 0).toList();
        for (int i = 0; i < looks; i++) {
            model.add(here, look.applyAsDouble(here));
            visited.add(here);
            here = mostPromising(model, here, random);
        }
        List<Integer> best = visited.iterator().next();
        for (List<Integer> point : visited) {
            if (model.worth(point) > model.worth(best)) {
                best = point;
            }
        }
        return best;
    }

    private List<Integer> mostPromising(TupleModel model, List<Integer> here, Random random) {
        List<Integer> best = neighbour(here, random);
        double most = model.promise(best);
        for (int i = 1; i < NEIGHBOURS; i++) {
            List<Integer> other = neighbour(here, random);
            double promise = model.promise(other);
            if (promise > most) {
                best = other;
                most = promise;
            }
        }
        return best;
    }

    /** A point that differs in one dimension for sure, and in each other one half as likely as not on average. */
    private List<Integer> neighbour(List<Integer> here, Random random) {
        int sure = random.nextInt(sizes.size());
        List<Integer> point = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            boolean changes = i == sure || random.nextDouble() < OTHERS / sizes.size();
            point.add(changes ? random.nextInt(sizes.get(i)) : here.get(i));
        }
        return List.copyOf(point);
    }
}
