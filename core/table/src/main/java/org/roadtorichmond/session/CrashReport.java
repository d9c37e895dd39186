package org.roadtorichmond.session;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/** What is left behind when a fault of the program itself shows: a report of it, and the game beside it. */
public final class CrashReport {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final int LONGEST = 200;

    private CrashReport() {}

    /**
     * Where the report and the game are.
     *
     * @param report where players find the report; empty if it could not be written
     * @param game where players find the game; empty if there was none or it could not be written
     * @param trouble why there is no report, if there is none
     */
    public record Written(Optional<String> report, Optional<String> game, Optional<Sentence> trouble) {}

    /** Writes the report, and the game that was on the table, into a storage. */
    public static Written write(Storage storage, Instant when, Throwable fault, Optional<Session> session) {
        String name = "crash-" + STAMP.format(when);
        String report = name + ".txt";
        String beside = name + ".game.json";
        Optional<Sentence> trouble = storage.write(report, text(when, fault).getBytes(StandardCharsets.UTF_8));
        return new Written(
                trouble.isEmpty() ? Optional.of(storage.place(report)) : Optional.empty(),
                session.map(Session::saved)
                        .filter(saved ->
                                storage.write(beside, GameWriter.bytes(saved)).isEmpty())
                        .map(saved -> storage.place(beside)),
                trouble);
    }

    /** What a fault says of itself, without the name of a class, and where it arose. */
    public static String said(Throwable fault) {
        String message = fault.getMessage() == null ? "?" : fault.getMessage();
        String shown = message.length() > LONGEST ? message.substring(0, LONGEST) + "..." : message;
        StackTraceElement[] trace = fault.getStackTrace();
        String where = trace.length == 0 ? "" : " (" + trace[0].getFileName() + ":" + trace[0].getLineNumber() + ")";
        return Words.visible(shown) + where;
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
