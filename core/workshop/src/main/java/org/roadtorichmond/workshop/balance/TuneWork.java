package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.GameKey;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.tune.Tried;
import org.roadtorichmond.balance.tune.Tuned;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * The laboratory's search of a value, done in batches: each batch asks for the answer anew, is given the games that are known already, and
 * plays some more until its time is over. So it can be stopped after any game, and shows how far it has come. One thread.
 */
final class TuneWork {
    private static final long SEED = 1;
    private static final long NANOS_A_MILLISECOND = 1_000_000;

    /** How many values are confirmed with fresh games beside the scenario as it is. */
    private static final int CONFIRMED = 2;

    /** How many games each value plays in the first round: a fifth of those that confirm it. */
    private static final int SCREENED = 5;

    private final TuneWish wish;
    private final long batchNanos;
    private final Map<GameKey, Laboratory.Known> known = new HashMap<>();
    private final Map<String, RunningStatistics> scores = new HashMap<>();
    private @Nullable Result<Tuning> tuning;

    /**
     * A search.
     *
     * @param batchMillis how long a batch takes, in milliseconds; it ends with the first game that ends after that
     */
    TuneWork(TuneWish wish, long batchMillis) {
        this.wish = wish;
        batchNanos = batchMillis * NANOS_A_MILLISECOND;
    }

    private Result<Tuning> tuning() {
        Result<Tuning> made = tuning;
        if (made == null) {
            Tuning.Effort effort = new Tuning.Effort(
                    wish.values().size(), Math.max(2, wish.finals() / SCREENED), CONFIRMED, wish.finals());
            made = Tuning.of(sheet(), new Document.ScenarioDocument(wish.scenario()), effort);
            tuning = made;
        }
        return made;
    }

    private static <T> Located<T> located(T value) {
        return new Located<>(value, Place.NOWHERE);
    }

    private ExperimentSheet sheet() {
        Target target = new Target(
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.of(wish.share()),
                wish.within(),
                Optional.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                List.of());
        return new ExperimentSheet(
                wish.path(),
                located(wish.scenario().scenario().name()),
                OptionalInt.empty(),
                commander(Side.UNION),
                commander(Side.CONFEDERATE),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.of(SEED),
                List.of(),
                List.of(Factor.of(located(wish.path()), wish.values())),
                false,
                List.of(),
                List.of(target));
    }

    private Optional<Located<String>> commander(Side side) {
        CommanderSpec spec = wish.commanders().of(side);
        return Optional.of(located(spec.toString()));
    }

    /**
     * Plays a batch of games, of which there is at least one as long as games are wanting.
     *
     * @param cancelled whether the answer is no longer wanted
     */
    TuneState play(BooleanSupplier cancelled) {
        Result<Tuning> search = tuning();
        if (search.value().isEmpty()) {
            return trouble(search.problems().stream().map(Problem::sentence).toList());
        }
        Batch batch = new Batch(cancelled, System.nanoTime() + batchNanos);
        Result<Tuned> tuned = search.value().get().run(new GameSource(batch, (game, played) -> Optional.empty()));
        if (tuned.value().isPresent()) {
            return answer(tuned.value().get());
        }
        return batch.broken
                ? trouble(tuned.problems().stream().map(Problem::sentence).toList())
                : state(Optional.empty(), Optional.empty(), List.of(), Map.of());
    }

    /** Gives the games that are known and plays others until the batch is over. */
    private final class Batch implements ExperimentRunner {
        private final BooleanSupplier cancelled;
        private final long deadline;
        private boolean played;
        private boolean broken;

        Batch(BooleanSupplier cancelled, long deadline) {
            this.cancelled = cancelled;
            this.deadline = deadline;
        }

