package org.roadtorichmond.match.mail;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.unit.Side;

/**
 * How far a match by files has come: what was read and written last, and the part of the other side's chain that it has shown. It stands in
 * notes of the journal, of which only those are believed that fit the match.
 */
final class MailProgress {
    private static final String READ = "read";
    private static final String WROTE = "wrote";

    private final MatchSeat seat;
    private final ChainElement commitment;
    private HashChain shown;
    private int lastRead;
    private long received;
    private int written;
    private long sent;

    /** A match of which no file was read or written. */
    MailProgress(MatchSeat seat) {
        this.seat = seat;
        Side other = seat.match().own().enemy();
        commitment = Objects.requireNonNull(seat.match().terms().commitments().get(other));
        shown = HashChain.upTo(commitment, 0);
    }

    /** What is known of the other side's chain. */
    HashChain shown() {
        return shown;
    }

    /** The number of the last file of the other side that was read; 0 before the first. */
    int lastRead() {
        return lastRead;
    }

    /** How many messages of the other side have come by files. */
    long received() {
        return received;
    }

    /** How many files were written. */
    int written() {
        return written;
    }

    /** How many messages stand in the files that were written, or before. */
    long sent() {
        return sent;
    }

    /** Whether a part of a chain that a file shows is that of the other side, and no less than it has shown before. */
    boolean isShown(MailFile.Ahead ahead) {
        return ahead.number() >= shown.last() && ahead.chain().commitment().equals(commitment);
    }

    /** Notes that a file is written that tells all that this side has sent. */
    void write() {
        written++;
        sent = seat.sent();
        seat.write(SealedJournal.note(List.of(WROTE, written, sent)));
    }

    /** Notes that a file was read, whose last message has a number. */
    void read(MailFile file, long last) {
        shown = file.ahead().chain();
        lastRead = file.number();
        received = last;
        seat.write(SealedJournal.note(List.of(
                READ,
                lastRead,
                received,
                file.received(),
                file.ahead().number(),
                file.ahead().element().hex())));
    }

    /** Takes a note of the journal; whether it fits the match. Notes of others are passed over. */
    boolean repeat(String note) {
        List<String> words = List.of(note.split(" ", -1));
        return switch (words.get(0)) {
            case READ -> words.size() == 6 && repeatRead(words);
            case WROTE -> words.size() == 3 && repeatWrote(words);
            default -> true;
        };
    }

    private boolean repeatRead(List<String> words) {
        OptionalLong number = number(words.get(1), lastRead + 1L);
        OptionalLong count = number(words.get(2), seat.received());
        OptionalLong confirmed = number(words.get(3), seat.sent());
        OptionalLong ahead = number(words.get(4), HashChain.LENGTH);
        if (number.isEmpty()
                || count.isEmpty()
                || confirmed.isEmpty()
                || ahead.isEmpty()
                || !ChainElement.isForm(words.get(5))) {
            return false;
        }
        lastRead = (int) number.getAsLong();
        received = count.getAsLong();
        seat.confirm(confirmed.getAsLong());
        shown = HashChain.upTo(new ChainElement(words.get(5)), (int) ahead.getAsLong());
        return shown.commitment().equals(commitment);
    }

    private boolean repeatWrote(List<String> words) {
        OptionalLong number = number(words.get(1), written + 1L);
        OptionalLong count = number(words.get(2), seat.sent());
        if (number.isPresent() && count.isPresent()) {
            written = (int) number.getAsLong();
            sent = count.getAsLong();
        }
        return number.isPresent() && count.isPresent();
    }

    private static OptionalLong number(String text, long most) {
        boolean plain = text.matches("[0-9]{1,9}");
        return plain && Long.parseLong(text) <= most ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }
}
