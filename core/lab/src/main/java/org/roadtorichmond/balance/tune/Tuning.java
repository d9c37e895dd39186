package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Jackknife;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.race.Entrant;
import org.roadtorichmond.balance.race.Race;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.words.Sentence;

/**
 * Searches the values that bring a scenario to a target. All combinations of values, or as many as may be, are screened in a
 * {@link Race}; the best few and the scenario as it is are then confirmed with seeds that were not used before, since games by which
 * something was chosen flatter it. Same answer wherever the games are played.
 */
public final class Tuning {
    private final Variant asItIs;
    private final List<Variant> candidates;
    private final long combinations;
    private final TargetMeasure measure;
    private final Effort effort;
    private final long seed;

    private Tuning(
            Variant asItIs,
            List<Variant> candidates,
            long combinations,
            TargetMeasure measure,
            Effort effort,
            long seed) {
        this.asItIs = asItIs;
        this.candidates = List.copyOf(candidates);
        this.combinations = combinations;
        this.measure = measure;
        this.effort = effort;
        this.seed = seed;
    }

    /**
     * How much is played.
     *
     * @param candidates how many combinations are tried at most, from 1
     * @param games how many seeds each plays in the first round of the screening, from 2
     * @param confirmed how many are confirmed, from 1
     * @param finals how many seeds each of these plays, from 2
     */
    public record Effort(int candidates, int games, int confirmed, int finals) {
        /** How many combinations are tried where nothing else is said. */
        public static final int CANDIDATES = 200;

        /** How many seeds each plays first where nothing else is said. */
        public static final int GAMES = 30;

        /** How many are confirmed where nothing else is said. */
        public static final int CONFIRMED = 3;

        /** How many seeds each of these plays where nothing else is said. */
        public static final int FINALS = 400;
    }

    /** The search that a sheet states, or what is wrong with it. */
    public static Result<Tuning> of(ExperimentSheet sheet, Document document, Effort effort) {
        if (sheet.vary().isEmpty()) {
            return Result.bad(Sentence.of("lab.noFactors"));
        }
        return Experiments.design(sheet)
                .then(design -> TargetMeasure.of(sheet, design)
                        .then(measure -> Subject.of(document)
                                .then(subject -> of(design, measure, subject, effort, Experiments.seed(sheet)))));
    }

    private static Result<Tuning> of(Design design, TargetMeasure measure, Subject subject, Effort effort, long seed) {
        Combinations all = new Combinations(
                design.vary().stream().map(factor -> factor.levels().size()).toList());
        return design.alone(subject)
                .then(good -> candidates(design, subject, all.some(effort.candidates(), seed)))
                .then(candidates -> {
                    Variant asItIs = design.unchanged(subject).asItIs();
                    // What changes a value to what it is already would be compared with itself.
                    candidates.remove(key(asItIs));
                    return Result.good(
                            new Tuning(asItIs, List.copyOf(candidates.values()), all.count(), measure, effort, seed));
                });
    }

    /** The combinations by what they make of the scenario, each once; or what is wrong with some. */
    private static Result<Map<String, Variant>> candidates(Design design, Subject subject, List<List<Integer>> points) {
        Map<String, Variant> candidates = new LinkedHashMap<>();
        for (List<Integer> point : points) {
            Result<Variant> variant = design.at(subject, point);
            if (variant.value().isEmpty()) {
                return Result.bad(variant.problems());
            }
            candidates.putIfAbsent(key(variant.value().get()), variant.value().get());
        }
        return Result.good(candidates);
    }

    private static String key(Variant variant) {
        return Blueprint.of(variant.scenario()).json() + variant.union() + " " + variant.confederate();
    }

    /** The screening; none where there is nothing to choose from. */
    private Optional<Race> race() {
        return candidates.isEmpty()
                ? Optional.empty()
                : Optional.of(new Race(candidates.size(), effort.games(), effort.confirmed()));
    }

    /** How many games are played at most. */
    public long most() {
        int finalists = 1 + Math.min(effort.confirmed(), candidates.size());
        return measure.pairs() * (race().map(Race::most).orElse(0L) + (long) finalists * effort.finals());
    }

