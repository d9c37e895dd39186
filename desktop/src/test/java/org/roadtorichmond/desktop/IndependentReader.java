package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Reads a results file and works its figures out as textbooks have them, all at once from all games. It uses nothing of the program, and no
 * library of statistics: the tails of Student's t and of F come from the incomplete beta function.
 */
final class IndependentReader {
    private IndependentReader() {}

    /** A game: its line, and what its companion says. */
    record Played(JsonObject line, JsonObject course) {
        /** 1 if the Union won, ½ for a draw, 0 otherwise. */
        double score() {
            return switch (line.get("winner").getAsString()) {
                case "union" -> 1;
                case "draw" -> 0.5;
                default -> 0;
            };
        }

        double points(String side) {
            return line.getAsJsonObject("points").get(side).getAsDouble();
        }

        double lead() {
            return points("union") - points("confederate");
        }

        int turns() {
            return line.get("turns").getAsInt();
        }

        int firstTurn() {
            return course.get("firstTurn").getAsInt();
        }

        int firstDie() {
            return course.get("firstDie").getAsInt();
        }

        /** A list of figures at first and after each game-turn; after the end the last one stands. */
        double at(String list, int place) {
            JsonArray all = course.getAsJsonArray(list);
            return all.get(Math.min(place, all.size() - 1)).getAsDouble();
        }

        /** How likely the winner was to win after a game-turn or, of several, when that was least; 1 if nobody won. */
        double winnersChance(int from, int to) {
            return IntStream.rangeClosed(from, to)
                    .mapToDouble(place -> at("chances", place) / 1000)
                    .map(union -> score() == 1 ? union : score() == 0 ? 1 - union : 1)
                    .min()
                    .orElseThrow();
        }

        double share(String of, String in, String side) {
            double all = course.getAsJsonObject(in).get(side).getAsDouble();
            return all == 0 ? 0 : course.getAsJsonObject(of).get(side).getAsDouble() / all;
        }

        double lost(String side, int place) {
            JsonArray all = course.getAsJsonArray("lost");
            return all.get(Math.min(place, all.size() - 1))
                    .getAsJsonObject()
                    .get(side)
                    .getAsDouble();
        }

        /** Who led at first and after each game-turn, by points that stay; in the end who won. */
        private List<Integer> leaders() {
            List<Integer> leaders = new ArrayList<>();
            int times = course.getAsJsonArray("leads").size();
            for (int i = 0; i < times - 1; i++) {
                leaders.add((int) Math.signum(at("leads", i) + at("forNow", i)));
            }
            leaders.add((int) Math.signum(score() - 0.5));
            return leaders;
        }

        /** The game-turn after which the winner always led. */
        int settled() {
            List<Integer> leaders = leaders();
            int winner = leaders.get(leaders.size() - 1);
            int last = IntStream.range(0, leaders.size())
                    .filter(i -> leaders.get(i) != winner)
                    .max()
                    .orElse(-1);
            return firstTurn() - 1 + last + 1;
        }

        int leadChanges() {
            List<Integer> clear =
                    leaders().stream().filter(leader -> leader != 0).toList();
            return (int) IntStream.range(1, clear.size())
                    .filter(i -> !clear.get(i).equals(clear.get(i - 1)))
                    .count();
        }

        int attacked(int turn) {
            return course.getAsJsonObject("assaults").entrySet().stream()
                    .filter(assault -> assault.getKey().split(" ", -1)[0].equals("" + turn))
                    .mapToInt(assault -> assault.getValue().getAsInt())
                    .sum();
        }

        /** What is counted under names, such as attacks by their results. */
        Map<String, JsonElement> counted(String what) {
            return course.getAsJsonObject(what).asMap();
        }

        List<String> names(String list) {
            return course.getAsJsonArray(list).asList().stream()
                    .map(JsonElement::getAsString)
                    .toList();
        }
    }

    /** The games of each variant, in the order of their seeds. */
    static Map<String, List<Played>> games(List<String> results, List<String> courses) {
        Map<String, List<Played>> games = new TreeMap<>();
        for (int i = 1; i < results.size(); i++) {
            JsonObject line = JsonParser.parseString(results.get(i)).getAsJsonObject();
            JsonObject course = JsonParser.parseString(courses.get(i)).getAsJsonObject();
            games.computeIfAbsent(line.get("variant").getAsString(), name -> new ArrayList<>())
                    .add(new Played(line, course));
        }
        games.values()
                .forEach(all -> all.sort(
                        Comparator.comparing(played -> played.line().get("seed").getAsLong())));
        return games;
    }

    // --- Statistics --------------------------------------------------------------------------------------------------

    static double[] of(List<Played> games, ToDoubleFunction<Played> figure) {
        return games.stream().mapToDouble(figure).toArray();
    }

    static double mean(double... values) {
        return Arrays.stream(values).sum() / values.length;
    }

    private static double squares(double... values) {
        double mean = mean(values);
        return Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
    }

    static double deviation(double... values) {
        return Math.sqrt(squares(values) / (values.length - 1));
    }

    /** A mean with the bounds of its 95 % interval, which go no farther than others. */
    static double[] interval(double least, double most, double... values) {
        double half = studentQuantile(values.length - 1) * deviation(values) / Math.sqrt(values.length);
        double mean = mean(values);
        return new double[] {mean, Math.max(least, mean - half), Math.min(most, mean + half)};
    }

