package org.roadtorichmond.testing;

import org.roadtorichmond.path.Obstacles;

/** A field without obstacles, on which no unit is in the way. */
public final class EmptyField implements Obstacles {
    @Override
    public boolean bars(int hex) {
        return false;
    }

    @Override
    public boolean halts(int hex) {
        return false;
    }

    @Override
    public boolean full(int hex) {
        return false;
    }
}
