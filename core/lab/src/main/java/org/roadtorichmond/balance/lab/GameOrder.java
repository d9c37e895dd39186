package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * The games of results files in the order in which they stand there: variant by variant, each from the first seed on. Only the
 * next game is added, and only if its figures can be true.
 */
final class GameOrder {
    private final Experiment experiment;
    private final boolean exact;
    private final List<Run> runs = new ArrayList<>();
    private @Nullable GameCheck check;

    private GameOrder(Experiment experiment, boolean exact) {
        this.experiment = experiment;
        this.exact = exact;
    }

    /** No game yet, of an experiment of which each variant may have any number of games. */
    static GameOrder of(Experiment experiment) {
        return new GameOrder(experiment, false);
    }

    /** No game yet, of an experiment that has just the games that it states, behind which those of another one begin. */
    static GameOrder exactly(Experiment experiment) {
        return new GameOrder(experiment, true);
    }

    /**
     * The games of a variant, and where they stand.
     *
     * @param from where the first begins
     * @param to where the last ends
     * @param games how many they are
     */
    record Run(GameMark from, GameMark to, int games) {}

    /**
     * Why lines are not those of the next game.
     *
     * @param inCourse whether it is the line of the companion that cannot be
     * @param what what is wrong with it
     */
    record Fault(boolean inCourse, Sentence what) {}

    /** Whether no game is next, because there are just those that the experiment states. */
    boolean isFull() {
        return exact && runs.size() == experiment.variants().size() && isLastFull();
    }

    private boolean isLastFull() {
        return !runs.isEmpty() && runs.get(runs.size() - 1).games() >= experiment.games();
    }

    /** The games of the first variants; the list belongs to those that move games in the files. */
    List<Run> runs() {
        return runs;
    }

    /**
     * Adds the next game; the answer is why its lines are not those of it.
     *
     * @param both its lines
     * @param from where they begin
     */
    Optional<Fault> add(LinePair both, GameMark from) {
        Optional<GameLine> line = GameText.exact(both.result(), GameLine.class);
        if (line.isEmpty()) {
            return Optional.of(new Fault(false, Sentence.of("lab.cut.text")));
        }
        int variant = variant(line.get());
        if (variant < 0) {
            Sentence elsewhere = Sentence.of(
                    "lab.cut.next",
                    Words.quoted(line.get().variant()),
                    Long.toString(line.get().seed()));
            return Optional.of(new Fault(false, elsewhere));
        }
        Optional<Fault> fault = fault(line.get(), both, check(variant));
        if (fault.isEmpty()) {
            count(variant, from, both.behind(from));
        }
        return fault;
    }

    /** The variant whose game is the next one, or the first of the next variant; negative if it is neither. */
    private int variant(GameLine line) {
        int last = runs.size() - 1;
        if (last >= 0
                && !(exact && isLastFull())
                && isGame(line, last, runs.get(last).games())) {
            return last;
        }
        boolean next = runs.size() < experiment.variants().size() && (last < 0 || !exact || isLastFull());
        return next && isGame(line, runs.size(), 0) ? runs.size() : -1;
    }

    private boolean isGame(GameLine line, int variant, int game) {
        return line.variant().equals(experiment.variants().get(variant).name())
                && line.seed() == experiment.seed() + game;
    }

    private GameCheck check(int variant) {
        GameCheck known = check;
        if (known == null || variant == runs.size()) {
            known = new GameCheck(experiment, experiment.variants().get(variant));
            check = known;
        }
        return known;
    }

    private static Optional<Fault> fault(GameLine line, LinePair both, GameCheck check) {
        String bare = GameText.unsealed(both.course());
        Optional<GameCourse> course = GameText.exact(bare, GameCourse.class);
        if (course.isEmpty()) {
            return Optional.of(new Fault(true, Sentence.of("lab.cut.text")));
        }
        Laboratory.Known game = new Laboratory.Known(line, course.get());
        boolean broken = !both.course().equals(GameText.sealed(both.result(), bare));
        return check.inLine(game)
                .map(what -> new Fault(false, what))
                .or(() -> check.inCourse(game)
                        .or(() -> broken ? Optional.of(Sentence.of("lab.cut.seal")) : Optional.empty())
                        .map(what -> new Fault(true, what)));
    }

    private void count(int variant, GameMark from, GameMark to) {
        if (variant == runs.size()) {
            runs.add(new Run(from, to, 1));
        } else {
            Run run = runs.get(variant);
            runs.set(variant, new Run(run.from(), to, run.games() + 1));
        }
    }
}
