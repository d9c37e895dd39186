package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A match between two sides that have only a line between them")
final class MatchTest {
    /** In bytes: a few games, which may stand further than before. */
    private static final long MOST_MORE = 8 << 20;

    private static final LoadedScenario TRAINING = scenario("training");

    private static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    /** Has the side that decides play a random command, or take the last one back. */
    private static void step(BadLine line, long seed) {
        line.settle();
        Side side = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        Match match = line.match(side);
        boolean back = seed % 7 == 0 && match.takeBack().isEmpty();
        if (!back) {
            Command next = new RandomPlay(match.game().orElseThrow(), seed).next();
            assertEquals(Optional.empty(), match.play(next), () -> "allowed: " + next);
        }
    }

    private static boolean isOver(BadLine line) {
        return line.match(Side.UNION).game().orElseThrow().state().ending().isPresent();
    }

    private static void toTheEnd(BadLine line, long seed) {
        int steps = 0;
        line.settle();
        while (!isOver(line)) {
            step(line, seed * 1000 + steps);
            steps++;
        }
        line.settle();
    }

    @ParameterizedTest
    @CsvSource({"training, 5, 10", "training, 15, 20", "training, 30, 10", "gaines-mill-battle-points, 15, 4"})
    @DisplayName(
            "whole games end the same on both sides, though the line loses, doubles, delays and swaps what is sent")
    void wholeGames(String name, int trouble, int games) {
        play(name, trouble, games);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 15, 30})
    @Tag("long")
    @DisplayName("a hundred whole games end so at each of three rates of harm")
    void hundredGames(int trouble) {
        play("training", trouble, 100);
    }

    private static void play(String name, int trouble, int games) {
        LoadedScenario scenario = scenario(name);
        int rolled = 0;
        for (long seed = 1; seed <= games; seed++) {
            BadLine line = new BadLine(scenario, seed, trouble);
            toTheEnd(line, seed);
            assertEquals(
                    line.match(Side.UNION).dice().shown(Side.UNION),
                    line.match(Side.CONFEDERATE).dice().shown(Side.UNION));
            rolled += line.match(Side.UNION).dice().drawn();
            assertEquals(
                    line.match(Side.UNION).dice().drawn(),
                    line.match(Side.UNION).game().orElseThrow().state().dice());
        }
        assertTrue(rolled > 20, "dice were rolled: " + rolled);
    }

    @Test
    @DisplayName("commanders, who look ahead, play a match to its end without asking for a die that is not drawn")
    void commandersSeeNoDie() {
        BadLine line = new BadLine(TRAINING, 3, 0);
        line.settle();
        Commander[] commanders = {Commanders.named("colonel"), Commanders.named("cadet")};
        while (!isOver(line)) {
            Side side = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
            Game game = line.match(side).game().orElseThrow();
            assertEquals(Optional.empty(), line.match(side).play(commanders[side.ordinal()].next(game)));
            line.settle();
        }
    }

    /** Plays until a side has given a command that rolls a die and that the other side has not heard of. */
    private static Side untilDieIsOpen(BadLine line) {
        for (long seed = 1; ; seed++) {
            step(line, seed * 7 + 1);
            for (Side side : Side.values()) {
                if (line.match(side).awaitsDie().isPresent()) {
                    return side;
                }
            }
        }
    }

    @Test
    @DisplayName("nobody knows a die when its command is given; the other side shows its part first")
    void openDie() {
        BadLine line = new BadLine(TRAINING, 5, 0);
        Side by = untilDieIsOpen(line);
        Match match = line.match(by);
        Game game = match.game().orElseThrow();
        int drawn = match.dice().drawn();
        assertThrows(
                IllegalStateException.class,
                () -> match.dice().dice().face(game.state().moment(), drawn));
        assertEquals(drawn, match.dice().shown(by).size(), "the side that gave the command has shown nothing");
        assertFalse(match.isOwnMove());
        assertTrue(match.takeBack().isPresent(), "it stands");
        assertTrue(match.play(new Command.EndPhase()).isPresent());
        line.settle();
        assertEquals(drawn + 1, match.dice().drawn());
    }

    @Test
    @DisplayName(
            "an element that is not of the chain, a command out of turn or order, and a die that nobody rolls are refused without a trace")
    void refused() {
        BadLine line = new BadLine(TRAINING, 6, 0);
        line.settle();
        Side mover = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        Match other = line.match(mover.enemy());
        List<String> before = List.copyOf(other.hashes());
        List<Message> wrong = new ArrayList<>(List.of(
                new Message.Play(3, new Command.EndPhase()),
                new Message.Play(1, new Command.EndAdvance()),
                new Message.Play(1, new Command.UmpireBegin()),
                new Message.Play(1, new Command.Concede(mover.enemy())),
                new Message.TakeBack(1),
                new Message.Agree(0, "0123456789abcdef"),
                new Message.Agree(1, "0123456789abcdef"),
                new Message.Share(1, other.dice().commitments().get(mover))));
        for (Message message : wrong) {
            assertTrue(line.altered(mover.enemy(), message).isPresent(), message::toString);
            assertEquals(before, other.hashes());
            assertFalse(other.differs());
        }
        Match mine = line.match(mover);
        assertTrue(
                line.altered(mover, new Message.Play(1, new Command.EndPhase())).isPresent());
        assertTrue(mine.isOwnMove());
        Side by = untilDieIsOpen(line);
        Message.Share forged = new Message.Share(
                line.match(by).dice().drawn() + 1, mine.dice().commitments().get(by));
        assertEquals(Optional.of(Sentence.of("match.wrongElement", forged.die())), line.altered(by, forged));
        line.settle();
    }

    @Test
    @DisplayName("where both sides hold the game to stand differently, it stops on the side that notices")
    void differs() {
        BadLine line = new BadLine(TRAINING, 7, 0);
        line.settle();
        Side mover = line.match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        Match match = line.match(mover);
        assertEquals(Optional.empty(), match.play(new RandomPlay(match.game().orElseThrow(), 1).next()));
        assertEquals(Optional.empty(), match.receive(new Message.Agree(1, "0123456789abcdef")));
        assertTrue(match.differs());
        assertFalse(match.isOwnMove());
        assertTrue(match.play(new Command.EndPhase()).isPresent());
    }

    @Test
    @DisplayName("either side gives up, also while the other decides, and whatever is on its way then")
    void givesUp() {
        for (long seed = 1; seed <= 20; seed++) {
            BadLine line = new BadLine(TRAINING, seed, 20);
            for (int i = 0; i < seed * 5 && (i == 0 || !isOver(line)); i++) {
                step(line, seed * 100 + i);
            }
            Side side = seed % 2 == 0 ? Side.UNION : Side.CONFEDERATE;
            if (isOver(line)) {
                continue;
            }
            Optional<Sentence> refusal = line.match(side).giveUp();
            line.settle();
            if (refusal.isPresent()) {
                // It waits for a die of its own.
                assertEquals(Optional.empty(), line.match(side).giveUp());
                line.settle();
            }
            assertTrue(isOver(line));
        }
    }

    @Test
    @DisplayName("what is said is heard on both sides, also between the moves")
    void said() {
        BadLine line = new BadLine(TRAINING, 8, 30);
        line.match(Side.UNION).say("Good luck!");
        line.settle();
        line.match(Side.CONFEDERATE).say("x".repeat(600));
        line.settle();
        assertEquals("CONFEDERATE hears UNION: Good luck!", line.told().get(1));
        assertTrue(line.told().get(2).endsWith("x".repeat(Message.LONGEST_SAID)));
        assertEquals(4, line.told().size());
    }

    @Test
    @DisplayName(
            "of 2,000 texts with changed bytes, what is refused leaves no trace, and hardly any is another allowed message")
    void mutated() {
        mutate(2000);
    }

    @Test
    @Tag("long")
    @DisplayName("of 20,000 texts with changed bytes likewise")
    void mutatedOften() {
        mutate(20_000);
    }

    private static void mutate(int texts) {
        int refused = 0;
        int tried = 0;
        BadLine line = new BadLine(TRAINING, 9, 0);
        long used = 0;
        for (int i = 1; tried < texts; i++) {
            used = used == 0 && tried > texts / 10 ? usedMemory() : used;
            if (line.match(Side.UNION).game().isPresent() && isOver(line)) {
                line = new BadLine(TRAINING, 9 + i, 0);
            }
            step(line, i * 7L + 1);
            boolean spoilt = false;
            for (Side side : Side.values()) {
                for (byte[] text : List.copyOf(line.toward(side))) {
                    tried++;
                    boolean good = !spoilt && isAccepted(line, side, line.mutated(text));
                    refused += spoilt || good ? 0 : 1;
                    spoilt |= good;
                }
            }
            if (spoilt) {
                line = new BadLine(TRAINING, 9 + i, 0);
            }
        }
        assertTrue(refused > texts * 3 / 4, "most were refused: " + refused);
        long more = usedMemory() - used;
        System.out.printf(
                "Of %d texts with changed bytes %d were refused; %d KB more are used than after a tenth of them%n",
                tried, refused, more >> 10);
        assertTrue(more < MOST_MORE, "nothing stays of what was refused: " + more);
    }

    private static long usedMemory() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /** Hands a text on as it is; whether something came of it. What is refused must leave everything as it was. */
    private static boolean isAccepted(BadLine line, Side side, byte[] changed) {
        Result<Envelope> read = line.texts().read(changed);
        Match match = line.match(side);
        List<String> hashes = List.copyOf(match.hashes());
        int shown = match.dice().shown(side.enemy()).size();
        Optional<Sentence> refusal = read.value().flatMap(envelope -> match.receive(envelope.message()));
        if (read.value().isPresent() && refusal.isEmpty()) {
            return true;
        }
        assertTrue(refusal.isPresent() || !read.problems().isEmpty(), "a reason is given");
        assertEquals(hashes, match.hashes());
        assertEquals(shown, match.dice().shown(side.enemy()).size());
        assertFalse(match.differs());
        return false;
    }
}
