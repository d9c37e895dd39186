package org.roadtorichmond.testing;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Counts bad moves of each side in some games, by watching them command by command. */
public final class Blunders {
    private static final int LATE = 13;
    private static final int EARLY = 6;
    private static final int DEAR = 3;

    /** What is counted. */
    public enum Kind {
        /** All attacks. */
        ATTACKS,
        /** Attacks at 6-1 that would still be at 6-1 without their weakest unit. */
        TOO_MANY,
        /** Attacks at 1-1 or worse. */
        POOR_ODDS,
        /** Attacks after turn 12. */
        LATE_ATTACKS,
        /** Strength points lost. */
        POINTS_LOST,
        /** Units lost. */
        UNITS_LOST,
        /** Units lost because they could not retreat. */
        NO_RETREAT,
        /** Guns of any kind lost. */
        GUNS_LOST,
        /** Siege guns lost in the first six turns. */
        SIEGE_LOST,
        /** Exchanges that cost at least three points more than they gained. */
        DEAR_EXCHANGES,
        /** Trains that ended their movement on an exit. */
        TRAIN_ON_EXIT,
        /** Other units that ended their movement on an exit. */
        UNITS_ON_EXIT
    }

    private final Map<Side, int[]> counts = new EnumMap<>(Side.class);
    private int exchangePrize;
    private int exchangeCost;
    private boolean exchange;
    private Side attacker = Side.UNION;

    /** Nothing counted yet. */
    public Blunders() {
        for (Side side : Side.values()) {
            counts.put(side, new int[Kind.values().length]);
        }
    }

    /** The number of times that a side has done something, in all games watched. */
    public int count(Side side, Kind kind) {
        int[] of = counts.get(side);
        return of == null ? 0 : of[kind.ordinal()];
    }

    private void add(Side side, Kind kind, int by) {
        int[] of = counts.get(side);
        if (of != null) {
            of[kind.ordinal()] += by;
        }
    }

    /** Counts the bad moves of a whole game. */
    public void watch(Game game) {
        Game again = game.beginning();
        for (Entry entry : game.log()) {
            if (again.state().moment().phase() == Phase.MOVEMENT) {
                beforePhaseEnds(again, entry);
            }
            again.restore(entry);
            entry.events().forEach(event -> event(again, event));
        }
        settleExchange();
    }

    private void beforePhaseEnds(Game game, Entry entry) {
        boolean ends = entry.events().stream().anyMatch(Event.PhaseBegan.class::isInstance);
        Side side = game.state().moment().player();
        for (Unit unit : ends ? game.state().onMap(side) : List.<Unit>of()) {
            Optional<Hex> hex = game.state().hexOf(unit);
            if (hex.isPresent()
                    && hex.equals(game.state().scenario().victory().exit())
                    && game.state().scenario().exits(side, hex.get())) {
                add(side, unit.train() ? Kind.TRAIN_ON_EXIT : Kind.UNITS_ON_EXIT, 1);
            }
        }
    }

    private void event(Game game, Event event) {
        if (event instanceof Event.AttackDeclared attack) {
            settleExchange();
            declared(game, attack);
        } else if (event instanceof Event.UnitEliminated lost) {
            lost(lost);
        } else if (event instanceof Event.CombatProceeded combat) {
            exchange |= combat.after()
                    .filter(now -> now.result() == org.roadtorichmond.play.CombatResult.EX)
                    .isPresent();
        }
    }

    private void declared(Game game, Event.AttackDeclared attack) {
        attacker = attack.attackers().get(0).side();
        add(attacker, Kind.ATTACKS, 1);
        if (game.state().moment().turn() >= LATE) {
            add(attacker, Kind.LATE_ATTACKS, 1);
        }
        if (attack.odds().compareTo(Odds.ONE_TO_ONE) <= 0) {
            add(attacker, Kind.POOR_ODDS, 1);
        }
        int weakest = attack.attackers().stream().mapToInt(Unit::strength).min().orElse(0);
        int strength = attack.attackers().stream().mapToInt(Unit::strength).sum();
        int halves = attack.strengths().defences().stream()
                .mapToInt(defence -> defence.halves())
                .sum();
        if (attack.attackers().size() > 1
                && attack.odds() == Odds.SIX_TO_ONE
                && Odds.of((strength - weakest) * 2, halves) == Odds.SIX_TO_ONE) {
            add(attacker, Kind.TOO_MANY, 1);
        }
    }

    private void lost(Event.UnitEliminated lost) {
        Unit unit = lost.unit();
        add(unit.side(), Kind.UNITS_LOST, 1);
        add(unit.side(), Kind.POINTS_LOST, unit.strength());
        add(unit.side(), Kind.NO_RETREAT, lost.trapped() ? 1 : 0);
        add(unit.side(), Kind.GUNS_LOST, unit.arm().artillery() ? 1 : 0);
        add(unit.side(), Kind.SIEGE_LOST, unit.arm() == Arm.SIEGE_ARTILLERY && lost.turn() <= EARLY ? 1 : 0);
        if (unit.side() == attacker) {
            exchangeCost += unit.strength();
        } else {
            exchangePrize += unit.strength();
        }
    }

    private void settleExchange() {
        if (exchange && exchangeCost - exchangePrize >= DEAR) {
            add(attacker, Kind.DEAR_EXCHANGES, 1);
        }
        exchange = false;
        exchangeCost = 0;
        exchangePrize = 0;
    }
}
