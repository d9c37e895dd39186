package org.roadtorichmond.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.crash.Child.Saving;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.words.Sentence;

@DisplayName("When the disk refuses, the player is told, nothing is lost, and saving works again afterwards")
final class DiskTroubleTest {
    @TempDir
    private Path temporary;

    /** A change to the disk. */
    private interface Act {
        void run() throws IOException;
    }

    /** Plays while the disk has a problem, during which all files stay readable. */
    private static void playThrough(Path folder, Act begin, Act end, String told) throws IOException {
        Campaign campaign = new Campaign(folder);
        int saved = campaign.entries();
        begin.run();
        Map<Path, String> before = campaign.content();
        for (int i = 0; i < 3; i++) {
            checkTold(told, campaign.play(1));
            checkTold(told, campaign.saveOver());
        }
        assertEquals(before, campaign.content());
        campaign.checkNewest(saved);
        end.run();
        assertEquals(Optional.empty(), campaign.play(1));
        assertEquals(Optional.empty(), campaign.saveOver());
        campaign.checkNewest(campaign.entries());
    }

    private static void checkTold(String part, Optional<Sentence> trouble) {
        checkTold(part, trouble.map(Sentence::toString).orElse("nothing was told"));
    }

    private static void checkTold(String part, String sentence) {
        assertTrue(sentence.contains(part) && sentence.endsWith("."), sentence);
        assertFalse(sentence.contains("Exception"), sentence);
    }

    /** Tests with a number of bytes left free: none, or fewer than the file needs, so that only a part of it is written. */
    @ParameterizedTest
    @ValueSource(ints = {0, 16 << 10})
    void a_full_disk(int free) throws IOException {
        Optional<TinyDisk> mounted = TinyDisk.mount(temporary, 2 << 10);
        assumeTrue(mounted.isPresent(), "This process may not mount a small disk, so none can be filled.");
        try (TinyDisk disk = mounted.orElseThrow()) {
            playThrough(temporary.resolve("saves"), () -> disk.fill(free), disk::drain, "the disk is full; make room");
        }
    }

    @Test
    void a_disk_that_may_only_be_read() throws IOException {
        Optional<TinyDisk> mounted = TinyDisk.mount(temporary, 2 << 10);
        assumeTrue(mounted.isPresent(), "This process may not mount a disk, so none can be made read-only.");
        try (TinyDisk disk = mounted.orElseThrow()) {
            playThrough(
                    temporary.resolve("saves"),
                    () -> disk.readOnly(true),
                    () -> disk.readOnly(false),
                    "the disk may only be read");
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_folder_that_belongs_to_somebody_else() throws IOException {
        Path folder = Files.createDirectory(temporary.resolve("saves"));
        permit(folder, "r-xr-xr-x");
        boolean ignored = Files.isWritable(folder);
        permit(folder, "rwxr-xr-x");
        assumeFalse(ignored, "This user writes where nobody may, so that no folder can be forbidden to it.");
        playThrough(
                folder,
                () -> permit(folder, "r-xr-xr-x"),
                () -> permit(folder, "rwxr-xr-x"),
                "may not be changed by you");
    }

    private static void permit(Path folder, String permissions) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_file_that_grows_beyond_what_is_allowed() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "There is no bash here to set a limit with.");
        Path folder = temporary.resolve("saves");
        int kibibytes = 60;
        List<String> lines;
        try (Child child = Child.playWithin(kibibytes, folder, "road-to-richmond", 7)) {
            child.await(5, line -> line.startsWith("trouble"));
            child.kill();
            lines = child.lines();
        }
        lines.stream().filter(line -> line.startsWith("trouble")).forEach(line -> checkTold("File too large", line));
        int last = Promise.NONE.after(lines).entries();
        assertTrue(last > 10, lines.toString());
        Campaign.checkNewest(folder, last);
        List<Path> unfinished = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                assertTrue(Files.size(file) <= kibibytes << 10, file.toString());
                if (file.toString().endsWith(".tmp")) {
                    unfinished.add(file);
                }
            }
        }
        // The kill may have hit during a retry; the remains of earlier failures have been deleted.
        assertTrue(unfinished.size() <= 1, unfinished.toString());
        try (Child child = Child.play(folder, "road-to-richmond", 7, Saving.AT_ONCE)) {
            child.await(5, line -> line.startsWith("shown"));
            child.kill();
            Promise promise = Promise.NONE.after(child.lines());
            assertTrue(promise.entries() >= last + 5, promise.toString());
            assertTrue(promise.keptBy(new Autosaves(new FileStorage(folder)).newest(), 0), promise.toString());
        }
    }

    @Test
    void a_file_where_the_folder_was() throws IOException {
        Path folder = temporary.resolve("saves");
        Path aside = temporary.resolve("aside");
        Campaign campaign = new Campaign(folder);
        int saved = campaign.entries();
        Map<Path, String> before = campaign.content();
        Files.move(folder, aside);
        Files.writeString(folder, "in the way");
        checkTold("is a file and no folder", campaign.play(3));
        checkTold("is a file and no folder", campaign.saveOver());
        assertEquals("in the way", Files.readString(folder));
        Files.delete(folder);
        Files.move(aside, folder);
        assertEquals(before, campaign.content());
        campaign.checkNewest(saved);
        assertEquals(Optional.empty(), campaign.play(1));
        campaign.checkNewest(campaign.entries());
    }

    @Test
    void a_folder_that_is_deleted_while_a_game_is_played() throws IOException {
        Path folder = temporary.resolve("saves");
        Campaign campaign = new Campaign(folder);
        for (Path file : campaign.content().keySet()) {
            Files.delete(file);
        }
        Files.delete(folder);
        assertEquals(Optional.empty(), new Autosaves(new FileStorage(folder)).newest());
        assertEquals(Optional.empty(), campaign.play(1));
        campaign.checkNewest(campaign.entries());
    }
}
