package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * The targets of an experiment as something that games can be measured by. Each target is for the games of two commanders, so that every
 * seed is played once for each pair that is named.
 */
public final class TargetMeasure {
    private final List<Pair> pairs;
    private final List<Part> parts;

    private TargetMeasure(List<Pair> pairs, List<Part> parts) {
        this.pairs = List.copyOf(pairs);
        this.parts = List.copyOf(parts);
    }

    /** Who plays: the commanders named here, otherwise those of the variant, which are mostly those of the experiment. */
    private record Pair(Optional<CommanderSpec> union, Optional<CommanderSpec> confederate, String name) {}

    /** A criterion and whose games it measures. */
    private record Part(int pair, Criterion criterion) {}

    /** What the targets of a sheet ask for, or what is wrong with them. */
    static Result<TargetMeasure> of(ExperimentSheet sheet, Design design) {
        List<Pair> pairs = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (Target target : sheet.targets()) {
            Result<Pair> pair = pair(target, design);
            problems.addAll(pair.problems());
            if (pair.value().isPresent() && !target.isEmpty()) {
                int number = pairs.indexOf(pair.value().get());
                int own = number < 0 ? pairs.size() : number;
                if (number < 0) {
                    pairs.add(pair.value().get());
                }
                criteria(target).forEach(criterion -> parts.add(new Part(own, criterion)));
            }
        }
        if (problems.isEmpty() && parts.isEmpty()) {
            problems.add(new Problem(Place.NOWHERE, Sentence.of("lab.noTarget")));
        }
        return problems.isEmpty() ? Result.good(new TargetMeasure(pairs, parts)) : Result.bad(problems);
    }

    private static Result<Pair> pair(Target target, Design design) {
        return Experiments.commander(target.union(), design.union())
                .then(union -> Experiments.commander(target.confederate(), design.confederate())
                        .map(confederate -> new Pair(
                                target.union().map(named -> union),
                                target.confederate().map(named -> confederate),
                                union + " against " + confederate)));
    }

    private static List<Criterion> criteria(Target target) {
        List<Criterion> criteria = new ArrayList<>();
        target.share().ifPresent(share -> criteria.add(new Criterion.Share(share, target.within())));
        target.length().ifPresent(bounds -> criteria.add(new Criterion.Length(bounds)));
        target.draws().ifPresent(most -> criteria.add(new Criterion.Draws(most)));
        target.firstDie().ifPresent(most -> criteria.add(new Criterion.FirstDie(most)));
        target.matters().forEach(importance -> criteria.add(new Criterion.Matters(importance)));
        return criteria;
    }

    /** How many games a seed takes: one for each pair of commanders. */
    public int pairs() {
        return pairs.size();
    }

    /** The variants that are played for one, one for each pair of commanders. */
    List<Variant> played(Variant variant) {
        return pairs.stream()
                .map(pair -> new Variant(
                        pairs.size() == 1 ? variant.name() : variant.name() + " [" + pair.name() + "]",
                        variant.scenario(),
                        variant.start(),
                        pair.union().orElse(variant.union()),
                        pair.confederate().orElse(variant.confederate()),
                        pairs.size() == 1
                                ? variant.words()
                                : Sentence.of("variant.pair", variant.words(), pair.name())))
                .toList();
    }

    /**
     * How far games are from the targets, squared, all criteria together; 0 is on them.
     *
     * @param games the games of each seed, one for each pair of commanders
     */
    double loss(List<List<GameSample>> games) {
        return parts.stream()
                .mapToDouble(part -> part.criterion().loss(of(part, games)))
                .sum();
    }

    /** How each criterion stands in some games, one seed or more. */
    List<TargetStatus> statuses(List<List<GameSample>> games) {
        List<TargetStatus> statuses = new ArrayList<>();
        for (Part part : parts) {
            TargetStatus status = part.criterion().status(of(part, games));
            statuses.add(
                    pairs.size() == 1
                            ? status
                            : status.of(pairs.get(part.pair()).name()));
        }
        return statuses;
    }

    /** All that is asked for, in the same texts for the same targets. */
    List<String> asked() {
        return parts.stream()
                .map(part -> pairs.get(part.pair()).name() + ": " + part.criterion())
                .toList();
    }

    private static List<GameSample> of(Part part, List<List<GameSample>> games) {
        return games.stream().map(seed -> seed.get(part.pair())).toList();
    }
}
