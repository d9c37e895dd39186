package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * The results of a chain of experiments, in the same two files as those of one ({@link ResultsFile}). The games stand in the order
 * in which they are played: of each experiment just those that it states, and then those of the next one.
 *
 * <p>Which experiments there are only the games say. So lines are checked when their experiment is asked for: as the same games lead
 * to the same experiments, a run goes on wherever it was stopped, on this machine or on many. Both files are cut before the first
 * line that is not that of the next game.
 */
public final class ExperimentChainFile implements ExperimentRunner.GameConsumer {
    private final GameLines files;
    private final Consumer<Sentence> warned;
    private GameLines.Extent extent;

    private ExperimentChainFile(GameLines files, GameLines.Extent start, Consumer<Sentence> warned) {
        this.files = files;
        this.warned = warned;
        extent = start;
        start.cut().ifPresent(warned);
    }

    /**
     * Lets something be done with files behind the games that they hold, or begins them if they are empty, and closes them.
     *
     * @param files the results and their companion
     * @param chain the chain; files of another one are refused and left as they are
     * @param warned takes what was wrong with lines that are cut off
     * @param use what is done
     */
    public static <T> Result<T> using(
            LineFile.Pair files,
            ExperimentChain chain,
            Consumer<Sentence> warned,
            Function<ExperimentChainFile, Result<T>> use) {
        return GameLines.using(files, open -> {
            GameLines lines = new GameLines(open);
            ResultsHeader header = ResultsHeader.of(chain);
            Optional<Sentence> refusal = lines.refusal(header);
            return refusal.isPresent()
                    ? Result.bad(new Problem(Place.NOWHERE, refusal.get()))
                    : use.apply(new ExperimentChainFile(lines, lines.start(header), warned));
        });
    }

    /**
     * The games that the files hold of the next experiment.
     *
     * @param experiment the experiment, whose stop rule does not count
     * @param seen takes each game as it is read
     * @throws UncheckedIOException if the files cannot be read, or cut before what does not belong to it
     */
    Laboratory.Earlier next(Experiment experiment, Consumer<Laboratory.Known> seen) {
        GameOrder order = GameOrder.exactly(experiment);
        try {
            extent = files.read(order, extent);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        extent.cut().ifPresent(warned);
        List<GameOrder.Run> runs = List.copyOf(order.runs());
        return new Laboratory.Earlier() {
            @Override
            public int count(int variant) {
                return variant < runs.size() ? runs.get(variant).games() : 0;
            }

            @Override
            public Iterator<Laboratory.Known> games(int variant) {
                return variant < runs.size() ? files.games(runs.get(variant), seen) : Collections.emptyIterator();
            }
        };
    }

    /** Adds a game of the experiment that was asked for last; the answer is what went wrong with it. */
    @Override
    public Optional<Sentence> take(Laboratory.Known game, Optional<Variant.Played> played) {
        try {
            files.add(game);
            extent = new GameLines.Extent(files.end(), extent.number() + 1, Optional.empty());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(GameLines.notWritten(files.results(), e));
        }
    }
}
