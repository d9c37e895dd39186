package org.roadtorichmond.sounds;

import java.util.Random;

/** The drums of a regiment: a deep field drum of wood with gut snares, and a bass drum. */
final class Drums {
    /** The frequencies of a round skin, as multiples of the lowest. */
    private static final double[] MODES = {1, 1.59, 2.14, 2.30, 2.65, 2.92};

    private static final double FIELD_DRUM = 138;
    private static final double BASS_DRUM = 68;

    private final Random random;

    Drums(Random random) {
        this.random = random;
    }

    /** A stroke on the field drum, from 0 for a touch to 1; soft strokes are duller. */
    Track stroke(double force) {
        Track drum = skin(FIELD_DRUM, 26, 0.4);
        Track snares =
                Track.noise(0.3, random).high(1100).low(4200 + 4000 * force).decay(23);
        snares.shape(time -> Math.min(1, time / 0.002));
        drum.add(0.001, snares, 0.55);
        drum.add(0, Track.noise(0.012, random).high(1800).decay(400), 0.6 * force);
        return drum.loud(force).low(2500 + 9000 * force);
    }

    /** A stroke with the snares off and cloth on the skin, as at funerals. */
    Track muffled(double force) {
        return skin(FIELD_DRUM * 0.82, 16, 0.5).low(700).loud(force);
    }

    /** A stroke on the bass drum. */
    Track deep(double force) {
        Track drum = skin(BASS_DRUM, 7, 0.9);
        drum.add(0, Track.noise(0.05, random).low(900).decay(80), 0.5);
        return drum.loud(force);
    }

    private Track skin(double hertz, double decay, double seconds) {
        Track skin = new Track(seconds);
        for (int mode = 0; mode < MODES.length; mode++) {
            // No two strokes hit the same point, so that each sounds a little otherwise.
            double share = (0.7 + 0.6 * random.nextDouble()) / (1 + 1.3 * mode);
            skin.add(0, Track.sine(seconds, hertz * MODES[mode], decay * (1 + 0.45 * mode), 0.12), share);
        }
        return skin;
    }

    /** A stroke with a softer one just before it. */
    void flam(Track on, double at, double force) {
        on.add(at - 0.028, stroke(0.35 * force), 1);
        strike(on, at, force);
    }

    /** A stroke where a hand would put it, which is never quite there. */
    void strike(Track on, double at, double force) {
        on.add(at + 0.004 * random.nextGaussian(), stroke(force * (0.92 + 0.16 * random.nextDouble())), 1);
    }

    /** A roll that swells or dies away from one force to another. */
    void roll(Track on, double at, double seconds, double from, double to) {
        int strokes = (int) Math.round(seconds * 21);
        for (int i = 0; i < strokes; i++) {
            double part = i / (double) Math.max(1, strokes - 1);
            strike(on, at + seconds * i / strokes, (from + (to - from) * part) * (i % 4 == 0 ? 1.1 : 0.9));
        }
    }

    /**
     * A beat for marching, a bar of two steps each time.
     *
     * @param step seconds from a step to the next
     */
    void cadence(Track on, double at, double step, int bars, double force) {
        double quarter = step / 4;
        for (int bar = 0; bar < bars; bar++) {
            double begin = at + 2 * bar * step;
            on.add(begin, deep(0.9 * force), 1);
            flam(on, begin, force);
            strike(on, begin + 2 * quarter, 0.5 * force);
            strike(on, begin + 3 * quarter, 0.6 * force);
            flam(on, begin + 4 * quarter, 0.9 * force);
            if (bar % 2 == 1) {
                roll(on, begin + 5 * quarter, 2.6 * quarter, 0.25 * force, 0.6 * force);
            } else {
                strike(on, begin + 6 * quarter, 0.5 * force);
                strike(on, begin + 7 * quarter, 0.4 * force);
            }
        }
    }
}
