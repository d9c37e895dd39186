package org.roadtorichmond.balance.lab;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * The results of an experiment, or of experiments that follow from each other: {@code results/1}, and what happened in the games as
 * {@code courses/4}.
 */
public final class ResultsFile extends SealedGames<GameCourse> implements Laboratory.Sink, Laboratory.Earlier {
    private final Experiment experiment;
    private Consumer<Laboratory.Known> known = game -> {};

    private ResultsFile(LineFile.Pair files, Experiment experiment, ResultsHeader header) {
        super(files, new CourseKind<>(GameCourse.class, ResultsHeader.COURSES), experiment, header);
        this.experiment = experiment;
    }

    @Override
    protected List<String> names() {
        return experiment.variants().stream().map(Variant::name).toList();
    }

    @Override
    protected boolean isPossible(int variant, SealedGame<GameCourse> game) {
        return new GameCheck(experiment)
                .isPossible(experiment.variants().get(variant), new Laboratory.Known(game.line(), game.course()));
    }

    /**
     * Goes on with files that hold games, or begins them if they are empty.
     *
     * @param files the results and their companion
     * @param experiment the experiment; files of another one are refused and left as they are
     */
    public static Result<ResultsFile> resume(LineFile.Pair files, Experiment experiment) {
        return resumed(files, new ResultsFile(files, experiment, ResultsHeader.of(experiment)));
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
        return using(files, new ResultsFile(files, experiment, ResultsHeader.of(experiment)), warned, use);
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
        return using(files, new ResultsFile(files, chain.experiment(), ResultsHeader.of(chain)), warned, use);
    }

    /**
     * Says which experiment of a chain is next.
     *
     * @param next the experiment, whose seeds are behind those of the experiments before it
     * @param counted takes each of its games that the files hold, as it is counted
     */
    void next(Experiment next, Consumer<Laboratory.Known> counted) {
        behind(next.seed());
        known = counted;
    }

    @Override
    public Laboratory.Known game(GameKey key) {
        SealedGame<GameCourse> sealed = sealed(key);
        Laboratory.Known game = new Laboratory.Known(sealed.line(), sealed.course());
        known.accept(game);
        return game;
    }

    @Override
    public Optional<Sentence> take(Variant variant, Variant.Played played) {
        return add(played.line(), played.course());
    }

    /** Adds a game; the answer is what went wrong with it. */
    public Optional<Sentence> add(Laboratory.Known game) {
        return add(game.line(), game.course());
    }
}
