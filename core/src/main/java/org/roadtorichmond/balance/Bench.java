package org.roadtorichmond.balance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystem;

/**
 * A fixed set of seeded games, whose last states make one signature. It changes if, and hardly ever unless, the rules, a scenario
 * or a commander behave differently; the signature that the program is meant to have is kept beside this class, and a
 * deliberate change of behaviour changes it there and says why.
 */
public final class Bench {
    private static final String STATED = "bench-signature.txt";
    private static final int HEX = 16;
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
     * @param summary its games
     */
    public record Lap(String scenario, Summary summary) {}

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
                        ^ lap.summary().signature();
            }
            return signature;
        }

        /** How many games were played. */
        public int games() {
            return laps.stream().mapToInt(lap -> lap.summary().results().size()).sum();
        }

        /** How long they took by the clock. */
        public double seconds() {
            return laps.stream().mapToDouble(lap -> lap.summary().seconds()).sum();
        }
    }

    /** The signature that the games are meant to have. */
    public static long stated() {
        try (InputStream file = Objects.requireNonNull(Bench.class.getResourceAsStream(STATED))) {
            String digits = new String(file.readAllBytes(), StandardCharsets.US_ASCII).strip();
            return Long.parseUnsignedLong(digits, HEX);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Plays all games, recruit against recruit, with the scenarios that come with the program.
     *
     * @param threads on how many threads, from 1; the signature does not depend on it
     */
    public static Run run(int threads) {
        Documents documents = new Documents(Shelf.of(List.of()));
        List<Lap> laps = new ArrayList<>();
        for (Round round : ROUNDS) {
            laps.add(new Lap(round.scenario(), play(documents.openScenario(round.scenario()), round.games(), threads)));
        }
        return new Run(laps);
    }

    private static Summary play(Result<LoadedScenario> scenario, int games, int threads) {
        Survey survey = scenario.value().orElseThrow().survey();
        List<VictorySystem> systems = List.of(VictorySystem.of(survey.scenario()));
        GameStart start = GameStart.of(survey);
        return new Experiment(start, systems, () -> Commanders.named("recruit"), () -> Commanders.named("recruit"))
                .run(games, FIRST_SEED, threads);
    }
}
