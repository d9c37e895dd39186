package org.roadtorichmond.workshop.trace;

import java.util.Optional;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Reads and writes the file that keeps where a traced picture lies, {@code "format": "trace/1"}. Lengths are in hex radii with two
 * decimals.
 */
final class TraceFormat {
    static final String FORMAT = "trace/1";

    private static final int HUNDREDTHS = 100;
    private static final int TENTH = 10;
    private static final int FARTHEST = 100_000 * HUNDREDTHS;
    private static final int HALF_CIRCLE = 180 * HUNDREDTHS;
    private static final int LEAST_HEX = Math.toIntExact(Math.round(TracePlace.LEAST_HEX * HUNDREDTHS));
    private static final int GREATEST_HEX = Math.toIntExact(Math.round(TracePlace.GREATEST_HEX * HUNDREDTHS));

    /** A file beside the map, and no other. */
    private static final Pattern NAME = Pattern.compile("[^/\\\\:.][^/\\\\:]*\\.trace\\.(png|jpg)");

    private TraceFormat() {}

    static Result<TraceSettings> read(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", FORMAT);
        String file = fields.text("picture");
        fields.checkGood(NAME.matcher(file).matches(), "picture", Sentence.of("trace.badName", Words.quoted(file)));
        double x = fields.hundredths("x", -FARTHEST, FARTHEST) / (double) HUNDREDTHS;
        double y = fields.hundredths("y", -FARTHEST, FARTHEST) / (double) HUNDREDTHS;
        double hex = fields.hundredths("pixelsPerHex", LEAST_HEX, GREATEST_HEX) / (double) HUNDREDTHS;
        double degrees = fields.hundredths("degrees", -HALF_CIRCLE, HALF_CIRCLE) / (double) HUNDREDTHS;
        int opacity = fields.integer("opacity", 0, TraceSettings.OPAQUE);
        boolean shown = fields.truth("shown");
        Optional<TraceSettings> settings = fields.finish(
                () -> new TraceSettings(file, new TracePlace(new SheetPoint(x, y), hex, degrees), opacity, shown));
        return problems.result(settings);
    }

    static byte[] write(TraceSettings settings) {
        SourceTree laidOut = TreeReader.layOut(Json.object()
                .put("format", FORMAT)
                .put("picture", settings.file())
                .put("x", decimal(settings.place().corner().x()))
                .put("y", decimal(settings.place().corner().y()))
                .put("pixelsPerHex", decimal(settings.place().hex()))
                .put("degrees", decimal(settings.place().degrees()))
                .put("opacity", settings.opacity())
                .put("shown", settings.shown())
                .node());
        return laidOut.bytes(laidOut.root());
    }

    private static Node decimal(double number) {
        long hundredths = Math.round(number * HUNDREDTHS);
        long whole = Math.abs(hundredths) / HUNDREDTHS;
        long part = Math.abs(hundredths) % HUNDREDTHS;
        String sign = hundredths < 0 ? "-" : "";
        String tenths = part < TENTH ? "0" : "";
        return new Node.NumberNode(Place.NOWHERE, sign + whole + (part == 0 ? "" : "." + tenths + part));
    }
}
