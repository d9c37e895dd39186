package org.roadtorichmond.victory.account;

/** What decides under a victory system. */
public enum Measure {
    /** Victory points. */
    VICTORY_POINTS,
    /** Twenty battle points, shared. */
    BATTLE_POINTS,
    /** Tokens of the spoils of war. */
    TOKENS;

    /** Whether what two events change it by adds up; a share of twenty points depends on all that happens. */
    public boolean isAdditive() {
        return this != BATTLE_POINTS;
    }
}
