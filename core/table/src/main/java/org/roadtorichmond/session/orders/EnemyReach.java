package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Which units of a player an enemy could attack after his marches: those to which he can come next, or within bombardment range. Where
 * he can march and enter is what the {@link Options} of his movement phase list. It errs on the safe side: lines of sight are not
 * asked for, and a reinforcement that may be late is taken to come.
 */
final class EnemyReach {
    private final Game game;
    private final GameState state;
    private final HexGrid grid;
    private final Side enemy;
    private final List<Unit> own;

    /** An enemy and the unit that he could attack. */
    record Contact(Unit enemy, Unit own) {}

    private EnemyReach(Game game) {
        this.game = game;
        state = game.state();
        grid = state.scenario().field().grid();
        enemy = state.moment().player();
        own = List.copyOf(state.onMap(enemy.enemy()));
    }

    /**
     * The first contact that the side to move can make, by the ids of its units; none if it can make none.
     *
     * @param game a look-ahead that stands in a movement phase; marches are tried on it and taken back
     */
    static Optional<Contact> first(Game game) {
        EnemyReach reach = new EnemyReach(game);
        Options options = new Options(game);
        for (Unit unit : List.copyOf(reach.state.onMap(reach.enemy))) {
            List<Hex> ends = new ArrayList<>(options.march().ranges(unit).keySet());
            reach.state.hexOf(unit).ifPresent(ends::add);
            Optional<Contact> contact = reach.from(unit, ends);
            if (contact.isPresent()) {
                return contact;
            }
        }
        return reach.state.forces().awaited().of(reach.enemy).stream()
                .flatMap(unit -> reach.entering(unit, options).stream())
                .findFirst();
    }

    private Optional<Contact> from(Unit unit, Collection<Hex> ends) {
        int range = state.scenario().rules().bombardment(enemy, unit.arm());
        return range > 1 ? within(unit, ends, range) : nextTo(unit, ends);
    }

    private Optional<Contact> nextTo(Unit unit, Collection<Hex> ends) {
        return own.stream()
                .filter(mine -> ends.stream()
                        .anyMatch(hex -> open(hex.index(), state.deployment().hexOf(mine))))
                .findFirst()
                .map(mine -> new Contact(unit, mine));
    }

    /** Whether a hex lies beside another, and no river without a crossing between them (rule 6.1). */
    private boolean open(int from, int to) {
        return grid.distance(from, to) == 1 && state.scenario().field().passable(from, grid.direction(from, to));
    }

    private Optional<Contact> within(Unit unit, Collection<Hex> hexes, int range) {
        return own.stream()
                .filter(mine -> hexes.stream()
                        .anyMatch(hex -> grid.distance(state.deployment().hexOf(mine), hex.index()) <= range))
                .findFirst()
                .map(mine -> new Contact(unit, mine));
    }

    private Optional<Contact> entering(Unit unit, Options options) {
        List<Hex> entries = List.copyOf(options.march().entries(unit).keySet());
        if (entries.isEmpty()) {
            return late(unit);
        }
        for (Hex hex : entries) {
            game.execute(new Command.EnterUnit(unit, hex));
            List<Hex> ends =
                    new ArrayList<>(new Options(game).march().ranges(unit).keySet());
            ends.add(hex);
            Optional<Contact> contact = from(unit, ends);
            game.revert();
            if (contact.isPresent()) {
                return contact;
            }
        }
        return Optional.empty();
    }

    /** A unit whose time has come and whose group's die is not known here: a hex costs half a point at least, and often more. */
    private Optional<Contact> late(Unit unit) {
        Arrival arrival = Objects.requireNonNull(state.scenario().arrivals().get(unit));
        int turn = state.moment().turn();
        return arrival.turn() <= turn && turn <= arrival.last()
                ? within(unit, arrival.hexes(), unit.allowance() + 1)
                : Optional.empty();
    }
}
