package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * The results of an experiment as a file that grows by a line a game ({@code results/1}), with a companion that holds what happened
 * in the games ({@code courses/3}).
 *
 * <p>Each begins with a line that names the experiment. Games stand in the order of variants and seeds, of each variant from the
 * first seed on, and the companion is written first, so that the same experiment can go on behind whatever whole lines a killed
 * program has left. Lines are checked as they are read ({@link GameCheck}), and a seal in the companion shows whether either line
 * of a game was changed: both files are cut before the first line that cannot be, and the games from there on are played again.
 *
 * <p>How many games are played may change from run to run. Games that are not asked for stay where they are. Where further games
 * belong between those of two variants, the later ones stand in files of their own meanwhile ({@link #LATER}), so that they
 * outlive whatever stops the program too.
 */
public final class ResultsFile implements Laboratory.Sink, Laboratory.Earlier, AutoCloseable {
    /** What is added to the name of a results file to name its companion. */
    public static final String COMPANION = ".courses";

    /** What is added to it to name the file of games that are put back behind others. */
    public static final String LATER = ".later";

    private final GameLines files;
    private final Experiment experiment;
    private final GameOrder order;
    private final List<GameOrder.Run> laterRuns = new ArrayList<>();
    private final ResultsHeader header;
    private Optional<Sentence> cut = Optional.empty();
    private LineFile.@Nullable Pair later;
    private int current;
    private boolean writes;
    private boolean failed;
    private int used;

    private ResultsFile(LineFile.Pair files, Experiment experiment) {
        this.files = new GameLines(files);
        this.experiment = experiment;
        order = GameOrder.of(experiment);
        header = ResultsHeader.of(experiment);
    }

    /**
     * Goes on with files behind the games that they hold, or begins them if they are empty.
     *
     * @param files the results and their companion
     * @param experiment the experiment; files of another one are refused and left as they are
     */
    public static Result<ResultsFile> resume(LineFile.Pair files, Experiment experiment) {
        ResultsFile file = new ResultsFile(files, experiment);
        try {
            Optional<Sentence> refusal = file.find();
            return refusal.isEmpty() ? Result.good(file) : Result.bad(new Problem(Place.NOWHERE, refusal.get()));
        } catch (IOException e) {
            return Result.bad(new Problem(Place.NOWHERE, GameLines.notWritten(files.first(), e)));
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
        return GameLines.using(files, open -> {
            Result<ResultsFile> resumed = resume(open, experiment);
            if (resumed.value().isEmpty()) {
                return Result.bad(resumed.problems());
            }
            try (ResultsFile file = resumed.value().get()) {
                file.cut().ifPresent(warned);
                return use.apply(file);
            }
        });
    }

    /** Finds how far both files are whole and belong together, and cuts off the rest; the answer is why they are refused. */
    private Optional<Sentence> find() throws IOException {
        if (isFormer()) {
            // Their games say less than is counted now, and every one can be played again.
            cut = Optional.of(GameLines.wrong(files.courses(), 1, Sentence.of("lab.cut.former")));
            files.begin(header);
        }
        Optional<Sentence> refusal = files.refusal(header);
        if (refusal.isPresent()) {
            return refusal;
        }
        GameLines.Extent start = files.start(header);
        GameLines.Extent games = files.read(order, start);
        cut = cut.or(start::cut).or(games::cut);
        return recover();
    }

    /** Whether the files are of the same experiment as an earlier version wrote them. */
    private boolean isFormer() throws IOException {
        String digest = experiment.formerDigest();
        return GameLines.isOwn(files.results(), ResultsHeader.former(digest))
                && GameLines.isOwn(files.courses(), ResultsHeader.formerOfCourses(digest))
                && files.results().lines(0).next().isPresent();
    }

    /** Restores games that an earlier run had set aside when it was killed; returns why that is impossible. */
    private Optional<Sentence> recover() throws IOException {
        if (!files.results().hasBeside(LATER)) {
            return Optional.empty();
        }
        Result<LineFile.Pair> opened = LineFile.open(files.results().beside(LATER), true, COMPANION);
        if (opened.value().isEmpty()) {
            return Optional.of(opened.problems().get(0).sentence());
        }
        try (LineFile.Pair pair = opened.value().get()) {
            GameLines aside = new GameLines(pair);
            if (aside.refusal(header).isPresent()) {
                return Optional.of(
                        Sentence.of("lab.resultsOther", aside.results().name()));
            }
            GameLines.Reader reader = aside.from(GameMark.START);
            reader.next();
            for (Optional<LinePair> both = reader.next(); both.isPresent(); both = reader.next()) {
                // Those that had been brought back already are not next.
                if (order.add(both.get(), files.end()).isEmpty()) {
                    files.add(both.get().result(), both.get().course());
                }
            }
            files.force();
            aside.delete();
        }
        return Optional.empty();
    }

    /** What was wrong with the first line that was cut off, if any was that was whole. */
    public Optional<Sentence> cut() {
        return cut;
    }

    /** How many of the games that the files hold are asked for, unless a stop rule wants fewer. */
    public int kept() {
        int kept = 0;
        for (int variant = 0; variant < experiment.variants().size(); variant++) {
            kept += Math.min(count(variant), experiment.games());
        }
        return kept;
    }

    /** How many of them were counted so far. */
    public int used() {
        return used;
    }

    @Override
    public int count(int variant) {
        int behind = variant - order.runs().size();
        if (behind >= 0) {
            return behind < laterRuns.size() ? laterRuns.get(behind).games() : 0;
        }
        return order.runs().get(variant).games();
    }

    @Override
    public Iterator<Laboratory.Known> games(int variant) {
        current = variant;
        writes = false;
        try {
            if (variant == order.runs().size() && !laterRuns.isEmpty()) {
                putBack();
            }
            return variant < order.runs().size()
                    ? files.games(order.runs().get(variant), game -> used++)
                    : Collections.emptyIterator();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<Sentence> take(Variant variant, Variant.Played played) {
        return add(new Laboratory.Known(played.line(), played.course()));
    }

    /** Adds a game of the variant whose games were asked for last; the answer is what went wrong with it. */
    public Optional<Sentence> add(Laboratory.Known game) {
        try {
            if (!writes) {
                makeRoom();
                writes = true;
            }
            files.add(game);
            return Optional.empty();
        } catch (IOException e) {
            failed = true;
            return Optional.of(GameLines.notWritten(files.results(), e));
        }
    }

    /** Makes the games of the current variant the last ones. */
    private void makeRoom() throws IOException {
        if (current == order.runs().size()) {
            order.runs().add(new GameOrder.Run(files.end(), files.end(), 0));
        } else if (current < order.runs().size() - 1) {
            putAside();
        }
    }

    /** Moves the games of all variants behind the current one to files of their own. */
    private void putAside() throws IOException {
        Result<LineFile.Pair> opened = LineFile.open(files.results().beside(LATER), true, COMPANION);
        later = opened.value()
                .orElseThrow(() -> new IOException(opened.problems().get(0).message()));
        GameLines aside = new GameLines(later);
        aside.begin(header);
        List<GameOrder.Run> behind =
                order.runs().subList(current + 1, order.runs().size());
        for (GameOrder.Run run : behind) {
            laterRuns.add(copied(run, files, aside));
        }
        aside.force();
        behind.clear();
        files.cut(order.runs().get(current).to());
    }

    /** Brings the games of the next variant back. */
    private void putBack() throws IOException {
        GameLines aside = new GameLines(Objects.requireNonNull(later));
        order.runs().add(copied(laterRuns.remove(0), aside, files));
        if (laterRuns.isEmpty()) {
            files.force();
            aside.delete();
        }
    }

    private static GameOrder.Run copied(GameOrder.Run run, GameLines from, GameLines to) throws IOException {
        GameMark begin = to.end();
        to.addFrom(from, run.from(), run.to());
        return new GameOrder.Run(begin, to.end(), run.games());
    }

    /** Brings all games back that stand elsewhere, unless the files cannot be written; then they are found there next time. */
    @Override
    public void close() throws IOException {
        try (LineFile.Pair pair = later) {
            while (pair != null && !failed && !laterRuns.isEmpty()) {
                putBack();
            }
        }
    }
}
