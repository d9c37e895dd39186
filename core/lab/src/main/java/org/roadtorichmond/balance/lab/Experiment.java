package org.roadtorichmond.balance.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

/**
 * What is to be played: each variant the same number of games with the same seeds, so that the dice favour none of them. Game n
 * of a variant has the first seed plus n for its own, and any single game can be played again.
 *
 * @param variants the variants, one or more, in the order in which they are played
 * @param further systems under which each game is scored beside its own
 * @param seed the seed of the first game
 * @param games how many games of each variant at most, from 1
 * @param rule when fewer games of a variant suffice
 */
public record Experiment(List<Variant> variants, List<VictorySystem> further, long seed, int games, StopRule rule) {
    private static final double MILLIS = 1000;

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

    /** By what a game is known: the number of its variant, and its own number among those of the variant, from 0. */
    public GameKey key(int variant, int game) {
        return new GameKey(variants.get(variant).name(), seed + game);
    }

    /** How many games are played at most. */
    public long most() {
        return (long) variants.size() * games;
    }

    /**
     * About how long its games take at most, by what was measured of the commanders ({@link CommanderRecord}); nothing where one of them
     * was not.
     *
     * @param threads on how many threads they are played, from 1
     */
    public Optional<Duration> expected(int threads) {
        double seconds = 0;
        for (Variant variant : variants) {
            for (Side side : Side.values()) {
                CommanderSpec one = variant.commander(side);
                OptionalDouble turn = CommanderRecord.shipped()
                        .turnSeconds(
                                new CommanderSpec(one.name(), Optional.empty(), one.nodes()).toString(),
                                variant.scenario().scenario().units().size());
                if (turn.isEmpty()) {
                    return Optional.empty();
                }
                seconds += games
                        * turn.getAsDouble()
                        * variant.scenario().scenario().turns();
            }
        }
        return Optional.of(Duration.ofMillis((long) (seconds / threads * MILLIS)));
    }

    /**
     * The SHA-256 of all on which it depends how a game of a variant with a seed goes, by which a results file knows whose it is:
     * scenarios and maps, where the games begin, who commands, systems, and the first seed. How many games there are changes none
     * of them, so that an experiment can be played on for longer.
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
        parts.add(String.valueOf(seed));
        return Digest.of(String.join("\n", parts));
    }

    /** The SHA-256 of the scenario and the map of a variant. */
    static String scenarioDigest(Variant variant) {
        return Digest.of(
                variant.scenario().scenarioJson() + "\n" + variant.scenario().mapJson());
    }

    /** The SHA-256 of where the games of a variant begin. */
    static String beginningDigest(Variant variant) {
        return Digest.of(beginning(variant));
    }

    private static String beginning(Variant variant) {
        // Two games of another seed begin alike except for the dice, which the state's hash knows.
        long hash = variant.start().begin(0).state().hash();
        return String.format(
                Locale.ROOT,
                "%016x %s",
                hash,
                new TreeMap<>(variant.start().opening().standings()));
    }
}
