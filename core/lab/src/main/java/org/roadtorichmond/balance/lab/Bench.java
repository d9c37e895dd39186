package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;

/**
 * Fixed sets of seeded games, whose last states make one signature each. It changes if, and hardly ever unless, the rules or those who
 * command behave differently: scenarios and maps are copies of its own, which stay as they are when those that come with the game
 * change. The signatures that the program is meant to have are kept beside this class, and a deliberate change of behaviour changes
 * them there and says why.
 */
public enum Bench {
    /** Games between cadets, who reckon in whole numbers mostly: what the rules do. */
    CADETS,
    /** Games of colonels and a general, who weigh by chances: that these come out the same on every machine. */
    COLONELS;

    private static final String STATED = "/org/roadtorichmond/balance/lab/bench-signatures.txt";
    private static final String FOLDER = "/org/roadtorichmond/balance/lab/bench/";
    private static final int HEX = 16;
    private static final double NANOS = 1e9;

    /**
     * Games of one scenario.
     *
     * @param scenario its name
     * @param union who commands the Union
     * @param confederate who commands the Confederates
     * @param first the seed of the first
     * @param games how many
     */
    private record Round(String scenario, String union, String confederate, long first, int games) {
        Round(String scenario, String union, String confederate, int games) {
            this(scenario, union, confederate, 1862, games);
        }
    }

    /**
     * What the games of one scenario came to.
     *
     * @param scenario its name
     * @param findings its games
     * @param seconds how long they took by the clock
     */
    public record Lap(String scenario, Findings findings, double seconds) {}

    /**
     * What all games came to.
     *
     * @param laps those of each scenario
     */
    public record Run(List<Lap> laps) {
        /** Copies the laps. */
        public Run {
            laps = List.copyOf(laps);
        }

        /** The signature of all games. */
        public long signature() {
            long signature = laps.size();
            for (Lap lap : laps) {
                signature = Long.rotateLeft(signature, 17) * 0x9E3779B97F4A7C15L
                        ^ lap.findings().signature();
            }
            return signature;
        }

        /** How many games were played. */
        public int games() {
            return laps.stream().mapToInt(lap -> lap.findings().games()).sum();
        }

        /** How long they took by the clock. */
        public double seconds() {
            return laps.stream().mapToDouble(Lap::seconds).sum();
        }
    }

    private List<Round> rounds() {
        return switch (this) {
            case CADETS ->
                List.of(
                        new Round("training", "cadet", "cadet", 30),
                        new Round("gaines-mill", "cadet", "cadet", 10),
                        new Round("gaines-mill-battle-points", "cadet", "cadet", 10),
                        new Round("gaines-mill-withdrawal", "cadet", "cadet", 10),
                        new Round("road-to-richmond", "cadet", "cadet", 10));
            case COLONELS ->
                List.of(
                        new Round("training", "colonel", "colonel", 4),
                        new Round("gaines-mill", "colonel", "colonel", 2),
                        new Round("gaines-mill-withdrawal", "colonel", "colonel", 2),
                        // A game that once ended otherwise on some processors, by the last bit of one chance.
                        new Round("seven-pines", "colonel", "colonel", 12, 1),
                        new Round("training", "general@300", "colonel", 1));
        };
    }

    /** What the games are called. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The signature that the games are meant to have. */
    public long stated() {
        String line = ShippedFiles.text(STATED).lines().toList().get(ordinal());
        return Long.parseUnsignedLong(line.substring(line.indexOf(' ') + 1), HEX);
    }

    /** One of the copies, with the others to refer to. */
    private static Result<References.Referred> find(String name) {
        return Result.good(
                new References.Referred(TreeReader.read(ShippedFiles.bytes(FOLDER + name)), Bench::find, name));
    }

    /** A scenario as it was when it was copied. */
    static LoadedScenario scenario(String name) {
        return find(References.scenarioFile(name))
                .then(ScenarioReader::read)
                .value()
                .orElseThrow();
    }

    /**
     * Plays all games.
     *
     * @param threads on how many threads, from 1; the signature does not depend on it
     */
    public Run run(int threads) {
        List<Lap> laps = new ArrayList<>();
        for (Round round : rounds()) {
            laps.add(play(round, threads));
        }
        return new Run(laps);
    }

    private static Lap play(Round round, int threads) {
        LoadedScenario scenario = scenario(round.scenario());
        Variant variant = new Variant(
                "",
                scenario,
                GameStart.of(scenario.survey()),
                Commanders.parse(round.union()).value().orElseThrow(),
                Commanders.parse(round.confederate()).value().orElseThrow());
        Experiment experiment =
                new Experiment(List.of(variant), List.of(), round.first(), round.games(), new StopRule.All());
        Findings findings = new Findings(experiment);
        long start = System.nanoTime();
        new Laboratory(experiment, threads).run(findings);
        return new Lap(round.scenario(), findings, (System.nanoTime() - start) / NANOS);
    }
}
