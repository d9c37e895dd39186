package org.roadtorichmond.session.begin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.ChosenSave;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Background;

@DisplayName("The list of saved games")
final class SaveCardTest {
    private static final Texts ENGLISH =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private final MemoryStorage games = new MemoryStorage();
    private final Archive archive = new Archive(Shelf.of(List.of()), games);

    private SavedGame game(boolean practice) {
        return SavedGames.begun(
                archive.scenario("training").value().orElseThrow(),
                7,
                new Players(new Seats(Seats.HUMAN, "cadet")),
                practice);
    }

    private void save(SavedGame game, String name) {
        assertEquals(Optional.empty(), archive.save(game, name));
    }

    private SaveCard only() {
        List<SaveCard> cards = SaveCard.all(archive);
        assertEquals(1, cards.size());
        return cards.get(0);
    }

    @Test
    @DisplayName("shows where a game stands and who plays")
    void describesAGoodFile() {
        save(game(true), "Good");
        SaveCard card = only();
        assertEquals(List.of(), card.problems());
        GameSummary summary = card.summary().orElseThrow();
        assertEquals(new Seats(Seats.HUMAN, "cadet"), Seats.of(summary.options()));
        assertTrue(card.isPractice());
        assertFalse(summary.finished());
        assertEquals(new Moment(1, Side.CONFEDERATE, Phase.MOVEMENT), summary.moment());
        assertEquals("Good", card.title(ENGLISH));
    }

    @Test
    @DisplayName("shows that a game is finished")
    void describesAnEnd() {
        SavedGame game = game(false);
        game.game().execute(new Command.Concede(Side.CONFEDERATE));
        save(game, "Over");
        assertTrue(only().summary().orElseThrow().finished());
        assertFalse(only().isPractice());
    }

    @Test
    @DisplayName("shows why a damaged file cannot be opened, and nothing of what is in it")
    void describesADamagedFile() {
        save(game(false), "Bad");
        MemoryStorage storage = games.folder("games");
        String damaged = storage.text("Bad.game.json").replaceFirst("\"seed\": *\"7\"", "\"seed\": \"8\"");
        save(game(false), "Good");
        storage.text("Bad.game.json", damaged);
        List<SaveCard> listed = SaveCard.all(archive);
        assertEquals(List.of("Bad", "Good"), titles(listed));
        List<SaveCard> bad = SaveCard.damaged(archive, listed);
        assertEquals(List.of("Bad"), titles(bad));
        List<SaveCard> checked = SaveCard.checked(listed, bad);
        assertEquals(List.of("Good", "Bad"), titles(checked));
        assertTrue(checked.get(0).summary().isPresent());
        assertEquals(Optional.empty(), checked.get(1).summary());
        List<Problem> problems = checked.get(1).problems();
        assertTrue(problems.get(0).message().contains("checksum"), problems::toString);
    }

    private static List<String> titles(List<SaveCard> cards) {
        return cards.stream().map(card -> card.save().title()).toList();
    }

    @Test
    @DisplayName("is sorted newest first, with damaged files and then autosaves at the end")
    void newestFirst() {
        for (String name : List.of("Oldest", "Between", "Newest")) {
            save(game(false), name);
        }
        games.folder("games").text("Damaged.game.json", "{");
        new Autosaves(games.folder("games").folder("autosaves")).save(game(false));
        assertEquals(
                List.of("Newest", "Between", "Oldest", "Damaged", "autosave-000001", "turn-01-000001"),
                titles(SaveCard.all(archive)));
    }

    @Test
    @DisplayName("loses a file that is deleted")
    void deletes() {
        save(game(false), "Gone");
        SaveCard card = only();
        assertEquals(Optional.empty(), archive.delete(card.save()));
        assertEquals(List.of(), archive.saves());
        assertEquals(1, SaveCard.damaged(archive, List.of(card)).size());
    }

