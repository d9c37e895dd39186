package org.roadtorichmond.victory;

import org.roadtorichmond.play.Payments;
import org.roadtorichmond.unit.Side;

/** The ways in which victory systems weigh totals. */
final class Scales {
    private Scales() {}

    /** Who has more coins of a kind wins, at each difference as clearly as at any other. */
    record MoreWins(Coin coin, Measure measure) implements Scale {
        @Override
        public int grade(Totals totals) {
            return Long.signum(totals.lead(Side.UNION, coin));
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            return more(totals.lead(side, coin));
        }

        @Override
        public Score score(Totals totals) {
            return new Score(measure, totals.of(Side.UNION, coin), totals.of(Side.CONFEDERATE, coin));
        }
    }

    /** What a side with this lead needs, where any lead wins. */
    private static long more(long lead) {
        if (lead > 0) {
            return 0;
        }
        return lead == 0 ? 1 : -lead;
    }

    /** Who has more points wins; but the lead of a side that has to withdraw is a draw. */
    record Withdrawing() implements Scale {
        private static final Scale POINTS = new MoreWins(Coin.POINT, Measure.VICTORY_POINTS);

        @Override
        public Coin coin() {
            return Coin.POINT;
        }

        @Override
        public int grade(Totals totals) {
            int leader = POINTS.grade(totals);
            if (leader == 0) {
                return 0;
            }
            return totals.withdraws(leader > 0 ? Side.UNION : Side.CONFEDERATE) ? 0 : leader;
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            long lead = totals.lead(side, coin());
            if (!totals.withdraws(side)) {
                // The draw of an enemy whose lead does not count is only bettered by a lead.
                return lead < 0 && totals.withdraws(side.enemy()) ? 1 - lead : more(lead);
            }
            boolean loses = lead < 0 && !totals.withdraws(side.enemy());
            return loses ? -lead : UNREACHABLE;
        }

        @Override
        public Score score(Totals totals) {
            return POINTS.score(totals);
        }
    }

    /**
     * Twenty battle points, shared by a table of differences in points; what is won after the table comes on top, up to all twenty.
     *
     * @param table the table
     * @param armyPoints the size of an army
     */
    record Sharing(BattlePointTable table, int armyPoints) implements Scale {
        private static final int HALF = BattlePointTable.ALL / 2;

        @Override
        public Coin coin() {
            return Coin.POINT;
        }

        @Override
        public int grade(Totals totals) {
            return Math.max(-HALF, Math.min(HALF, sum(Side.UNION, totals)));
        }

        /** By how much a side's battle points exceed 10, those beyond 20 included. */
        private int sum(Side side, Totals totals) {
            long lead = totals.lead(side, Coin.POINT);
            int steps = table.step(Math.abs(lead), armyPoints);
            return (lead < 0 ? -steps : steps) + totals.battle(side);
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            int now = Integer.signum(sum(side, totals));
            if (now > 0) {
                return 0;
            }
            int steps = (now < 0 ? 0 : 1) - totals.battle(side);
            if (steps >= table.rows().size()) {
                return UNREACHABLE;
            }
            long leadNeeded = steps > 0 ? table.most(steps - 1, armyPoints) + 1 : -table.most(-steps, armyPoints);
            return leadNeeded - totals.lead(side, Coin.POINT);
        }

        @Override
        public Score score(Totals totals) {
            int union = HALF + grade(totals);
            return new Score(Measure.BATTLE_POINTS, union, BattlePointTable.ALL - union);
        }
    }

    /**
     * Draw, win or massacre by the difference in points, which are counted in fifths.
     *
     * @param armyPoints the size of an army, in whole points
     * @param payments where the bands begin
     */
    record Bands(int armyPoints, Payments payments) implements Scale {
        @Override
        public Coin coin() {
            return Coin.POINT;
        }

        @Override
        public int parts() {
            return Simplified.FIFTHS;
        }

        @Override
        public int grade(Totals totals) {
            long lead = totals.lead(Side.UNION, Coin.POINT);
            return Long.signum(lead)
                    * switch (Simplified.outcome(Math.abs(lead), armyPoints, payments)) {
                        case DRAW -> 0;
                        case WIN -> 1;
                        case MASSACRE -> 2;
                    };
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            long lead = totals.lead(side, Coin.POINT);
            long victory = Simplified.fifthsToWin(armyPoints, payments);
            if (lead >= victory) {
                return 0;
            }
            return lead <= -victory ? 1 - victory - lead : victory - lead;
        }

        @Override
        public Score score(Totals totals) {
            return new Score(
                    Measure.VICTORY_POINTS,
                    Simplified.rounded(totals.unionPoints()),
                    Simplified.rounded(totals.confederatePoints()));
        }
    }
}
