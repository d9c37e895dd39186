package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.victory.VictorySystem;

/**
 * What is to be played: each variant the same number of games with the same seeds, so that the dice tell for none of them. Game n
 * of a variant has the first seed plus n for its own, and any single game can be played again.
 *
 * @param variants the variants, one or more, in the order in which they are played
 * @param further systems under which each game is scored beside its own
 * @param seed the seed of the first game
 * @param games how many games of each variant at most, from 1
 * @param rule when fewer games of a variant suffice
 */
public record Experiment(List<Variant> variants, List<VictorySystem> further, long seed, int games, StopRule rule) {
    /** Copies the lists; there must be a variant. */
    public Experiment {
        variants = List.copyOf(variants);
        further = List.copyOf(further);
        if (variants.isEmpty() || games < 1) {
            throw new IllegalArgumentException("nothing to play");
        }
    }

    /** The systems under which the games of a variant are scored, its own first. */
    public List<VictorySystem> systems(Variant variant) {
        Set<VictorySystem> systems = new LinkedHashSet<>();
        systems.add(variant.system());
        systems.addAll(further);
        return List.copyOf(systems);
    }

    /** How many games are played at most. */
    public long most() {
        return (long) variants.size() * games;
    }

    /**
     * The SHA-256 of all that its results depend on, by which a results file knows whose it is: scenarios and maps, where the games
     * begin, who commands, seeds, number of games and stop rule.
     */
    public String digest() {
        List<String> parts = new ArrayList<>();
        for (Variant variant : variants) {
            parts.add(variant.name());
            parts.add(variant.scenario().scenarioJson());
            parts.add(variant.scenario().mapJson());
            parts.add(beginning(variant));
            parts.add(variant.union() + " " + variant.confederate());
        }
        further.forEach(system -> parts.add(system.id()));
        parts.add(String.format(Locale.ROOT, "%d %d %s", seed, games, rule));
        return Digest.of(String.join("\n", parts));
    }

    private static String beginning(Variant variant) {
        // Two games of another seed begin alike but for the dice, which the state's hash knows.
        long hash = variant.start().begin(0).state().hash();
        return String.format(
                Locale.ROOT,
                "%016x %s",
                hash,
                new TreeMap<>(variant.start().opening().standings()));
    }
}
