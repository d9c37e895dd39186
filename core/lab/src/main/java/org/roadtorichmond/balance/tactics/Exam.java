package org.roadtorichmond.balance.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.scenario.tactic.Tactic;

/**
 * Tactical positions put to commanders, each several times with other dice. The marks are the same on any number of threads.
 *
 * @param commanders make the players that are to solve them, one for each trial
 * @param enemy makes who plays the other side
 */
public record Exam(List<Supplier<Commander>> commanders, Supplier<Commander> enemy) {
    /** Copies the list. */
    public Exam {
        commanders = List.copyOf(commanders);
    }

    /**
     * Puts positions to the commanders.
     *
     * @param seeds how many trials of each position, from 1
     * @param seed the seed of the first; the others have the next ones
     * @param threads on how many threads, from 1
     * @return the marks of each position, in order, each for all commanders in order
     */
    public List<List<ExamMark>> run(List<Tactic> tactics, int seeds, long seed, int threads) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Trial>> pending = new ArrayList<>();
            for (Tactic tactic : tactics) {
                for (Supplier<Commander> commander : commanders) {
                    for (int i = 0; i < seeds; i++) {
                        long own = seed + i;
                        pending.add(workers.submit(() -> Trial.play(tactic, commander.get(), enemy.get(), own)));
                    }
                }
            }
            List<List<ExamMark>> marks = new ArrayList<>();
            int next = 0;
            for (int tactic = 0; tactic < tactics.size(); tactic++) {
                List<ExamMark> row = new ArrayList<>();
                for (int commander = 0; commander < commanders.size(); commander++) {
                    List<Trial> trials = new ArrayList<>();
                    for (int i = 0; i < seeds; i++) {
                        trials.add(pending.get(next++).get());
                    }
                    row.add(new ExamMark(trials));
                }
                marks.add(row);
            }
            return marks;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a tactical position could not be played", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while tactical positions were played", e);
        } finally {
            workers.shutdownNow();
        }
    }
}
