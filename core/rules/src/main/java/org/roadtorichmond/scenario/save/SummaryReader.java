package org.roadtorichmond.scenario.save;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;

/**
 * Reads the summary of a saved game in one pass and without a tree. It gives up on whatever {@link GameWriter} would not have
 * written, and leaves that to the reader of whole games, which knows what is wrong and where.
 */
public final class SummaryReader {
    /** The versions of the format that write what a list shows in the same way. */
    private static final List<String> VERSIONS = List.of(Formats.GAME, Formats.GAME_3, Formats.GAME_1);

    private static final String PHASE_BEGAN = kind(Event.PhaseBegan.class);
    private static final String GAME_ENDED = kind(Event.GameEnded.class);
    private static final String AFTER = "\"after\":";
    private static final byte[] SEAL = (",\"" + GameWriter.CHECKSUM + "\":\"").getBytes(StandardCharsets.UTF_8);
    private static final int DIGITS = 64;
    private static final char QUOTE = '"';

    private final String text;
    private final JsonReader json;
    private final Map<String, String> options = new TreeMap<>();
    private Optional<Boolean> practice = Optional.empty();
    private String format = "";
    private String scenario = "";
    private int turns;
    private Side first = Side.CONFEDERATE;
    private @Nullable Moment moment;
    private boolean finished;

    private SummaryReader(String text) {
        this.text = text;
        json = new JsonReader(new StringReader(text));
    }

    private static String kind(Class<? extends Event> event) {
        return "\"%s\":\"%s\""
                .formatted(OneOf.KIND, EventShapes.EVENT.shape(event).kind());
    }

    /**
     * Reads what a list shows out of the bytes of a saved game, without applying its events: a game of a megabyte takes some
     * milliseconds. The checksum must fit, so that nothing is shown of a damaged file; a forged one may have a summary and not
     * load.
     */
    public static Result<GameSummary> read(byte[] file) {
        Optional<GameSummary> quick = quick(file);
        // What is wrong with a file, only the whole reader can say.
        return quick.isPresent()
                ? Result.good(quick.get())
                : TreeReader.read(file).then(GameReader::read).map(GameSummary::of);
    }

    /** Reads the bytes of a file; empty if they are not what a game writes, or were changed since. */
    static Optional<GameSummary> quick(byte[] file) {
        return signed(file).flatMap(SummaryReader::unsigned);
    }

    /** Reads a game without spaces between its values, which may end within its log and has no checksum. */
    public static Optional<GameSummary> unsigned(String text) {
        return new SummaryReader(text).summary();
    }

    /** Returns where in a part of a log the last beginning of a phase is; negative if it has none. */
    public static int lastPhase(String entries) {
        return entries.lastIndexOf(PHASE_BEGAN);
    }

    /** The file without the spaces between its values, and without its checksum, if that fits. */
    private static Optional<String> signed(byte[] file) {
        byte[] plain = withoutSpaces(file);
        int digits = plain.length - DIGITS - 2;
        int seal = digits - SEAL.length;
        if (seal < 0 || !Arrays.equals(plain, seal, digits, SEAL, 0, SEAL.length)) {
            return Optional.empty();
        }
        String checksum = new String(plain, digits, DIGITS, StandardCharsets.US_ASCII);
        byte[] rest = Arrays.copyOf(plain, seal + 1);
        rest[seal] = '}';
        Digest digest = new Digest();
        digest.add(rest);
        return digest.hexadecimal().equals(checksum)
                ? Optional.of(new String(rest, StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private static byte[] withoutSpaces(byte[] file) {
        byte[] plain = new byte[file.length];
        int length = 0;
        boolean quoted = false;
        boolean escaped = false;
        for (byte next : file) {
            if (quoted || next < 0 || next > ' ') {
                plain[length++] = next;
                quoted ^= next == QUOTE && !escaped;
                escaped = next == '\\' && !escaped;
            }
        }
        return Arrays.copyOf(plain, length);
    }

    private Optional<GameSummary> summary() {
        try {
            members();
        } catch (IOException | IllegalStateException | NumberFormatException e) {
            return Optional.empty();
        }
        Moment now = moment == null ? new Moment(1, first, Phase.MOVEMENT) : moment;
        return VERSIONS.contains(format) && turns > 0
                ? Optional.of(
                        new GameSummary(scenario, turns, now, finished, NotesFromOptions.others(options), isPractice()))
                : Optional.empty();
    }

    /** Of games without notes the options say it. */
    private boolean isPractice() {
        return practice.orElseGet(() -> NotesFromOptions.practice(options));
    }

    private void members() throws IOException {
        json.beginObject();
        while (json.hasNext()) {
            switch (json.nextName()) {
                case "format" -> format = json.nextString();
                case "options" -> options();
                case GameWriter.NOTES -> notes();
                case "scenario" -> scenario();
                case "opening" -> opening();
                case "log" -> {
                    log();
                    return;
                }
                default -> json.skipValue();
            }
        }
    }

    /** The log is most of a file, and only its last phase matters: texts have no bare quotes, so that it can be searched for. */
    private void log() throws IOException {
        finished = text.contains(GAME_ENDED);
        int phase = lastPhase(text);
        if (phase >= 0) {
            int after = text.indexOf(AFTER, phase) + AFTER.length();
            moment = new SummaryReader(text.substring(after)).moment();
        }
    }

    private void options() throws IOException {
        json.beginObject();
        while (json.hasNext()) {
            options.put(json.nextName(), json.nextString());
        }
        json.endObject();
    }

    private void notes() throws IOException {
        practice = Optional.of(false);
        json.beginObject();
        while (json.hasNext()) {
            if (json.nextName().equals("practice")) {
                practice = Optional.of(json.nextBoolean());
            } else {
                json.skipValue();
            }
        }
        json.endObject();
    }

    private void scenario() throws IOException {
        json.beginObject();
        while (json.hasNext()) {
            switch (json.nextName()) {
                case "name" -> scenario = json.nextString();
                case "turns" -> turns = json.nextInt();
                case "first" -> first = constant(Side.values());
                default -> json.skipValue();
            }
        }
        json.endObject();
    }

    private void opening() throws IOException {
        json.beginObject();
        while (json.hasNext()) {
            if (json.nextName().equals("moment")) {
                moment = moment();
            } else {
                json.skipValue();
            }
        }
        json.endObject();
    }

    private Moment moment() throws IOException {
        int turn = 0;
        Side player = first;
        Phase phase = Phase.MOVEMENT;
        json.beginObject();
        while (json.hasNext()) {
            switch (json.nextName()) {
                case "turn" -> turn = json.nextInt();
                case "player" -> player = constant(Side.values());
                case "phase" -> phase = constant(Phase.values());
                default -> json.skipValue();
            }
        }
        json.endObject();
        return new Moment(turn, player, phase);
    }

    private <E extends Enum<E>> E constant(E[] constants) throws IOException {
        String word = json.nextString();
        return List.of(constants).stream()
                .filter(constant -> Constants.word(constant).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(word));
    }
}
