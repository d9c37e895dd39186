package org.roadtorichmond.ai.outlook;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Truth;

/** How likely the claims on which payments depend are to be true in the end, by the time that is left and the units that are near. */
public final class ClaimChances {
    private static final double STEEP = 2.2;
    private static final double MARGIN = 0.4;
    private static final double LOSS_A_TURN = 0.018;

    /**
     * How many of those who could leave the map in time are taken to do so by commanders, whoever stands in the way: only who hopes for
     * it gets there.
     */
    private static final double PASSES = 0.5;

    private static final double SHAKEN = 0.03;
    private static final double UNSUPPLIED = 0.1;
    private static final double HOLDS = 0.7;
    private static final double OPENS = 0.3;

    /** How likely a unit never comes that may still come; and one that cannot as the enemy stands, but may later. */
    private static final double KEPT_OFF = 0.03;

    private static final double BARRED = 0.4;

    private final Roads roads;
    private final Board board;
    private final @Nullable ExitChances exits;
    private final @Nullable LineChances lines;
    private final HoldChances ground;
    private Situation now;
    private @Nullable Unit supposed;
    private Fate fate = Fate.OPEN;
    private OptionalInt leftBy = OptionalInt.empty();
    private @Nullable Claim assumed;
    private boolean assumedHolds;
    private int lastTurn;
    private final IdentityHashMap<Claim, Kept> kept = new IdentityHashMap<>();
    private long position;
    private long looked;
    private long assumption;
    private long supposition;

    /** What a commander supposes of a unit. */
    public enum Fate {
        /** Nothing. */
        OPEN,
        /** It is eliminated. */
        LOST,
        /** It has left the map, by any exit unless one is named. */
        LEFT,
        /** It lives and never leaves the map. */
        STAYS
    }

    /**
     * How likely a claim of several parts was last: many stakes have one condition.
     *
     * <p>What is supposed of a unit only matters to claims that name it, so that the chance without stays known meanwhile.
     */
    private static final class Kept {
        private final BitSet units = new BitSet();
        private double chance;
        private long lookedAt = -1;
        private double supposedChance;
        private long supposedAt = -1;

        Kept(Claim claim) {
            claim.units().forEach(unit -> units.set(unit.ordinal()));
        }
    }

    /** The chances in a position that stands on a board, as commanders have them. */
    public ClaimChances(Roads roads, Board board, GameState state) {
        this(roads, board, state, false);
    }

    private ClaimChances(Roads roads, Board board, GameState state, boolean sober) {
        this.roads = roads;
        this.board = board;
        exits = sober ? new ExitChances(roads, board) : null;
        lines = sober ? new LineChances(roads, board) : null;
        ground = new HoldChances(roads, board);
        now = Situation.of(state);
        lastTurn = state.lastTurn();
    }

    /** Sober chances, which count the enemies between a unit and its exit, and those that can still close a line of communications. */
    public static ClaimChances sober(Roads roads, Board board, GameState state) {
        return new ClaimChances(roads, board, state, true);
    }

    /** Looks at the position on the board again, as a game stands. */
    public void look(Situation situation) {
        roads.look(board);
        now = situation;
        lastTurn = situation.state().lastTurn();
        supposed = null;
        looked++;
        assumption++;
    }

    /** Supposes from now on that a claim will be true in the end, or that it will not; nothing of any where none is given. */
    void suppose(@Nullable Claim claim, boolean holds) {
        assumed = claim;
        assumedHolds = holds;
        assumption++;
    }

    /** The situation looked at. */
    public Situation situation() {
        return now;
    }

    /** Supposes something of a unit from now on, and nothing of any other. */
    public void suppose(Unit unit, Fate its) {
        supposed = its == Fate.OPEN ? null : unit;
        fate = its;
        leftBy = OptionalInt.empty();
        supposition++;
    }

    /** Supposes from now on that a unit has left the map by one exit and no other, and nothing of any other unit. */
    void supposeLeft(Unit unit, int exit) {
        suppose(unit, Fate.LEFT);
        leftBy = OptionalInt.of(exit);
    }

