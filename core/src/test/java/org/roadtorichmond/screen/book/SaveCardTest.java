package org.roadtorichmond.screen.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.screen.kit.Background;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;

@DisplayName("The list of saved games")
final class SaveCardTest {
    @TempDir
    private Path folder;

    private Archive archive;

    @BeforeEach
    void begin() {
        archive = new Archive(Shelf.of(List.of()), folder);
    }

    private SavedGame game(boolean practice) {
        return SavedGames.begun(
                archive.scenario("training").value().orElseThrow(), 7, new Seats(Seats.HUMAN, "cadet"), practice);
    }

    private Path save(SavedGame game, String name) {
        assertEquals(Optional.empty(), archive.save(game, name));
        return archive.file(name);
    }

    @Test
    @DisplayName("tells where a game stands, who plays and what both sides have")
    void tellsOfAGoodFile() {
        SaveCard card = SaveCard.read(archive, save(game(true), "Good"), false);
        assertEquals(List.of(), card.problems());
        SaveCard.Facts facts = card.facts().orElseThrow();
        assertEquals(new Seats(Seats.HUMAN, "cadet"), facts.seats());
        assertTrue(facts.practice());
        assertFalse(facts.finished());
        assertEquals(1, facts.state().moment().turn());
        long onMap = facts.state().forces().units().stream()
                .filter(unit -> facts.state().onMap(unit))
                .count();
        assertEquals(onMap, facts.board().counters().size());
    }

    @Test
    @DisplayName("tells that a game is finished")
    void tellsOfAnEnd() {
        SavedGame game = game(false);
        game.game().execute(new Command.Concede(Side.CONFEDERATE));
        SaveCard.Facts facts =
                SaveCard.read(archive, save(game, "Over"), false).facts().orElseThrow();
        assertTrue(facts.finished());
        assertFalse(facts.practice());
    }

    @Test
    @DisplayName("tells why a damaged file cannot be opened, and shows nothing of it")
    void tellsOfADamagedFile() throws IOException {
        Path file = save(game(false), "Bad");
        Files.writeString(file, Files.readString(file).replaceFirst("\"seed\": *\"7\"", "\"seed\": \"8\""));
        SaveCard card = SaveCard.read(archive, file, false);
        assertEquals(Optional.empty(), card.facts());
        assertTrue(card.problems().get(0).message().contains("checksum"), card.problems()::toString);
    }

    @Test
    @DisplayName("is sorted newest first")
    void newestFirst() throws IOException {
        List<SaveCard> cards = new ArrayList<>();
        for (String name : List.of("Oldest", "Newest", "Between")) {
            Path file = save(game(false), name);
            long day = List.of("Oldest", "Between", "Newest").indexOf(name);
            Files.setLastModifiedTime(file, FileTime.from(day + 1, TimeUnit.DAYS));
            cards.add(SaveCard.read(archive, file, false));
        }
        cards.sort(SaveCard.NEWEST_FIRST);
        assertEquals(
                List.of("Newest", "Between", "Oldest"),
                cards.stream().map(card -> Archive.title(card.file())).toList());
    }

    @Test
    @DisplayName("loses a file that is deleted, and says so of one that is gone")
    void deletes() {
        Path file = save(game(false), "Gone");
        assertEquals(Optional.empty(), archive.delete(file));
        assertEquals(List.of(), archive.saves());
        assertTrue(SaveCard.read(archive, file, false).facts().isEmpty());
    }

    @Test
    @DisplayName("is read on another thread, in order, and nothing is told after the page is closed")
    void readsInTheBackground() throws InterruptedException {
        BlockingQueue<Runnable> drawing = new LinkedBlockingQueue<>();
        List<String> told = new ArrayList<>();
        List<Thread> readers = new ArrayList<>();
        try (Background background = new Background("test", drawing::add)) {
            for (String word : List.of("one", "two", "three")) {
                background.run(
                        () -> {
                            readers.add(Thread.currentThread());
                            return word;
                        },
                        told::add);
            }
            drawing.take().run();
            drawing.take().run();
        }
        // The third may have been read before the page was closed, or not at all.
        Runnable late = drawing.poll(200, TimeUnit.MILLISECONDS);
        if (late != null) {
            late.run();
        }
        assertEquals(List.of("one", "two"), told);
        assertFalse(readers.contains(Thread.currentThread()));
    }
}
