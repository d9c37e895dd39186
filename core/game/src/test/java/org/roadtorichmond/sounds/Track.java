package org.roadtorichmond.sounds;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;

/** Samples of one channel, which are filtered, shaped and laid over one another; what returns a track again has changed it. */
final class Track {
    /** Samples a second. */
    static final int RATE = 44_100;

    private static final int BYTES = 2;
    private static final int HEADER = 44;

    private final double[] samples;

    /** Silence. */
    Track(double seconds) {
        samples = new double[Math.max(1, (int) Math.round(seconds * RATE))];
    }

    /** Samples as a function of the time in seconds. */
    static Track of(double seconds, DoubleUnaryOperator sample) {
        Track track = new Track(seconds);
        for (int i = 0; i < track.samples.length; i++) {
            track.samples[i] = sample.applyAsDouble(i / (double) RATE);
        }
        return track;
    }

    /** White noise from -1 to 1. */
    static Track noise(double seconds, Random random) {
        return of(seconds, time -> 2 * random.nextDouble() - 1);
    }

    /** A sine that dies away; its pitch may fall by a part of itself in the first moments. */
    static Track sine(double seconds, double hertz, double decay, double fall) {
        double[] phase = {0};
        return of(seconds, time -> {
            phase[0] += 2 * Math.PI * hertz * (1 + fall * Math.exp(-30 * time)) / RATE;
            return Math.sin(phase[0]) * Math.exp(-decay * time);
        });
    }

    double[] samples() {
        return samples;
    }

    double seconds() {
        return samples.length / (double) RATE;
    }

    /** Lays another track over this one from a time on, as far as this one goes. */
    Track add(double at, Track other, double gain) {
        int first = (int) Math.round(at * RATE);
        for (int i = Math.max(0, -first); i < other.samples.length && first + i < samples.length; i++) {
            samples[first + i] += gain * other.samples[i];
        }
        return this;
    }

    /** Multiplies by a function of the time in seconds. */
    Track shape(DoubleUnaryOperator gain) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= gain.applyAsDouble(i / (double) RATE);
        }
        return this;
    }

    /** Lets it die away, to the e-th part in a second divided by the decay. */
    Track decay(double decay) {
        return shape(time -> Math.exp(-decay * time));
    }

    /** Takes away what is above a frequency, 6 dB an octave. */
    Track low(double hertz) {
        double part = 1 - Math.exp(-2 * Math.PI * hertz / RATE);
        double held = 0;
        for (int i = 0; i < samples.length; i++) {
            held += part * (samples[i] - held);
            samples[i] = held;
        }
        return this;
    }

    /** Takes away what is below a frequency, 6 dB an octave. */
    Track high(double hertz) {
        double part = 1 - Math.exp(-2 * Math.PI * hertz / RATE);
        double held = 0;
        for (int i = 0; i < samples.length; i++) {
            held += part * (samples[i] - held);
            samples[i] -= held;
        }
        return this;
    }

    /** Leaves what is near a frequency: the band-pass of the well-known cookbook of biquads by Robert Bristow-Johnson. */
    Track band(double hertz, double quality) {
        double turn = 2 * Math.PI * hertz / RATE;
        double alpha = Math.sin(turn) / (2 * quality);
        double scale = 1 + alpha;
        double back1 = -2 * Math.cos(turn) / scale;
        double back2 = (1 - alpha) / scale;
        double in1 = 0;
        double in2 = 0;
        double out1 = 0;
        double out2 = 0;
        for (int i = 0; i < samples.length; i++) {
            double in = samples[i];
            double out = alpha / scale * (in - in2) - back1 * out1 - back2 * out2;
            in2 = in1;
            in1 = in;
            out2 = out1;
            out1 = out;
            samples[i] = out;
        }
        return this;
    }

    /** Bends what is loud, as air and ear do with a report at hand. */
    Track saturate(double drive) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] = Math.tanh(drive * samples[i]);
        }
        return this;
    }

    /** Begins in silence and ends in it. */
    Track fade(double in, double out) {
        double end = seconds();
        return shape(time -> Math.min(1, Math.min(time / in, Math.max(0, end - 1.0 / RATE - time) / out)));
    }

    /** As loud as a peak, from 0 to 1. */
    Track loud(double peak) {
        double most = 1e-12;
        for (double sample : samples) {
            most = Math.max(most, Math.abs(sample));
        }
        double gain = peak / most;
        return shape(time -> gain);
    }

    /** A WAV file: one channel of 16 bits. */
    byte[] wave() {
        ByteBuffer file = ByteBuffer.allocate(HEADER + BYTES * samples.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(HEADER - 8 + BYTES * samples.length).put(ascii("WAVEfmt "));
        file.putInt(16).putShort((short) 1).putShort((short) 1).putInt(RATE).putInt(RATE * BYTES);
        file.putShort((short) BYTES).putShort((short) (8 * BYTES));
        file.put(ascii("data")).putInt(BYTES * samples.length);
        for (double sample : samples) {
            file.putShort((short) Math.round(Math.max(-1, Math.min(1, sample)) * Short.MAX_VALUE));
        }
        return file.array();
    }

    private static byte[] ascii(String word) {
        return word.getBytes(StandardCharsets.US_ASCII);
    }
}
