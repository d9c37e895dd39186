package org.roadtorichmond.session.match;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.unit.Side;

/**
 * How and where two players meet. It is noted in a match's journal, so that they meet there again.
 *
 * @param way how
 * @param own the side of the player at this computer; a guest on a line gets the one that the host leaves
 * @param address of a line name or number of a computer, a colon, and the port; of files the folder
 * @param word the word that both give ({@link MatchWord})
 * @param name what the player at this computer is called; what is longer than names may be is cut
 * @param watchers where others can watch, if they may
 */
public record Meeting(Way way, Side own, String address, String word, String name, Optional<Door> watchers) {
    private static final String NOTE = "meeting ";

    /** Cuts the name. */
    public Meeting {
        name = name.substring(0, Math.min(name.length(), MatchStart.LONGEST_NAME));
    }

    /** How two players meet. */
    public enum Way {
        /** This computer listens, and the other one comes. */
        HOST,
        /** The other computer listens, and this one goes there. */
        GUEST,
        /** By files in a folder. */
        FILES,
        /** A player's computer listens for people who watch, and this one goes there. */
        WATCH;

        /** The word by which it is noted. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Where this computer listens for people who watch.
     *
     * @param address name or number of this computer, a colon, and the port
     * @param word the word that they give: another one than the players', who could be taken for each other
     *     otherwise
     */
    public record Door(String address, String word) {
        /** The computer. */
        public String host() {
            return Meeting.host(address);
        }

        /** The port, 0 to 65535. */
        public int port() {
            return Meeting.port(address);
        }
    }

    /** A meeting that nobody watches. */
    public Meeting(Way way, Side own, String address, String word, String name) {
        this(way, own, address, word, name, Optional.empty());
    }

    /** The same at another address, which players' computers and folders can come to have. */
    public Meeting at(String other) {
        return new Meeting(way, own, other, word, name, watchers);
    }

    /** Whether addresses and words have the form that they must have; nobody can be found at port 0. */
    public boolean isWhole() {
        boolean place = way == Way.FILES ? !address.isBlank() : isAddress(address) && (way == Way.HOST || port() > 0);
        boolean watched = watchers.map(door -> isAddress(door.address())
                        && MatchWord.isWord(door.word())
                        && !door.word().equals(word))
                .orElse(true);
        return place && MatchWord.isWord(word) && watched;
    }

    private static boolean isAddress(String address) {
        return address.matches(".+:[0-9]{1,5}") && port(address) < 1 << Character.SIZE;
    }

    private static String host(String address) {
        return address.substring(0, address.lastIndexOf(':'));
    }

    private static int port(String address) {
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
    }

    /** The computer. */
    public String host() {
        return host(address);
    }

    /** The port, 0 to 65535. */
    public int port() {
        return port(address);
    }

    /** The same as a note of a journal. */
    String note() {
        Json json = Json.object()
                .put("way", way.word())
                .put("own", own.word())
                .put("address", address)
                .put("word", word)
                .put("name", name)
                .put("watchAddress", watchers.map(Door::address))
                .put("watchWord", watchers.map(Door::word));
        return SealedJournal.note(List.of(NOTE.strip(), json.toString()));
    }

    /** The meeting that was noted last in a journal; empty if none is. */
    public static Optional<Meeting> noted(List<String> lines) {
        return notes(lines).reduce((earlier, later) -> later);
    }

    /** All meetings that were noted in a journal, in order. */
    static Stream<Meeting> notes(List<String> lines) {
        return lines.stream()
                .flatMap(line -> SealedJournal.noted(line).stream())
                .filter(note -> note.startsWith(NOTE))
                .flatMap(note -> read(note.substring(NOTE.length())).stream());
    }

    private static Optional<Meeting> read(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).value().flatMap(root -> {
            Fields fields = new Fields(root, new Problems());
            String way = fields.text("way");
            Side own = fields.choice("own", List.of(Side.values()));
            String address = fields.text("address");
            String word = fields.text("word");
            String name = fields.text("name");
            Optional<String> watchAddress = fields.optionalText("watchAddress");
            Optional<String> watchWord = fields.optionalText("watchWord");
            Optional<Door> watchers = watchAddress.flatMap(at -> watchWord.map(said -> new Door(at, said)));
            return Arrays.stream(Way.values())
                    .filter(each -> each.word().equals(way))
                    .findFirst()
                    .flatMap(known -> fields.finish(() -> new Meeting(known, own, address, word, name, watchers)))
                    .filter(Meeting::isWhole);
        });
    }
}