        @Override
        public OrderedGames.Ending play(Experiment experiment, Laboratory.Earlier earlier, GameConsumer consumer) {
            for (Variant variant : experiment.variants()) {
                for (int number = 0; number < experiment.games(); number++) {
                    long seed = experiment.seed() + number;
                    Optional<Sentence> trouble = Optional.empty();
                    Optional<Laboratory.Known> game = Optional.empty();
                    try {
                        game = game(experiment, variant, seed);
                    } catch (IllegalStateException e) {
                        trouble = Optional.of(Sentence.of(
                                "lab.unplayable",
                                Long.toString(seed),
                                variant.words(),
                                String.valueOf(e.getMessage())));
                        broken = true;
                    }
                    if (game.isEmpty()) {
                        return new OrderedGames.Ending(false, trouble);
                    }
                    consumer.take(game.get(), Optional.empty());
                }
            }
            return new OrderedGames.Ending(true, Optional.empty());
        }

        private Optional<Laboratory.Known> game(Experiment experiment, Variant variant, long seed) {
            GameKey key = new GameKey(variant.name(), seed);
            Laboratory.Known before = known.get(key);
            if (before != null) {
                return Optional.of(before);
            } else if (cancelled.getAsBoolean() || (played && System.nanoTime() >= deadline)) {
                return Optional.empty();
            }
            played = true;
            Optional<Laboratory.Known> now = variant.play(seed, experiment.systems(variant), cancelled)
                    .map(game -> new Laboratory.Known(game.line(), game.course()));
            now.ifPresent(game -> {
                known.put(key, game);
                scores.computeIfAbsent(variant.name(), name -> new RunningStatistics())
                        .add(game.line().score());
            });
            return now;
        }
    }

    // --- What is found ---------------------------------------------------------------------------------------------

    private String name(Node value) {
        String shown = value instanceof Node.TextNode text ? text.text() : JsonText.of(value);
        return wish.path() + "=" + shown;
    }

    private Optional<TuneState.Share> soFar(String variant) {
        return Optional.ofNullable(scores.get(variant))
                .map(games -> new TuneState.Share(games.estimate(0, 1), games.size(), false, false));
    }

    private static TuneState.Share share(Tried tried) {
        return new TuneState.Share(tried.statuses().get(0).figure(), tried.seeds(), tried.confirmed(), tried.met());
    }

    private TuneState trouble(List<Sentence> why) {
        return state(Optional.empty(), Optional.empty(), why, Map.of());
    }

    private TuneState answer(Tuned tuned) {
        Map<String, TuneState.Share> last = new HashMap<>();
        tuned.tried().forEach(tried -> last.put(tried.variant().name(), share(tried)));
        last.put(Variant.AS_IT_IS, share(tuned.asItIs()));
        Optional<String> best = tuned.recommended()
                .or(tuned::nearestThatMeets)
                .or(() -> tuned.tried().stream().filter(Tried::confirmed).findFirst())
                .filter(tried -> !tuned.asItIs().met())
                .filter(tried -> tried.distance() < tuned.asItIs().distance())
                .map(tried -> tried.variant().name());
        return state(Optional.of(tuned.verdict()), best, List.of(), last);
    }

    private TuneState state(
            Optional<Tuned.Verdict> verdict,
            Optional<String> best,
            List<Sentence> troubles,
            Map<String, TuneState.Share> last) {
        List<TuneState.Value> tried = new ArrayList<>();
        Optional<Integer> number = Optional.empty();
        for (int i = 0; i < wish.values().size(); i++) {
            String name = name(wish.values().get(i));
            tried.add(new TuneState.Value(i, Optional.ofNullable(last.get(name)).or(() -> soFar(name))));
            number = best.filter(name::equals).isPresent() ? Optional.of(i) : number;
        }
        long most = tuning().value().map(Tuning::most).orElse(0L);
        Optional<TuneState.Share> own =
                Optional.ofNullable(last.get(Variant.AS_IT_IS)).or(() -> soFar(Variant.AS_IT_IS));
        return new TuneState(known.size(), most, own, tried, verdict, number, troubles);
    }
}
