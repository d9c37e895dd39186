package org.roadtorichmond.exchange.vassal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Sentence;

/** A set-up that a module keeps as a saved game: a zip whose text is hidden by a key of one byte, and is a list of commands. */
final class SavedSetup {
    private static final String HIDDEN = "!VCSK";
    private static final String BEGINNING = "begin_save";
    private static final int DEEPEST = 100;
    private static final char ESCAPE = '\u001b';

    private SavedSetup() {}

    static List<String> commands(String name, byte[] bytes) {
        ModuleZip archive = ModuleZip.read(name, bytes, Set.of("savedGame"));
        byte[] text = archive.text("savedGame").orElse(new byte[0]);
        Optional<String> shown = shown(text);
        if (shown.filter(all -> all.startsWith(BEGINNING)).isEmpty()) {
            throw new RefusedFile(new Place(1, 1, name), Sentence.of("import.vassal.save"));
        }
        List<String> commands = new ArrayList<>();
        add(shown.get(), commands, 0);
        return commands;
    }

    /** Adds the commands of a text: one that has others below it is written as a sequence of all of them, and so on. */
    private static void add(String text, List<String> commands, int depth) {
        List<String> parts = Sequence.split(text, ESCAPE);
        if (parts.size() == 1 || depth > DEEPEST) {
            commands.add(text);
            return;
        }
        parts.forEach(part -> add(part, commands, depth + 1));
    }

    /** The text as it was before a key was laid over it; empty if digits are missing. */
    private static Optional<String> shown(byte[] text) {
        int begin = HIDDEN.length();
        boolean hidden = text.length > begin && new String(text, 0, begin, StandardCharsets.ISO_8859_1).equals(HIDDEN);
        if (!hidden) {
            return Optional.of(new String(text, StandardCharsets.UTF_8));
        }
        int length = text.length;
        while (length > begin && Character.isWhitespace(text[length - 1])) {
            length--;
        }
        if ((length - begin) % 2 != 0) {
            return Optional.empty();
        }
        byte[] bytes = new byte[(length - begin) / 2];
        for (int i = 0; i < bytes.length; i++) {
            int high = Character.digit(text[begin + 2 * i], 16);
            int low = Character.digit(text[begin + 2 * i + 1], 16);
            if (high < 0 || low < 0) {
                return Optional.empty();
            }
            bytes[i] = (byte) (high << 4 | low);
        }
        for (int i = 1; i < bytes.length; i++) {
            bytes[i] ^= bytes[0];
        }
        return bytes.length == 0
                ? Optional.empty()
                : Optional.of(new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8));
    }
}
