package org.roadtorichmond.crash;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.Storage;

/** Tests how a file gets onto the disk. {@link DiskTroubleTest} tests that a full disk leaves the old file unchanged. */
@DisplayName("Writing a file in one step")
final class FileStorageTest {
    private static final byte[] CONTENT = "content".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_file_that_another_process_replaces_meanwhile_is_read_whole() throws Exception {
        List<String> versions = List.of("x", "y".repeat(3000));
        Path file = Files.writeString(folder.resolve("progress.json"), versions.get(0));
        Path next = folder.resolve("next");
        AtomicBoolean ended = new AtomicBoolean();
        FutureTask<Void> replacing = new FutureTask<>(() -> {
            for (int i = 0; !ended.get(); i++) {
                Files.writeString(next, versions.get(i % 2));
                Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
            }
            return null;
        });
        new Thread(replacing, "another process").start();
        for (int i = 0; i < 5000; i++) {
            String read = new String(FileStorage.read(file).value().orElseThrow(), StandardCharsets.UTF_8);
            assertTrue(versions.contains(read), () -> read.length() + " letters");
        }
        ended.set(true);
        replacing.get();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void content_is_forced_to_the_disk_before_the_folder_with_its_name() throws IOException {
        Path journal = folder.resolve("journal.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.FileWrite").withoutThreshold();
            recording.enable("jdk.FileForce").withoutThreshold();
            recording.start();
            assertEquals(Optional.empty(), new FileStorage(folder).write("game.json", CONTENT));
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
        String name = "n".repeat(245) + ".game.json";
        assertEquals(Optional.empty(), new FileStorage(folder).write(name, CONTENT));
        assertArrayEquals(CONTENT, Files.readAllBytes(folder.resolve(name)));
    }

    @Test
    void a_file_that_cannot_be_named_leaves_nothing_behind() throws IOException {
        String sentence = new FileStorage(folder)
                .write("n".repeat(300), CONTENT)
                .orElseThrow()
                .toString();
        assertTrue(sentence.contains("the disk reports: File name too long"), sentence);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void what_killed_processes_have_left_goes_and_all_else_stays() throws IOException {
        // No process has an id this large.
        Path dead = Files.createFile(folder.resolve(".writing-999999999999-1a.tmp"));
        Path alive = Files.createFile(folder.resolve(String.format(
                Locale.ROOT, ".writing-%d-1a.tmp", ProcessHandle.current().pid())));
        Path strange = Files.createFile(folder.resolve("notes.tmp"));
        new Campaign(folder);
        assertFalse(Files.exists(dead));
        assertTrue(Files.exists(alive));
        assertTrue(Files.exists(strange));
    }

    private static String problem(Result<byte[]> read) {
        assertEquals(1, read.problems().size());
        return read.problems().get(0).message();
    }

    @Test
    void what_cannot_be_read_is_reported_in_a_sentence_without_names_of_classes() throws IOException {
        FileStorage storage = new FileStorage(folder);
        assertEquals("There is no such file. Check the name and the folder.", problem(storage.read("none")));
        Files.createDirectory(folder.resolve("saves"));
        assertEquals("This is a folder, not a file. Name a file in it.", problem(storage.read("saves")));
        Path locked = Files.createFile(folder.resolve("locked"));
        Files.setPosixFilePermissions(locked, Set.of());
        assumeFalse(Files.isReadable(locked), "This user reads what nobody may.");
        assertTrue(problem(storage.read("locked")).startsWith("You are not allowed to read this file."));
    }

    @Test
    void folders_and_files_in_the_way_are_reported_in_sentences_without_names_of_classes() throws IOException {
        FileStorage storage = new FileStorage(folder);
        Files.createDirectories(folder.resolve("saves").resolve("inside"));
        Files.createFile(folder.resolve("file"));
        List<String> sentences = Stream.of(
                        storage.write("saves", CONTENT),
                        storage.delete("saves"),
                        storage.folder("file").write("below", CONTENT),
                        storage.folder("file").folder("deep").write("below", CONTENT))
                .map(refused -> refused.orElseThrow().toString())
                .toList();
        sentences.forEach(sentence -> assertFalse(sentence.matches("(?s).*(Exception|java\\.|null).*"), sentence));
    }

    @Test
    void what_is_kept_is_listed_by_name_and_only_whole_files() throws IOException {
        FileStorage storage = new FileStorage(folder);
        storage.write("b", CONTENT);
        storage.write("a", CONTENT);
        storage.folder("c").write("d", CONTENT);
        assertEquals(
                List.of("a", "b"),
                storage.list().stream().map(Storage.Kept::name).toList());
        assertTrue(storage.has("c"));
        assertEquals(Optional.empty(), storage.delete("a"));
        assertEquals(Optional.empty(), storage.delete("a"));
        assertFalse(storage.has("a"));
        assertEquals(
                folder.resolve("c").resolve("d").toString(), storage.folder("c").place("d"));
    }
}
