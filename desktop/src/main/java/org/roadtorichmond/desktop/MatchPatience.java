package org.roadtorichmond.desktop;

import java.time.Duration;

/**
 * How long an end of a match over a line waits for what.
 *
 * @param handshake how long the other end may take to prove that it knows the word
 * @param alive after so long without a word an end says that it is still there
 * @param silence after so long without a word the line is held to be broken
 * @param again after so long a guest connects again, and so long an end that hangs up waits for the other one
 * @param away an end of a game that is over awaits no one who has been away for so long; who is still there notices a broken line by
 *     its silence, and is back before
 * @param shut so long no one may try to prove the word after several tries did not
 */
record MatchPatience(
        Duration handshake, Duration alive, Duration silence, Duration again, Duration away, Duration shut) {
    /** What is right for lines between computers. */
    static final MatchPatience USUAL = new MatchPatience(
            Duration.ofSeconds(10),
            Duration.ofSeconds(4),
            Duration.ofSeconds(15),
            Duration.ofSeconds(1),
            Duration.ofSeconds(20),
            Duration.ofMinutes(1));
}
