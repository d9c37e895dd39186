package org.roadtorichmond.work;

import java.util.List;

/** Who does pieces of a commander's work at the same time; commanders begin no threads themselves. */
public interface ParallelRunner {
    /** One piece after another, on the thread of the commander. */
    ParallelRunner ALONE = new ParallelRunner() {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public void all(List<Runnable> pieces) {
            pieces.forEach(Runnable::run);
        }
    };

    /** How many pieces can be done at the same time, 1 or more. */
    int size();

    /**
     * Does all pieces and returns when the last is done; what they wrote is seen then. An exception of one is thrown here.
     *
     * @param pieces no two of which touch the same things
     */
    void all(List<Runnable> pieces);
}