    /** Wilson's interval of a share. */
    static double[] wilson(int count, int of) {
        double z = root(x -> normalTail(x) - 0.025, 0, 10);
        double share = (double) count / of;
        double middle = (share + z * z / (2 * of)) / (1 + z * z / of);
        double half = z / (1 + z * z / of) * Math.sqrt(share * (1 - share) / of + z * z / (4.0 * of * of));
        return new double[] {share, middle - half, middle + half};
    }

    /** How likely a mean so far from 0 is: Student's, and no less than the signs of those that are not 0 allow. */
    static double chanceOfZero(double... values) {
        long nonzero = Arrays.stream(values).filter(value -> value != 0).count();
        double signs = Math.min(1, Math.pow(2, 1.0 - nonzero));
        if (deviation(values) == 0) {
            return signs;
        }
        double t = mean(values) / (deviation(values) / Math.sqrt(values.length));
        return Math.max(signs, studentTails(t, values.length - 1));
    }

    /** Holm's step-down correction. */
    static double[] holm(double... chances) {
        double[] corrected = new double[chances.length];
        for (int i = 0; i < chances.length; i++) {
            for (int j = 0; j < chances.length; j++) {
                double one = chances[j];
                if (one <= chances[i]) {
                    long notSmaller =
                            Arrays.stream(chances).filter(other -> other >= one).count();
                    corrected[i] = Math.max(corrected[i], Math.min(1, notSmaller * one));
                }
            }
        }
        return corrected;
    }

    /** The part of the spread that faces explain, without what chance gives (epsilon squared), and how likely that is by chance. */
    static double[] explainedByFaces(List<Played> games, ToDoubleFunction<Played> figure) {
        List<Played> rolled = games.stream().filter(one -> one.firstDie() > 0).toList();
        Map<Integer, List<Played>> faces = new TreeMap<>();
        rolled.forEach(one ->
                faces.computeIfAbsent(one.firstDie(), face -> new ArrayList<>()).add(one));
        double all = squares(of(rolled, figure));
        double within = faces.values().stream()
                .mapToDouble(face -> squares(of(face, figure)))
                .sum();
        int groups = faces.size();
        int rest = rolled.size() - groups;
        double share = Math.max(0, (all - within - (groups - 1) * within / rest) / all);
        double f = (all - within) / (groups - 1) / (within / rest);
        double tail = beta(rest / (rest + (groups - 1) * f), rest / 2.0, (groups - 1) / 2.0);
        double orders = logFactorial(rolled.size());
        for (List<Played> face : faces.values()) {
            orders -= logFactorial(face.size());
        }
        return new double[] {share, Math.max(tail, Math.exp(-orders))};
    }

    /** The square of the correlation. */
    static double explained(double[] x, double[] y) {
        double xMean = mean(x);
        double yMean = mean(y);
        double both = IntStream.range(0, x.length)
                .mapToDouble(i -> (x[i] - xMean) * (y[i] - yMean))
                .sum();
        double spread = squares(x) * squares(y);
        return spread == 0 ? 0 : both * both / spread;
    }

    /** What a share of the figures does not exceed, interpolated so that it is about unbiased for the median (R's type 8). */
    static double quantile(double share, double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double place = share * (sorted.length + 1 / 3.0) + 1 / 3.0;
        int below = (int) Math.floor(place);
        double first = sorted[Math.max(0, Math.min(sorted.length, below) - 1)];
        double next = sorted[Math.max(0, Math.min(sorted.length - 1, below))];
        return first + (place - below) * (next - first);
    }

    // --- Distributions -----------------------------------------------------------------------------------------------

    private static double studentQuantile(int freedom) {
        return root(t -> studentTails(t, freedom) - 0.05, 0, 1000);
    }

    /** How likely Student's t is farther from 0, on either side. */
    private static double studentTails(double t, int freedom) {
        return beta(freedom / (freedom + t * t), freedom / 2.0, 0.5);
    }

    private static double normalTail(double x) {
        // The integral by Simpson's rule, far finer than any digit that is printed.
        int steps = 20_000;
        double width = x / steps;
        double sum = 0;
        for (int i = 0; i <= steps; i++) {
            double weight = i == 0 || i == steps ? 1 : i % 2 == 0 ? 2 : 4;
            sum += weight * Math.exp(-(i * width) * (i * width) / 2);
        }
        return 0.5 - sum * width / 3 / Math.sqrt(2 * Math.PI);
    }

    /** The root of a function that falls, by halves. */
    private static double root(DoubleUnaryOperator falling, double from, double to) {
        double low = from;
        double high = to;
        for (int i = 0; i < 80; i++) {
            double middle = (low + high) / 2;
            if (falling.applyAsDouble(middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** The regularized incomplete beta function, by its continued fraction (Abramowitz and Stegun 26.5.8). */
    private static double beta(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        } else if (x > (a + 1) / (a + b + 2)) {
            return 1 - beta(1 - x, b, a);
        }
        double fraction = 1;
        for (int m = 200; m > 0; m--) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            fraction = 1 + even / (1 + odd / fraction);
        }
        fraction = 1 - (a + b) * x / (a + 1) / fraction;
        double front = a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b);
        return Math.exp(front) / a / fraction;
    }

    private static double logFactorial(int n) {
        return logGamma(n + 1.0);
    }

    /** By Stirling's series, after steps up to where it is exact. */
    private static double logGamma(double x) {
        double shift = 0;
        double z = x;
        while (z < 20) {
            shift += Math.log(z);
            z++;
        }
        double series =
                1 / (12 * z) - 1 / (360 * Math.pow(z, 3)) + 1 / (1260 * Math.pow(z, 5)) - 1 / (1680 * Math.pow(z, 7));
        return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
    }
}
