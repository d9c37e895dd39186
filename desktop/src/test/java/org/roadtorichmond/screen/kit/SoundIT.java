package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.testing.Patience;

@DisplayName("Sound, with all that its libraries ask for")
final class SoundIT {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("opens, and a cue plays to its end, on a device that swallows what it is given")
    void plays() throws Exception {
        Path out = folder.resolve("out");
        String classPath = System.getProperty("road.jar")
                + File.pathSeparator
                + Path.of("target", "test-classes").toAbsolutePath();
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        QuietDevice.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("ALSOFT_DRIVERS", "null");
        Process process = builder.start();
        int code = Patience.end(process);
        assertEquals(QuietDevice.HEARD, Files.readString(out).strip());
        assertEquals(0, code);
    }
}
