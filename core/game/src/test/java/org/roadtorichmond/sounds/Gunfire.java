package org.roadtorichmond.sounds;

import java.util.Random;

/** Muskets and guns, near and far. */
final class Gunfire {
    private final Random random;

    Gunfire(Random random) {
        this.random = random;
    }

    /** A musket; the farther it is, from 0 to 1, the fainter and duller. */
    Track musket(double far) {
        Track shot = new Track(0.5);
        Track crack = Track.noise(0.5, random).decay(34 + 14 * random.nextDouble());
        shot.add(0, crack.high(260), 1);
        shot.add(0, Track.noise(0.02, random).decay(350), 1.3 * (1 - far));
        shot.add(0, Track.sine(0.3, 96 + 30 * random.nextDouble(), 24, 0.5), 0.22);
        double cutoff = 1300 + 8700 * Math.pow(1 - far, 1.5);
        shot.low(cutoff).low(cutoff * 1.6);
        return shot.loud(1 - 0.75 * far);
    }

    /** A volley by a line of muskets: most at the word of command, stragglers after it. */
    Track volley(int muskets) {
        Track volley = new Track(2.6);
        for (int i = 0; i < muskets; i++) {
            double late = random.nextDouble();
            boolean straggler = i % 6 == 5;
            double at = straggler ? 0.25 + 0.75 * late : 0.02 + 0.22 * late * late + 0.03 * random.nextDouble();
            volley.add(at, musket(0.15 + 0.75 * random.nextDouble()), straggler ? 0.7 : 1);
        }
        return Room.field().of(volley.saturate(0.35));
    }

    /** A gun; the farther it is, the duller, and its crack is lost before its boom. */
    Track gun(double far) {
        Track shot = new Track(3);
        shot.add(0, Track.noise(0.4, random).decay(24).low(6500 - 5200 * far), 2.6 * (1 - far));
        shot.add(0.004, Track.sine(2, 56, 4.2, 1.4), 0.9);
        shot.add(0.004, Track.sine(1.5, 93, 6, 0.8), 0.6);
        shot.add(0, Track.noise(2, random).low(1100).low(900).high(60).decay(5), 4.5);
        shot.add(0.05, Track.noise(2.8, random).low(260).low(260).high(50).decay(1.8), 5);
        return shot.saturate(0.9).loud(1 - 0.55 * far);
    }

    /** Two guns of a battery, with the hills giving their reports back. */
    Track battery() {
        Track guns = new Track(3.6);
        guns.add(0, gun(0.1), 1);
        guns.add(0.46, gun(0.55), 0.8);
        guns.add(0.39, gun(0.9).low(500), 0.30);
        guns.add(0.97, gun(0.95).low(350), 0.22);
        return Room.valley().of(guns);
    }
}
