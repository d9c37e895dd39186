package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.race.Entrant;
import org.roadtorichmond.balance.race.Race;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Unit;

/**
 * What the smallest changes of a scenario do to who wins. All changes play a few games with the seeds of the scenario as it is; those
 * that move the score most go on, and the last few are confirmed with seeds that no round has used, so that their having been chosen
 * flatters none of them.
 */
public final class Sensitivity {
    /** How many changes, in one direction or both, are confirmed. */
    public static final int CONFIRMED = 8;

    /** How many games each change plays in the first round, in each direction. */
    private static final int SCREENED = 8;

    /** How much a point of the lead counts beside the score: only where scores are alike. */
    private static final double TIE = 1e-6;

    private final Variant asItIs;
    private final List<SmallChanges.SmallChange> smallChanges;
    private final Experiment told;

    private Sensitivity(Variant asItIs, List<SmallChanges.SmallChange> smallChanges, Experiment told) {
        this.asItIs = asItIs;
        this.smallChanges = List.copyOf(smallChanges);
        this.told = told;
    }

    /**
     * A change after the screening.
     *
     * @param what what is changed, with the value that it has
     * @param ways the changed variants
     * @param games how many games each of them has played with common seeds
     * @param move by how much the score moved most in them, 0 to 1
     * @param in whether it is among those that are confirmed
     */
    public record Screened(String what, List<Variant> ways, int games, double move, boolean in) {
        /** Copies the list. */
        public Screened {
            ways = List.copyOf(ways);
        }
    }

    /**
     * What the screening has left.
     *
     * @param all all changes, those that moved the score most first
     * @param confirmation the scenario as it is and the variants of the changes that are confirmed, with fresh seeds
     */
    public record Screening(List<Screened> all, Experiment confirmation) {
        /** Copies the list. */
        public Screening {
            all = List.copyOf(all);
        }

        /** The changes that are confirmed. */
        public List<Screened> confirmed() {
            return all.stream().filter(Screened::in).toList();
        }

        /** The largest move of those that are not, with how many games it was seen in; nothing if all are. */
        public Optional<Screened> largestLeft() {
            return all.stream().filter(one -> !one.in()).findFirst();
        }
    }

    /** By how much one seed's game differs from that of the scenario as it is, for each way. */
    private record Shift(List<Double> scores, List<Double> leads) {}

    /**
     * The changes of what an experiment plays.
     *
     * @param sheet who commands, how many games confirm, and with which seed they begin
     * @param document the scenario or position
     * @param told the result of the sheet without any change
     */
    public static Result<Sensitivity> of(ExperimentSheet sheet, Document document, Experiment told) {
        return Experiments.design(sheet)
                .then(design -> Subject.of(document, sheet.from())
                        .then(subject -> SmallChanges.of(design, subject).then(smallChanges -> {
                            Variant plain = told.variants().get(0);
                            return Result.good(new Sensitivity(plain.asItIs(), smallChanges, told));
                        })));
    }

    /**
     * The changes of one unit's strength alone, which the sensitivity of the whole scenario plays too.
     *
     * @param design who commands
     * @param subject the scenario or position
     * @param unit one of its units, with a strength of at least 1
     * @return the variant with a point less, if that leaves it one, and that with a point more; or why such a scenario could not be played
     */
    public static Result<List<Variant>> strengths(Design design, Subject subject, Unit unit) {
        return SmallChanges.strengths(design, subject, unit);
    }

    private Race race() {
        return new Race(smallChanges.size(), SCREENED, CONFIRMED);
    }

    /** How many games the screening takes at most. */
    public long most() {
        // In each round the scenario as it is plays too, and all changes but those of the weakest have two ways.
        return 2 * race().most() + race().longest();
    }

    /** Screens; or says why there is nothing to be confirmed. */
    public Result<Screening> run(GameSource source) {
        return race().run((numbers, first, games) -> play(source, numbers, first, games), Sensitivity::loss)
                .map(this::screening);
    }

    private Result<List<List<Shift>>> play(GameSource source, List<Integer> numbers, int first, int games) {
        List<Variant> variants = new ArrayList<>(List.of(asItIs));
        numbers.forEach(number -> variants.addAll(smallChanges.get(number).ways()));
        return source.play(variants, told.seed() + first, games, (variant, game, played) -> game.line())
                .map(lines -> shifts(numbers, lines));
    }

    private List<List<Shift>> shifts(List<Integer> numbers, List<List<GameLine>> lines) {
        List<List<Shift>> all = new ArrayList<>();
        int next = 1;
        for (int number : numbers) {
            int ways = smallChanges.get(number).ways().size();
            List<List<GameLine>> own = lines.subList(next, next + ways);
            all.add(IntStream.range(0, lines.get(0).size())
                    .mapToObj(game -> shift(lines.get(0).get(game), own, game))
                    .toList());
            next += ways;
        }
        return all;
    }

    private static Shift shift(GameLine base, List<List<GameLine>> ways, int game) {
        return new Shift(
                ways.stream().map(way -> way.get(game).score() - base.score()).toList(),
                ways.stream()
                        .map(way -> (double) way.get(game).points().lead()
                                - base.points().lead())
                        .toList());
    }

    private static double loss(List<Shift> shifts) {
        double leads = most(shifts.stream().map(Shift::leads).toList());
        return -move(shifts) - TIE * leads;
    }

    private static double move(List<Shift> shifts) {
        return most(shifts.stream().map(Shift::scores).toList());
    }

    /** The largest mean of any way, whatever its sign. */
    private static double most(List<List<Double>> games) {
        return IntStream.range(0, games.get(0).size())
                .mapToDouble(way -> Math.abs(games.stream()
                        .mapToDouble(game -> game.get(way))
                        .average()
                        .orElseThrow()))
                .max()
                .orElseThrow();
    }

    private Screening screening(List<Entrant<Shift>> entrants) {
        List<Screened> all = entrants.stream()
                .map(one -> new Screened(
                        smallChanges.get(one.number()).what(),
                        smallChanges.get(one.number()).ways(),
                        one.games().size(),
                        one.games().isEmpty() ? 0 : move(one.games()),
                        one.in()))
                .sorted(Comparator.comparing((Screened one) -> !one.in()).thenComparing(one -> -one.move()))
                .toList();
        List<Variant> variants = Stream.concat(
                        Stream.of(asItIs), all.stream().filter(Screened::in).flatMap(one -> one.ways().stream()))
                .toList();
        Experiment confirmation = new Experiment(
                variants, told.further(), told.seed() + race().longest(), told.games(), new StopRule.All());
        return new Screening(all, confirmation);
    }

    /** How the changes that were confirmed compare with the scenario as it is, by the names of their variants. */
    public static Map<String, VariantComparison> comparisons(Findings findings) {
        List<Optional<VariantComparison>> found = findings.comparisons();
        Map<String, VariantComparison> byName = new HashMap<>();
        for (int i = 0; i < found.size(); i++) {
            String name = findings.experiment().variants().get(i + 1).name();
            found.get(i).ifPresent(comparison -> byName.put(name, comparison));
        }
        return byName;
    }
}
