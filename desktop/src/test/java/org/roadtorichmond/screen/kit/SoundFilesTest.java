package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3NativesLoader;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lwjgl.BufferUtils;
import org.lwjgl.stb.STBVorbis;
import org.lwjgl.system.libc.LibCStdlib;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.session.sound.Cue;

@DisplayName("The files of the sounds")
final class SoundFilesTest {
    private static final int MOST_BYTES = 1_000_000;
    private static final int RATE = 44_100;

    @BeforeAll
    static void load() {
        Lwjgl3NativesLoader.load();
    }

    /** The samples from -1 to 1, as the game's own decoder reads them. */
    private static double[] samples(Cue cue) {
        byte[] bytes = ShippedFiles.bytes(cue.file());
        ByteBuffer file = BufferUtils.createByteBuffer(bytes.length).put(bytes).flip();
        IntBuffer channels = BufferUtils.createIntBuffer(1);
        IntBuffer rate = BufferUtils.createIntBuffer(1);
        ShortBuffer decoded = STBVorbis.stb_vorbis_decode_memory(file, channels, rate);
        assertNotNull(decoded, () -> cue + " is no OGG file");
        try {
            assertEquals(1, channels.get(0));
            assertEquals(RATE, rate.get(0));
            double[] samples = new double[decoded.remaining()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = decoded.get(i) / (double) Short.MAX_VALUE;
            }
            return samples;
        } finally {
            LibCStdlib.free(decoded);
        }
    }

    @ParameterizedTest
    @EnumSource(Cue.class)
    @DisplayName("begin and end in silence, never clip, and can be heard")
    void clean(Cue cue) {
        double[] samples = samples(cue);
        assertEquals(0, samples[0], 0.02);
        assertEquals(0, samples[samples.length - 1], 0.02);
        double peak = Arrays.stream(samples).map(Math::abs).max().orElse(0);
        assertTrue(peak < 0.99, () -> "clips at " + peak);
        assertTrue(peak > 0.25, () -> "is as faint as " + peak);
        double power = Arrays.stream(samples).map(s -> s * s).average().orElse(0);
        assertTrue(power > 1e-4, () -> "has a power of " + power);
    }

    @ParameterizedTest
    @EnumSource(Cue.class)
    @DisplayName(
            "are as long as the program takes them to be; only the air of the title page is longer than seven seconds")
    void length(Cue cue) {
        assertEquals(cue.seconds(), samples(cue).length / (double) RATE, 0.05);
        assertTrue(cue.seconds() < 7 || cue == Cue.TITLE);
    }

    @Test
    @DisplayName("are small")
    void small() {
        int bytes = Arrays.stream(Cue.values())
                .mapToInt(cue -> ShippedFiles.bytes(cue.file()).length)
                .sum();
        assertTrue(bytes < MOST_BYTES, () -> bytes + " bytes");
    }
}
