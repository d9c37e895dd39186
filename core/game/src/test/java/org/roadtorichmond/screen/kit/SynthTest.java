package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Sounds made without a device")
final class SynthTest {
    private static final int HEADER = 44;

    @ParameterizedTest
    @EnumSource(Cue.class)
    @DisplayName("begin and end in silence, never clip, and can be heard")
    void samplesAreClean(Cue cue) {
        double[] samples = Synth.samples(cue);
        assertEquals(0, samples[0]);
        assertEquals(0, samples[samples.length - 1]);
        double peak = Arrays.stream(samples).map(Math::abs).max().orElse(0);
        assertTrue(peak <= 1, () -> "clips at " + peak);
        assertTrue(peak > 0.5, () -> "is as faint as " + peak);
        double power = Arrays.stream(samples).map(s -> s * s).average().orElse(0);
        assertTrue(power > 1e-4, () -> "has a power of " + power);
    }

    @ParameterizedTest
    @EnumSource(Cue.class)
    @DisplayName("are short: a click under a tenth of a second, none above three seconds")
    void areShort(Cue cue) {
        double seconds = Synth.samples(cue).length / (double) Synth.RATE;
        assertTrue(seconds <= (cue == Cue.CLICK ? 0.1 : 3), () -> cue + " takes " + seconds + " s");
        assertTrue(seconds >= 0.03);
    }

    @ParameterizedTest
    @EnumSource(Cue.class)
    @DisplayName("are the same every time, and make a WAV file whose header fits its content")
    void makeFiles(Cue cue) {
        byte[] file = Synth.wave(cue);
        assertArrayEquals(Synth.wave(cue), file);
        ByteBuffer read = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int samples = Synth.samples(cue).length;
        assertEquals("RIFF", new String(file, 0, 4, java.nio.charset.StandardCharsets.US_ASCII));
        assertEquals(file.length - 8, read.getInt(4));
        assertEquals(Synth.RATE, read.getInt(24));
        assertEquals(2 * samples, read.getInt(40));
        assertEquals(HEADER + 2 * samples, file.length);
    }
}
