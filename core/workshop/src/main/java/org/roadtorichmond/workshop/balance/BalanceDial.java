package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.Judge;

/**
 * Answers whether a scenario is fair while it is being edited: its games are played in the background, with the seeds 1, 2, 3 and so on, and
 * what they show is handed over batch by batch. Another scenario, or other commanders, begin again with seed 1, and what was shown last
 * stays beside it to be compared with; a scenario that plays the same as one of the last few goes on where that was left.
 *
 * <p>All methods are called on the thread that draws and return at once: what was found is immutable and comes through the
 * {@link Worker}, on whose thread alone games are played and counted, so that the drawing thread never waits for a lock or a game. A
 * game that is no longer wanted is broken off, by the next phase at the latest, and played again when it is wanted again.
 *
 * <p>It plays for as long as it is neither closed nor held nor at rest: a screen has it rest when it is left, so that the games are still
 * there when the scenario is opened again, and holds it while a stroke is drawn.
 */
public final class BalanceDial implements AutoCloseable {
    private static final long BATCH_MILLIS = 250;
    private static final CommanderSpec USUAL =
            Commanders.parse("colonel").value().orElseThrow();

    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final DialWork work;
    private final List<Runnable> listeners = new ArrayList<>();
    private PerArmy<CommanderSpec> commanders = new PerArmy<>(USUAL, USUAL);
    private Optional<LoadedScenario> scenario = Optional.empty();
    private DialWork.@Nullable Wanted wanted;
    private @Nullable DialBatch latest;
    private Optional<BalanceReading> shown = Optional.empty();
    private Optional<BalanceReading> former = Optional.empty();
    private List<Sentence> obstacles = List.of();
    private Subscription job = () -> {};
    private boolean preparing;
    private boolean prepared;
    private boolean playing;
    private boolean paused;
    private boolean comparing;
    private boolean closed;
    private int holds;

    /**
     * A dial without a scenario.
     *
     * @param worker plays the games and nothing else; closed with the dial
     * @param trouble gets what goes wrong with a commander or the rules, on the thread that draws; no more games are played then
     */
    public BalanceDial(Worker worker, Consumer<RuntimeException> trouble) {
        this(worker, trouble, BATCH_MILLIS);
    }

    /** A dial whose batches take another time, in milliseconds; of 0 each batch is one game. */
    BalanceDial(Worker worker, Consumer<RuntimeException> trouble, long batchMillis) {
        this.worker = worker;
        this.trouble = trouble;
        work = new DialWork(batchMillis);
    }

    // --- What is shown ----------------------------------------------------------------------------------------------

    /** Notifies a listener whenever something else is shown. */
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** What the dial shows now. */
    public DialState state() {
        DialBatch batch = latest;
        if (batch == null || wanted == null || !obstacles.isEmpty()) {
            return new DialState(Optional.empty(), former, obstacles, paused, comparing, Map.of());
        }
        return new DialState(batch.reading(), former, obstacles, paused, comparing, batch.strengths());
    }

    // --- What is played ---------------------------------------------------------------------------------------------

    /** Plays a draft as it was judged; one that is not whole is not played, and its problems say why. */
    public void show(Judge.Judgement judgement) {
        judgement
                .playable()
                .ifPresentOrElse(
                        this::show,
                        () -> cannotPlay(judgement.problems().stream()
                                .map(placed -> placed.problem().sentence())
                                .toList()));
    }

    /** Plays a scenario; goes on with it if it plays the same as the one before. */
    public void show(LoadedScenario other) {
        scenario = Optional.of(other);
        begin();
    }

    /** Plays nothing, since there is nothing that could be played. */
    private void cannotPlay(List<Sentence> why) {
        scenario = Optional.empty();
        wanted = null;
        stop();
        obstacles = why;
        changed();
    }

    /** Plays and shows nothing until a scenario is shown again; the games of the last few are kept. */
    public void rest() {
        latest = null;
        shown = Optional.empty();
        former = Optional.empty();
        comparing = false;
        cannotPlay(List.of());
    }

