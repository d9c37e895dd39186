package org.roadtorichmond.session.lesson;

import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.words.Sentence;

/**
 * The other side of a lesson: gives the commands that are written down for a turn, in their order, and leaves out what has become
 * impossible. What is not written down a deputy decides: all of a turn for which there is nothing if the lesson names an opponent,
 * or else only losses, retreats and attacks that the rules require.
 *
 * <p>It remembers nothing: which commands are still to be given is read off the log, so that steps of the lesson can be taken
 * back under it.
 */
final class ScriptedOpponent implements Commander {
    private final Lesson lesson;
    private final Commander deputy;
    private Decision reason = Decision.plain(new Command.EndPhase(), 0, Sentence.of("verbatim", ""));

    ScriptedOpponent(Lesson lesson) {
        this.lesson = lesson;
        deputy = Commanders.named(lesson.opponent());
    }

    @Override
    public Command next(Game game) {
        Command command = choose(game);
        reason = Decision.plain(command, 0, Sentence.of("verbatim", ""));
        return command;
    }

    private Command choose(Game game) {
        int turn = game.state().moment().turn();
        List<Command> script = lesson.script(turn);
        List<Command> given = given(game, turn);
        for (Command command : script) {
            if (!(command instanceof Command.EndPhase)
                    && !given.contains(command)
                    && game.check(command).isEmpty()) {
                return command;
            }
        }
        boolean commanded = script.isEmpty() && !lesson.passive();
        Command nothing = game.state().combat().isPresent() ? new Command.EndAdvance() : new Command.EndPhase();
        return !commanded && game.check(nothing).isEmpty() ? nothing : deputy.next(game);
    }

    /** The commands that were given since a turn began. */
    private static List<Command> given(Game game, int turn) {
        List<Entry> log = game.log();
        int first = log.size();
        while (first > 0 && turn(log.get(first - 1), turn)) {
            first--;
        }
        return log.subList(first, log.size()).stream().map(Entry::command).toList();
    }

    /** Whether no turn has begun with an entry, so that it belongs to the same turn as what follows it. */
    private static boolean turn(Entry entry, int turn) {
        return entry.all(Event.PhaseBegan.class)
                .noneMatch(began -> began.beginsTurn() && began.after().turn() == turn);
    }

    @Override
    public String name() {
        return "lesson";
    }

    @Override
    public Decision reason() {
        return reason;
    }
}
