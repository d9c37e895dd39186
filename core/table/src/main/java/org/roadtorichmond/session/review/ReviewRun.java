package org.roadtorichmond.session.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.work.Worker;

/**
 * Looks at a finished game again beside the thread of the game, step by step: first its course and when it turned, which takes an
 * instant, then what each decision of its people was worth, which takes some seconds of a long game. What is found so far can be
 * asked for at any time. Those decisions that seem the best and the worst are tried again with more dice before they are named.
 */
public final class ReviewRun {
    /** How many of the best and of the worst are tried again. */
    private static final int AGAIN = 2;

    /** From what gain a decision is worth being named: below that the dice of the trials matter more. */
    private static final double WORTH = 0.02;

    private final Game game;
    private final List<Entry> log;
    private final Calibration calibration;
    private final Worker worker;
    private final Runnable changed;
    private final Consumer<RuntimeException> trouble;
    private final List<MarchTurn> turns;
    private final List<JudgedTurn> judged = new ArrayList<>();
    private final List<JudgedTurn> confirmed = new ArrayList<>();
    private @Nullable ChanceCourse course;
    private Optional<TurningPoint> turning = Optional.empty();
    private int total;
    private int done;

    /**
     * Begins.
     *
     * @param session the game, which has ended; where no person gave an order the decisions of its commanders are judged
     * @param worker where it is done; closing it ends the work
     * @param changed is run on the thread of the game whenever more is known
     * @param trouble gets what goes wrong, on the thread of the game
     */
    public ReviewRun(Session session, Worker worker, Runnable changed, Consumer<RuntimeException> trouble) {
        game = session.game();
        log = List.copyOf(game.log());
        calibration = session.plans().calibration();
        this.worker = worker;
        this.changed = changed;
        this.trouble = trouble;
        boolean people = IntStream.range(0, log.size()).anyMatch(session::byHuman);
        turns = MarchTurn.of(game, log, entry -> !people || session.byHuman(entry));
        total = 1 + turns.size();
        worker.run(
                cancelled -> {
                    ChanceCourse found = ChanceCourse.of(game, log, calibration);
                    return new Beginning(found, TurningPoint.of(game, log, found, calibration));
                },
                this::begun,
                trouble);
        turns.forEach(turn -> judge(turn, JudgedTurn.TRIALS, this::judged));
    }

    /** What is known at once. */
    private record Beginning(ChanceCourse course, Optional<TurningPoint> turning) {}

    private void begun(Beginning found) {
        course = found.course();
        turning = found.turning();
        step();
    }

    private void judge(MarchTurn turn, int trials, Consumer<JudgedTurn> answer) {
        worker.run(cancelled -> JudgedTurn.of(game, log, turn, trials, calibration), answer, trouble);
    }

    private void judged(JudgedTurn turn) {
        judged.add(turn);
        if (judged.size() == turns.size()) {
            List<JudgedTurn> again = candidates();
            total += again.size();
            again.forEach(each -> judge(each.turn(), JudgedTurn.TRIALS_AGAIN, this::confirmed));
        }
        step();
    }

    private void confirmed(JudgedTurn turn) {
        confirmed.add(turn);
        step();
    }

    private void step() {
        done++;
        changed.run();
    }

    /** Those that seem the best and the worst. */
    private List<JudgedTurn> candidates() {
        List<JudgedTurn> ordered = judged.stream()
                .sorted(Comparator.comparingDouble(JudgedTurn::gain))
                .toList();
        List<JudgedTurn> worst = ordered.stream()
                .limit(AGAIN)
                .filter(turn -> turn.gain() <= -WORTH)
                .toList();
        List<JudgedTurn> best = ordered.stream()
                .skip(Math.max(0, ordered.size() - AGAIN))
                .filter(turn -> turn.gain() >= WORTH)
                .toList();
        return Stream.concat(worst.stream(), best.stream()).toList();
    }

    /** How likely the sides were to win, once that is known. */
    public Optional<ChanceCourse> course() {
        return Optional.ofNullable(course);
    }

    /** When the game turned, once that is known and if it ever did. */
    public Optional<TurningPoint> turning() {
        return turning;
    }

    /** The decision that was worth most, once all are judged and if one was worth anything. */
    public Optional<JudgedTurn> best() {
        return named().filter(turn -> turn.gain() >= WORTH).max(Comparator.comparingDouble(JudgedTurn::gain));
    }

    /** The decision that cost most, once all are judged and if one cost anything. */
    public Optional<JudgedTurn> worst() {
        return named().filter(turn -> turn.gain() <= -WORTH).min(Comparator.comparingDouble(JudgedTurn::gain));
    }

    private Stream<JudgedTurn> named() {
        return isDone() ? confirmed.stream() : Stream.empty();
    }

    /** How many decisions are judged. */
    public int decisions() {
        return turns.size();
    }

    /** How much of the work is done, from 0 to 1; it may fall a little when it shows that more is to be done. */
    public double progress() {
        return (double) done / total;
    }

    /** Whether all is known. */
    public boolean isDone() {
        return done == total;
    }
}
