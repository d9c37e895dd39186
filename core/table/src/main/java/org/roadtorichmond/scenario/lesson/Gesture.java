package org.roadtorichmond.scenario.lesson;

import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** Something that a learner does with mouse or keys, and that the program can do for him. */
public sealed interface Gesture {

    /**
     * A click on a hex.
     *
     * @param hex where
     * @param shift whether with the key that means the whole stack, or one more target
     * @param join whether with the key that means a march to where friends stand
     */
    record Click(Hex hex, boolean shift, boolean join) implements Gesture {}

    /**
     * A click on one counter of a stack that is fanned out, or in a list.
     *
     * @param unit whose
     */
    record Pick(Unit unit) implements Gesture {}

    /**
     * A key, or its button.
     *
     * @param button which
     */
    record Press(Button button) implements Gesture {}
}
