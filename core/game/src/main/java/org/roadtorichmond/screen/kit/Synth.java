package org.roadtorichmond.screen.kit;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * Makes all sounds of the game out of sines and noise, so that none has to be recorded or shipped. The noise has a fixed seed and
 * nothing to do with the dice: a cue sounds the same every time.
 */
final class Synth {
    /** Samples a second. */
    static final int RATE = 22_050;

    private static final double LOUDEST = 0.8;
    private static final double FADE_IN = 0.002;
    private static final double FADE_OUT = 0.03;
    private static final int SEED = 1862;
    private static final int BYTES = 2;
    private static final int HEADER = 44;
    private static final double G = 392.00;
    private static final double C = 523.25;
    private static final double E = 659.26;
    private static final double HIGH_G = 783.99;

    private final Random noise = new Random(SEED);
    private final double[] samples;

    private Synth(double seconds) {
        samples = new double[(int) (seconds * RATE)];
    }

    /** The samples of a cue, from -1 to 1, at {@link #RATE}; the first and the last are zero, so that nothing clicks. */
    static double[] samples(Cue cue) {
        return switch (cue) {
            case CLICK -> click();
            case MARCH -> march();
            case DIE -> die();
            case MUSKETRY -> musketry();
            case CANNON -> cannon();
            case BUGLE -> tune(0.16, G, C, E);
            case VICTORY -> tune(0.2, G, C, E, HIGH_G, E, HIGH_G, HIGH_G);
            case DEFEAT -> tune(0.38, E, 622.25, C, 466.16, G);
        };
    }

    private static double[] click() {
        Synth synth = new Synth(0.06);
        synth.tone(0, 0.06, 1900, 90, 0.7);
        synth.burst(0, 0.02, 200, 0.4, 0.6);
        return synth.finished();
    }

    private static double[] march() {
        Synth synth = new Synth(0.95);
        for (double at : new double[] {0, 0.24, 0.48, 0.6, 0.72}) {
            synth.tone(at, 0.16, 190, 28, 0.8);
            synth.burst(at, 0.12, 45, 0.5, 0.5);
        }
        return synth.finished();
    }

    private static double[] die() {
        Synth synth = new Synth(0.8);
        double at = 0;
        for (int knock = 0; knock < 9; knock++) {
            synth.tone(at, 0.05, 1150 + 130 * (knock % 3), 95, 0.7 - 0.06 * knock);
            synth.burst(at, 0.03, 160, 0.7, 0.5);
            at += 0.13 - 0.011 * knock;
        }
        return synth.finished();
    }

    private static double[] musketry() {
        Synth synth = new Synth(1.5);
        for (int shot = 0; shot < 34; shot++) {
            // Most fire at the word of command, stragglers after it.
            double late = synth.noise.nextDouble();
            synth.burst(late * late * 0.95, 0.4, 16 + 10 * synth.noise.nextDouble(), 0.35, 0.4);
        }
        return synth.finished();
    }

    private static double[] cannon() {
        Synth synth = new Synth(2);
        synth.burst(0, 2, 3.2, 0.05, 1);
        synth.burst(0, 0.3, 18, 0.4, 0.5);
        synth.tone(0, 1.4, 52, 4, 0.8);
        return synth.finished();
    }

    /** Notes of a bugle, one after another; the last one is held. */
    private static double[] tune(double length, double... notes) {
        Synth synth = new Synth(length * (notes.length + 2.5));
        for (int i = 0; i < notes.length; i++) {
            boolean last = i == notes.length - 1;
            synth.brass(i * length, last ? 3 * length : length * 0.95, notes[i]);
        }
        return synth.finished();
    }

    /** A sine that dies away, the faster the greater its decay. */
    private void tone(double at, double seconds, double pitch, double decay, double volume) {
        int first = (int) (at * RATE);
        int count = Math.min((int) (seconds * RATE), samples.length - first);
        for (int i = 0; i < count; i++) {
            double time = i / (double) RATE;
            samples[first + i] += volume * Math.exp(-decay * time) * Math.sin(2 * Math.PI * pitch * time);
        }
    }

    /** Noise that dies away; the smaller its brightness, from 0 to 1, the duller. */
    private void burst(double at, double seconds, double decay, double brightness, double volume) {
        int first = (int) (at * RATE);
        int count = Math.min((int) (seconds * RATE), samples.length - first);
        double held = 0;
        for (int i = 0; i < count; i++) {
            held += brightness * (2 * noise.nextDouble() - 1 - held);
            samples[first + i] += volume * Math.exp(-decay * i / RATE) * held;
        }
    }

    /** A held note with the overtones of brass. */
    private void brass(double at, double seconds, double pitch) {
        int first = (int) (at * RATE);
        int count = Math.min((int) (seconds * RATE), samples.length - first);
        for (int i = 0; i < count; i++) {
            double time = i / (double) RATE;
            double swell = Math.min(1, time / 0.03) * Math.min(1, (count - i) / (0.05 * RATE));
            double sum = 0;
            for (int overtone = 1; overtone <= 6; overtone++) {
                sum += Math.sin(2 * Math.PI * pitch * overtone * time) / Math.pow(overtone, 1.3);
            }
            samples[first + i] += swell * sum;
        }
    }

    /** As loud as it may be without clipping, and from silence to silence. */
    private double[] finished() {
        double peak = 0;
        for (double sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        int last = samples.length - 1;
        for (int i = 0; i <= last; i++) {
            double fade = Math.min(1, Math.min(i / (FADE_IN * RATE), (last - i) / (FADE_OUT * RATE)));
            // Adding zero turns a negative zero into a plain one.
            samples[i] = samples[i] * fade * LOUDEST / peak + 0.0;
        }
        return samples;
    }

    /** A cue as a WAV file: one channel of 16 bits. */
    static byte[] wave(Cue cue) {
        double[] samples = samples(cue);
        ByteBuffer file = ByteBuffer.allocate(HEADER + BYTES * samples.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(HEADER - 8 + BYTES * samples.length).put(ascii("WAVEfmt "));
        file.putInt(16).putShort((short) 1).putShort((short) 1).putInt(RATE).putInt(RATE * BYTES);
        file.putShort((short) BYTES).putShort((short) (8 * BYTES));
        file.put(ascii("data")).putInt(BYTES * samples.length);
        for (double sample : samples) {
            file.putShort((short) Math.round(sample * Short.MAX_VALUE));
        }
        return file.array();
    }

    private static byte[] ascii(String word) {
        return word.getBytes(StandardCharsets.US_ASCII);
    }
}
