package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Keeps the spoils tokens on a unit (document 001); a unit without any has no such component. */
public final class Spoils implements Component {
    /** How many tokens, 1 or more. */
    public final int tokens;

    /** The component for a number of tokens. */
    public Spoils(int tokens) {
        this.tokens = tokens;
    }
}
