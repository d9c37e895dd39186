package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * What was played, as a file that grows by a line a game ({@code results/1}), with a companion that holds what happened in it. A game may
 * be a whole campaign.
 *
 * <p>Each begins with a line that names the experiment. Behind it games stand in any order while the file grows, each known by its
 * variant and its seed, and the seal of its lines is the only judge of them: both files are cut before the first line that is not
 * what was written, and the games that are then missing are played again. The companion is written first, so that whatever whole
 * lines a killed program has left can be gone on with.
 *
 * <p>When the file is closed, the games are put in the order of variants and seeds, experiment by experiment. So the same games end
 * in the same bytes, whoever has played them, when, and in how many runs. Meanwhile they stand in files of their own too
 * ({@link #LATER}), so that they outlive whatever stops the program.
 *
 * @param <C> what the companion says of a game
 */
public abstract class SealedGames<C> implements AutoCloseable {
    /** What is added to the name of a results file to name its companion. */
    public static final String COMPANION = ".courses";

    /** What is added to it to name the file of games that are being put in order. */
    public static final String LATER = ".later";

    private final GameLines<C> files;
    private final CourseKind<C> kind;
    private final Experiment experiment;
    private final ResultsHeader header;
    private final Map<String, Integer> variants = new HashMap<>();
    private final NavigableSet<Long> firstSeeds = new TreeSet<>();
    private Optional<Sentence> cut = Optional.empty();
    private boolean failed;
    private int used;

    SealedGames(LineFile.Pair files, CourseKind<C> kind, Experiment experiment, ResultsHeader header) {
        this.files = new GameLines<>(files, header, kind);
        this.kind = kind;
        this.experiment = experiment;
        this.header = header;
        firstSeeds.add(experiment.seed());
    }

    /**
     * Games of which each consists of several.
     *
     * @param files the results and their companion
     * @param kind what the companion is
     * @param chain all that the games depend on, and how many there are
     */
    protected SealedGames(LineFile.Pair files, CourseKind<C> kind, ExperimentChain chain) {
        this(files, kind, chain.experiment(), ResultsHeader.of(chain));
    }

    /** The names of the variants, in their order. */
    protected abstract List<String> names();

    /** Whether a game of a variant, by its number, can have been played. */
    protected abstract boolean isPossible(int variant, SealedGame<C> game);

    /**
     * Goes on with files that hold games, or begins them if they are empty, lets something be done with them, and closes them.
     *
     * @param files the results and their companion
     * @param file the games in them; files of another experiment are refused and left as they are
     * @param warned takes what was wrong with lines that were cut off
     * @param use what is done
     * @param <F> the kind of the games
     * @param <T> what comes of it
     */
    protected static <F extends SealedGames<?>, T> Result<T> using(
            LineFile.Pair files, F file, Consumer<Sentence> warned, Function<F, Result<T>> use) {
        try (files) {
            Result<F> resumed = resumed(files, file);
            if (resumed.value().isEmpty()) {
                return Result.bad(resumed.problems());
            }
            try (F open = resumed.value().get()) {
                open.cut().ifPresent(warned);
                return use.apply(open);
            }
        } catch (UncheckedIOException e) {
            return Result.bad(notWritten(files.first(), Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            return Result.bad(notWritten(files.first(), e));
        }
    }

    /** The games of files that are gone on with, or begun if they are empty. */
    static <F extends SealedGames<?>> Result<F> resumed(LineFile.Pair files, F file) {
        try {
            SealedGames<?> games = file;
            Optional<Sentence> refusal = games.find();
            return refusal.isEmpty() ? Result.good(file) : Result.bad(refusal.get());
        } catch (IOException e) {
            return Result.bad(notWritten(files.first(), e));
        }
    }

    private static Problem notWritten(LineFile file, IOException why) {
        return new Problem(Place.NOWHERE, Sentence.of("lab.notWritten", file.name(), FileStorage.reason(why)));
    }

    /** Finds the games and cuts off what is not whole; the answer is why the files are refused. */
    private Optional<Sentence> find() throws IOException {
        for (String name : names()) {
            if (variants.putIfAbsent(name, variants.size()) != null) {
                return Optional.of(
                        Sentence.of("lab.resultsAlike", files.results().name(), Words.quoted(name)));
            }
        }
        cut = files.beginFormer();
        Optional<Sentence> refusal = files.refusal();
        if (refusal.isPresent()) {
            return refusal;
        }
        Optional<Sentence> fault = files.read(this::belongs, this::isPossible);
        cut = cut.or(() -> fault);
        return recover();
    }

    private boolean belongs(GameKey key) {
        return variants.containsKey(key.variant()) && place(key) >= 0;
    }

    /** How many seeds behind the first one a game stands: behind the largest number comes the smallest. */
    private long place(GameKey key) {
        return key.seed() - experiment.seed();
    }

    private boolean isPossible(SealedGame<C> game) {
        return isPossible(Objects.requireNonNull(variants.get(game.line().variant())), game);
    }

    /** Adds the games that a run was putting in order when it was killed; the answer is why that is impossible. */
    private Optional<Sentence> recover() throws IOException {
        if (!files.results().hasBeside(LATER)) {
            return Optional.empty();
        }
        Result<LineFile.Pair> opened = later();
        if (opened.value().isEmpty()) {
            return Optional.of(opened.problems().get(0).sentence());
        }
        try (LineFile.Pair pair = opened.value().get()) {
            GameLines<C> later = new GameLines<>(pair, header, kind);
            if (later.refusal().isPresent()) {
                return Optional.of(
                        Sentence.of("lab.resultsOther", later.results().name()));
            }
            later.read(this::belongs, this::isPossible);
            files.addAll(later, later.keys());
            later.delete();
        }
        return Optional.empty();
    }

    private Result<LineFile.Pair> later() {
        return LineFile.open(files.results().beside(LATER), true, COMPANION);
    }

    /** What was wrong with the first line that was cut off, if any was that was whole. */
    public Optional<Sentence> cut() {
        return cut;
    }

    /** How many of the games that the files hold are asked for, unless a stop rule wants fewer. */
    public int kept() {
        return (int) files.keys().stream()
                .filter(key -> place(key) < experiment.games())
                .count();
    }

    /** How many of them were counted so far. */
    public int used() {
        return used;
    }

    /** Takes the seed behind which the games of another experiment stand. */
    void behind(long seed) {
        firstSeeds.add(seed);
    }

    /** Whether the files hold a game. */
    public boolean has(GameKey key) {
        return files.has(key);
    }

    /**
     * A game that the files hold, as it is counted.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    public SealedGame<C> sealed(GameKey key) {
        try {
            SealedGame<C> game = files.game(key);
            used++;
            return game;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a game; the answer is what went wrong with it. */
    public Optional<Sentence> add(GameLine line, C course) {
        try {
            files.add(line, course);
            return Optional.empty();
        } catch (IOException e) {
            failed = true;
            return Optional.of(notWritten(files.results(), e).sentence());
        }
    }

    /** Puts the games in order, unless the files cannot be written. */
    @Override
    public void close() throws IOException {
        List<GameKey> inOrder = files.keys().stream().sorted(order()).toList();
        if (failed || inOrder.equals(files.keys())) {
            return;
        }
        Result<LineFile.Pair> opened = later();
        try (LineFile.Pair pair = opened.value()
                .orElseThrow(() -> new IOException(opened.problems().get(0).message()))) {
            GameLines<C> later = new GameLines<>(pair, header, kind);
            later.begin();
            later.addAll(files, inOrder);
            files.begin();
            files.addAll(later, inOrder);
            later.delete();
        }
    }

    private Comparator<GameKey> order() {
        return Comparator.<GameKey, Long>comparing(
                        key -> Optional.ofNullable(firstSeeds.floor(key.seed())).orElseGet(firstSeeds::last))
                .thenComparing(key -> Objects.requireNonNull(variants.get(key.variant())))
                .thenComparingLong(this::place);
    }
}
