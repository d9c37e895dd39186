package org.roadtorichmond.session.forecast;

import org.roadtorichmond.victory.account.PerArmy;

/**
 * What several attacks of one phase would bring together, each die as likely as the others.
 *
 * @param attacks how many there are
 * @param made how many of them can be made when their turn comes
 * @param won how many of them empty their hexes of enemies
 * @param lost the strength that both sides lose
 * @param points the change of the points that decide ({@link org.roadtorichmond.victory.account.Score})
 * @param linked whether some of them may bear on one another, so that every course of those was gone through
 * @param parted whether that would have been too many courses, so that some were taken to have nothing to do with one another
 */
public record Outlook(
        int attacks,
        Distribution made,
        Distribution won,
        PerArmy<Distribution> lost,
        PerArmy<Distribution> points,
        boolean linked,
        boolean parted) {
    /** Attacks of which there are none. */
    static final Outlook NONE =
            new Outlook(0, Distribution.NOTHING, Distribution.NOTHING, nothing(), nothing(), false, false);

    private static PerArmy<Distribution> nothing() {
        return new PerArmy<>(Distribution.NOTHING, Distribution.NOTHING);
    }

    /** The outlook on these attacks and on others that have nothing to do with them. */
    Outlook and(Outlook other) {
        return new Outlook(
                attacks + other.attacks,
                made.plus(other.made),
                won.plus(other.won),
                lost.with(other.lost, Distribution::plus),
                points.with(other.points, Distribution::plus),
                linked || other.linked,
                parted || other.parted);
    }

    /** How likely it is that every attack empties its hexes of enemies, 0 to 1. */
    public double allWon() {
        return won.chance(attacks);
    }
}
