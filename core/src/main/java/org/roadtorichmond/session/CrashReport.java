package org.roadtorichmond.session;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.save.AtomicFile;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.words.Sentence;

/** What is left behind when a fault of the program itself shows: a report of it, and the game beside it. */
public final class CrashReport {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private CrashReport() {}

    /**
     * Where the report and the game are.
     *
     * @param report the report; nothing if it could not be written
     * @param game the game; nothing if there was none or it could not be written
     * @param trouble why there is no report, if there is none
     */
    public record Written(Optional<Path> report, Optional<Path> game, Optional<Sentence> trouble) {}

    /** Writes the report, and the game that was on the table, into a folder. */
    public static Written write(Path folder, Instant when, Throwable fault, Optional<SavedGame> game) {
        String name = "crash-" + STAMP.format(when);
        Path report = folder.resolve(name + ".txt");
        Path beside = folder.resolve(name + ".game.json");
        Optional<Sentence> trouble = AtomicFile.write(report, text(when, fault).getBytes(StandardCharsets.UTF_8));
        return new Written(
                trouble.isEmpty() ? Optional.of(report) : Optional.empty(),
                game.filter(saved -> AtomicFile.write(beside, GameWriter.bytes(saved))
                                .isEmpty())
                        .map(saved -> beside),
                trouble);
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
