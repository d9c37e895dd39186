package org.roadtorichmond.scenario.save;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.AccountFormat;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/**
 * Writes saved games ({@code game/2}; {@code game/3} with the record of a match).
 *
 * <p>Scenario and map go in as they were read, so that the game is whole without any other file. Each entry of the log has a
 * line of its own, and so has what was rolled before the first command, as an entry without one. The checksum
 * is that of all the rest without needless spaces: other line breaks do no harm, changing a digit does.
 *
 * <p>A writer remembers the texts of what it wrote last. A log only ever changes at its end, so that writing a game after each
 * of its commands costs little more than one command's text. One thread an instance.
 */
public final class GameWriter {
    static final String CHECKSUM = "checksum";
    static final String NOTES = "notes";
    static final String MATCH = "match";

    private Optional<Head> head = Optional.empty();
    private final List<Line> lines = new ArrayList<>();

    /** What stands before the log and the entry without a command, if any, and what they were made of. */
    private record Head(
            LoadedScenario scenario,
            Opening opening,
            long seed,
            List<Event> prologue,
            Map<String, String> options,
            GameNotes notes,
            Optional<MatchRecord> match,
            Map<String, String> members,
            List<byte[]> first) {
        boolean fits(SavedGame saved) {
            return scenario.equals(saved.scenario())
                    && opening.equals(saved.game().opening())
                    && seed == saved.game().state().seed()
                    && prologue.equals(saved.game().prologue())
                    && options.equals(saved.options())
                    && notes.equals(saved.notes())
                    && match.equals(saved.match());
        }
    }

    /** An entry of the log and its text in UTF-8. */
    @SuppressWarnings("ArrayRecordComponent") // Lines are not compared, and their bytes do not change.
    private record Line(Entry entry, byte[] text) {}

    /** The bytes of the file of a game that is written once. */
    public static byte[] bytes(SavedGame saved) {
        return new GameWriter().write(saved);
    }

    /** The bytes of the file; the same, whatever this writer wrote before. */
    public byte[] write(SavedGame saved) {
        if (head.filter(known -> known.fits(saved)).isEmpty()) {
            head = Optional.of(head(saved));
        }
        follow(saved.game().log());
        Sheet sheet = new Sheet();
        head.orElseThrow().members().forEach(sheet::member);
        List<byte[]> entries = new ArrayList<>(head.orElseThrow().first());
        lines.forEach(line -> entries.add(line.text()));
        sheet.log(entries);
        return sheet.signed();
    }

    /** Brings the lines up to the log: those of commands that were taken back go, those of new ones come. */
    private void follow(List<Entry> log) {
        int same = 0;
        while (same < Math.min(lines.size(), log.size())
                && lines.get(same).entry().equals(log.get(same))) {
            same++;
        }
        lines.subList(same, lines.size()).clear();
        for (Entry entry : log.subList(same, log.size())) {
            lines.add(new Line(entry, text(entry(Optional.of(entry.command()), entry.events(), entry.hash()))));
        }
    }

    private static Head head(SavedGame saved) {
        LoadedScenario scenario = saved.scenario();
        Game game = saved.game();
        Map<String, String> members = new LinkedHashMap<>();
        members.put("format", quoted(saved.match().isPresent() ? Formats.GAME_3 : Formats.GAME));
        members.put("seed", quoted(Long.toString(game.state().seed())));
        members.put("options", JsonText.of(Json.value(saved.options())));
        if (!saved.notes().equals(GameNotes.NONE)) {
            members.put(NOTES, JsonText.of(NotesFormat.write(saved.notes())));
        }
        saved.match().ifPresent(match -> members.put(MATCH, JsonText.of(MatchFormat.write(match))));
        members.put("scenarioSha256", quoted(Digest.of(scenario.scenarioJson())));
        members.put("mapSha256", quoted(Digest.of(scenario.mapJson())));
        members.put("scenario", scenario.scenarioJson());
        members.put("map", scenario.mapJson());
        if (!game.opening().equals(scenario.scenario().opening())) {
            members.put("opening", JsonText.of(opening(scenario.scenario(), game.opening())));
        }
        return new Head(
                scenario,
                game.opening(),
                game.state().seed(),
                List.copyOf(game.prologue()),
                saved.options(),
                saved.notes(),
                saved.match(),
                members,
                first(game).map(GameWriter::text).stream().toList());
    }

    private static byte[] text(Node entry) {
        return JsonText.of(entry).getBytes(StandardCharsets.UTF_8);
    }

    /** What was rolled before the first command, as an entry of the log; nothing if nothing was. */
    static Optional<Node> first(Game game) {
        return game.prologue().isEmpty()
                ? Optional.empty()
                : Optional.of(entry(
                        Optional.empty(),
                        game.prologue(),
                        game.beginning().state().hash()));
    }

    private static String quoted(String text) {
        return JsonText.of(JsonValues.text(text));
    }

    private static Node opening(Scenario scenario, Opening opening) {
        return Json.object()
                .put("moment", PartShapes.MOMENT.write(opening.moment()))
                .put(
                        "units",
                        Json.list(
                                new TreeMap<>(opening.standings()).entrySet(),
                                standing -> StandingShapes.STOOD.write(
                                        new StandingShapes.Stood(standing.getKey(), standing.getValue()))))
                .put("open", opening.freed().stream().sorted().toList())
                .putIf(
                        !opening.settled().isEmpty(),
                        AccountFormat.SETTLED,
                        AccountFormat.settled(scenario, opening.settled()))
                .putIf(!opening.tokens().isEmpty(), AccountFormat.TOKENS, AccountFormat.tokens(opening.tokens()))
                .node();
    }

    private static Node entry(Optional<Command> command, List<Event> events, long hash) {
        return Json.object()
                .put("command", command.map(CommandShapes.COMMAND::write))
                .put("events", Json.list(events, EventShapes.EVENT::write))
                .put("hash", hash(hash))
                .node();
    }

    /** A command as saved games state it. */
    public static Node tree(Command command) {
        return CommandShapes.COMMAND.write(command);
    }

    /** The hash of a state as saved games state it: 16 hexadecimal digits. */
    public static String hash(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    /** A file in the making: a line for each key and each entry of the log, while the digest sees neither spaces nor lines. */
    private static final class Sheet {
        private final ByteArrayOutputStream file = new ByteArrayOutputStream();
        private final Digest digest = new Digest();
        private String before = "{";

        void member(String key, String json) {
            key(key);
            both(json.getBytes(StandardCharsets.UTF_8));
        }

        void log(List<byte[]> entries) {
            key("log");
            String between = "[";
            for (byte[] entry : entries) {
                mark(between);
                lineBreak();
                both(entry);
                between = ",";
            }
            if (entries.isEmpty()) {
                mark(between);
            } else {
                lineBreak();
            }
            mark("]");
        }

        byte[] signed() {
            digest.add(new byte[] {'}'});
            byte[] checksum = quoted(digest.hexadecimal()).getBytes(StandardCharsets.UTF_8);
            key(CHECKSUM);
            file.write(checksum, 0, checksum.length);
            lineBreak();
            mark("}");
            lineBreak();
            return file.toByteArray();
        }

        private void key(String key) {
            mark(before);
            lineBreak();
            both((quoted(key) + ":").getBytes(StandardCharsets.UTF_8));
            file.write(' ');
            before = ",";
        }

        private void mark(String mark) {
            both(mark.getBytes(StandardCharsets.UTF_8));
        }

        private void lineBreak() {
            file.write('\n');
        }

        private void both(byte[] text) {
            file.write(text, 0, text.length);
            digest.add(text);
        }
    }
}
