package org.roadtorichmond.ai.cadet;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.ForcedWithdrawal;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Truth;

/**
 * What matters in this turn by the stakes of the game, in strength points: what each unit's loss would cost, who should leave the
 * map and by which hex, who should come, which hexes are worth holding, and which line of the enemy's is to be cut.
 */
final class Interests {
    /** How much what the enemy might earn if a unit were lost counts, since little of it will be earned. */
    private static final double BRANCH = 0.15;

    /** What part of an army is lost with a unit whose loss makes it withdraw. */
    private static final double WITHDRAWS = 0.15;

    private static final double FLOOR = 0.25;
    private static final double HOLDS = 0.7;
    private static final double OPEN = 0.25;
    private static final int FAR_OFF = 4;
    private static final int ARMIES = 10_000;

    private final GameState state;
    private final Moment moment;
    private final int present;
    private final double doubt;
    private double lead;
    private final double[] losses;
    private final double[] leaving;
    private final boolean[] certain;
    private final double[] entering;
    private final @Nullable Hex[] doors;
    private final Map<Hex, Double> objectives = new TreeMap<>();
    private final double[] exits = new double[Side.COUNT];
    private final @Nullable Hex[] mainDoors = new Hex[Side.COUNT];
    private final Claim.@Nullable Open[] lines = new Claim.Open[Side.COUNT];

    Interests(StakeTable stakeTable, GameState state) {
        this.state = state;
        moment = state.moment();
        present = present(state);
        int units = state.scenario().units().size();
        losses = new double[units];
        leaving = new double[units];
        certain = new boolean[units];
        entering = new double[units];
        doors = new Hex[units];
        int turnsLeft = state.lastTurn() - state.moment().turn();
        doubt = Math.min(1, turnsLeft / (double) FAR_OFF);
        Situation now = Situation.of(state);
        Truth[] truths = new Truth[stakeTable.conditions().size()];
        double[] chances = new double[truths.length];
        for (int condition = 0; condition < truths.length; condition++) {
            truths[condition] = stakeTable.conditions().get(condition).in(now);
            chances[condition] = chance(truths[condition]);
        }
        boolean[] looked = new boolean[truths.length * Side.COUNT];
        for (StakeTable.Term term : stakeTable.terms()) {
            Stake stake = term.stake();
            boolean sure = truths[term.condition()] == Truth.DONE;
            double chance = chances[term.condition()];
            if (chance > 0) {
                double worth = stake.worth(now) * term.value();
                read(stake, stake.claim(), chance * worth, sure);
                branch(stake, worth);
                if (sure && term.lasts() && stake.claim().holds(now)) {
                    lead += stake.to() == Side.UNION ? worth : -worth;
                }
            }
            int line = term.condition() * Side.COUNT + stake.to().ordinal();
            if (!looked[line]) {
                looked[line] = true;
                line(stake, now);
            }
        }
        stakeTable.stakes().stops().forEach(this::stop);
    }

    private static int present(GameState state) {
        return state.onMap(Side.UNION).size()
                + state.onMap(Side.CONFEDERATE).size()
                + ARMIES * state.forces().awaited().of(Side.UNION).size()
                + ARMIES * state.forces().awaited().of(Side.CONFEDERATE).size();
    }

    /** Whether the phase is the same and no unit has come or gone since this was read. */
    boolean holds(GameState now) {
        return now == state && moment.equals(now.moment()) && present == present(now);
    }

    /** How likely something is true in the end: what can change still may, the less the nearer the end. */
    private double chance(Truth truth) {
        return switch (truth) {
            case NEVER -> 0;
            case OPEN -> OPEN * doubt;
            case HOLDS -> 1 - (1 - HOLDS) * doubt;
            case DONE -> 1;
        };
    }

    private void read(Stake stake, Claim claim, double worth, boolean sure) {
        if (claim instanceof Claim.Lost lost) {
            loses(lost.unit(), stake, worth);
        } else if (claim instanceof Claim.Prize prize) {
            loses(prize.unit(), stake, worth);
        } else if (claim instanceof Claim.Bears bears
                && stake.to() == bears.unit().side()) {
            losses[bears.unit().ordinal()] += worth;
        } else if (claim instanceof Claim.Left left && stake.to() == left.unit().side()) {
            leaves(left, worth, sure);
        } else if (claim instanceof Claim.Absent absent
                && stake.to() != absent.unit().side()) {
            entering[absent.unit().ordinal()] += worth;
        } else if (claim instanceof Claim.Held held) {
            objectives.merge(held.hex(), worth, Math::max);
        } else if (claim instanceof Claim.More more) {
            more.hexes()
                    .forEach(hex -> objectives.merge(hex, worth / more.hexes().size(), Double::sum));
        } else if (claim instanceof Claim.Compound compound) {
            compound.claims().stream()
                    .filter(part -> part instanceof Claim.More || part instanceof Claim.Held)
                    .forEach(part -> read(stake, part, worth, sure));
        }
    }

