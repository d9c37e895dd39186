package org.roadtorichmond.session.forecast;

import org.roadtorichmond.unit.Side;

/**
 * What several attacks of one phase would bring together, each die as likely as the others.
 *
 * @param attacks how many there are
 * @param made how many of them can be made when their turn comes
 * @param won how many of them empty their hexes of enemies
 * @param lost the strength that both sides lose
 * @param points the change of what both sides would score
 * @param linked whether some of them may bear on one another, so that every course of those was gone through
 * @param parted whether that would have been too many courses, so that some were taken to have nothing to do with one another
 */
public record Outlook(int attacks, Spread made, Spread won, Both lost, Both points, boolean linked, boolean parted) {
    /** Attacks of which there are none. */
    static final Outlook NONE =
            new Outlook(0, Spread.NOTHING, Spread.NOTHING, Both.NOTHING, Both.NOTHING, false, false);

    /**
     * A number of each side.
     *
     * @param union the Union's
     * @param confederate the Confederates'
     */
    public record Both(Spread union, Spread confederate) {
        /** Nothing for anybody. */
        static final Both NOTHING = new Both(Spread.NOTHING, Spread.NOTHING);

        public Spread of(Side side) {
            return side == Side.UNION ? union : confederate;
        }

        Both plus(Both other) {
            return new Both(union.plus(other.union), confederate.plus(other.confederate));
        }
    }

    /** The outlook on these attacks and on others that have nothing to do with them. */
    Outlook and(Outlook other) {
        return new Outlook(
                attacks + other.attacks,
                made.plus(other.made),
                won.plus(other.won),
                lost.plus(other.lost),
                points.plus(other.points),
                linked || other.linked,
                parted || other.parted);
    }

    /** How likely it is that every attack empties its hexes of enemies, 0 to 1. */
    public double allWon() {
        return won.chance(attacks);
    }
}
