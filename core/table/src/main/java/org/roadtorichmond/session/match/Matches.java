package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;

/** Begins matches by the means that this computer has, keeps a journal of each, and knows those that were left. */
public interface Matches {
    /** The port at which matches are usually opened; those who watch come to the next one. */
    int USUAL_PORT = 7862;

    /** The address at which a match is opened if nothing stands against it: all that this computer has. */
    String USUAL_ADDRESS = "0.0.0.0:" + USUAL_PORT;

    /** No other computers at all. */
    Matches NONE = new Matches() {
        @Override
        public Result<MatchSession> begin(
                Meeting meeting, Optional<LoadedScenario> scenario, Consumer<Runnable> owner) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("match.line.broken")));
        }

        @Override
        public Result<MatchSession> resume(LeftMatch left, Consumer<Runnable> owner) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("match.line.broken")));
        }

        @Override
        public List<LeftMatch> left() {
            return List.of();
        }

        @Override
        public Optional<Sentence> delete(LeftMatch left) {
            return Optional.empty();
        }

        @Override
        public String folder() {
            return "";
        }

        @Override
        public String address() {
            return USUAL_ADDRESS;
        }

        @Override
        public List<OwnAddress> addresses() {
            return List.of();
        }

        @Override
        public Optional<String> answering(List<String> addresses) {
            return Optional.empty();
        }
    };

    /** Opens an end of one match. */
    @FunctionalInterface
    interface Opener {
        /**
         * Opens it, or returns why that failed.
         *
         * @param owner takes what the line tells, and runs it on the thread of the game
         */
        Result<MatchSession> open(Consumer<Runnable> owner);
    }

    /**
     * Begins a match. On a line this computer listens or connects from now on until the session is closed.
     *
     * @param scenario what is played, for whoever opens the match; empty for whoever joins it
     * @param owner takes what the line tells, and runs it on the thread of the game
     * @return why the address cannot be listened at, the folder not be written to, or no journal be kept
     */
    Result<MatchSession> begin(Meeting meeting, Optional<LoadedScenario> scenario, Consumer<Runnable> owner);

    /** Goes on with a match that was left, where and as the players met; the rest is as in {@link #begin}. */
    Result<MatchSession> resume(LeftMatch left, Consumer<Runnable> owner);

    /** The matches that were left or have ended, the last one first, without those that are open. Each is played again for it, so this takes a while; any thread. */
    List<LeftMatch> left();

    /** Deletes the journal of a match; returns why that failed, if it did. */
    Optional<Sentence> delete(LeftMatch left);

    /** The folder that is proposed for the files of a match. */
    String folder();

    /** Where this computer can listen for another one now: in all its networks, at {@link #USUAL_PORT} or the next that is free; any thread. */
    String address();

    /** Where others can reach this computer, in the order in which they should try; any thread. */
    List<OwnAddress> addresses();

    /** The first of some addresses at which a computer answers, of all that do within about three seconds; any thread. */
    Optional<String> answering(List<String> addresses);
}
