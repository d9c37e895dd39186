package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Explained;
import org.roadtorichmond.scenario.experiment.Target;

/** A target as something that games can be measured by. */
public final class Goal {
    private static final double CLOSE = 0.03;

    private final List<Criterion> criteria = new ArrayList<>();

    /** What a target asks for. */
    public Goal(Target target) {
        target.share().ifPresent(share -> criteria.add(new Share(share)));
        target.firstDie().ifPresent(most -> criteria.add(new FirstDie(most)));
        target.matters().forEach(importance -> criteria.add(new Matters(importance.rules(), importance.games())));
    }

    /**
     * How a criterion stands.
     *
     * @param what what is asked for, in words
     * @param value the share that the games show
     * @param low the lower end of its interval, where there is one
     * @param high the upper end
     * @param met whether the games meet it
     */
    public record Standing(String what, double value, OptionalDouble low, OptionalDouble high, boolean met) {
        static Standing of(String what, double value, Proportion interval, boolean met) {
            return new Standing(
                    what, value, OptionalDouble.of(interval.low()), OptionalDouble.of(interval.high()), met);
        }
    }

    /** One thing that a target asks for. */
    private interface Criterion {
        /** How far games are from it, squared; by chance it may come out below 0, and is right on average. */
        double loss(List<GameSample> games);

        Standing standing(List<GameSample> games);
    }

    /** How far games are from the target, squared, all criteria together; 0 is on it. */
    double loss(List<GameSample> games) {
        return criteria.stream().mapToDouble(criterion -> criterion.loss(games)).sum();
    }

    /** How each criterion stands in some games. */
    List<Standing> standings(List<GameSample> games) {
        return criteria.stream().map(criterion -> criterion.standing(games)).toList();
    }

    /** Whether games meet all criteria. */
    boolean met(List<GameSample> games) {
        return standings(games).stream().allMatch(Standing::met);
    }

    private static double mean(List<GameSample> games, ToDoubleFunction<GameSample> figure) {
        return games.stream().mapToDouble(figure).average().orElse(0);
    }

    /** The Union's share of the games, a draw counted half. */
    private record Share(double wanted) implements Criterion {
        @Override
        public double loss(List<GameSample> games) {
            double share = mean(games, GameSample::score);
            double squares = mean(games, game -> Math.pow(game.score() - share, 2));
            // A mean of few games lies off the true one by chance, which would count as being off the target.
            double chance = squares / Math.max(1, games.size() - 1);
            return Math.pow(share - wanted, 2) - chance;
        }

        @Override
        public Standing standing(List<GameSample> games) {
            double share = mean(games, GameSample::score);
            Proportion rounded = new Proportion((int) Math.round(share * games.size()), games.size());
            return Standing.of(
                    "the Union makes %s of the games".formatted(percent(wanted)),
                    share,
                    rounded,
                    Math.abs(share - wanted) <= CLOSE);
        }
    }

    /** What the first die explains. */
    private record FirstDie(double most) implements Criterion {
        private static double share(List<GameSample> games) {
            Explained explained = new Explained();
            games.forEach(game -> explained.add(game.firstDie(), (double) game.lead()));
            return explained.share();
        }

        @Override
        public double loss(List<GameSample> games) {
            // In few games the die explains much by chance; only what is beyond that counts.
            double chance = 5.0 / games.size();
            return Math.pow(Math.max(0, share(games) - most - chance), 2);
        }

        @Override
        public Standing standing(List<GameSample> games) {
            double share = share(games);
            return new Standing(
                    "the first die explains at most %s".formatted(percent(most)),
                    share,
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    share <= most);
        }
    }

    /** In how many games some rules matter. */
    private record Matters(List<String> rules, double least) implements Criterion {
        private Proportion counted(List<GameSample> games) {
            return new Proportion(
                    (int) games.stream().filter(game -> game.mattered(rules)).count(), games.size());
        }

        @Override
        public double loss(List<GameSample> games) {
            return Math.pow(Math.max(0, least - counted(games).share()), 2);
        }

        @Override
        public Standing standing(List<GameSample> games) {
            Proportion counted = counted(games);
            return Standing.of(
                    "%s matter in at least %s of the games".formatted(String.join(", ", rules), percent(least)),
                    counted.share(),
                    counted,
                    counted.share() >= least);
        }
    }

    private static String percent(double share) {
        return Math.round(1000 * share) / 10.0 + " %";
    }
}
