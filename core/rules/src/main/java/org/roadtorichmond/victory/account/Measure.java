package org.roadtorichmond.victory.account;

import java.util.List;

/** What decides under a victory system. */
public enum Measure {
    /** Victory points. */
    VICTORY_POINTS,
    /** Twenty battle points, shared. */
    BATTLE_POINTS,
    /** Tokens of the spoils of war. */
    TOKENS;

    private static final List<String> OF_BATTLE_POINTS = List.of(
            "16.difference", "16.primary", "16.secondary", "16.limit", "17.difference", "17.secondary", "17.limit");

    /** What a rule of an account gives by its name; conditions, which give nothing, stand among those of victory points. */
    public static Measure of(String rule) {
        if (OF_BATTLE_POINTS.contains(rule)) {
            return BATTLE_POINTS;
        }
        return rule.startsWith("spoils.") ? TOKENS : VICTORY_POINTS;
    }

    /** Whether what two events change it by adds up; a share of twenty points depends on all that happens. */
    public boolean isAdditive() {
        return this != BATTLE_POINTS;
    }
}
