package org.roadtorichmond.session.orders;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.session.orders.StopReason.Why;
import org.roadtorichmond.unit.Unit;

/** Player-turns in which a player has nothing to decide: his units march to their flags, and no enemy can come to them. */
public final class QuietTurn {
    /** What is more than a march, each as itself. */
    private static final EventTable<Event> INTERRUPTIONS = new EventTable<Event>()
            .silent(List.of(
                    Event.UnitMoved.class,
                    Event.UnitEntered.class,
                    Event.UnitExited.class,
                    Event.UnitRecovered.class,
                    Event.PhaseBegan.class,
                    Event.CombatProceeded.class,
                    MarksCleared.class))
            .others(event -> event);

    private QuietTurn() {}

    /** What each kind of event interrupts by, if it does. */
    public static EventTable<?> interruptions() {
        return INTERRUPTIONS;
    }

    /** What has interrupted the quiet in some entries of a log: the first event that is more than a march. */
    public static Optional<StopReason> interruption(List<Entry> entries) {
        return entries.stream()
                .flatMap(entry -> entry.events().stream())
                .flatMap(event -> INTERRUPTIONS.of(event).stream())
                .findFirst()
                .map(event -> StopReason.of(Why.EVENT, event));
    }

    /**
     * Why the player of a movement phase should not let his units march on and end his turn; nothing where he misses nothing by it.
     * All of it is tried on a {@link Lookahead}, up to what the enemy can do in his next movement phase.
     *
     * @param table the game, in a movement phase; it is only read
     * @param marches what is proposed to the player's units
     */
    public static Optional<StopReason> disturbance(Game table, MarchOn marches) {
        return arrival(table).or(() -> barred(marches)).or(() -> rehearsed(table, marches));
    }

    private static Optional<StopReason> arrival(Game table) {
        Options options = new Options(table);
        int turn = table.state().moment().turn();
        List<Unit> must = options.march().mustEnter();
        return options.march().arriving().stream()
                .filter(unit -> must.contains(unit) || arrival(table, unit).turn() == turn)
                .findFirst()
                .map(unit -> StopReason.of(Why.ARRIVAL, unit));
    }

    private static Arrival arrival(Game table, Unit unit) {
        return Objects.requireNonNull(table.state().scenario().arrivals().get(unit));
    }

    private static Optional<StopReason> barred(MarchOn marches) {
        return marches.asks().stream()
                .findFirst()
                .map(ask -> StopReason.of(Why.BARRED, ask.unit(), ask.goal(), ask.reason()));
    }

    private static Optional<StopReason> rehearsed(Game table, MarchOn marches) {
        Moment now = table.state().moment();
        Game ahead = Lookahead.of(table).game();
        marches.orders().forEach(order -> order.commands().forEach(ahead::execute));
        while (ahead.state().ending().isEmpty() && ahead.state().moment().player() == now.player()) {
            Optional<Unit> attacker =
                    new Options(ahead).attack().able().stream().findFirst();
            if (attacker.isPresent()) {
                return Optional.of(StopReason.of(Why.ATTACK, attacker.get()));
            }
            Optional<Refusal> refusal = ahead.check(new Command.EndPhase());
            if (refusal.isPresent()) {
                return Optional.of(StopReason.of(Why.REFUSED, refusal.get()));
            }
            ahead.execute(new Command.EndPhase());
        }
        return ahead.state().ending().isPresent()
                ? Optional.empty()
                : EnemyReach.first(ahead).map(contact -> StopReason.of(Why.ENEMY, contact.enemy(), contact.own()));
    }
}
