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
 * The results of an experiment, or of experiments that follow from each other, as a file that grows by a line a game
 * ({@code results/1}), with a companion that holds what happened in the games ({@code courses/4}).
 *
 * <p>Each begins with a line that names the experiment. Behind it games stand in any order while the file grows, each known by its
 * variant and its seed, and the seal of its lines is the only judge of them: both files are cut before the first line that is not
 * what was written, and the games that are then missing are played again. The companion is written first, so that whatever whole
 * lines a killed program has left can be gone on with.
 *
 * <p>When the file is closed, the games are put in the order of variants and seeds, experiment by experiment. So the same games end
 * in the same bytes, whoever has played them, when, and in how many runs. Meanwhile they stand in files of their own too
 * ({@link #LATER}), so that they outlive whatever stops the program.
 */
public final class ResultsFile implements Laboratory.Sink, Laboratory.Earlier, AutoCloseable {
    /** What is added to the name of a results file to name its companion. */
    public static final String COMPANION = ".courses";

    /** What is added to it to name the file of games that are being put in order. */
    public static final String LATER = ".later";

    private final GameLines files;
    private final Experiment experiment;
    private final ResultsHeader header;
    private final Map<String, Integer> variants = new HashMap<>();
    private final NavigableSet<Long> firstSeeds = new TreeSet<>();
    private Optional<Sentence> cut = Optional.empty();
    private boolean failed;
    private int used;
    private Consumer<Laboratory.Known> known = game -> {};

    private ResultsFile(LineFile.Pair files, Experiment experiment, ResultsHeader header) {
        this.files = new GameLines(files, header);
        this.experiment = experiment;
        this.header = header;
        firstSeeds.add(experiment.seed());
    }

    /**
     * Goes on with files that hold games, or begins them if they are empty.
     *
     * @param files the results and their companion
     * @param experiment the experiment; files of another one are refused and left as they are
     */
    public static Result<ResultsFile> resume(LineFile.Pair files, Experiment experiment) {
        return resume(files, experiment, ResultsHeader.of(experiment));
    }

    private static Result<ResultsFile> resume(LineFile.Pair files, Experiment experiment, ResultsHeader header) {
        ResultsFile file = new ResultsFile(files, experiment, header);
        try {
            Optional<Sentence> refusal = file.find();
            return refusal.isEmpty() ? Result.good(file) : Result.bad(new Problem(Place.NOWHERE, refusal.get()));
        } catch (IOException e) {
            return Result.bad(notWritten(files.first(), e));
        }
    }

    /**
     * Lets something be done with files, as {@link #resume} goes on with them, and closes them.
     *
     * @param files the results and their companion
     * @param experiment the experiment
     * @param warned takes what was wrong with lines that were cut off
     * @param use what is done
     */
    public static <T> Result<T> using(
            LineFile.Pair files,
            Experiment experiment,
            Consumer<Sentence> warned,
            Function<ResultsFile, Result<T>> use) {
        return using(files, resume(files, experiment), warned, use);
    }

    /**
     * The same for experiments that follow from each other; which there are is said by {@link #next}.
     *
     * @param files the results and their companion
     * @param chain the experiments
     * @param warned takes what was wrong with lines that were cut off
     * @param use what is done
     */
    public static <T> Result<T> using(
            LineFile.Pair files,
            ExperimentChain chain,
            Consumer<Sentence> warned,
            Function<ResultsFile, Result<T>> use) {
        return using(files, resume(files, chain.experiment(), ResultsHeader.of(chain)), warned, use);
    }

    private static <T> Result<T> using(
            LineFile.Pair files,
            Result<ResultsFile> resumed,
            Consumer<Sentence> warned,
            Function<ResultsFile, Result<T>> use) {
        try (files) {
            if (resumed.value().isEmpty()) {
                return Result.bad(resumed.problems());
            }
            try (ResultsFile file = resumed.value().get()) {
                file.cut().ifPresent(warned);
                return use.apply(file);
            }
        } catch (UncheckedIOException e) {
            return Result.bad(notWritten(files.first(), Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            return Result.bad(notWritten(files.first(), e));
        }
    }

    private static Problem notWritten(LineFile file, IOException why) {
        return new Problem(Place.NOWHERE, Sentence.of("lab.notWritten", file.name(), FileStorage.reason(why)));
    }

    /** Finds the games and cuts off what is not whole; the answer is why the files are refused. */
    private Optional<Sentence> find() throws IOException {
        for (Variant variant : experiment.variants()) {
            if (variants.putIfAbsent(variant.name(), variants.size()) != null) {
                return Optional.of(
                        Sentence.of("lab.resultsAlike", files.results().name(), Words.quoted(variant.name())));
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
        return variants.containsKey(key.variant()) && key.seed() >= experiment.seed();
    }

    private boolean isPossible(Laboratory.Known game) {
        int variant = Objects.requireNonNull(variants.get(game.line().variant()));
        return new GameCheck(experiment).isPossible(experiment.variants().get(variant), game);
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
            GameLines later = new GameLines(pair, header);
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
        long behind = experiment.seed() + experiment.games();
        return (int) files.keys().stream().filter(key -> key.seed() < behind).count();
    }

    /** How many of them were counted so far. */
    public int used() {
        return used;
    }

    /**
     * Says which experiment of a chain is next.
     *
     * @param next the experiment, whose seeds are behind those of the experiments before it
     * @param counted takes each of its games that the files hold, as it is counted
     */
    void next(Experiment next, Consumer<Laboratory.Known> counted) {
        firstSeeds.add(next.seed());
        known = counted;
    }

    @Override
    public boolean has(GameKey key) {
        return files.has(key);
    }

    @Override
    public Laboratory.Known game(GameKey key) {
        try {
            Laboratory.Known game = files.game(key);
            known.accept(game);
            used++;
            return game;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<Sentence> take(Variant variant, Variant.Played played) {
        return add(new Laboratory.Known(played.line(), played.course()));
    }

    /** Adds a game; the answer is what went wrong with it. */
    public Optional<Sentence> add(Laboratory.Known game) {
        try {
            files.add(game);
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
            GameLines later = new GameLines(pair, header);
            later.begin();
            later.addAll(files, inOrder);
            files.begin();
            files.addAll(later, inOrder);
            later.delete();
        }
    }

    private Comparator<GameKey> order() {
        return Comparator.<GameKey, Long>comparing(key -> Objects.requireNonNull(firstSeeds.floor(key.seed())))
                .thenComparing(key -> Objects.requireNonNull(variants.get(key.variant())))
                .thenComparing(GameKey::seed);
    }
}
