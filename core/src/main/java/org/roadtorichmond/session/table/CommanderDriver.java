package org.roadtorichmond.session.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.Worker;
import org.roadtorichmond.unit.Side;

/**
 * Asks the commanders for their commands: at once, and again whenever the game has changed, as fast as they think. How slowly
 * that is shown is not its business.
 *
 * <p>A commander thinks beside the game and about a twin of it, so that no one sees a game in the middle of its
 * thoughts. An answer that comes after the game was changed by somebody else is dropped. When a commander fails, that
 * is reported, and it is not asked again before the game changes: the game can still be saved, taken back or conceded.
 */
public final class CommanderDriver implements AutoCloseable {
    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Map<Side, Commander> commanders;
    private final Function<Side, Optional<Commander>> advisers;
    private final Twin twin;
    private final Subscription subscription;
    private Subscription question = () -> {};

    /** Asks the commanders of a session from now on; what is wrong with their answers is reported. */
    public CommanderDriver(Session session, Worker worker, Consumer<RuntimeException> trouble) {
        this(
                session,
                worker,
                trouble,
                session.seats().commanders(),
                side -> Commanders.find(session.seats().of(side)));
    }

    /** For tests: asks whom they like. */
    CommanderDriver(
            Session session,
            Worker worker,
            Consumer<RuntimeException> trouble,
            Map<Side, Commander> commanders,
            Function<Side, Optional<Commander>> advisers) {
        this.session = session;
        this.worker = worker;
        this.trouble = trouble;
        this.commanders = commanders;
        this.advisers = advisers;
        twin = new Twin(session.game());
        subscription = session.listen(change -> ask());
        ask();
    }

    private void ask() {
        question.close();
        Commander commander = commanders.get(session.game().state().decider());
        if (session.opponentDecides() && commander != null) {
            List<Entry> log = List.copyOf(session.game().log());
            question = worker.run(cancelled -> commander.next(twin.after(log)), this::order, trouble);
        }
    }

    private void order(Command command) {
        session.execute(command)
                .ifPresent(refusal ->
                        trouble.accept(new IllegalStateException("a commander ordered " + command + ": " + refusal)));
    }

    /**
     * Asks a side's commander what it would do if its movement phase came now, as far as that can be known without a die. The
     * answer comes later; none comes where no commander plays the side, or where it fails, which is reported.
     */
    public void ask(Side side, Consumer<List<Intent.Order>> answer) {
        Optional<Commander> adviser = advisers.apply(side);
        List<Entry> log = List.copyOf(session.game().log());
        adviser.ifPresent(commander ->
                worker.run(cancelled -> Intent.orders(Twin.of(session.game(), log), side, commander), answer, trouble));
    }

    @Override
    public void close() {
        subscription.close();
        question.close();
    }
}
