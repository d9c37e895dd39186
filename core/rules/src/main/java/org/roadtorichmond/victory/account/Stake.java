package org.roadtorichmond.victory.account;

import java.util.List;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * One thing that a victory system pays for: an amount to a side if a claim is true when the game ends.
 *
 * @param rule the rule of the source, as in the lines of the adjudication
 * @param to the side that is paid
 * @param coin what it is paid in
 * @param amount how much, 0 or more; what pays nothing is no stake of a scenario (see {@link Stakes})
 * @param per how many times the amount is paid
 * @param claim what it is paid for; with a count other than {@link Per#UNIT}, of the claim's first unit
 * @param provided what must be true besides; {@link #ALWAYS} without a condition
 * @param best of all stakes with the same name only the dearest that is paid counts; empty if it counts in any case
 */
public record Stake(String rule, Side to, Coin coin, int amount, Per per, Claim claim, Claim provided, String best) {

    /** A condition that is always true. */
    public static final Claim ALWAYS = new Claim.All(List.of());

    private static final int DEAREST = 400_000_000;

    /** Checks the amount. */
    public Stake {
        if (amount < 0) {
            throw new IllegalArgumentException(rule + " pays " + amount);
        }
    }

    /** What strength points cost; no more than can still be paid in parts of a point. */
    static int price(int points, int each) {
        return (int) Math.min((long) points * each, DEAREST);
    }

    /** What is known to be true, or not. */
    public static Claim known(boolean truth) {
        return truth ? ALWAYS : new Claim.Not(ALWAYS);
    }

    /** A stake that is paid once, without a condition. */
    public Stake(String rule, Side to, Coin coin, int amount, Claim claim) {
        this(rule, to, coin, amount, Per.UNIT, claim, ALWAYS, "");
    }

    /** The same with another amount. */
    public Stake paying(int other) {
        return new Stake(rule, to, coin, other, per, claim, provided, best);
    }

    /** The same, paid a number of times. */
    public Stake times(Per count) {
        return new Stake(rule, to, coin, amount, count, claim, provided, best);
    }

    /** The same under a condition. */
    public Stake provided(Claim condition) {
        return new Stake(rule, to, coin, amount, per, claim, condition, best);
    }

    /** The same as one of several of which only the dearest counts. */
    public Stake best(String name) {
        return new Stake(rule, to, coin, amount, per, claim, provided, name);
    }

    /** What it pays if it is paid: 0 or more. */
    public int worth(Facts now) {
        if (per == Per.UNIT) {
            return amount;
        }
        Unit subject = claim instanceof Claim.OfUnit about
                ? about.unit()
                : claim.units().get(0);
        return amount * now.count(per, subject);
    }

    /**
     * What it pays at most: what is paid by the strength point, for all that are printed; what is paid by the token, for one.
     */
    public long most() {
        boolean byStrength = per == Per.POINT_LEFT || per == Per.POINT_WORN;
        return byStrength ? (long) amount * claim.units().get(0).strength() : amount;
    }

    /** Whether it would be paid to a side if the game ended now. */
    boolean isPaid(Side side, Facts now) {
        return to == side && isPaid(now);
    }

    /** Whether it would be paid if the game ended now; another stake of the same {@link #best} may then count in its place. */
    public boolean isPaid(Facts now) {
        return claim.holds(now) && provided.holds(now);
    }

    /** Whether it can be paid when the game ends, as far as its claims show. */
    public boolean isOpen(Situation now) {
        return claim.in(now) != Truth.NEVER && provided.in(now) != Truth.NEVER;
    }
}
