package org.roadtorichmond.session.match;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.unit.Side;

/**
 * How and where two players meet. It is noted at the head of a match's journal, so that they meet there again.
 *
 * @param way how
 * @param own the side of the player at this computer; a guest on a line gets the one that the host leaves
 * @param address of a line name or number of a computer, a colon, and the port; of files the folder
 * @param word the word that both give, eight small letters
 * @param name what the player at this computer is called
 */
public record Meeting(Way way, Side own, String address, String word, String name) {
    private static final String NOTE = "meeting ";

    /** How two players meet. */
    public enum Way {
        /** This computer listens, and the other one comes. */
        HOST,
        /** The other computer listens, and this one goes there. */
        GUEST,
        /** By files in a folder. */
        FILES;

        /** The word by which it is noted. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether address and word have the form that they must have. */
    public boolean isWhole() {
        String number = address.substring(address.lastIndexOf(':') + 1);
        boolean place = way == Way.FILES
                ? !address.isBlank()
                : address.matches(".+:[0-9]{1,5}") && Integer.parseInt(number) < 1 << Character.SIZE;
        return place && word.matches("[a-z]{8}");
    }

    /** The computer. */
    public String host() {
        return address.substring(0, address.lastIndexOf(':'));
    }

    /** The port, 0 to 65535. */
    public int port() {
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
    }

    /** The same as a note of a journal. */
    String note() {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("way", JsonValues.text(way.word()));
        members.put("own", JsonValues.text(own.word()));
        members.put("address", JsonValues.text(address));
        members.put("word", JsonValues.text(word));
        members.put("name", JsonValues.text(name));
        return MatchSeat.note(List.of(NOTE.strip(), JsonText.of(JsonValues.object(members))));
    }

    /** The meeting that is noted in a journal; empty if none is. */
    public static Optional<Meeting> noted(List<String> lines) {
        return lines.stream()
                .flatMap(line -> MatchSeat.noted(line).stream())
                .filter(note -> note.startsWith(NOTE))
                .findFirst()
                .flatMap(note -> read(note.substring(NOTE.length())));
    }

    private static Optional<Meeting> read(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).value().flatMap(root -> {
            Fields fields = new Fields(root, new Problems());
            String way = fields.text("way");
            Side own = fields.choice("own", List.of(Side.values()));
            String address = fields.text("address");
            String word = fields.text("word");
            String name = fields.text("name");
            return Arrays.stream(Way.values())
                    .filter(each -> each.word().equals(way))
                    .findFirst()
                    .flatMap(known -> fields.finish(() -> new Meeting(known, own, address, word, name)))
                    .filter(Meeting::isWhole);
        });
    }
}
