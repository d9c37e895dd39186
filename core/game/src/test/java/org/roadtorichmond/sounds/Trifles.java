package org.roadtorichmond.sounds;

import java.util.Random;

/** Small sounds: a button, a die on a table, a night in summer. */
final class Trifles {
    private final Random random;

    Trifles(Random random) {
        this.random = random;
    }

    /** A card that is laid on a table. */
    Track click() {
        Track click = new Track(0.09);
        click.add(0, Track.noise(0.05, random).band(2600, 0.8).decay(130), 3);
        click.add(0.001, Track.sine(0.08, 410, 85, 0.15), 0.3);
        click.add(0.001, Track.sine(0.06, 1180, 140, 0), 0.25);
        return click;
    }

    /** A die of bone that rolls on wood and comes to rest. */
    Track die() {
        Track table = new Track(1.1);
        double at = 0.01;
        double apart = 0.145;
        for (int knock = 0; knock < 12; knock++) {
            table.add(at, knock(), 0.95 * Math.exp(-0.16 * knock) * (0.8 + 0.4 * random.nextDouble()));
            at += apart * (0.85 + 0.3 * random.nextDouble());
            apart *= 0.79;
        }
        return new Room(0.28, 4200, 0.35).of(table);
    }

    private Track knock() {
        Track knock = new Track(0.12);
        double wood = 320 * (0.95 + 0.1 * random.nextDouble());
        double bone = 2300 * (0.9 + 0.3 * random.nextDouble());
        knock.add(0, Track.sine(0.12, wood, 60, 0.05), 0.45);
        knock.add(0, Track.sine(0.1, wood * 2.7, 85, 0), 0.5);
        knock.add(0, Track.sine(0.05, bone, 170, 0), 0.7);
        knock.add(0, Track.noise(0.01, random).high(1500).decay(500), 0.5);
        return knock;
    }

    /** Crickets, some near and some far. */
    Track crickets(double seconds) {
        Track night = new Track(seconds);
        for (int cricket = 0; cricket < 7; cricket++) {
            double hertz = 4050 + 850 * random.nextDouble();
            double loud = 0.25 + 0.75 * random.nextDouble();
            double period = 0.42 + 0.25 * random.nextDouble();
            for (double at = period * random.nextDouble();
                    at < seconds;
                    at += period * (0.97 + 0.06 * random.nextDouble())) {
                for (int pulse = 0; pulse < 3; pulse++) {
                    night.add(at + 0.034 * pulse, pulse(hertz), loud);
                }
            }
        }
        night.add(0, Track.noise(seconds, random).band(5200, 0.9), 0.02);
        return new Room(0.8, 5000, 0.3).of(night);
    }

    private static Track pulse(double hertz) {
        return Track.of(0.022, time -> Math.sin(2 * Math.PI * hertz * time) * Math.sin(Math.PI * time / 0.022));
    }
}
