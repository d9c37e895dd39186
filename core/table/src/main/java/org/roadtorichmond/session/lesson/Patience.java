package org.roadtorichmond.session.lesson;

/** How much help is given with a step: more whenever it is asked for, and unasked after a while. */
public final class Patience {
    /** After how many seconds in a step help comes unasked. */
    private static final float LONGEST = 25;

    private Guide.Help help = Guide.Help.NONE;
    private float waited;

    /** How much help is given. */
    public Guide.Help help() {
        return help;
    }

    /** Helps as much as that from now on, and waits again. */
    public void reset(Guide.Help now) {
        help = now;
        waited = 0;
    }

    /** Helps more than before. */
    public void assist() {
        reset(help == Guide.Help.NONE ? Guide.Help.WORDS : Guide.Help.ACTION);
    }

    /**
     * Lets time go by; whether help comes because of it.
     *
     * @param seconds how much
     * @param needed whether there is anything to help with
     */
    public boolean elapse(float seconds, boolean needed) {
        Guide.Help before = help;
        waited += seconds;
        if (waited > LONGEST && needed) {
            assist();
        }
        return help != before;
    }
}