    /** How much marching a side can still do, this turn's included where it is still to come, in day turns. */
    public double marchingLeft(Side side) {
        return roads.marchingLeft(board.turnOf(side), lastTurn);
    }

    /** The game-turn after which a claim is settled: the last one, or that for which ground is paid. */
    public int settledAfter(Claim claim) {
        return claim instanceof Claim.Held held ? ground.settledAfter(held, lastTurn) : lastTurn;
    }

    /** How likely a claim is to be true in the end, 0 to 1. */
    public double of(Claim claim) {
        boolean certain = assumed == null || !(claim instanceof Claim.OfUnit) || !(assumed instanceof Claim.OfUnit);
        return certain && (claim instanceof Claim.Compound || claim instanceof Claim.OfUnit)
                ? remembered(claim)
                : plain(claim);
    }

    private double remembered(Claim claim) {
        if (position != board.changes()) {
            position = board.changes();
            looked++;
            assumption++;
        }
        Kept known = kept.get(claim);
        if (known == null) {
            known = new Kept(claim);
            kept.put(claim, known);
        }
        if (supposed != null && known.units.get(supposed.ordinal())) {
            long when = assumption + supposition;
            if (known.supposedAt != when) {
                known.supposedChance = plain(claim);
                known.supposedAt = when;
            }
            return known.supposedChance;
        }
        // What is assumed of another claim only matters to what is made of several.
        long when = claim instanceof Claim.Compound ? assumption : looked;
        if (known.lookedAt != when) {
            known.chance = plain(claim);
            known.lookedAt = when;
        }
        return known.chance;
    }

    /** The same worked out again, except for the parts of a claim that has several. */
    double plain(Claim claim) {
        if (claim.equals(assumed)) {
            return assumedHolds ? 1 : 0;
        }
        if (claim instanceof Claim.All all) {
            double chance = 1;
            for (Claim each : all.claims()) {
                chance *= of(each);
            }
            return chance;
        }
        if (claim instanceof Claim.Any any) {
            double none = 1;
            for (Claim each : any.claims()) {
                none *= 1 - of(each);
            }
            return 1 - none;
        }
        if (claim instanceof Claim.Not not) {
            return 1 - of(not.claim());
        }
        if (claim instanceof Claim.AtLeast least) {
            return atLeast(least);
        }
        if (claim instanceof Claim.OfUnit unit) {
            return ofUnit(unit);
        }
        Truth truth = claim.in(now);
        if (truth.settled()) {
            return truth.holds() ? 1 : 0;
        }
        if (claim instanceof Claim.Open line && lines != null) {
            return lines.chance(line, truth.holds(), lastTurn);
        }
        if (claim instanceof Claim.Held held) {
            return ground.chance(held, truth.holds(), lastTurn);
        }
        double left = share();
        return truth.holds() ? 1 - (1 - HOLDS) * left : OPENS * left;
    }

    /** What part of the game is still to come, 0 to 1. */
    public double share() {
        return Math.max(0, lastTurn - board.turn() + 1) / (double) Math.max(1, lastTurn);
    }

    private double atLeast(Claim.AtLeast least) {
        double expected = 0;
        for (Claim.Weighed part : least.parts()) {
            expected += part.weight() * of(part.claim());
        }
        double spread = 0.2 + (0.8 + 0.15 * least.needed()) * Math.sqrt(share());
        return Reckoning.logistic(STEEP * (expected - least.needed()) / spread);
    }

