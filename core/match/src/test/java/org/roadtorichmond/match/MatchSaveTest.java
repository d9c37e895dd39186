package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.Renewal;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;

@DisplayName("The saved game of a match")
final class MatchSaveTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private static SavedGame saved(Match match) {
        Game game = match.game().orElseThrow();
        return new SavedGame(TRAINING, game, Map.of(), GameNotes.NONE, Optional.of(match.record()));
    }

    private static String text(BadLine line, Side side) {
        return new String(GameWriter.bytes(saved(line.match(side))), StandardCharsets.UTF_8);
    }

    private static SavedGame again(SavedGame saved) {
        Result<SavedGame> read = TreeReader.read(GameWriter.bytes(saved)).then(GameReader::read);
        return read.value().orElseThrow(() -> new AssertionError(read.problems()));
    }

    /** A match in which random commands were given until so many dice were drawn. */
    private static BadLine played(int dice) {
        BadLine line = new BadLine(TRAINING, 11, 0);
        line.settle();
        for (long seed = 1; line.match(Side.UNION).dice().drawn() < dice; seed++) {
            give(line, seed);
            line.settle();
        }
        return line;
    }

    private static Side give(BadLine line, long seed) {
        Side side = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        Match match = line.match(side);
        assertEquals(Optional.empty(), match.play(new RandomPlay(match.game().orElseThrow(), seed).next()));
        return side;
    }

    @Test
    @DisplayName("both sides save the same bytes, which load, and whose dice anybody can check")
    void verifies() {
        BadLine line = played(3);
        String text = text(line, Side.UNION);
        assertEquals(text, text(line, Side.CONFEDERATE));
        SavedGame loaded = again(saved(line.match(Side.UNION)));
        assertEquals(Optional.of(line.match(Side.UNION).record()), loaded.match());
        assertEquals(Optional.empty(), Verification.verify(loaded));
        assertTrue(text.contains("game/3"));
        assertEquals(List.of(), Schemas.faults(text));
    }

    private static MatchRecord with(MatchRecord record, Side side, List<ChainElement> shown) {
        Map<Side, List<ChainElement>> all = new EnumMap<>(record.shown());
        all.put(side, shown);
        return new MatchRecord(record.players(), record.commitments(), all, record.renewed(), record.open());
    }

    private static String verdict(SavedGame saved, MatchRecord record) {
        return Verification.verify(new SavedGame(
                        saved.scenario(), saved.game(), saved.options(), saved.notes(), Optional.of(record)))
                .orElseThrow()
                .message();
    }

    @Test
    @DisplayName("a part of a die that is missing, exchanged or added, and another commitment, are named")
    void forged() {
        SavedGame saved = saved(played(3).match(Side.UNION));
        MatchRecord record = saved.match().orElseThrow();
        List<ChainElement> shown = record.shown().get(Side.UNION);
        String missing = verdict(saved, with(record, Side.UNION, shown.subList(0, 2)));
        assertTrue(missing.contains("union side has not shown its part of die 3"), missing);
        List<ChainElement> exchanged = new ArrayList<>(shown);
        exchanged.set(1, shown.get(0));
        String other = verdict(saved, with(record, Side.UNION, exchanged));
        assertTrue(other.contains("part of the union side of die 2 does not follow"), other);
        List<ChainElement> added = new ArrayList<>(shown);
        added.add(shown.get(0));
        String more = verdict(saved, with(record, Side.UNION, added));
        assertTrue(more.contains("union side has shown parts of dice that were not rolled"), more);
        Map<Side, ChainElement> commitments = new EnumMap<>(record.commitments());
        commitments.put(Side.UNION, shown.get(2));
        String number = verdict(
                saved, new MatchRecord(record.players(), commitments, record.shown(), record.renewed(), record.open()));
        assertTrue(number.contains("number of the match"), number);
    }

    private static SavedGame renewed(SavedGame saved, Side side, int... after) {
        MatchRecord record = saved.match().orElseThrow();
        List<Renewal> renewed = Arrays.stream(after)
                .mapToObj(dice -> new Renewal(side, dice, new ChainElement(Digest.of("another"))))
                .toList();
        return new SavedGame(
                saved.scenario(),
                saved.game(),
                saved.options(),
                saved.notes(),
                Optional.of(new MatchRecord(
                        record.players(), record.commitments(), record.shown(), renewed, record.open())));
    }

    private static String verdict(SavedGame saved) {
        return Verification.verify(saved).map(Verification.Difference::message).orElse("");
    }

    @Test
    @DisplayName("a chain that took the place of another one is bound like the first, and no later than the dice are")
    void forgedRenewals() {
        SavedGame saved = saved(played(3).match(Side.UNION));
        for (Side side : Side.values()) {
            int dice = saved.match().orElseThrow().shown(side).size();
            assertEquals("", verdict(renewed(saved, side, dice)), "lost after the last die");
            String earlier = verdict(renewed(saved, side, 1));
            assertTrue(earlier.contains("of the " + side.word() + " side of die 2 does not follow"), earlier);
            String later = verdict(renewed(saved, side, dice + 1));
            assertTrue(later.contains(side.word() + " side has another chain for dice that were not rolled"), later);
            SavedGame many = renewed(saved, side, new int[41]);
            Result<SavedGame> read = TreeReader.read(GameWriter.bytes(many)).then(GameReader::read);
            assertEquals("problem.manyChains", read.problems().get(0).sentence().key());
        }
    }

    @Test
    @DisplayName("a game whose die was changed does not verify")
    void changedDie() {
        BadLine line = played(1);
        SavedGame saved = saved(line.match(Side.UNION));
        BadLine other = new BadLine(TRAINING, 12, 0);
        other.settle();
        SavedGame mixed = new SavedGame(
                saved.scenario(),
                saved.game(),
                Map.of(),
                GameNotes.NONE,
                Optional.of(other.match(Side.UNION).record()));
        assertTrue(Verification.verify(mixed).isPresent());
    }

    @Test
    @DisplayName("an attack that was left open stands in both saves, with the side that is awaited")
    void leftOpen() {
        BadLine line = played(1);
        Side by = give(line, 1000);
        for (long seed = 1001; line.match(by).awaitsDie().isEmpty(); seed++) {
            line.settle();
            by = give(line, seed);
        }
        SavedGame mine = again(saved(line.match(by)));
        assertEquals(Optional.of(by.enemy()), mine.match().orElseThrow().awaited());
        assertEquals(Optional.empty(), Verification.verify(mine));
        line.deliver(by.enemy());
        SavedGame theirs = again(saved(line.match(by.enemy())));
        assertEquals(Optional.of(by), theirs.match().orElseThrow().awaited());
        assertEquals(Optional.empty(), Verification.verify(theirs));
    }

    private static MatchRecord opened(MatchRecord record, Side by, Command command) {
        return new MatchRecord(
                record.players(),
                record.commitments(),
                record.shown(),
                record.renewed(),
                Optional.of(new MatchRecord.OpenCommand(by, command)));
    }

    @Test
    @DisplayName("an open command that awaits no die, or that its side may not give, is refused")
    void openedFalsely() {
        BadLine line = played(1);
        Side mover = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        SavedGame saved = saved(line.match(mover));
        MatchRecord record = saved.match().orElseThrow();
        int quiet = 0;
        int rolling = 0;
        for (long seed = 1; quiet == 0 || rolling == 0; seed++) {
            Command command = new RandomPlay(saved.game(), seed).next();
            assertTrue(verdict(saved, opened(record, mover.enemy(), command)).contains("not allowed"));
            if (saved.game().awaitsDie(command)) {
                rolling++;
                SavedGame open = new SavedGame(
                        saved.scenario(),
                        saved.game(),
                        saved.options(),
                        saved.notes(),
                        Optional.of(opened(record, mover, command)));
                assertEquals(Optional.empty(), Verification.verify(open));
            } else {
                quiet++;
                String verdict = verdict(saved, opened(record, mover, command));
                assertTrue(verdict.contains("awaits no die"), verdict);
            }
            if (seed % 20 == 0) {
                give(line, seed);
                line.settle();
                mover = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
                saved = saved(line.match(mover));
                record = saved.match().orElseThrow();
            }
        }
    }
}
