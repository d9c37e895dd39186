package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the enemy's reply would cost the units in a hex: which enemies can come beside it, at what odds they would attack, and whether
 * he can bar all ways out, since what cannot retreat is lost (rule 8.6).
 */
public final class Peril {
    /** What part of all that could come against one hex is expected there, since it is wanted elsewhere too. */
    private static final double EXPECTED = 0.8;

    /** How likely all ways out are barred where units in a number of hexes would do it. */
    private static final double[] BARRED = {1, 0.9, 0.65, 0.35, 0.1, 0, 0, 0};

    /** What being driven back costs, as a share of the worth. */
    private static final double DRIVEN_BACK = 0.06;

    /** What part of what an exchange costs is not made good by what the enemy loses in it. */
    private static final double EXCHANGE = 0.15;

    /** Up to what share of its worth that the reply is expected to cost a unit is merely risked, and from what share on it is lost. */
    private static final double RISKED = 0.3;

    private static final double LOST = 0.5;

    private final Board board;
    private final Survey survey;
    private final Surround surround;
    private final HexGrid grid;
    private final Ranges enemies;
    private final double[][] openShares = new double[Side.values().length][Odds.values().length];
    private final double[][] barredShares = new double[Side.values().length][Odds.values().length];
    private final int[] ofStrength;
    private final long[] gathered;
    private Side enemy = Side.UNION;
    private int places;

    /** The perils on a board, from enemies whose ranges are known. */
    public Peril(Board board, Surround surround, Ranges enemies) {
        this.board = board;
        this.surround = surround;
        this.enemies = enemies;
        survey = board.survey();
        grid = board.grid();
        int most =
                board.scenario().units().stream().mapToInt(Unit::strength).max().orElse(0);
        ofStrength = new int[most + 1];
        gathered = new long[enemies.words()];
        for (Side attacker : Side.values()) {
            weigh(new Chances(board.scenario().rules(), attacker), attacker.ordinal());
        }
    }

    private void weigh(Chances chances, int attacker) {
        for (Odds odds : Odds.values()) {
            double destroyed = chances.of(odds, CombatResult.DE) + EXCHANGE * chances.of(odds, CombatResult.EX);
            double driven = chances.of(odds, CombatResult.DR);
            double price = chances.of(odds, CombatResult.AE) + 0.2 * chances.of(odds, CombatResult.AR);
            openShares[attacker][odds.ordinal()] = Math.max(0, destroyed + DRIVEN_BACK * driven - price);
            barredShares[attacker][odds.ordinal()] = Math.max(0, destroyed + driven - price);
        }
    }

    /** Takes the enemy whose ranges have been surveyed; called again whenever they are surveyed again. */
    public void face(Side who) {
        enemy = who;
    }

    /** The enemy strength that can come beside a hex, no more units than have room there; {@link #places} is found with it. */
    private int gather(int hex) {
        places = 0;
        Arrays.fill(gathered, 0);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP
                    && survey.controls(from, Direction.opposite(direction))
                    && !board.occupied(from, enemy.enemy())) {
                boolean any = false;
                for (int word = 0; word < gathered.length; word++) {
                    long comers = enemies.comers(from, word);
                    gathered[word] |= comers;
                    any |= comers != 0;
                }
                places |= any ? 1 << direction : 0;
            }
        }
        for (int word = 0; word < gathered.length; word++) {
            count(gathered[word], word * Long.SIZE);
        }
        return strongest(Integer.bitCount(places) * board.scenario().rules().stacking());
    }

    /** Counts by strength those of some units that could attack. */
    private void count(long bits, int offset) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int ordinal = enemies.units()
                    .get(offset + Long.numberOfTrailingZeros(rest))
                    .ordinal();
            if (board.fit(ordinal)) {
                ofStrength[board.strength(ordinal)]++;
            }
        }
    }

    /** The strength of the strongest of the units counted for whom there is room; none is counted any more after it. */
    private int strongest(int room) {
        int sum = 0;
        int left = room;
        for (int strength = ofStrength.length - 1; strength > 0; strength--) {
            int taken = Math.min(left, ofStrength[strength]);
            sum += taken * strength;
            left -= taken;
            ofStrength[strength] = 0;
        }
        return sum;
    }

    /** The enemy strength that can come beside a hex in his next player-turn. */
    public int coming(int hex) {
        return gather(hex);
    }

    /**
     * What share of its worth a stack is expected to lose in the enemy's next player-turn.
     *
     * @param hex where it stands
     * @param strength the points that stand there
     * @param unit one of them, for the ways it can go
     */
    public double share(int hex, int strength, Unit unit) {
        double coming = EXPECTED * gather(hex);
        if (coming == 0) {
            return 0;
        }
        int halves = strength == 0 ? TerrainEffects.SINGLE : strength * board.defence(hex);
        Odds odds = Odds.of((int) Math.round(coming * TerrainEffects.SINGLE), halves);
        double barred = BARRED[surround.fewest(hex, places, board.refuges(unit, hex))];
        return barred * barredShares[enemy.ordinal()][odds.ordinal()]
                + (1 - barred) * openShares[enemy.ordinal()][odds.ordinal()];
    }

    /** The same for the units in a hex on the board, with or without one more friend. */
    public double share(int hex, Unit more) {
        int strength = board.hexOf(more.ordinal()) == hex ? 0 : board.strength(more.ordinal());
        for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
            strength += board.strength(at);
        }
        return share(hex, strength, more);
    }

    /** How surely the reply destroys the units in a hex outright, with or without one more friend: 0 where that is merely a risk, to 1. */
    public double surely(int hex, Unit more) {
        return surely(share(hex, more));
    }

    /** The same where it is known what share of their worth they are expected to lose. */
    public static double surely(double share) {
        return Math.max(0, Math.min(1, (share - RISKED) / (LOST - RISKED)));
    }
}
