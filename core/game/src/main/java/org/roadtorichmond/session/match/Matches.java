package org.roadtorichmond.session.match;

import java.util.function.Consumer;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** Opens and joins matches over the network that this computer has, and keeps a journal of each. */
public interface Matches {
    /** The address that is proposed to those who open a match: this computer alone. */
    String USUAL_ADDRESS = "127.0.0.1:7862";

    /** No network at all. */
    Matches NONE = new Matches() {
        private Result<MatchSession> none() {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("match.line.broken")));
        }

        @Override
        public Result<MatchSession> open(MatchTalk.HostTerms terms, Meeting meeting, Consumer<Runnable> owner) {
            return none();
        }

        @Override
        public Result<MatchSession> join(Meeting meeting, Consumer<Runnable> owner) {
            return none();
        }
    };

    /**
     * Where and how two players meet.
     *
     * @param address name or number of a computer, a colon, and the port
     * @param word the word that both give, eight small letters
     * @param name what the player at this computer is called
     */
    record Meeting(String address, String word, String name) {
        /** Whether address and word have the form that they must have. */
        public boolean isWhole() {
            String port = address.substring(address.lastIndexOf(':') + 1);
            return address.matches(".+:[0-9]{1,5}")
                    && Integer.parseInt(port) < 1 << Character.SIZE
                    && word.matches("[a-z]{8}");
        }

        /** The computer. */
        public String host() {
            return address.substring(0, address.lastIndexOf(':'));
        }

        /** The port, 0 to 65535. */
        public int port() {
            return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
        }
    }

    /**
     * Opens a match, for which this computer listens from now on until the session is closed.
     *
     * @param owner takes what the line tells, and runs it on the thread of the game
     * @return why the address cannot be listened at, or no journal be kept
     */
    Result<MatchSession> open(MatchTalk.HostTerms terms, Meeting meeting, Consumer<Runnable> owner);

    /** Joins a match, for which this computer connects from now on; the rest is as in {@link #open}. */
    Result<MatchSession> join(Meeting meeting, Consumer<Runnable> owner);
}
