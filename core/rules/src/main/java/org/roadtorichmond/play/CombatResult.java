package org.roadtorichmond.play;

/** What the combat results table prints (rule 8.5). */
public enum CombatResult {
    AE,
    AR,
    EX,
    DR,
    DE,
    /** Not printed: an exchange that artillery firing alone cannot bring about (rule 8.5.1). */
    NO_EFFECT;

    /** Whether it leaves no defender in the hexes attacked. */
    public boolean clears() {
        return this == DR || this == DE || this == EX;
    }

    /** What becomes of it where only artillery at a distance takes part (rules 8.5, 8.5.1, 9.1). */
    public CombatResult byBombardmentAlone() {
        return switch (this) {
            case DE, DR -> DR;
            case EX, AE, AR, NO_EFFECT -> NO_EFFECT;
        };
    }
}
