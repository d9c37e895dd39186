package org.roadtorichmond.scenario;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.unit.Unit;

/**
 * Writes saved games ({@code game/1}).
 *
 * <p>Scenario and map go in as they were read, so that the game is whole without any other file. Each entry of the log has a
 * line of its own. The checksum is that of all the rest without needless spaces: breaking lines anew does no harm, changing
 * a digit does.
 */
public final class GameWriter {
    static final String CHECKSUM = "checksum";

    private GameWriter() {}

    /** A unit of an opening position and its state. */
    record Stood(Unit unit, Standing standing) {}

    /** The bytes of the file. */
    public static byte[] bytes(SavedGame saved) {
        Game game = saved.game();
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("format", RecordWriter.text(Formats.GAME));
        members.put("seed", RecordWriter.text(Long.toString(game.state().seed())));
        Map<String, Node> options = new LinkedHashMap<>();
        saved.options().forEach((key, value) -> options.put(key, RecordWriter.text(value)));
        members.put("options", RecordWriter.object(options));
        members.put(
                "scenarioSha256", RecordWriter.text(Digest.of(saved.scenario().scenarioJson())));
        members.put("mapSha256", RecordWriter.text(Digest.of(saved.scenario().mapJson())));
        members.put("scenario", tree(saved.scenario().scenarioJson()));
        members.put("map", tree(saved.scenario().mapJson()));
        if (!game.opening().equals(Opening.of(saved.scenario().scenario()))) {
            members.put("opening", opening(game.opening()));
        }
        members.put(
                "log",
                new Node.ArrayNode(
                        Place.START, game.log().stream().map(GameWriter::entry).toList()));
        members.put(CHECKSUM, RecordWriter.text(Digest.of(JsonText.of(RecordWriter.object(members)))));
        return lines(members).getBytes(StandardCharsets.UTF_8);
    }

    private static Node tree(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow(() -> new IllegalStateException("what was read once can be read again"));
    }

    private static Node opening(Opening opening) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("moment", RecordWriter.write(opening.moment()));
        List<Stood> stood = new TreeMap<>(opening.standings())
                .entrySet().stream()
                        .map(standing -> new Stood(standing.getKey(), standing.getValue()))
                        .toList();
        members.put("units", RecordWriter.list(stood));
        members.put("open", RecordWriter.list(opening.freed().stream().sorted().toList()));
        return RecordWriter.object(members);
    }

    private static Node entry(Entry entry) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("command", RecordWriter.write(entry.command()));
        members.put("events", RecordWriter.list(entry.events()));
        members.put("hash", RecordWriter.text(hash(entry.hash())));
        return RecordWriter.object(members);
    }

    static String hash(long hash) {
        return "%016x".formatted(hash);
    }

    /** A line for each key, and for each entry of the log. */
    private static String lines(Map<String, Node> members) {
        StringBuilder text = new StringBuilder();
        String before = "{\n";
        for (Map.Entry<String, Node> member : members.entrySet()) {
            text.append(before).append('"').append(member.getKey()).append("\": ");
            if (member.getValue() instanceof Node.ArrayNode list
                    && !list.elements().isEmpty()) {
                text.append("[\n");
                text.append(String.join(
                        ",\n", list.elements().stream().map(JsonText::of).toList()));
                text.append("\n]");
            } else {
                text.append(JsonText.of(member.getValue()));
            }
            before = ",\n";
        }
        return text.append("\n}\n").toString();
    }
}