    private double ofUnit(Claim.OfUnit claim) {
        Truth truth = claim.in(now);
        if (truth.settled()) {
            return truth.holds() ? 1 : 0;
        }
        if (claim.unit().equals(supposed)) {
            boolean gone = claim instanceof Claim.Lost || claim instanceof Claim.Worn || claim instanceof Claim.Prize;
            boolean left = fate == Fate.LEFT && claim instanceof Claim.Left way && goes(way);
            boolean stands = fate == Fate.STAYS && claim instanceof Claim.Stands;
            return left || stands || (gone && fate == Fate.LOST) ? 1 : 0;
        }
        double turns = Math.max(0, lastTurn - board.turn() + 1);
        if (claim instanceof Claim.Stands stands) {
            double lives = Reckoning.exp(-LOSS_A_TURN * turns);
            double stays = truth.holds() ? 1 - (1 - HOLDS) * share() : OPENS * share();
            return stands.in().isEmpty() ? lives : lives * stays;
        }
        if (claim instanceof Claim.Left left) {
            return leaves(left);
        }
        if (claim instanceof Claim.Lost || claim instanceof Claim.Prize) {
            return 1 - Reckoning.exp(-LOSS_A_TURN * turns);
        }
        if (claim instanceof Claim.Worn) {
            return truth.holds() ? 1 : 1 - Reckoning.exp(-LOSS_A_TURN * turns);
        }
        if (claim instanceof Claim.Absent) {
            return absent(claim.unit());
        }
        if (claim instanceof Claim.Unsupplied) {
            return truth.holds() ? 0.5 : UNSUPPLIED;
        }
        if (claim instanceof Claim.Bears) {
            return truth.holds() ? 0.9 : 0.05 * share();
        }
        return truth.holds() ? 1 - 0.8 * share() : SHAKEN;
    }

    /** Whether a way off the map is the one that is supposed. */
    private boolean goes(Claim.Left way) {
        return leftBy.isEmpty() || way.by().isEmpty() || way.by().get().index() == leftBy.getAsInt();
    }

    /** How likely a unit never comes: it comes on the last turn on which it may, unless enemies stand in every hex by which it could. */
    private double absent(Unit unit) {
        int turns = lastChance(unit);
        if (turns <= 0) {
            return 1;
        }
        if (!barred(unit)) {
            return KEPT_OFF;
        }
        return turns == 1 ? 1 - KEPT_OFF : BARRED;
    }

    private boolean barred(Unit unit) {
        Side enemy = unit.side().enemy();
        return board.survey().entries(unit).stream().allMatch(hex -> board.occupied(hex.index(), enemy));
    }

    /** The turns that remain in which a unit may still enter. */
    private int lastChance(Unit unit) {
        Arrival arrival = board.scenario().arrivals().get(unit);
        return arrival == null ? 0 : arrival.last() - board.turnOf(unit.side()) + 1;
    }

    private double leaves(Claim.Left left) {
        OptionalInt by = left.by().map(hex -> OptionalInt.of(hex.index())).orElseGet(() -> nearestExit(left.unit()));
        if (by.isEmpty()) {
            return 0;
        }
        int at = board.hexOf(left.unit().ordinal());
        double waits = 0;
        if (at == Board.NOWHERE) {
            Arrival arrival = board.scenario().arrivals().get(left.unit());
            if (arrival == null || arrival.hexes().isEmpty()) {
                return 0;
            }
            at = arrival.hexes().get(0).index();
            waits = Math.max(0, arrival.turn() - board.turnOf(left.unit().side()));
        }
        double survives = Reckoning.exp(-LOSS_A_TURN * Math.max(0, lastTurn - board.turn()));
        return survives * passes(left.unit(), at, by.getAsInt()) * inTime(left.unit(), at, by.getAsInt(), waits);
    }

    /** How likely a unit that is in time gets through to an exit. */
    private double passes(Unit unit, int from, int exit) {
        if (unit.train()) {
            return 1;
        }
        return exits == null ? PASSES : exits.chance(unit, from, exit);
    }

    private OptionalInt nearestExit(Unit unit) {
        return board.scenario().exits(unit.side()).stream().mapToInt(Hex::index).min();
    }

    /** How likely a unit comes from one hex to another before the game is over, if no unit stops it; 0 to 1. */
    public double inTime(Unit unit, int from, int to, double waits) {
        double slack = marchingLeft(unit.side()) - waits - roads.turns(unit, from, to);
        return Reckoning.logistic(STEEP * (slack - MARGIN));
    }
}
