package org.roadtorichmond.balance.tune;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Jackknife;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.words.Sentence;

/** One thing that a target asks for, as something that games can be measured by. */
interface Criterion {
    int WHOLE = 100;

    /** How far games are from it, squared; by chance it may come out below 0, and is right on average. */
    double loss(List<GameSample> games);

    /** How it stands in some games, one or more. */
    TargetStatus status(List<GameSample> games);

    private static double mean(List<GameSample> games, ToDoubleFunction<GameSample> figure) {
        return games.stream().mapToDouble(figure).average().orElse(0);
    }

    private static Estimate estimate(double value, Proportion interval) {
        return new Estimate(value, interval.low(), interval.high());
    }

    private static String percent(double share) {
        return plain(WHOLE * share);
    }

    /** A figure of a file, which has two decimals at most, without those that say nothing. */
    private static String plain(double figure) {
        return BigDecimal.valueOf(figure)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    /**
     * The Union's share of the games, a draw counted half.
     *
     * @param wanted the share that is wanted
     * @param within how far it may be off
     */
    record Share(double wanted, double within) implements Criterion {
        @Override
        public double loss(List<GameSample> games) {
            double share = mean(games, GameSample::score);
            double squares = mean(games, game -> Reckoning.square(game.score() - share));
            // A mean of few games lies off the true one by chance, which would count as being off the target.
            double chance = squares / Math.max(1, games.size() - 1);
            return Reckoning.square(share - wanted) - chance;
        }

        @Override
        public TargetStatus status(List<GameSample> games) {
            RunningStatistics score = new RunningStatistics();
            games.forEach(game -> score.add(game.score()));
            return new TargetStatus(
                    Sentence.of("goal.share", percent(wanted), percent(within)),
                    TargetStatus.Unit.SHARE,
                    score.estimate(0, 1),
                    wanted - within,
                    wanted + within);
        }
    }

    /**
     * The mean of the game-turns in which games end.
     *
     * @param bounds between which bounds it is to lie
     */
    record Length(Target.Length bounds) implements Criterion {
        @Override
        public double loss(List<GameSample> games) {
            double mean = mean(games, GameSample::turns);
            double off = Math.max(0, Math.max(bounds.least() - mean, mean - bounds.most()));
            // A tenth of the length counts as much as a tenth of the games.
            return Reckoning.square(off / bounds.most());
        }

        @Override
        public TargetStatus status(List<GameSample> games) {
            return new TargetStatus(
                    Sentence.of("goal.length", plain(bounds.least()), plain(bounds.most())),
                    TargetStatus.Unit.TURNS,
                    Jackknife.of(games, some -> mean(some, GameSample::turns)),
                    bounds.least(),
                    bounds.most());
        }
    }

    /**
     * The games that neither side wins.
     *
     * @param most what share of all they may be
     */
    record Draws(double most) implements Criterion {
        private static Proportion counted(List<GameSample> games) {
            return new Proportion(
                    (int) games.stream().filter(GameSample::isDraw).count(), games.size());
        }

        @Override
        public double loss(List<GameSample> games) {
            return Reckoning.square(Math.max(0, counted(games).share() - most));
        }

        @Override
        public TargetStatus status(List<GameSample> games) {
            Proportion counted = counted(games);
            return new TargetStatus(
                    Sentence.of("goal.draws", percent(most)),
                    TargetStatus.Unit.SHARE,
                    estimate(counted.share(), counted),
                    0,
                    most);
        }
    }

    /**
     * What the first die explains of who wins.
     *
     * @param most the most that it may
     */
    record FirstDie(double most) implements Criterion {
        private static final double CHANCE = 5;

        private static double share(List<GameSample> games) {
            ExplainedVariance explained = new ExplainedVariance();
            games.forEach(game -> explained.add(game.firstDie(), game.score()));
            return explained.unbiasedShare();
        }

        @Override
        public double loss(List<GameSample> games) {
            // In few games the die explains much by chance; only what is beyond that counts.
            double chance = CHANCE / games.size();
            return Reckoning.square(Math.max(0, share(games) - most - chance));
        }

        @Override
        public TargetStatus status(List<GameSample> games) {
            Estimate share = Jackknife.of(games, FirstDie::share);
            // It is never surer than chance lets it be.
            double high = Math.max(share.high(), CHANCE / games.size());
            Estimate shown = new Estimate(Math.max(0, share.value()), Math.max(0, share.low()), Math.min(1, high));
            return new TargetStatus(
                    Sentence.of("goal.firstDie", percent(most)), TargetStatus.Unit.SHARE, shown, 0, most);
        }
    }

    /**
     * In how many games some rules matter.
     *
     * @param importance the rules, and the share of the games
     */
    record Matters(Target.Importance importance) implements Criterion {
        private Proportion counted(List<GameSample> games) {
            return new Proportion(
                    (int) games.stream()
                            .filter(game -> game.mattered(importance.rules()))
                            .count(),
                    games.size());
        }

        @Override
        public double loss(List<GameSample> games) {
            return Reckoning.square(
                    Math.max(0, importance.games() - counted(games).share()));
        }

        @Override
        public TargetStatus status(List<GameSample> games) {
            Proportion counted = counted(games);
            return new TargetStatus(
                    Sentence.of("goal.matters", String.join(", ", importance.rules()), percent(importance.games())),
                    TargetStatus.Unit.SHARE,
                    estimate(counted.share(), counted),
                    importance.games(),
                    1);
        }
    }
}
