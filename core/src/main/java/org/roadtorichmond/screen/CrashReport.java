package org.roadtorichmond.screen;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.AtomicFile;
import org.roadtorichmond.scenario.GameWriter;
import org.roadtorichmond.scenario.SavedGame;

/** What is left behind when a fault of the program itself shows: a report of it, and the game beside it. */
final class CrashReport {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private CrashReport() {}

    /**
     * Where the report and the game are.
     *
     * @param report the report; nothing if it could not be written
     * @param game the game; nothing if there was none or it could not be written
     */
    record Written(Optional<Path> report, Optional<Path> game) {}

    /** Writes the report, and the game that was on the table, into a folder. */
    static Written write(Path folder, Instant when, Throwable fault, Optional<SavedGame> game) {
        String name = "crash-" + STAMP.format(when);
        Path report = folder.resolve(name + ".txt");
        Path beside = folder.resolve(name + ".game.json");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            return new Written(Optional.empty(), Optional.empty());
        }
        return new Written(
                kept(report, text(when, fault).getBytes(StandardCharsets.UTF_8)),
                game.flatMap(saved -> kept(beside, GameWriter.bytes(saved))));
    }

    private static Optional<Path> kept(Path file, byte[] bytes) {
        return AtomicFile.write(file, bytes).isEmpty() ? Optional.of(file) : Optional.empty();
    }

    private static String text(Instant when, Throwable fault) {
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        writer.println(when);
        writer.println("Java " + Runtime.version() + " on " + System.getProperty("os.name") + " "
                + System.getProperty("os.version") + " " + System.getProperty("os.arch"));
        fault.printStackTrace(writer);
        writer.flush();
        return text.toString();
    }
}
