package org.roadtorichmond.map;

import org.roadtorichmond.words.Constants;

/** The arms of service, as far as the ground treats them differently (rules 2.1, 3.1). */
public enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    HORSE_ARTILLERY,
    SIEGE_ARTILLERY,
    TRAIN;

    /** The word for it in files. */
    public String word() {
        return Constants.word(this);
    }

    /** Whether it marches by the second column of the terrain effects chart: everything but infantry and cavalry. */
    public boolean wheeled() {
        return this != INFANTRY && this != CAVALRY;
    }

    /** Whether it is artillery of any kind (rule 9). */
    public boolean artillery() {
        return this == ARTILLERY || this == HORSE_ARTILLERY || this == SIEGE_ARTILLERY;
    }

    /** The bit that stands for it in sets of arms. */
    int bit() {
        return 1 << ordinal();
    }
}
