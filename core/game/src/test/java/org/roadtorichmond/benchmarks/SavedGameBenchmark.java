package org.roadtorichmond.benchmarks;

import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;

/** Saves a game in its last turn to bytes, and loads it. */
public class SavedGameBenchmark extends Timed {
    private final Documents documents = new Documents(Shelf.of(List.of()));
    private SavedGame saved;
    private byte[] bytes;

    /** Plays a game to its last turn. */
    @Setup
    public void setUp() {
        Peninsula peninsula = new Peninsula();
        peninsula.playToLastTurn();
        saved = new SavedGame(peninsula.loaded(), peninsula.game(), Map.of());
        bytes = GameWriter.bytes(saved);
    }

    /** Writes the game as bytes. */
    @Benchmark
    public byte[] save() {
        return GameWriter.bytes(saved);
    }

    /** Reads the bytes: checks the game and brings it to the point where it stopped. */
    @Benchmark
    public Document load() {
        return documents.open(bytes).value().orElseThrow();
    }
}
