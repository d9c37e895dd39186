package org.roadtorichmond.match.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;

/** Both places of a match, between which texts go at once, and random players. */
final class SeatPair {
    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, MatchSeat> seats = new EnumMap<>(Side.class);
    private final Runnable afterEach;
    private int takenBack;

    /**
     * A match that begins; nothing has been carried to and fro.
     *
     * @param afterEach is called after each thing that a player does, and after each text that arrives
     */
    SeatPair(LoadedScenario scenario, long seed, Runnable afterEach) {
        this.afterEach = afterEach;
        Map<Side, HashChain> chains = new EnumMap<>(Side.class);
        Map<Side, ChainElement> commitments = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            chains.put(side, new HashChain(new ChainElement(Digest.of(side + " " + seed))));
            commitments.put(side, chains.get(side).commitment());
        }
        MatchTerms terms = new MatchTerms(scenario, Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "Bob"), commitments);
        for (Side side : Side.values()) {
            List<String> journal = new ArrayList<>();
            journals.put(side, journal);
            MatchStart start = new MatchStart(terms, side, chains.get(side));
            seats.put(side, MatchSeat.begin(start, journal::add, new MatchListener() {}));
        }
    }

    MatchSeat seat(Side side) {
        return seats.get(side);
    }

    List<String> journal(Side side) {
        return journals.get(side);
    }

    Match match(Side side) {
        return seat(side).match();
    }

    /** How many moves were taken back. */
    int takenBack() {
        return takenBack;
    }

    /** Hands on all texts until none is left. */
    void carry() {
        boolean any = true;
        while (any) {
            any = false;
            for (Side side : Side.values()) {
                for (byte[] text : seat(side).take()) {
                    any = true;
                    assertEquals(Optional.empty(), seat(side.enemy()).receive(text));
                    afterEach.run();
                }
            }
        }
    }

    /** The side that has to decide something, once all texts are carried. */
    Side decider() {
        return match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
    }

    /** Has the side that decides give a random command, or take the last one back. */
    void step(long seed) {
        Side side = decider();
        Game game = match(side).game().orElseThrow();
        if (seed % 11 == 0 && seat(side).takeBack().isEmpty()) {
            takenBack++;
        } else {
            assertEquals(Optional.empty(), seat(side).play(new RandomPlay(game, seed).next()));
        }
        afterEach.run();
        carry();
    }

    boolean isOver() {
        return match(Side.UNION).game().orElseThrow().state().ending().isPresent();
    }

    /** Plays a number of steps, or to the end. */
    void play(int steps, long seed) {
        for (int i = 1; i <= steps && !isOver(); i++) {
            step(seed * 1_000_000 + i);
        }
    }

    /** Brings a place back from its journal, as after a kill. */
    void resume(Side side) {
        List<String> lines = journal(side);
        seats.put(
                side,
                SeatReplay.resume(List.copyOf(lines), lines::add, new MatchListener() {})
                        .value()
                        .orElseThrow());
    }
}
