package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.ForcedWithdrawal;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Totals;

/**
 * What everything is worth to a side, worked out from the stakes alone. All worths are in points of strength: the worth of a coin is
 * measured by what a victory system pays on average for a point of strength lost.
 */
public final class Ledger {
    /** What a point of strength is worth beyond what is paid for it, at the beginning of a game. */
    private static final double FORCE = 0.5;

    /** What a unit is usually worth at most for each point of its strength. */
    private static final double ORDINARY = 2.5;

    /** What being forced to withdraw is worth to the enemy, as a share of the strength of both sides. */
    private static final double WITHDRAWAL = 0.2;

    private final Stakes stakes;
    private final Board board;
    private final ClaimChances chances;
    private final ClaimChances sober;
    private final Map<Claim, List<Stake>> mentioning = new HashMap<>();
    private final double[] prices;
    private final double[] coins = new double[Coin.values().length];
    private double expected;
    private double strength;
    private int outcome;

    /** The ledger of a scenario for positions on a board, with chances of one kind for everything. */
    Ledger(Stakes stakes, Board board, ClaimChances chances) {
        this(stakes, board, chances, chances);
    }

    /**
     * The ledger of a scenario for positions on a board.
     *
     * @param sober chances on the same board for what it is worth to leave the map, which ends what a unit can do for others
     */
    public Ledger(Stakes stakes, Board board, ClaimChances chances, ClaimChances sober) {
        this.stakes = stakes;
        this.board = board;
        this.chances = chances;
        this.sober = sober;
        prices = new double[board.units()];
        weighCoins();
    }

