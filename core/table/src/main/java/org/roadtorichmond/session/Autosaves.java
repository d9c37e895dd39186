package org.roadtorichmond.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * The autosaves of a game in a storage of their own: the three newest, and one of the beginning of each game-turn, so that a game
 * goes on after a crash and a bad turn can be played again.
 *
 * <p>Autosaves are numbered on and on by their names, and the greatest number is the newest: no clock matters. A new one is
 * whole before an old one goes. The autosave kept for a game-turn takes the place of that of another game for the same one.
 * What does not open, perhaps because a newer version of the program wrote it, is neither counted nor ever deleted here.
 * Whatever the disk refuses is reported in a sentence, and the autosaves from before stay.
 *
 * <p>One thread an instance saves. Listing and opening may be done by any thread at any time. One process plays in a storage.
 */
public final class Autosaves {
    /** How many autosaves rotate. */
    public static final int ROTATING = 3;

    private final Storage storage;
    private final GameWriter writer = new GameWriter();
    private final Map<Integer, byte[]> required = new TreeMap<>();
    /** By name, of those that were looked at or written here; a file that was there before is looked at once. */
    private final Map<String, Boolean> opening = new ConcurrentHashMap<>();

    private long lastNumber;

    /** The autosaves in a storage of their own. */
    public Autosaves(Storage storage) {
        this.storage = storage;
    }

    /**
     * A game as it stood, in the bytes of its file.
     *
     * @param bytes the file
     * @param begun the game-turn that has just begun, if one has
     */
    @SuppressWarnings("ArrayRecordComponent") // Snapshots are not compared, and their bytes do not change.
    record Snapshot(byte[] bytes, OptionalInt begun) {}

    /**
     * An autosave that does not open.
     *
     * @param place where players find it
     * @param written when it was written
     * @param problems what is wrong with it
     * @param newest whether it is newer than all that open
     */
    public record Unreadable(String place, Instant written, List<Problem> problems, boolean newest) {
        /** Copies the problems. */
        public Unreadable {
            problems = List.copyOf(problems);
        }
    }

    /**
     * Saves a game; to be called when it begins and after each command. Where the last command began a game-turn, the game is
     * kept for that turn too.
     *
     * @return nothing if it was saved; else, in one sentence, why not
     */
    public Optional<Sentence> save(SavedGame saved) {
        return write(snapshot(saved));
    }

    /** Takes a game down as it stands now, to be written later with {@link #write}, perhaps by another thread. */
    Snapshot snapshot(SavedGame saved) {
        Game game = saved.game();
        return new Snapshot(
                writer.write(saved),
                beginsTurn(game) ? OptionalInt.of(game.state().moment().turn()) : OptionalInt.empty());
    }

    private static boolean beginsTurn(Game game) {
        return game.last()
                .map(entry -> entry.all(Event.PhaseBegan.class).anyMatch(Event.PhaseBegan::beginsTurn))
                .orElse(true);
    }

    /**
     * Writes what was taken down.
     *
     * @return nothing if it was saved; else, in one sentence, why not
     */
    Optional<Sentence> write(Snapshot snapshot) {
        // Counted on here as well: a folder that cannot be listed now may show its autosaves again later.
        long last = Math.max(
                lastNumber,
                list().stream()
                        .filter(autosave -> autosave.number() < Autosave.LARGEST || opens(autosave))
                        .mapToLong(Autosave::number)
                        .max()
                        .orElse(0));
        long number = Math.min(last + 1, Autosave.LARGEST);
        lastNumber = number;
        snapshot.begun().ifPresent(turn -> required.put(turn, snapshot.bytes()));
        Optional<Sentence> trouble = keep(number);
        Optional<Sentence> newest = replace(Autosave.rotating(number), snapshot.bytes(), ROTATING, Autosave::rotates);
        return newest.or(() -> trouble);
    }

