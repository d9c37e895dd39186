package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Unit;

/**
 * The marches that are proposed in a movement phase to units that were ordered somewhere over several turns. If an enemy is in a
 * unit's way, it is not marched on but asks again: when he holds its destination, holds it fast, has cut every way, or would stop it.
 *
 * @param orders what is proposed, an order for each destination; the commands are allowed in this sequence
 * @param asks those that ask where they are to go now
 */
public record MarchOn(List<GroupOrder> orders, List<Ask> asks) {

    /** Copies the lists. */
    public MarchOn {
        orders = List.copyOf(orders);
        asks = List.copyOf(asks);
    }

    /**
     * A unit that asks again.
     *
     * @param unit who
     * @param goal where it was ordered
     * @param reason what is in its way
     */
    public record Ask(Unit unit, Hex goal, Refusal reason) {}

    /** Nothing to march on with. */
    public static MarchOn none() {
        return new MarchOn(List.of(), List.of());
    }

    /**
     * What is proposed to the player of a movement phase.
     *
     * @param table the game, in a movement phase; it is only read
     * @param destinations where units are ordered
     */
    public static MarchOn of(Game table, SortedMap<Unit, Hex> destinations) {
        SortedMap<Hex, List<Unit>> groups = new TreeMap<>();
        destinations.forEach((unit, goal) -> {
            boolean own = unit.side() == table.state().moment().player();
            if (own && table.state().onMap(unit) && table.state().travel(unit).isEmpty()) {
                groups.computeIfAbsent(goal, any -> new ArrayList<>()).add(unit);
            }
        });
        List<GroupOrder> orders = new ArrayList<>();
        List<Ask> asks = new ArrayList<>();
        if (!groups.isEmpty()) {
            Game trial = Lookahead.of(table).game();
            groups.forEach((goal, units) -> propose(trial, goal, units, orders, asks));
        }
        return new MarchOn(orders, asks);
    }

    private static void propose(Game trial, Hex goal, List<Unit> units, List<GroupOrder> orders, List<Ask> asks) {
        TrialOrder ground = new TrialOrder(trial, goal);
        List<Unit> going = new ArrayList<>();
        for (Unit unit : units) {
            if (ground.approach(unit).leads(ground.hexOf(unit))) {
                going.add(unit);
            } else {
                asks.add(new Ask(unit, goal, cut(trial, unit, goal)));
            }
        }
        Optional<GroupOrder> order = Optional.empty();
        boolean again = true;
        while (again && !going.isEmpty()) {
            int before = trial.log().size();
            GroupOrder tried = GroupMarch.on(trial, going, goal);
            List<Ask> stopped = stopped(trial, tried, going);
            order = Optional.of(tried);
            again = !stopped.isEmpty();
            if (again) {
                order = Optional.empty();
                while (trial.log().size() > before) {
                    trial.revert();
                }
                stopped.forEach(ask -> going.remove(ask.unit()));
                asks.addAll(stopped);
            }
        }
        order.filter(found -> !found.ways().isEmpty()).ifPresent(orders::add);
    }

    /** Why no way leads a unit to its goal. */
    private static Refusal cut(Game trial, Unit unit, Hex goal) {
        return trial.state().deployment().occupied(goal.index(), unit.side().enemy())
                ? new Refusal(Reason.ENEMY_HOLDS, goal)
                : new Options(trial).march().barred(unit).orElseGet(() -> new Refusal(Reason.NO_PATH, goal, unit));
    }

    /** The units that the enemy would stop, as seen from where the order was tried. */
    private static List<Ask> stopped(Game trial, GroupOrder order, List<Unit> units) {
        Map<Unit, Refusal> stays = new TreeMap<>();
        order.stays().forEach(stay -> stays.put(stay.unit(), stay.reason()));
        List<Ask> asks = new ArrayList<>();
        for (Unit unit : units) {
            why(trial, order, unit, stays).ifPresent(reason -> asks.add(new Ask(unit, order.goal(), reason)));
        }
        return asks;
    }

    private static Optional<Refusal> why(Game trial, GroupOrder order, Unit unit, Map<Unit, Refusal> stays) {
        if (trial.state()
                .deployment()
                .occupied(order.goal().index(), unit.side().enemy())) {
            return Optional.of(new Refusal(Reason.ENEMY_HOLDS, order.goal()));
        }
        if (stays.containsKey(unit)) {
            return Optional.of(stays.get(unit));
        }
        boolean contested = order.ways().stream().anyMatch(way -> way.unit().equals(unit) && way.contested());
        return contested ? Optional.of(new Refusal(Reason.BARRED, order.goal(), unit)) : Optional.empty();
    }
}