    private void weighCoins() {
        double paid = 0;
        Coin common = stakes.scale().coin();
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            strength += unit.strength();
            int dearest = 0;
            for (Stake stake : stakes.about(unit)) {
                boolean forLoss = stake.claim() instanceof Claim.Lost || stake.claim() instanceof Claim.Prize;
                if (forLoss && stake.coin() == common && stake.to() != unit.side()) {
                    dearest = Math.max(dearest, stake.amount());
                }
            }
            paid += dearest;
        }
        double perPoint = paid > 0 && strength > 0 ? paid / strength : 1;
        Arrays.fill(coins, 1 / perPoint);
        Totals nothing = new Totals(0, 0, 0, 0, 0, false, false);
        long step = stakes.scale().toBetter(Side.UNION, nothing);
        boolean finite = step > 0 && step < Integer.MAX_VALUE;
        coins[Coin.BATTLE.ordinal()] = finite ? step / perPoint : 1;
        coins[Coin.TOMORROW.ordinal()] = stakes.scale().parts() / perPoint;
        if (common != Coin.TOKEN) {
            coins[Coin.TOKEN.ordinal()] = 0;
        }
    }

    /** What a coin is worth. */
    public double coin(Coin coin) {
        return coins[coin.ordinal()];
    }

    /** Works out for the position on the board, as a game stands, what is expected and nothing of single units. */
    void sum(Situation now) {
        chances.look(now);
        expected = expected(stakes.list(), chances);
    }

    /** Works everything out for the position on the board, as a game stands. */
    public void look(GameState state) {
        Situation now = Situation.of(state);
        sum(now);
        if (sober != chances) {
            sober.look(now);
        }
        double force = FORCE * chances.share();
        outcome = stakes.stops().isEmpty() ? 0 : stakes.scale().outcome(stakes.settle(now));
        for (int ordinal = 0; ordinal < prices.length; ordinal++) {
            Unit unit = board.unit(ordinal);
            prices[ordinal] = 0;
            if (board.hexOf(ordinal) != Board.NOWHERE) {
                double own = force * board.strength(ordinal);
                double sign = unit.side() == Side.UNION ? 1 : -1;
                double before = expected(stakes.about(unit), chances) + stops(unit);
                chances.suppose(unit, ClaimChances.Fate.LOST);
                double after = expected(stakes.about(unit), chances) + stops(unit);
                chances.suppose(unit, ClaimChances.Fate.OPEN);
                prices[ordinal] = Math.max(0, own + sign * (before - after));
            }
        }
    }

    /** What it is worth to its side that a unit leaves the map by an exit, rather than stay on it; may be negative. */
    public double leaving(Unit unit, int exit) {
        List<Stake> about = stakes.about(unit);
        sober.supposeLeft(unit, exit);
        double left = expected(about, sober);
        sober.suppose(unit, ClaimChances.Fate.STAYS);
        double stays = expected(about, sober);
        sober.suppose(unit, ClaimChances.Fate.OPEN);
        return unit.side() == Side.UNION ? left - stays : stays - left;
    }

    /** What it is worth to the Union that a claim is true in the end and not false; negative where that is worth more to its enemy. */
    public double worth(Claim claim) {
        List<Stake> touched = mentioning.computeIfAbsent(claim, this::mentioning);
        chances.suppose(claim, true);
        double with = expected(touched, chances);
        chances.suppose(claim, false);
        double without = expected(touched, chances);
        chances.suppose(null, false);
        return with - without;
    }

    /** The claims of a kind on which payments depend, each once, in the order in which the stakes name them. */
    public <C extends Claim> List<C> named(Class<C> kind) {
        Set<C> found = new LinkedHashSet<>();
        stakes.list().forEach(stake -> {
            read(stake.claim(), kind, found);
            read(stake.provided(), kind, found);
        });
        return List.copyOf(found);
    }

    private static <C extends Claim> void read(Claim claim, Class<C> kind, Set<C> found) {
        if (kind.isInstance(claim)) {
            found.add(kind.cast(claim));
        } else if (claim instanceof Claim.Not not) {
            read(not.claim(), kind, found);
        } else if (claim instanceof Claim.Compound compound) {
            compound.claims().forEach(each -> read(each, kind, found));
        }
    }

    /** The stakes whose claim or condition names another claim, and those of which only the best pays together with such a one. */
    private List<Stake> mentioning(Claim claim) {
        Set<String> groups = new TreeSet<>();
        Set<Stake> named = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Stake stake : stakes.list()) {
            if (mentions(stake.claim(), claim) || mentions(stake.provided(), claim)) {
                named.add(stake);
                groups.add(stake.best());
            }
        }
        groups.remove("");
        return stakes.list().stream()
                .filter(stake -> named.contains(stake) || groups.contains(stake.best()))
                .toList();
    }

    private static boolean mentions(Claim whole, Claim part) {
        return whole.equals(part)
                || (whole instanceof Claim.Not not && mentions(not.claim(), part))
                || (whole instanceof Claim.Compound compound
                        && compound.claims().stream().anyMatch(each -> mentions(each, part)));
    }

    /** What some stakes are expected to pay to the Union, less what they pay to the Confederates. */
    private double expected(List<Stake> list, ClaimChances with) {
        double sum = 0;
        Map<String, Double> best = new LinkedHashMap<>();
        for (Stake stake : list) {
            double worth = worth(stake, with);
            if (stake.best().isEmpty()) {
                sum += worth;
            } else {
                best.merge(stake.best(), worth, (a, b) -> Math.abs(a) >= Math.abs(b) ? a : b);
            }
        }
        for (double worth : best.values()) {
            sum += worth;
        }
        return sum;
    }

    /** What a stake is soberly expected to pay to the Union, in points of strength; negative if it pays the Confederates. */
    double toUnion(Stake stake) {
        return worth(stake, sober);
    }

    private double worth(Stake stake, ClaimChances with) {
        double coin = coins[stake.coin().ordinal()];
        if (coin == 0) {
            return 0;
        }
        double chance = with.of(stake.claim());
        if (chance > 0) {
            chance *= with.of(stake.provided());
        }
        double amount = coin * stake.worth(with.situation()) * chance;
        return stake.to() == Side.UNION ? amount : -amount;
    }

    private double stops(Unit unit) {
        double sum = 0;
        for (ForcedWithdrawal stop : stakes.stops()) {
            if (stop.when().units().contains(unit)) {
                double worth = withdrawal(stop.who()) * strength * chances.of(stop.when());
                sum += stop.who() == Side.UNION ? -worth : worth;
            }
        }
        return sum;
    }

    /** What it costs a side to have to withdraw: the more the later, unless it is behind; then less and less. */
    private double withdrawal(Side who) {
        double late = 1 - chances.share();
        boolean behind = who == Side.UNION ? outcome < 0 : outcome > 0;
        return behind ? WITHDRAWAL * (1 - late) : WITHDRAWAL + (1 - WITHDRAWAL) * late * late;
    }

    /**
     * What the loss of a unit costs its side, in points of the kind that decides, 0 or more: what the enemy scores for it, what its
     * side will not score, and its part in what is still to come.
     */
    public double of(int unit) {
        return prices[unit];
    }

    /** What a unit on the map is worth to its side, in points, beyond what others of its strength are worth. */
    public double beyond(int unit) {
        return prices[unit] - ORDINARY * board.strength(unit);
    }

    /** By how much the Union is expected to be ahead in the end by what is paid, as far as the position shows. */
    public double expected() {
        return expected;
    }

    /** By how much the Union would be ahead by what would be paid if the game ended now. */
    public double settled(Totals totals) {
        double sum = 0;
        for (Coin coin : Coin.values()) {
            sum += coins[coin.ordinal()] * totals.lead(Side.UNION, coin);
        }
        return sum;
    }

    /** How likely conditions are. */
    public ClaimChances chances() {
        return chances;
    }

    /** What is paid for. */
    public Stakes stakes() {
        return stakes;
    }
}
