package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.history.PastEvent;
import org.roadtorichmond.scenario.history.Source;

/**
 * What is looked up of history: the events of the game-turn that is played, or of one before it. Those of turns to come stay closed,
 * since they would give away arrivals and plans.
 */
public final class HistoryModel {
    private final History history;
    private final Scenario scenario;
    private int now = 1;
    private int turn = 1;
    private Optional<PastEvent> pointed = Optional.empty();

    /** A history for a scenario to which it belongs. */
    public HistoryModel(History history, Scenario scenario) {
        this.history = history;
        this.scenario = scenario;
    }

    /** The game is in a turn: whenever that is another one than before, its events are shown. */
    public void at(int played) {
        if (played != now) {
            now = played;
            show(played);
        }
    }

    /** The scenario that is played. */
    public Scenario scenario() {
        return scenario;
    }

    /** How the history was put together. */
    public String about() {
        return history.about();
    }

    /** The turn whose events are shown. */
    public int turn() {
        return turn;
    }

    /** Shows the events of a turn that is not to come. */
    public void show(int other) {
        turn = Math.min(other, now);
        pointed = Optional.empty();
    }

    /** Shows the events of the turn that is played, and points none of them out. */
    public void present() {
        show(now);
    }

    /** What happened in the turn that is shown; may be nothing. */
    public List<PastEvent> events() {
        return history.of(scenario, turn);
    }

    /** The number by which an event that is shown is found on the map, from 1; none for what happened off it. */
    public OptionalInt number(PastEvent event) {
        List<PastEvent> marked =
                events().stream().filter(each -> !each.everyHex().isEmpty()).toList();
        int place = marked.indexOf(event);
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(place + 1);
    }

    /** The sources of what is shown, each once, in the order of the history. */
    public List<Source> sources() {
        List<PastEvent> events = events();
        return history.sources().stream()
                .filter(source -> events.stream()
                        .anyMatch(event -> event.grounds().sources().contains(source)))
                .toList();
    }

    /** The last turn before the one shown in which anything happened. */
    public OptionalInt earlier() {
        return IntStream.iterate(turn - 1, before -> before > 0, before -> before - 1)
                .filter(this::tells)
                .findFirst();
    }

    /** The next turn after the one shown in which anything happened, or the one that is played. */
    public OptionalInt later() {
        return IntStream.rangeClosed(turn + 1, now)
                .filter(after -> after == now || tells(after))
                .findFirst();
    }

    private boolean tells(int other) {
        return !history.of(scenario, other).isEmpty();
    }

    /** The event that was pointed out, which stands out on the map. */
    public Optional<PastEvent> pointed() {
        return pointed;
    }

    /** Points an event out, or no more if it is pointed out already. */
    public void point(PastEvent event) {
        pointed = pointed.filter(event::equals).isPresent() ? Optional.empty() : Optional.of(event);
    }
}
