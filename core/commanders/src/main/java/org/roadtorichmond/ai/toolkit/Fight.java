package org.roadtorichmond.ai.toolkit;

import java.util.List;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Unit;

/**
 * Some units, the enemy hexes within their grasp, and what attacks of the ones on the others are worth on average over the six faces:
 * a unit without a way out is lost by a retreat, and an exchange costs the units that pay for it (rules 8.5, 8.6).
 *
 * <p>Hexes are bits of a mask, so there are at most {@link #MOST} of them; the caller leaves the rest for later.
 */
public final class Fight {
    /** The most hexes of a fight. */
    public static final int MOST = 62;

    /** See {@link #promise}; far less than what is worth an attack. */
    private static final double PROMISE = 1e-6;

    final List<Party> parties;
    final int[] hexes;
    final long[] reach;
    final boolean[] bombards;
    final boolean[] required;

    /** Whether the rules ask for attacks at all (rules 8.1, 18.4). */
    final boolean obliged;

    /** Whether it is estimated roughly ({@link FightModel#rough}). */
    final boolean rough;

    private final FightModel model;
    private final Chances chances;
    private final long[] water;
    private final int[] strength;
    private final int[] printed;
    private final double[] price;
    private final double[] repulse;
    private final double[] defenders;
    private final double[] driven;
    private final int[] defendersPrinted;
    private final int[] halves;
    private final int[] halvesOverWater;

    /**
     * A fight.
     *
     * @param parties who can attack
     * @param hexes the indexes of the enemy-held hexes, {@link #MOST} at most
     */
    public Fight(FightModel model, List<Party> parties, int[] hexes) {
        this.model = model;
        this.parties = parties;
        this.hexes = hexes;
        chances = model.chances();
        rough = model.rough();
        obliged = model.scenario().rules().restrictions().mustAttack(model.side());
        reach = new long[parties.size()];
        bombards = new boolean[parties.size()];
        water = new long[parties.size()];
        strength = new int[parties.size()];
        printed = new int[parties.size()];
        price = new double[parties.size()];
        repulse = new double[parties.size()];
        defenders = new double[hexes.length];
        driven = new double[hexes.length];
        defendersPrinted = new int[hexes.length];
        halves = new int[hexes.length];
        halvesOverWater = new int[hexes.length];
        required = new boolean[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            weigh(i);
        }
        for (int i = 0; i < reach.length; i++) {
            survey(i);
        }
    }

    /** Where a game stands in a combat phase: all who can attack, and the hexes in their reach or that must be attacked, in order. */
    public static Fight of(Game game, FightModel model) {
        List<Party> parties = Party.all(game);
        TreeSet<Integer> hexes = new TreeSet<>();
        game.rules().combat().required().hexes().stream().map(Hex::index).forEach(hexes::add);
        for (Party party : parties) {
            for (int hex : party.targets()) {
                hexes.add(hex);
            }
        }
        int[] grasped = hexes.stream().mapToInt(Integer::intValue).limit(MOST).toArray();
        return new Fight(model, parties, grasped);
    }

    private void weigh(int place) {
        int hex = hexes[place];
        int points = 0;
        for (Unit unit : model.unitsAt(hex)) {
            double worth = model.price(unit);
            defenders[place] += worth;
            driven[place] += model.trapped(unit, hex) ? worth : model.drivenBack() * worth;
            defendersPrinted[place] += unit.strength();
            points += model.strength(unit);
            required[place] |= obliged && !unit.train();
        }
        double taken = model.taking(hex);
        defenders[place] += taken;
        driven[place] += taken;
        halves[place] = points == 0 ? TerrainEffects.SINGLE : points * model.multiplier(hex);
        halvesOverWater[place] = points == 0 ? TerrainEffects.SINGLE : points * TerrainEffects.DOUBLED;
    }

    private void survey(int place) {
        Party party = parties.get(place);
        Unit unit = party.unit();
        bombards[place] = party.bombards();
        strength[place] = model.strength(unit);
        printed[place] = unit.strength();
        price[place] = model.price(unit);
        repulse[place] = model.trapped(unit, party.hex()) ? price[place] : model.repulsed() * price[place];
        for (int i = 0; i < hexes.length; i++) {
            if (party.reaches(hexes[i])) {
                reach[place] |= 1L << i;
                int direction = model.scenario().field().grid().direction(hexes[i], party.hex());
                if (direction >= 0 && model.scenario().field().water(hexes[i], direction)) {
                    water[place] |= 1L << i;
                }
            }
        }
    }

