package org.roadtorichmond.sounds;

import java.util.Random;

/** A fife and a bugle. */
final class Winds {
    private static final double[] FIFE = {1, 0.30, 0.13, 0.05, 0.02};
    private static final int BUGLE_OVERTONES = 14;
    private static final double A4 = 440;

    private final Random random;

    Winds(Random random) {
        this.random = random;
    }

    /** A note of a tune. */
    record Note(int semitones, double beats) {}

    /** The frequency of a note counted in semitones from the A of a tuning fork. */
    private static double hertz(int semitones) {
        return A4 * Math.pow(2, semitones / 12.0);
    }

    /** A tune on the fife, each note a little apart from the next. */
    void fife(Track on, double at, double beat, double force, Note... notes) {
        double time = at;
        for (Note note : notes) {
            double seconds = note.beats() * beat;
            on.add(time, fife(hertz(note.semitones()), seconds * 0.97, force), 1);
            time += seconds;
        }
    }

    private Track fife(double hertz, double seconds, double force) {
        double drift = 1 + 0.0012 * random.nextGaussian();
        double vibrato = 4.9 + 0.4 * random.nextDouble();
        double[] phase = {0};
        Track note = Track.of(seconds + 0.05, time -> {
            double trembling =
                    0.0042 * Math.min(1, Math.max(0, time - 0.22) / 0.35) * Math.sin(2 * Math.PI * vibrato * time);
            // The breath reaches the pitch from below.
            phase[0] += 2 * Math.PI * hertz * drift * (1 + trembling - 0.014 * Math.exp(-time / 0.022)) / Track.RATE;
            double sum = 0;
            for (int k = 0; k < FIFE.length; k++) {
                sum += FIFE[k] * Math.sin((k + 1) * phase[0]);
            }
            return sum;
        });
        Track breath = Track.noise(seconds + 0.05, random).band(hertz * 1.02, 5);
        breath.add(0, Track.noise(seconds + 0.05, random).high(2500).low(7000), 0.05);
        breath.shape(time -> 0.45 + 1.6 * Math.exp(-time / 0.03));
        note.add(0, breath, 0.30);
        double swell = Math.min(0.9, seconds);
        note.shape(time -> Math.min(1, time / 0.045) * (0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, time / swell))));
        return note.fade(0.01, 0.06).shape(time -> force * 0.6);
    }

    /** A call on the bugle. */
    void bugle(Track on, double at, double beat, double force, Note... notes) {
        double time = at;
        for (Note note : notes) {
            double seconds = note.beats() * beat;
            on.add(time, bugle(hertz(note.semitones()), seconds * 0.93, force), 1);
            time += seconds;
        }
    }

    private Track bugle(double hertz, double seconds, double force) {
        double drift = 1 + 0.0015 * random.nextGaussian();
        double[] phase = {0};
        Track note = Track.of(seconds + 0.06, time -> {
            phase[0] += 2 * Math.PI * hertz * drift * (1 - 0.02 * Math.exp(-time / 0.018)) / Track.RATE;
            double blown = Math.min(1, time / 0.05) * (0.85 + 0.15 * Math.exp(-time / 0.12));
            double sum = 0;
            for (int k = 1; k <= BUGLE_OVERTONES; k++) {
                // Brass is the brighter the louder it is, most about 1200 hertz.
                double bright = Math.pow(blown * force, 0.35 * (k - 1));
                double bell = 1 / (1 + Math.pow((k * hertz - 1200) / 900, 2));
                sum += bright * (0.25 + bell) * Math.sin(k * phase[0]) / Math.pow(k, 0.6);
            }
            return sum * blown;
        });
        note.add(0, Track.noise(0.05, random).band(1500, 1).decay(60), 0.25);
        return note.fade(0.012, 0.07).shape(time -> force * 0.35);
    }
}
