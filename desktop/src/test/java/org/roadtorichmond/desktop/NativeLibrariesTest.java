package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.testing.Patience;

@DisplayName("The libraries that a program unpacks")
final class NativeLibrariesTest {
    private static final String USER = System.getProperty("user.name");

    @TempDir
    private Path folder;

    /** A program that begins. */
    public static void main(String[] arguments) {
        System.out.println("begins");
        NativeLibraries.load();
        System.out.println("has them");
    }

    @Test
    @DisplayName("are left alone while another program unpacks them, and unpacked after it")
    void oneAfterTheOther() throws Exception {
        Path unpacked = folder.resolve("libgdx" + USER);
        Path mark = folder.resolve("libgdx" + USER + ".lock");
        Process process;
        try (FileChannel channel = FileChannel.open(mark, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            FileLock turn = channel.lock();
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-Djava.io.tmpdir=" + folder,
                            "-cp",
                            System.getProperty("java.class.path"),
                            NativeLibrariesTest.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
            assertEquals("begins", said.readLine());
            Thread.sleep(500);
            assertTrue(Files.notExists(unpacked), "it waits for its turn");
            turn.release();
            assertEquals("has them", said.readLine());
            assertNull(said.readLine());
        }
        assertEquals(0, Patience.end(process));
        assertTrue(Files.isDirectory(unpacked));
    }
}