    /**
     * What an attack of the assigned parties on a set of hexes is worth on average, which need not be made where nothing obliges to it.
     *
     * @param assigned the attack that each party joins
     * @param group the attack that is meant, which some party must join
     * @param mask its hexes, one bit each
     */
    double value(int[] assigned, int group, long mask) {
        double made = made(assigned, group, mask);
        return obliged ? made : Math.max(made, promise(assigned, group, mask));
    }

    private double made(int[] assigned, int group, long mask) {
        int attack = 0;
        long dry = 0;
        double lost = 0;
        double repulsed = 0;
        boolean close = false;
        for (int i = 0; i < assigned.length; i++) {
            if (assigned[i] == group) {
                attack += strength[i];
                if (!bombards[i]) {
                    close = true;
                    dry |= mask & ~water[i];
                    lost += price[i];
                    repulsed += repulse[i];
                }
            }
        }
        double gained = 0;
        double back = 0;
        int exchanged = 0;
        int defence = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            gained += defenders[i];
            back += driven[i];
            exchanged += defendersPrinted[i];
            defence += close && (dry & 1L << i) == 0 ? halvesOverWater[i] : halves[i];
        }
        Odds odds = Odds.of(attack * TerrainEffects.SINGLE, defence);
        if (!close) {
            return feel(odds, CombatResult.DE, back) + feel(odds, CombatResult.DR, back);
        }
        double ransom = rough ? lost * dearest(assigned, group, exchanged) : ransom(assigned, group, exchanged);
        return feel(odds, CombatResult.DE, gained)
                + feel(odds, CombatResult.DR, back)
                + feel(odds, CombatResult.EX, gained - ransom)
                + feel(odds, CombatResult.AR, -repulsed)
                + feel(odds, CombatResult.AE, -lost);
    }

    private double feel(Odds odds, CombatResult result, double points) {
        return chances.of(odds, result) * model.feel(points);
    }

    /** The share of the attackers' printed strength that an exchange for an amount costs at least (rule 8.5). */
    private double dearest(int[] assigned, int group, int strengthDue) {
        long sums = 1;
        int points = 0;
        for (int i = 0; i < assigned.length; i++) {
            if (assigned[i] == group && !bombards[i]) {
                sums |= sums << Math.min(printed[i], Long.SIZE - 1);
                points += printed[i];
            }
        }
        if (points == 0) {
            return 0;
        }
        long enough = strengthDue < Long.SIZE ? sums & -1L << strengthDue : 0;
        int cost = enough == 0 ? points : Math.min(points, Long.numberOfTrailingZeros(enough));
        return (double) cost / points;
    }

    /** What the attackers lose in an exchange for an amount of printed strength, if they choose well. */
    private double ransom(int[] assigned, int group, int strengthDue) {
        int due = strengthDue;
        double paid = 0;
        long used = 0;
        while (due > 0) {
            int best = -1;
            for (int i = 0; i < assigned.length && i < Long.SIZE; i++) {
                boolean free = assigned[i] == group && !bombards[i] && (used & 1L << i) == 0;
                if (free && printed[i] > 0 && (best < 0 || better(i, best, due))) {
                    best = i;
                }
            }
            if (best < 0) {
                return paid;
            }
            used |= 1L << best;
            due -= printed[best];
            paid += price[best];
        }
        return paid;
    }

    /** Whether one unit pays better for what is due than another: the cheapest that suffices, else the strongest. */
    private boolean better(int one, int other, int due) {
        boolean pays = printed[one] >= due;
        boolean otherPays = printed[other] >= due;
        if (pays && otherPays) {
            return price[one] < price[other];
        }
        return pays || (!otherPays && printed[one] > printed[other]);
    }

    /**
     * What an attack that need not be made and will not is worth to a plan: next to nothing, but the more the better its odds, so
     * that units gather until it may be made and is worth while (rule 18.4).
     */
    private double promise(int[] assigned, int group, long mask) {
        double attack = 0;
        for (int i = 0; i < assigned.length; i++) {
            attack += assigned[i] == group ? strength[i] : 0;
        }
        int defence = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            defence += halves[Long.numberOfTrailingZeros(rest)];
        }
        return PROMISE * attack * attack / defence;
    }
}
