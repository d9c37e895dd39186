package org.roadtorichmond.sounds;

import java.util.Random;

/** Many men: how they cheer, and how they march. */
final class Crowd {
    private static final int OVERTONES = 22;
    private static final double WORD = 1.25;

    private final Random random;

    Crowd(Random random) {
        this.random = random;
    }

    /** A cheer of many voices, each at its own pitch and a little early or late. */
    Track cheer(int voices) {
        Track cheer = new Track(2.3);
        for (int i = 0; i < voices; i++) {
            double at = 0.16 + 0.075 * random.nextGaussian();
            cheer.add(Math.max(0, at), voice(105 + 110 * random.nextDouble()), 0.4 + 0.6 * random.nextDouble());
        }
        return new Room(1.3, 3000, 0.55).of(cheer);
    }

    /** A voice that calls huzza: first a dark vowel, then an open one, with the pitch rising into it and falling at its end. */
    private Track voice(double hertz) {
        double shift = 0.92 + 0.16 * random.nextDouble();
        double tremor = 5 + 2 * random.nextDouble();
        double rough = 0.02 + 0.03 * random.nextDouble();
        double turn = 0.22 + 0.05 * random.nextGaussian();
        double[] phase = {random.nextDouble()};
        double[] wander = {0};
        Track voice = Track.of(WORD, time -> {
            wander[0] += 0.0025 * (random.nextDouble() - 0.5 - wander[0] * 0.4);
            double open = 1 / (1 + Math.exp(-(time - turn) / 0.03));
            double glide =
                    0.86 + 0.42 * open * Math.exp(-Math.max(0, time - turn) / 0.9) - 0.22 * Math.max(0, time - 0.9);
            double pitch = hertz * glide * (1 + 0.012 * Math.sin(2 * Math.PI * tremor * time) + wander[0]);
            phase[0] += 2 * Math.PI * pitch / Track.RATE;
            return vowel(phase[0], pitch, open, shift) * (1 + rough * (random.nextDouble() - 0.5));
        });
        voice.add(0, Track.noise(WORD, random).high(1200).low(3800), 0.05);
        return voice.fade(0.09, 0.4);
    }

    /** The overtones of a voice, weighed by the resonances of the mouth. */
    private static double vowel(double phase, double pitch, double open, double shift) {
        double first = shift * (370 + 400 * open);
        double second = shift * (850 + 420 * open);
        double third = shift * 2500;
        double sum = 0;
        for (int k = 1; k <= OVERTONES; k++) {
            double f = k * pitch;
            double weight =
                    resonance(f, first, 90) + 0.65 * resonance(f, second, 120) + 0.28 * resonance(f, third, 220);
            sum += (weight + 0.02) * Math.sin(k * phase) / Math.sqrt(k);
        }
        return sum;
    }

    private static double resonance(double f, double middle, double width) {
        return 1 / (1 + Math.pow((f - middle) / width, 2));
    }

    /** A column on a country road: every step is that of many feet that fall nearly together. */
    void tramp(Track on, double at, double step, int steps, double force) {
        for (int i = 0; i < steps; i++) {
            for (int foot = 0; foot < 34; foot++) {
                double when = at + i * step + 0.024 * random.nextGaussian();
                on.add(Math.max(0, when), footfall(), force * (0.3 + 0.7 * random.nextDouble()));
            }
        }
    }

    private Track footfall() {
        Track foot = Track.noise(0.14, random)
                .low(420 + 180 * random.nextDouble())
                .high(70)
                .decay(38);
        Track gravel = Track.noise(0.14, random)
                .band(1500 + 1800 * random.nextDouble(), 1.2)
                .decay(42);
        gravel.shape(time -> Math.min(1, time / 0.012));
        return foot.shape(time -> 2.2).add(0, gravel, 0.5);
    }
}
