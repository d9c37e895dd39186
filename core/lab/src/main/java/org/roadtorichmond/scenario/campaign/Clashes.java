package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.words.Sentence;

/**
 * Pairs of consequences that may come about together but do not go together in the battle that both change: what of the later one
 * does not fit would change nothing there ({@link Chain#opening}). What only three or more do together, or what becomes of units before, is not foreseen.
 */
final class Clashes {
    private Clashes() {}

    /** A consequence, and its condition as that of a battle among others. */
    private record Possible(Consequence consequence, Condition when) {}

    /**
     * A warning for each such pair.
     *
     * @param campaign a campaign each of whose consequences is right alone
     * @param at where a consequence says what it changes, by its name
     */
    static List<Problem> in(Campaign campaign, Map<String, Place> at) {
        return campaign.battles().stream()
                .flatMap(battle -> in(battle, following(campaign, battle), at))
                .toList();
    }

    /** What changes a battle, in the order in which it is carried out. */
    private static List<Possible> following(Campaign campaign, Battle changed) {
        return campaign.battles().stream()
                .flatMap(battle -> battle.after().stream()
                        .filter(each -> each.in().equals(changed.id()))
                        .map(each -> new Possible(each, new Condition.In(battle.id(), each.when()))))
                .toList();
    }

    private static Stream<Problem> in(Battle battle, List<Possible> possible, Map<String, Place> at) {
        if (possible.size() < 2) {
            return Stream.empty();
        }
        Blueprint printed = Blueprint.of(battle.scenario());
        return IntStream.range(0, possible.size())
                .boxed()
                .flatMap(later -> possible.subList(0, later).stream()
                        .flatMap(before -> warning(printed, battle, before, possible.get(later), at).stream()));
    }

    private static Optional<Problem> warning(
            Blueprint printed, Battle battle, Possible before, Possible later, Map<String, Place> at) {
        String name = later.consequence().name();
        return clash(printed, before, later)
                .map(why -> new Problem(
                        Objects.requireNonNull(at.get(name)),
                        Sentence.of(
                                "warning.clash",
                                Words.quoted(name),
                                Words.quoted(before.consequence().name()),
                                battle.title(),
                                why)));
    }

    /** Why two consequences do not go together; empty if they do, or if never both come about. */
    private static Optional<Sentence> clash(Blueprint printed, Possible one, Possible other) {
        if (Contradictions.exclude(one.when(), other.when())) {
            return Optional.empty();
        }
        List<Factor.Change> both = new ArrayList<>(one.consequence().then());
        both.addAll(other.consequence().then());
        return Carried.with(printed, both).problems().stream()
                .map(Problem::sentence)
                .findFirst();
    }
}
