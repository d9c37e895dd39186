package org.roadtorichmond.session.played;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.played.KeptGames;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.played.PlayedGamesReader;
import org.roadtorichmond.scenario.played.PlayedGamesWriter;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.words.Sentence;

/**
 * The games that a player has finished, and the positions that he has tried to solve, in a file of their own, {@code my-games.json}.
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
    private KeptGames kept = KeptGames.NONE;
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
        return kept.games();
    }

    /** The positions that were tried, each once with its best try. */
    public List<SolvedPosition> positions() {
        return kept.positions();
    }

    /** The best try of a position, given the name of its file without the ending. */
    public Optional<SolvedPosition> position(String name) {
        return positions().stream().filter(one -> one.position().equals(name)).findFirst();
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
        return (int) all().stream()
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
        kept = KeptGames.NONE;
        if (storage.has(FILE)) {
            Result<byte[]> bytes = storage.read(FILE);
            problems = bytes.problems();
            bytes.value().ifPresent(this::understand);
        }
    }

    private void understand(byte[] bytes) {
        Result<KeptGames> found = PlayedGamesReader.read(bytes);
        problems = found.problems();
        kept = found.value().orElseGet(() -> lines(new String(bytes, StandardCharsets.UTF_8)));
    }

    /** What those lines of a spoilt file say that can be read, each game and each position once. */
    private static KeptGames lines(String text) {
        KeptGames found = KeptGames.NONE;
        for (String line : text.lines().map(String::strip).toList()) {
            String bare = line.endsWith(",") ? line.substring(0, line.length() - 1) : line;
            boolean game = bare.startsWith("{\"game\"");
            String games = game ? bare : "";
            String positions = game ? "" : bare;
            String whole = "{\"format\": \"" + Formats.MY_GAMES + "\", \"games\": [" + games + "], \"positions\": ["
                    + positions + "]}";
            if (bare.startsWith("{\"")) {
                KeptGames before = found;
                found = PlayedGamesReader.read(whole.getBytes(StandardCharsets.UTF_8))
                        .value()
                        .map(more -> joined(before, more))
                        .orElse(before);
            }
        }
        return found;
    }

    private static KeptGames joined(KeptGames before, KeptGames more) {
        List<PlayedGame> games = new ArrayList<>(before.games());
        more.games().stream().filter(game -> !contains(games, game.key())).forEach(games::add);
        List<SolvedPosition> positions = before.positions();
        for (SolvedPosition solved : more.positions()) {
            positions = with(positions, solved);
        }
        return new KeptGames(games, positions);
    }

    /** The positions with one more try, which counts if it is the best of its position. */
    private static List<SolvedPosition> with(List<SolvedPosition> before, SolvedPosition solved) {
        boolean better =
                before.stream().noneMatch(one -> one.position().equals(solved.position()) && !solved.betters(one));
        return better
                ? Stream.concat(
                                before.stream().filter(one -> !one.position().equals(solved.position())),
                                Stream.of(solved))
                        .toList()
                : before;
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
            if (contains(all(), game.key())) {
                return Optional.empty();
            }
            List<PlayedGame> more = new ArrayList<>(all());
            more.add(game);
            return write(new KeptGames(more, positions()));
        });
    }

    /**
     * Adds a try of a position; one that is no better than the best so far changes nothing.
     *
     * @return empty if it is kept; otherwise, in one sentence, why not
     */
    public Optional<Sentence> add(SolvedPosition solved) {
        return alone(() -> {
            read();
            List<SolvedPosition> more = with(positions(), solved);
            return more.equals(positions()) ? Optional.empty() : write(new KeptGames(all(), more));
        });
    }

    /**
     * Forgets all games and positions.
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

    private Optional<Sentence> write(KeptGames more) {
        Optional<Sentence> trouble = problems.isEmpty() ? Optional.empty() : storage.putAside(FILE, ASIDE);
        if (trouble.isEmpty()) {
            trouble = storage.write(FILE, PlayedGamesWriter.bytes(more));
        }
        if (trouble.isEmpty()) {
            kept = more;
            problems = List.of();
        }
        return trouble;
    }
}
