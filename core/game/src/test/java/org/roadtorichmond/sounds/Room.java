package org.roadtorichmond.sounds;

/**
 * The place in which something sounds: eight delays of lengths that do not divide one another feed one another by a Hadamard matrix,
 * so that echoes become denser; each passes less of the heights than it got, as air does.
 */
final class Room {
    private static final int[] LENGTHS = {1499, 1889, 2311, 2711, 3203, 3671, 4159, 4733};
    private static final double SILENT = -3;

    private final double seconds;
    private final double dull;
    private final double wet;

    /**
     * A place.
     *
     * @param seconds how long it takes until an echo is a thousandth of what it was
     * @param dull the frequency above which it swallows, in hertz
     * @param wet how loud the echoes are beside the sound itself
     */
    Room(double seconds, double dull, double wet) {
        this.seconds = seconds;
        this.dull = dull;
        this.wet = wet;
    }

    /** A field between woods, some hundred paces away. */
    static Room field() {
        return new Room(1.5, 2600, 0.5);
    }

    /** A wide valley that rolls a report back. */
    static Room valley() {
        return new Room(2.6, 1100, 0.9);
    }

    /** The sound in this place, in as many samples as it has. */
    Track of(Track dry) {
        double[] in = dry.samples();
        Track made = new Track(dry.seconds());
        double[] out = made.samples();
        int lines = LENGTHS.length;
        double[][] delays = new double[lines][];
        double[] gains = new double[lines];
        double[] held = new double[lines];
        for (int line = 0; line < lines; line++) {
            delays[line] = new double[LENGTHS[line]];
            gains[line] = Math.pow(10, SILENT * LENGTHS[line] / (Track.RATE * seconds));
        }
        double pass = 1 - Math.exp(-2 * Math.PI * dull / Track.RATE);
        double[] state = new double[lines];
        for (int i = 0; i < in.length; i++) {
            double echo = 0;
            for (int line = 0; line < lines; line++) {
                held[line] += pass * (delays[line][i % LENGTHS[line]] - held[line]);
                state[line] = held[line] * gains[line];
                echo += line % 2 == 0 ? state[line] : -state[line];
            }
            mix(state);
            for (int line = 0; line < lines; line++) {
                delays[line][i % LENGTHS[line]] = in[i] + state[line];
            }
            out[i] = in[i] + wet * echo / Math.sqrt(lines);
        }
        return made;
    }

    /** The Hadamard transform, which keeps the energy. */
    private static void mix(double[] state) {
        for (int step = 1; step < state.length; step *= 2) {
            for (int i = 0; i < state.length; i += 2 * step) {
                for (int j = i; j < i + step; j++) {
                    double sum = state[j] + state[j + step];
                    state[j + step] = state[j] - state[j + step];
                    state[j] = sum;
                }
            }
        }
        double scale = 1 / Math.sqrt(state.length);
        for (int i = 0; i < state.length; i++) {
            state[i] *= scale;
        }
    }
}
