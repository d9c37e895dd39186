package org.roadtorichmond.match.line;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why an end hangs up, as it tells the other one; each end has a sentence of its own for it. */
enum EndReason {
    /** What came is not from this game, or came when it could not. */
    NOISE("match.line.noise", "match.told.noise"),
    /** The other end goes on with a match that this one does not have. */
    ANOTHER("match.line.another", "match.told.another"),
    /** The other end lost the match while the die of one of its commands was drawn half. */
    HALF_DRAWN("match.line.halfDrawn", "match.told.halfDrawn"),
    /** The other end has lost the match too often. */
    RENEWED("match.renewedTooMuch", "match.told.renewedTooMuch"),
    /** The other end has nothing of the match, and the player here is asked whether it is given to him. */
    ASKS("match.line.asks", "match.told.asks"),
    /** This end lost messages that the other one did not give back. */
    OLDER("match.resume.older", "match.told.older"),
    /** What the other end gave back was never sent from here. */
    FOREIGN("match.resume.foreign", "match.told.foreign"),
    /** What the other end gave back does not fit the rest. */
    CONTRADICTORY("match.resume.differs", "match.told.contradictory"),
    /** What the other end sent is not allowed here. */
    REFUSED("match.line.refused", "match.told.refused"),
    /** The scenario is too large to be sent. */
    LARGE("match.line.large", "match.told.large"),
    /** Only watching is possible here. */
    WATCH_ONLY("match.line.watchOnly", "match.line.watchOnly"),
    /** There is nothing to be watched yet. */
    NOT_BEGUN("match.watch.notBegun", "match.told.notBegun"),
    /** The end that watches spoke. */
    SILENT("match.watch.silent", "match.watch.silent"),
    /** What was shown to the end that watches is not allowed. */
    SHOWN("match.watch.refused", "match.told.shown");

    private final String here;
    private final String there;

    EndReason(String here, String there) {
        this.here = here;
        this.there = there;
    }

    /** The reason of a fault; empty if it is that the connection broke, or was told by the other end. */
    static Optional<EndReason> of(LineFault fault) {
        return Arrays.stream(values())
                .filter(reason -> reason.here.equals(fault.sentence().key()))
                .findFirst();
    }

    /**
     * What the other end says of it.
     *
     * @param version of the program that hangs up
     */
    LineFault there(String version) {
        return this == REFUSED ? LineFault.of(there, LineFault.versions(version)) : LineFault.of(there);
    }

    /** The word by which it is told. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The reason that a word tells; one that a newer version tells is {@link #NOISE}. */
    static EndReason read(String word) {
        return Arrays.stream(values())
                .filter(reason -> reason.word().equals(word))
                .findFirst()
                .orElse(NOISE);
    }
}