    private void loses(Unit unit, Stake stake, double worth) {
        if (stake.to() != unit.side()) {
            losses[unit.ordinal()] += worth;
        }
    }

    private void leaves(Claim.Left left, double worth, boolean sure) {
        Unit unit = left.unit();
        if ((!state.onMap(unit) && !state.awaited(unit)) || left.by().isEmpty()) {
            return;
        }
        if (!state.scenario().exits(unit.side(), left.by().get())) {
            return;
        }
        int side = unit.side().ordinal();
        exits[side] += sure ? worth : 0;
        losses[unit.ordinal()] += sure && unit.strength() == 0 ? worth : 0;
        boolean better = sure == certain[unit.ordinal()] ? worth > leaving[unit.ordinal()] : sure;
        if (better) {
            certain[unit.ordinal()] = sure;
            leaving[unit.ordinal()] = worth;
            doors[unit.ordinal()] = left.by().get();
            mainDoors[side] = left.by().get();
        }
    }

    /** What else is paid if a unit is lost. */
    private void branch(Stake stake, double worth) {
        if (stake.provided() instanceof Claim.Any any) {
            for (Claim part : any.claims()) {
                if (part instanceof Claim.Lost lost
                        && state.onMap(lost.unit())
                        && stake.to() != lost.unit().side()) {
                    losses[lost.unit().ordinal()] += BRANCH * worth;
                }
            }
        }
    }

    /** A line whose owner would be paid for it if nothing else changed. */
    private void line(Stake stake, Situation now) {
        if (lines[stake.to().ordinal()] == null && stake.provided() instanceof Claim.All all) {
            Claim.Open open = null;
            boolean others = true;
            for (Claim part : all.claims()) {
                if (part instanceof Claim.Open found && found.side() == stake.to()) {
                    open = found;
                } else {
                    others &= part.holds(now);
                }
            }
            if (open != null && others) {
                lines[stake.to().ordinal()] = open;
            }
        }
    }

    private void stop(ForcedWithdrawal stop) {
        double army = 0;
        for (Unit unit : state.onMap(stop.who())) {
            army += state.strength(unit);
        }
        if (stop.when() instanceof Claim.Any any) {
            for (Claim part : any.claims()) {
                if (part instanceof Claim.Lost lost) {
                    losses[lost.unit().ordinal()] += WITHDRAWS * army;
                }
            }
        }
    }

    /** By how much a side leads by what is done and likely to stay so. */
    double lead(Side side) {
        return side == Side.UNION ? lead : -lead;
    }

    /** Where a unit is drawn in the long run: to its exit, else to that of the enemy, else to what pays most to hold. */
    Optional<Hex> home(Unit unit) {
        return door(unit)
                .or(() -> mainDoor(unit.side().enemy()))
                .or(() -> objectives.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey));
    }

    /** What the loss of a unit costs its side. */
    double price(Unit unit) {
        return Math.max(losses[unit.ordinal()], FLOOR * unit.strength());
    }

    /** What its side is paid if a unit leaves the map by its door. */
    double leaving(Unit unit) {
        return leaving[unit.ordinal()];
    }

    /** The hex by which a unit is to leave the map, if its side is paid for that. */
    Optional<Hex> door(Unit unit) {
        return Optional.ofNullable(doors[unit.ordinal()]);
    }

    /** What the enemy is paid if a unit never comes onto the map. */
    double entering(Unit unit) {
        return entering[unit.ordinal()];
    }

    /** What all units of a side together are paid for leaving. */
    double exits(Side side) {
        return exits[side.ordinal()];
    }

    /** The hex by which most of a side is to leave, if it is paid for that. */
    Optional<Hex> mainDoor(Side side) {
        return Optional.ofNullable(mainDoors[side.ordinal()]);
    }

    /** The hexes that are worth holding, for either side, with what they are worth. */
    Map<Hex, Double> objectives() {
        return objectives;
    }

    /** A line for which a side would be paid if it is open in the end, all else being done. */
    Optional<Claim.Open> line(Side side) {
        return Optional.ofNullable(lines[side.ordinal()]);
    }
}
