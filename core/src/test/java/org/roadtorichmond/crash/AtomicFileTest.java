package org.roadtorichmond.crash;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.save.AtomicFile;

/** How a file comes to the disk. That a full disk leaves the old file as it was, {@link DiskTroubleTest} shows. */
@DisplayName("Writing a file in one step")
final class AtomicFileTest {
    private static final byte[] CONTENT = "content".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void content_is_forced_to_the_disk_before_the_folder_with_its_name() throws IOException {
        Path target = folder.resolve("game.json");
        Path journal = folder.resolve("journal.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.FileWrite").withoutThreshold();
            recording.enable("jdk.FileForce").withoutThreshold();
            recording.start();
            assertEquals(Optional.empty(), AtomicFile.write(target, CONTENT));
            recording.stop();
            recording.dump(journal);
        }
        List<RecordedEvent> events = RecordingFile.readAllEvents(journal).stream()
                .filter(event -> event.getString("path").startsWith(folder.toString()))
                .sorted(Comparator.comparing(RecordedEvent::getStartTime))
                .toList();
        assertEquals(
                List.of("jdk.FileWrite", "jdk.FileForce", "jdk.FileForce"),
                events.stream().map(event -> event.getEventType().getName()).toList());
        String temporary = events.get(0).getString("path");
        assertTrue(temporary.endsWith(".tmp"), temporary);
        assertEquals(temporary, events.get(1).getString("path"));
        assertEquals(folder.toString(), events.get(2).getString("path"));
    }

    @Test
    void a_name_may_be_as_long_as_the_disk_allows() throws IOException {
        Path file = folder.resolve("n".repeat(245) + ".game.json");
        assertEquals(Optional.empty(), AtomicFile.write(file, CONTENT));
        assertArrayEquals(CONTENT, Files.readAllBytes(file));
    }

    @Test
    void a_file_that_cannot_be_named_leaves_nothing_behind() throws IOException {
        Path file = folder.resolve("n".repeat(300));
        String sentence = AtomicFile.write(file, CONTENT).orElseThrow().toString();
        assertTrue(sentence.contains("the disk reports: File name too long"), sentence);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void what_killed_processes_have_left_goes_and_all_else_stays() throws IOException {
        // No process has a number as great as the first.
        Path dead = Files.createFile(folder.resolve(".writing-999999999999-1a.tmp"));
        Path alive = Files.createFile(folder.resolve(
                ".writing-%d-1a.tmp".formatted(ProcessHandle.current().pid())));
        Path strange = Files.createFile(folder.resolve("notes.tmp"));
        new Campaign(folder);
        assertFalse(Files.exists(dead));
        assertTrue(Files.exists(alive));
        assertTrue(Files.exists(strange));
    }
}