    /** All on which its games depend, by which a results file knows whose they are. */
    public ExperimentChain chain() {
        List<Variant> all = Stream.concat(Stream.of(asItIs), candidates.stream())
                .flatMap(variant -> measure.played(variant).stream())
                .toList();
        List<String> choices = new ArrayList<>(List.of("tune", effort.toString()));
        choices.addAll(measure.asked());
        return new ExperimentChain(new Experiment(all, List.of(), seed, effort.games(), new StopRule.All()), choices);
    }

    /** Searches; the answer, or why there is none. */
    public Result<Tuned> run(GameSource source) {
        long[] played = {0};
        Counting counting = (variants, first, games) -> {
            played[0] += (long) variants.size() * games * measure.pairs();
            return play(source, variants, first, games);
        };
        Result<List<Entrant<List<GameSample>>>> screened = race().map(race -> race.run(
                        (numbers, first, games) -> counting.play(
                                numbers.stream().map(candidates::get).toList(), first, games),
                        measure::loss))
                .orElse(Result.good(List.of()));
        return screened.then(
                entrants -> confirmed(entrants, counting).map(finals -> tuned(entrants, finals, played[0])));
    }

    /** Plays games of variants with seeds that are counted from the first one. */
    @FunctionalInterface
    private interface Counting {
        Result<List<List<List<GameSample>>>> play(List<Variant> variants, int first, int games);
    }

    /** For each variant and seed the games, one for each pair of commanders. */
    private Result<List<List<List<GameSample>>>> play(GameSource source, List<Variant> variants, int first, int games) {
        List<Variant> all = variants.stream()
                .flatMap(variant -> measure.played(variant).stream())
                .toList();
        return source.play(all, seed + first, games, (variant, game, itself) -> GameSample.of(game))
                .then(samples -> {
                    List<List<List<GameSample>>> each = new ArrayList<>();
                    for (int variant = 0; variant < variants.size(); variant++) {
                        int from = variant * measure.pairs();
                        each.add(bySeed(samples.subList(from, from + measure.pairs()), games));
                    }
                    return Result.good(each);
                });
    }

    private static List<List<GameSample>> bySeed(List<List<GameSample>> byPair, int games) {
        List<List<GameSample>> bySeed = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            int number = game;
            bySeed.add(byPair.stream().map(pair -> pair.get(number)).toList());
        }
        return bySeed;
    }

    private Result<List<List<List<GameSample>>>> confirmed(
            List<Entrant<List<GameSample>>> entrants, Counting counting) {
        List<Variant> finalists = new ArrayList<>(List.of(asItIs));
        entrants.stream().filter(Entrant::in).forEach(one -> finalists.add(candidates.get(one.number())));
        // Seeds that no round of the screening has used.
        return counting.play(finalists, race().map(Race::longest).orElse(0), effort.finals());
    }

    private Tuned tuned(List<Entrant<List<GameSample>>> entrants, List<List<List<GameSample>>> finals, long played) {
        List<Tried> tried = new ArrayList<>();
        int place = 1;
        for (Entrant<List<GameSample>> one : entrants) {
            Variant variant = candidates.get(one.number());
            if (one.in()) {
                List<List<GameSample>> games = finals.get(place);
                Estimate nearer = Jackknife.difference(finals.get(0), games, measure::loss);
                tried.add(tried(variant, 0, games, Optional.of(nearer)));
                place++;
            } else {
                tried.add(tried(variant, one.round(), one.games(), Optional.empty()));
            }
        }
        Tried own = tried(asItIs, 0, finals.get(0), Optional.empty());
        return new Tuned(own, tried, combinations, race().map(Race::rounds).orElse(0), played);
    }

    private Tried tried(Variant variant, int round, List<List<GameSample>> games, Optional<Estimate> nearer) {
        double distance = Math.sqrt(Math.max(0, measure.loss(games)));
        return new Tried(variant, round, games.size(), distance, nearer, measure.statuses(games));
    }
}
