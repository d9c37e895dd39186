package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
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
 * A fixed set of seeded games between cadets, whose last states make one signature. It changes if, and hardly ever unless, the rules
 * or the cadet behave differently: scenarios and maps are copies of its own, which stay as they are when those that come with the game
 * change. The signature that the program is meant to have is kept beside this class, and a deliberate change of behaviour changes
 * it there and says why.
 */
public final class Bench {
    private static final String STATED = "/org/roadtorichmond/balance/lab/bench-signature.txt";
    private static final String FOLDER = "/org/roadtorichmond/balance/lab/bench/";
    private static final int HEX = 16;
    private static final double NANOS = 1e9;
    private static final long FIRST_SEED = 1862;
    private static final List<Round> ROUNDS = List.of(
            new Round("training", 30),
            new Round("gaines-mill", 10),
            new Round("gaines-mill-battle-points", 10),
            new Round("gaines-mill-withdrawal", 10),
            new Round("road-to-richmond", 10));

    private Bench() {}

    /**
     * Games of one scenario.
     *
     * @param scenario its name
     * @param games how many
     */
    private record Round(String scenario, int games) {}

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

    /** The signature that the games are meant to have. */
    public static long stated() {
        return Long.parseUnsignedLong(ShippedFiles.text(STATED).strip(), HEX);
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
    public static Run run(int threads) {
        List<Lap> laps = new ArrayList<>();
        for (Round round : ROUNDS) {
            laps.add(play(round, threads));
        }
        return new Run(laps);
    }

    private static Lap play(Round round, int threads) {
        LoadedScenario scenario = scenario(round.scenario());
        CommanderSpec cadet = Commanders.parse("cadet").value().orElseThrow();
        Variant variant = new Variant("", scenario, GameStart.of(scenario.survey()), cadet, cadet);
        Experiment experiment =
                new Experiment(List.of(variant), List.of(), FIRST_SEED, round.games(), new StopRule.All());
        Findings findings = new Findings(experiment);
        long start = System.nanoTime();
        new Laboratory(experiment, threads).run(findings);
        return new Lap(round.scenario(), findings, (System.nanoTime() - start) / NANOS);
    }
}
