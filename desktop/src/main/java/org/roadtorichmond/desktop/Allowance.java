package org.roadtorichmond.desktop;

/** An allowance that is used up by what happens and comes back with time. One that is overdrawn must come back first. One thread. */
final class Allowance {
    private final double most;
    private final double perNano;
    private double left;
    private long counted = System.nanoTime();

    /**
     * A whole allowance.
     *
     * @param most what can be used at once
     * @param perSecond what comes back in a second
     */
    Allowance(double most, double perSecond) {
        this.most = most;
        perNano = perSecond / 1e9;
        left = most;
    }

    boolean isLeft() {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - counted) * perNano);
        counted = now;
        return left > 0;
    }

    /** Whether all of it has come back. */
    boolean isWhole() {
        return isLeft() && left >= most;
    }

    void use(int amount) {
        left -= amount;
    }
}
