package org.roadtorichmond.hex;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;

/** Classes whose answers differ from one machine, run or runtime to another, to test the test of the architecture. */
public final class Unsteady {
    private Unsteady() {}

    /** Calls a function whose last bits differ. */
    public static final class Calls {
        double root(double x) {
            return Math.pow(x, 1.0 / 3);
        }
    }

    /** Refers to one. */
    public static final class Refers {
        DoubleUnaryOperator function() {
            return Math::log;
        }
    }

    /** Sums by a stream. */
    public static final class Sums {
        double sum(List<Double> all) {
            return all.stream().mapToDouble(Double::doubleValue).sum();
        }
    }

    /** Takes the mean by a collector. */
    public static final class Collects {
        double mean(List<Double> all) {
            return all.stream().collect(Collectors.averagingDouble(each -> each));
        }
    }

    /** Goes through a set. */
    public static final class Hashes {
        String first(List<String> all) {
            return new HashSet<>(all).iterator().next();
        }
    }

    /** Goes through a map that it refers to the constructor of. */
    public static final class Maps {
        Map<String, Integer> lengths(List<String> all) {
            return all.stream().collect(Collectors.toMap(each -> each, String::length, Integer::sum, HashMap::new));
        }
    }

    /** Goes through what is mixed anew in every run. */
    public static final class Mixes {
        List<String> all() {
            return List.copyOf(Set.of("here", "there"));
        }
    }

    /** Goes by the identity of constants. */
    public static final class Identifies {
        boolean before(Enum<?> one, Enum<?> other) {
            return one.hashCode() < other.hashCode();
        }
    }

    /** Goes by the clock. */
    public static final class Looks {
        boolean late(long since) {
            return System.nanoTime() > since;
        }
    }
}
