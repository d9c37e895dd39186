package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.unit.Unit;

/**
 * What units do that are ordered to a hex together: who goes which way, who stays and why, and what that brings upon them. The
 * commands, in this order, are all allowed where the order was worked out.
 *
 * @param goal the hex that they are ordered to
 * @param ways those that go, in the order in which they set out
 * @param stays those that cannot get nearer
 * @param under the units on the map that have not come as near as there is room
 * @param engaged the units that must attack where they come to stand, and need not before (rule 8.1)
 * @param provoked the enemy hexes that must be attacked and need not be before (rule 8.1)
 */
public record GroupOrder(
        Hex goal, List<Way> ways, List<Stay> stays, List<Unit> under, List<Unit> engaged, List<Hex> provoked) {

    /** Copies the lists. */
    public GroupOrder {
        ways = List.copyOf(ways);
        stays = List.copyOf(stays);
        under = List.copyOf(under);
        engaged = List.copyOf(engaged);
        provoked = List.copyOf(provoked);
    }

    /**
     * The way of a unit.
     *
     * @param unit who goes
     * @param path from where it stands, or enters the map, to where it stops
     * @param commands what makes it go
     * @param contested whether it stops in a hex that the enemy controls
     */
    public record Way(Unit unit, List<Hex> path, List<Command> commands, boolean contested) {
        /** Copies the lists. */
        public Way {
            path = List.copyOf(path);
            commands = List.copyOf(commands);
        }

        /** Where it stops. */
        public Hex end() {
            return path.get(path.size() - 1);
        }
    }

    /**
     * A unit that stays where it is.
     *
     * @param unit who
     * @param reason why it comes no nearer
     */
    public record Stay(Unit unit, Refusal reason) {}

    /** All commands, in their order. */
    public List<Command> commands() {
        List<Command> commands = new ArrayList<>();
        ways.forEach(way -> commands.addAll(way.commands()));
        return commands;
    }
}
