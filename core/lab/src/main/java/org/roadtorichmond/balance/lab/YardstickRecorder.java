package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Makes a yardstick of the games of one variant as they are played, from the same history that a report shows of a game. */
public final class YardstickRecorder implements Laboratory.Sink {
    private static final double HUNDRED = 100;

    private final Variant variant;
    private final long seed;
    private final ValueCounts leads = new ValueCounts();
    private final List<Rows> turns = new ArrayList<>();
    private final CalibrationFit fit;
    private int longest;
    private int union;
    private int confederate;

    /** What was counted at one time. */
    private record Rows(ValueCounts lead, ValueCounts union, ValueCounts confederate) {
        Rows() {
            this(new ValueCounts(), new ValueCounts(), new ValueCounts());
        }

        void add(TurnRecord record) {
            lead.add(record.lead());
            union.add(record.lost(Side.UNION));
            confederate.add(record.lost(Side.CONFEDERATE));
        }

        Yardstick.Turn turn() {
            return new Yardstick.Turn(band(lead), band(union), band(confederate));
        }
    }

    /** A recorder of games of a variant, of which none is known yet; an experiment that cannot give a yardstick is refused. */
    public static Result<YardstickRecorder> of(Document subject, Experiment experiment) {
        if (!(subject instanceof Document.ScenarioDocument)) {
            return Result.bad(Sentence.of("lab.yardstickOfScenario"));
        } else if (experiment.variants().size() > 1) {
            return Result.bad(Sentence.of("lab.yardstickOfOne"));
        } else if (experiment.seed() != (int) experiment.seed()) {
            return Result.bad(Sentence.of("lab.yardstickSeed"));
        }
        return Result.good(new YardstickRecorder(experiment.variants().get(0), experiment.seed()));
    }

    private YardstickRecorder(Variant variant, long seed) {
        this.variant = variant;
        this.seed = seed;
        fit = new CalibrationFit(variant.scenario().scenario().turns());
        for (int turn = 0; turn <= variant.scenario().scenario().turns(); turn++) {
            turns.add(new Rows());
        }
    }

    @Override
    public Optional<Sentence> take(Variant played, Variant.Played game) {
        add(GameHistory.of(game.game()).turns(), game.line().winner());
        fit.add(game.course(), game.line().score());
        return Optional.empty();
    }

    /** Adds a game; where it was over, it stands as it ended. */
    private void add(List<TurnRecord> records, String winner) {
        TurnRecord end = records.get(records.size() - 1);
        leads.add(end.lead());
        union += winner.equals(Side.UNION.word()) ? 1 : 0;
        confederate += winner.equals(Side.CONFEDERATE.word()) ? 1 : 0;
        longest = Math.max(longest, end.turn());
        int next = 0;
        for (int turn = 0; turn < turns.size(); turn++) {
            while (next + 1 < records.size() && records.get(next).turn() < turn) {
                next++;
            }
            turns.get(turn).add(records.get(next));
        }
    }

    /** The yardstick of the games, without a calibration; none if they were stopped before all were played. */
    public Result<Yardstick> yardstick(OrderedGames.Ending ending) {
        if (!ending.complete() || leads.size() == 0) {
            return Result.bad(Sentence.of("lab.yardstickStopped"));
        }
        int games = leads.size();
        return Result.good(new Yardstick(
                variant.scenario().scenario().name(),
                PlayDigest.of(variant.scenario()),
                variant.union().toString(),
                variant.confederate().toString(),
                games,
                seed,
                new Yardstick.Wins(union, confederate, games - union - confederate),
                IntStream.range(0, Yardstick.PERCENTILES)
                        .mapToObj(percent -> quantile(leads, percent / HUNDRED))
                        .toList(),
                turns.subList(0, longest + 1).stream().map(Rows::turn).toList(),
                Calibration.NONE));
    }

    /** The same with what the games say of the chance of winning, which is fitted now. */
    public Result<Yardstick> calibrated(OrderedGames.Ending ending) {
        return yardstick(ending).map(yardstick -> yardstick.with(fit.fit()));
    }

    private static Yardstick.Band band(ValueCounts spread) {
        return Yardstick.Band.of(Yardstick.Band.SHARES.stream()
                .map(share -> quantile(spread, share))
                .toList());
    }

    private static int quantile(ValueCounts spread, double share) {
        return (int) Math.round(spread.quantile(share));
    }
}
