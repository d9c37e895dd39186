package org.roadtorichmond.balance.lab;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;

/**
 * One scenario between equals of each rank. What the games of one commander say of a scenario may be about that commander: a
 * scenario is even where it is even on every rung.
 */
public final class Ladder {
    /** Each rank as it usually plays; a general with few nodes, whose games take long enough. */
    private static final List<String> RANKS = List.of("cadet", "colonel", "general@500");

    private static final List<String> DOCTRINES =
            List.of("colonel:bold", "colonel:cautious", "general:bold@500", "general:cautious@500");

    private Ladder() {}

    /**
     * The same game for each rung.
     *
     * @param base what is played
     * @param doctrines whether commanders play by their other doctrines too
     */
    public static List<Variant> rungs(Variant base, boolean doctrines) {
        return Stream.concat(RANKS.stream(), doctrines ? DOCTRINES.stream() : Stream.empty())
                .map(name -> Commanders.parse(name).value().orElseThrow())
                .map(spec -> new Variant(spec.toString(), base.scenario(), base.start(), spec, spec))
                .toList();
    }

    /** Whether an experiment is a ladder: several commanders, each against itself, in one scenario from one start. */
    public static boolean is(Experiment experiment) {
        List<Variant> variants = experiment.variants();
        Set<CommanderSpec> seen = new HashSet<>();
        return variants.size() > 1
                && variants.stream()
                        .allMatch(variant -> variant.union().equals(variant.confederate())
                                && seen.add(variant.union())
                                && variant.scenario().equals(variants.get(0).scenario())
                                && variant.start().equals(variants.get(0).start()));
    }
}