    /** Who commands. */
    public PerArmy<CommanderSpec> commanders() {
        return commanders;
    }

    /** Has a side commanded by another commander; what games with the commanders before have shown stays beside it. */
    public void command(Side side, CommanderSpec commander) {
        PerArmy<CommanderSpec> others = side == Side.UNION
                ? new PerArmy<>(commander, commanders.of(Side.CONFEDERATE))
                : new PerArmy<>(commanders.of(Side.UNION), commander);
        if (!others.equals(commanders)) {
            commanders = others;
            scenario.ifPresent(known -> begin());
        }
    }

    /** Plays no more games until they are to go on; a game that is being played is broken off. */
    public void pause() {
        paused = true;
        halt();
        changed();
    }

    /** Goes on after a pause, unless the dial is held. */
    public void resume() {
        paused = false;
        next();
        changed();
    }

    /**
     * Plays nothing for as long as somebody draws or drags, whether the dial is paused or not, and does not look paused.
     *
     * @return goes on when it is closed
     */
    public Subscription hold() {
        holds++;
        halt();
        boolean[] released = new boolean[1];
        return () -> {
            if (!released[0]) {
                released[0] = true;
                holds--;
                next();
            }
        };
    }

    /**
     * Begins or ends to play games with a strength point less and more of each unit, beside those of the scenario as it is. Another
     * scenario ends it.
     */
    public void compareStrengths(boolean wish) {
        comparing = wish;
        halt();
        next();
        changed();
    }

    /**
     * Asks something of all findings so far, such as a page of them, beside the thread that draws. Only if there is a
     * {@link DialState#reading}.
     *
     * @param question is asked on the thread that plays; may not keep the findings
     * @param answered gets the answer on the thread that draws
     * @param <T> the answer
     */
    public <T> void ask(Function<Findings, T> question, Consumer<T> answered) {
        DialWork.Wanted about = wanted;
        if (about != null && prepared && state().reading().isPresent()) {
            // The batch that is on goes on: questions are answered in between.
            worker.run(cancelled -> work.ask(about, question), answered, trouble);
        }
    }

    @Override
    public void close() {
        closed = true;
        stop();
        worker.close();
    }

    // --- Pieces of work ---------------------------------------------------------------------------------------------

    private void begin() {
        stop();
        obstacles = List.of();
        wanted = new DialWork.Wanted(scenario.orElseThrow(), commanders);
        next();
    }

    /** Ends whatever is being worked out. */
    private void stop() {
        job.close();
        playing = false;
        preparing = false;
        prepared = false;
    }

    /** Ends to play; what is known of a scenario is found out all the same. */
    private void halt() {
        if (playing) {
            job.close();
            playing = false;
        }
    }

    private void next() {
        DialWork.Wanted now = wanted;
        if (closed || now == null) {
            return;
        }
        if (!prepared && !preparing) {
            preparing = true;
            job = worker.run(cancelled -> work.prepare(now), this::take, this::fail);
        } else if (mayPlay()) {
            playing = true;
            boolean strengths = comparing;
            job = worker.run(cancelled -> work.play(now, strengths, cancelled), this::take, this::fail);
        }
    }

    private boolean mayPlay() {
        DialBatch batch = latest;
        return prepared
                && !playing
                && !paused
                && holds == 0
                && obstacles.isEmpty()
                && batch != null
                && (!batch.complete() || (comparing && !batch.compared()));
    }

    private void take(DialBatch batch) {
        playing = false;
        preparing = false;
        prepared = true;
        DialBatch before = latest;
        if (before == null || !before.key().equals(batch.key())) {
            former = shown.isPresent() ? shown : former;
            shown = Optional.empty();
            comparing = false;
        }
        latest = batch;
        shown = batch.reading().isPresent() ? batch.reading() : shown;
        obstacles = batch.obstacles();
        comparing &= !batch.compared();
        next();
        changed();
    }

    private void fail(RuntimeException fault) {
        stop();
        wanted = null;
        trouble.accept(fault);
        changed();
    }
}