    /** Writes what is to be kept for game-turns; what cannot be written now stays pending. */
    private Optional<Sentence> keep(long number) {
        Optional<Sentence> trouble = Optional.empty();
        for (Map.Entry<Integer, byte[]> turn : Map.copyOf(required).entrySet()) {
            OptionalInt kept = OptionalInt.of(turn.getKey());
            trouble = replace(
                    Autosave.kept(number, turn.getKey()),
                    turn.getValue(),
                    1,
                    autosave -> autosave.keptFor().equals(kept));
            if (trouble.isEmpty()) {
                required.remove(turn.getKey());
            }
        }
        return trouble;
    }

    /** Writes an autosave and then deletes all of its likes but the newest. */
    private Optional<Sentence> replace(Autosave autosave, byte[] bytes, int newest, Predicate<Autosave> likes) {
        Optional<Sentence> trouble = storage.write(autosave.name(), bytes);
        if (trouble.isEmpty()) {
            opening.put(autosave.name(), true);
            // One that cannot be deleted takes room and does no other harm; it is tried again next time.
            delete(list().stream()
                    .filter(likes)
                    .filter(this::opens)
                    .skip(newest)
                    .toList());
        }
        return trouble;
    }

    /**
     * The newest game that loads, if there is one to go on with: after {@link #clear()} there is none, though those of the
     * game-turns stay. Damaged autosaves are passed over.
     */
    public Optional<SavedGame> newest() {
        List<Autosave> found = list();
        // What a game that was cleared has kept for its game-turns is newer than a damaged one that was there before
        // it.
        long rotating = found.stream()
                .filter(Autosave::rotates)
                .mapToLong(Autosave::number)
                .max()
                .orElse(0);
        return found.stream()
                .filter(autosave -> autosave.number() <= rotating)
                .map(autosave -> open(autosave).value())
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Those that rotate and do not open, newest first. */
    public List<Unreadable> unreadable() {
        Map<String, Instant> written = new TreeMap<>();
        storage.list().forEach(kept -> written.put(kept.name(), kept.written()));
        List<Unreadable> found = new ArrayList<>();
        boolean newest = true;
        for (Autosave autosave : list().stream().filter(Autosave::rotates).toList()) {
            Result<SavedGame> opened = open(autosave);
            newest &= opened.value().isEmpty();
            if (opened.value().isEmpty()) {
                found.add(new Unreadable(
                        storage.place(autosave.name()),
                        written.getOrDefault(autosave.name(), Instant.EPOCH),
                        opened.problems(),
                        newest));
            }
        }
        return found;
    }

    private boolean opens(Autosave autosave) {
        return opening.computeIfAbsent(
                autosave.name(), name -> open(autosave).value().isPresent());
    }

    /**
     * Deletes the autosaves that rotate and open; for a game that ended as games do, so that no player is asked whether to go on
     * with it. Those of its game-turns stay.
     *
     * @return nothing if they are gone; else, in one sentence, why not
     */
    public Optional<Sentence> clear() {
        // Oldest first: should the process die meanwhile, the newest is what remains, and that shows how the game
        // ended.
        List<Autosave> rotating = new ArrayList<>(
                list().stream().filter(Autosave::rotates).filter(this::opens).toList());
        Collections.reverse(rotating);
        return delete(rotating);
    }

    /** All autosaves that are there, newest first, with no look inside. */
    public List<Autosave> list() {
        return storage.list().stream()
                .map(kept -> Autosave.of(kept.name()))
                .flatMap(Optional::stream)
                .sorted(Autosave.NEWEST_FIRST)
                .toList();
    }

    /** Opens a game; a damaged one has problems. */
    public Result<SavedGame> open(Autosave autosave) {
        return storage.read(autosave.name()).then(TreeReader::read).then(GameReader::read);
    }

    private Optional<Sentence> delete(List<Autosave> autosaves) {
        return autosaves.stream()
                .map(Autosave::name)
                .map(name -> storage.delete(name).map(why -> Sentence.of("disk.notDeleted", storage.place(name), why)))
                .flatMap(Optional::stream)
                .reduce((first, last) -> last);
    }
}