    @Test
    @DisplayName("names autosaves in the language of the player")
    void namesAutosaves() {
        new Autosaves(games.folder("games").folder("autosaves")).save(game(false));
        Texts german = new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()),
                Locale.GERMAN,
                archive.translations(Locale.GERMAN));
        String name = german.name("First Lesson: Willow Run");
        assertFalse(name.contains("Lesson"), name);
        assertEquals(
                List.of(name, name + ", Beginn von Spielzug 1"),
                SaveCard.all(archive).stream().map(card -> card.title(german)).toList());
        assertEquals(
                "First Lesson: Willow Run, beginning of turn 1",
                SaveCard.all(archive).get(1).title(ENGLISH));
    }

    @Test
    @DisplayName("shows of games at any point what they themselves would say")
    void agreesWithTheGames() {
        SavedGame saved = game(false);
        RandomPlay play = new RandomPlay(saved.game(), 7);
        for (int i = 0; i < 60; i++) {
            save(saved, "Played");
            GameSummary summary = only().summary().orElseThrow();
            assertEquals(saved.game().state().moment(), summary.moment());
            assertEquals(saved.game().state().ending().isPresent(), summary.finished());
            play.play(1);
        }
    }

    @Test
    @DisplayName("lists 300 games without loading one, and loads the one that is opened once")
    void loadsOnlyTheOneThatIsOpened() throws InterruptedException {
        byte[] bytes = GameWriter.bytes(game(false));
        for (int i = 0; i < 300; i++) {
            games.folder("games").write(String.format(Locale.ROOT, "Game %03d.game.json", i), bytes);
        }
        List<Archive.Save> loads = new ArrayList<>();
        BlockingQueue<Runnable> drawing = new LinkedBlockingQueue<>();
        try (Background background = new Background("reading", drawing::add)) {
            ChosenSave chosen = new ChosenSave(
                    save -> {
                        loads.add(save);
                        return archive.load(save);
                    },
                    background);
            List<SaveCard> cards = SaveCard.all(archive);
            assertEquals(300, cards.size());
            assertEquals(300, games.folder("games").reads().size());
            assertEquals(List.of(), loads);
            Archive.Save wanted = cards.get(5).save();
            List<Result<SavedGame>> opened = new ArrayList<>();
            chosen.choose(wanted, opened::add);
            chosen.choose(wanted, opened::add);
            Patience.next("what was loaded", drawing).run();
            chosen.choose(wanted, opened::add);
            assertEquals(List.of(wanted), loads);
            assertEquals(2, opened.size(), "once when it was loaded, and at once when it is asked for again");
            assertTrue(opened.get(0).value().isPresent());
            assertEquals(301, games.folder("games").reads().size());
        }
    }

    @Test
    @DisplayName("hands over the game that was chosen last, whichever is loaded first")
    void handsOverTheLastChoice() throws InterruptedException {
        save(game(false), "One");
        save(game(true), "Two");
        List<Archive.Save> saves = archive.saves();
        BlockingQueue<Runnable> drawing = new LinkedBlockingQueue<>();
        List<Boolean> opened = new ArrayList<>();
        try (Background background = new Background("reading", drawing::add)) {
            ChosenSave chosen = new ChosenSave(archive::load, background);
            for (Archive.Save save : saves) {
                chosen.choose(
                        save,
                        loaded ->
                                opened.add(loaded.value().orElseThrow().notes().practice()));
            }
            // The first was cancelled: it is never handed over, and possibly not even loaded. This one comes last.
            boolean[] all = new boolean[1];
            background.run(() -> true, done -> all[0] = done);
            Patience.until("all that was to be loaded", drawing, () -> all[0]);
        }
        assertEquals(List.of(false), opened);
    }

    @Test
    @DisplayName("is read on another thread, in order, and nothing is told after the page is closed")
    void readsInTheBackground() throws InterruptedException {
        BlockingQueue<Runnable> drawing = new LinkedBlockingQueue<>();
        List<String> told = new ArrayList<>();
        List<Thread> readers = Collections.synchronizedList(new ArrayList<>());
        Semaphore closed = new Semaphore(0);
        try (Background background = new Background("test", drawing::add)) {
            for (String word : List.of("one", "two", "three")) {
                background.run(
                        () -> {
                            readers.add(Thread.currentThread());
                            if (word.equals("three")) {
                                closed.acquireUninterruptibly();
                            }
                            return word;
                        },
                        told::add);
            }
            Patience.next("the first", drawing).run();
            Patience.next("the second", drawing).run();
            Patience.until("the third's reader", () -> readers.size() == 3);
        }
        closed.release();
        Patience.next("the third, which was being read when the page was closed", drawing)
                .run();
        assertEquals(List.of("one", "two"), told);
        assertFalse(readers.contains(Thread.currentThread()));
    }
}
