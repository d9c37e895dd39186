package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The program where there is no display")
class NoDisplayIT {
    private static final Map<String, String> NONE = Map.of("DISPLAY", "", "WAYLAND_DISPLAY", "");

    @TempDir
    Path folder;

    @Test
    @DisplayName("without a display refuses a PNG in one sentence, and draws an SVG")
    void pictureWithoutDisplay() {
        Program.Run png = Program.run(NONE, "picture", "training", "--out", folder.resolve("p.png"));
        assertEquals(2, png.code());
        assertEquals(1, png.err().lines().count(), png.err());
        assertTrue(png.err().contains("display") && png.err().contains(".svg"), png.err());
        assertFalse(Files.exists(folder.resolve("p.png")));
        Program.Run svg = Program.run(NONE, "picture", "training", "--out", folder.resolve("p.svg"));
        assertEquals(0, svg.code(), svg.err());
        assertTrue(Files.exists(folder.resolve("p.svg")));
    }

    @Test
    @DisplayName("says in one sentence what to do where the display has no OpenGL")
    void noOpenGl() {
        WindowScript.needDisplay(NoDisplayIT.class);
        Program.Run run = Program.run(Map.of("LIBGL_ALWAYS_INDIRECT", "1"), "play", "training");
        assertEquals(2, run.code());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("OpenGL"), run.err());
    }

    @Test
    @DisplayName("says in one sentence what to do where there is no display")
    void noDisplay() {
        Program.Run run = Program.run(NONE, "play");
        assertEquals(2, run.code());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("display"));
    }
}
