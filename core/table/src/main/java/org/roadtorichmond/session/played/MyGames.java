package org.roadtorichmond.session.played;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.played.PlayedGamesReader;
import org.roadtorichmond.scenario.played.PlayedGamesWriter;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.words.Sentence;

/**
 * The games that a player has finished, in a file of their own, {@code my-games.json}.
 *
 * <p>None is lost: the file is written whole or not at all; a window that adds a game reads what others have added first, while it
 * keeps them out; and of a file that is spoilt the lines hold that can be read, and it is put aside before anything is written.
 * A game is added once, whatever happens to it later. Reading and adding take some thousandths of a second, more while another window
 * adds, so a worker should do it. Any thread, one at a time.
 */
public final class MyGames {
    private static final String FILE = "my-games.json";
    private static final String ASIDE = "my-games-damaged-%d.json";
    /** How often, and after how long each time, it is tried to keep others out. */
    private static final int TRIES = 40;

    private static final long PAUSE = 50;

    private final Storage storage;
    private List<PlayedGame> games = List.of();
    private List<Problem> problems = List.of();

    /** The games that are kept in a storage, read now. */
    MyGames(Storage storage) {
        this.storage = storage;
        read();
    }

    /** The games that are kept in an archive, read now. */
    public static MyGames of(Archive archive) {
        return new MyGames(archive.myGames());
    }

    /** All that are kept, in the order in which they ended. */
    public List<PlayedGame> all() {
        return games;
    }

    /** How many games of a scenario were finished that count in results, given the name that the scenario writes. */
    public int played(String scenario) {
        return count(scenario, PlayedGame::counts);
    }

    /** How many of those its player won. */
    public int won(String scenario) {
        return count(scenario, game -> game.counts() && game.won());
    }

    private int count(String scenario, Predicate<PlayedGame> which) {
        return (int) games.stream()
                .filter(game -> game.scenario().equals(scenario))
                .filter(which)
                .count();
    }

    /** What is wrong with the file as it was found, so that only some of its lines were read; nothing if all is well. */
    public List<Problem> problems() {
        return problems;
    }

    /** How players find the file. */
    public String place() {
        return storage.place(FILE);
    }

    private void read() {
        problems = List.of();
        games = List.of();
        if (storage.has(FILE)) {
            Result<byte[]> bytes = storage.read(FILE);
            problems = bytes.problems();
            bytes.value().ifPresent(this::understand);
        }
    }

    private void understand(byte[] bytes) {
        Result<List<PlayedGame>> found = PlayedGamesReader.read(bytes);
        problems = found.problems();
        games = found.value().orElseGet(() -> lines(new String(bytes, StandardCharsets.UTF_8)));
    }

    /** The games in those lines of a spoilt file that can be read, each once. */
    private static List<PlayedGame> lines(String text) {
        List<PlayedGame> found = new ArrayList<>();
        text.lines().map(String::strip).filter(line -> line.startsWith("{\"")).forEach(line -> {
            String bare = line.endsWith(",") ? line.substring(0, line.length() - 1) : line;
            String whole = "{\"format\": \"" + Formats.MY_GAMES + "\", \"games\": [" + bare + "]}";
            PlayedGamesReader.read(whole.getBytes(StandardCharsets.UTF_8)).value().stream()
                    .flatMap(List::stream)
                    .filter(game -> !contains(found, game.key()))
                    .forEach(found::add);
        });
        return List.copyOf(found);
    }

    private static boolean contains(List<PlayedGame> games, String key) {
        return games.stream().anyMatch(game -> game.key().equals(key));
    }

    /**
     * Adds a game behind those that are there; one that is there already changes nothing.
     *
     * @return empty if it is kept; otherwise, in one sentence, why not
     */
    public Optional<Sentence> add(PlayedGame game) {
        return alone(() -> {
            read();
            if (contains(games, game.key())) {
                return Optional.empty();
            }
            List<PlayedGame> more = new ArrayList<>(games);
            more.add(game);
            return write(more);
        });
    }

    /**
     * Forgets all games.
     *
     * @return empty if they are gone; otherwise, in one sentence, why not
     */
    public Optional<Sentence> clear() {
        return alone(() -> {
            Optional<Sentence> trouble = storage.delete(FILE);
            read();
            return trouble;
        });
    }

    /** What is done with the file while others are kept out. */
    private interface Change {
        Optional<Sentence> make();
    }

    private Optional<Sentence> alone(Change change) {
        for (int i = 0; i < TRIES; i++) {
            Optional<Storage.Hold> held = storage.hold();
            if (held.isPresent()) {
                try {
                    return change.make();
                } finally {
                    held.get().close();
                }
            }
            if (!waited()) {
                break;
            }
        }
        return Optional.of(Sentence.of("disk.busy", place()));
    }

    private static boolean waited() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Optional<Sentence> write(List<PlayedGame> more) {
        Optional<Sentence> trouble = problems.isEmpty() ? Optional.empty() : storage.putAside(FILE, ASIDE);
        if (trouble.isEmpty()) {
            trouble = storage.write(FILE, PlayedGamesWriter.bytes(more));
        }
        if (trouble.isEmpty()) {
            games = List.copyOf(more);
            problems = List.of();
        }
        return trouble;
    }
}
