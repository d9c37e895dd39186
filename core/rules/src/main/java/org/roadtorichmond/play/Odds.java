package org.roadtorichmond.play;

import java.util.Optional;

/** The columns of the combat results table, from the worst for the attacker to the best (rules 8.4, 8.5). */
public enum Odds {
    ONE_TO_FIVE(1, 5),
    ONE_TO_FOUR(1, 4),
    ONE_TO_THREE(1, 3),
    ONE_TO_TWO(1, 2),
    ONE_TO_ONE(1, 1),
    TWO_TO_ONE(2, 1),
    THREE_TO_ONE(3, 1),
    FOUR_TO_ONE(4, 1),
    FIVE_TO_ONE(5, 1),
    SIX_TO_ONE(6, 1);

    private static final int BEST = 6;
    private static final int WORST = 5;

    /** All columns; the array that {@code values} returns is another each time. */
    private static final Odds[] COLUMNS = values();

    private final String label;

    Odds(int attack, int defence) {
        label = attack + "-" + defence;
    }

    /** The column's heading, such as {@code 3-1}. */
    public String label() {
        return label;
    }

    /** The column with a heading such as {@code 3-1}. */
    public static Optional<Odds> labelled(String label) {
        for (Odds odds : values()) {
            if (odds.label.equals(label)) {
                return Optional.of(odds);
            }
        }
        return Optional.empty();
    }

    /**
     * The column for two strengths in one unit of measure, rounded in the defender's favour and clamped (rule 8.4).
     *
     * @param attack the attackers' strength, 0 or more
     * @param defence the defenders' strength, 1 or more
     */
    public static Odds of(int attack, int defence) {
        if (attack >= defence) {
            return COLUMNS[ONE_TO_ONE.ordinal() + Math.min(attack / defence, BEST) - 1];
        }
        int against = attack == 0 ? WORST : Math.min((defence + attack - 1) / attack, WORST);
        return COLUMNS[ONE_TO_ONE.ordinal() - against + 1];
    }

    @Override
    public String toString() {
        return label;
    }
}
