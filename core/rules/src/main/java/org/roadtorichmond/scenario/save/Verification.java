package org.roadtorichmond.scenario.save;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

/** Resolves the commands of a saved game again and compares what they bring about with what was recorded. */
public final class Verification {
    private Verification() {}

    /**
     * The first difference.
     *
     * @param entry the command, from 1; 0 where the difference is in what was rolled before the first
     * @param event the event of that entry, from 1; 0 where the difference is not in an event
     * @param unit the unit that the event is about, if it is about one
     * @param field the part of the event that differs, if both events are of one kind
     * @param message what was recorded and what comes about now
     */
    public record Difference(int entry, int event, Optional<Unit> unit, Optional<String> field, String message) {}

    /** Plays a game again from its opening; nothing if all comes out the same. */
    public static Optional<Difference> verify(SavedGame saved) {
        Game recorded = saved.game();
        return saved.match().isPresent()
                ? verify(saved, new MatchReplay(saved.match().get(), saved.scenario()))
                : verify(
                        saved,
                        VictorySystems.newGame(
                                saved.scenario().survey(),
                                recorded.opening(),
                                recorded.state().seed()),
                        Optional.empty());
    }

    private static Optional<Difference> verify(SavedGame saved, MatchReplay match) {
        if (saved.game().state().seed() != match.number()) {
            return difference(0, "The number of the match does not follow from its scenario and its commitments.");
        }
        Optional<Game> begun = match.begin(saved.game());
        if (begun.isEmpty()) {
            return difference(0, "A die that is rolled before the first command was not drawn by both sides.");
        }
        Optional<Difference> difference = verify(saved, begun.get(), Optional.of(match));
        return difference.isPresent()
                ? difference
                : match.rest(begun.get())
                        .flatMap(trouble -> difference(saved.game().log().size(), trouble));
    }

    private static Optional<Difference> verify(SavedGame saved, Game again, Optional<MatchReplay> match) {
        Game recorded = saved.game();
        Optional<Difference> rolled = compare(0, recorded.prologue(), again.prologue());
        if (rolled.isPresent()) {
            return rolled;
        }
        int number = 0;
        for (Entry entry : recorded.log()) {
            int place = ++number;
            Optional<String> trouble = match.flatMap(dice -> dice.drawFor(again, entry.command()));
            Optional<Difference> difference =
                    trouble.isPresent() ? difference(place, trouble.get()) : repeat(again, entry, place);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private static Optional<Difference> repeat(Game again, Entry entry, int number) {
        Outcome outcome = again.execute(entry.command());
        if (outcome instanceof Outcome.Refused refused) {
            return difference(
                    number,
                    "The command %s is refused now: %s"
                            .formatted(JsonText.of(GameWriter.tree(entry.command())), refused.refusal()));
        }
        Optional<Difference> difference = compare(number, entry.events(), ((Outcome.Accepted) outcome).events());
        return difference.isPresent() || again.state().hash() == entry.hash()
                ? difference
                : difference(number, "The events are the same, but the state's hash is another.");
    }

    private static Optional<Difference> compare(int number, List<Event> recorded, List<Event> now) {
        for (int i = 0; i < Math.min(now.size(), recorded.size()); i++) {
            if (!recorded.get(i).equals(now.get(i))) {
                return Optional.of(compare(number, i + 1, recorded.get(i), now.get(i)));
            }
        }
        return recorded.size() == now.size()
                ? Optional.empty()
                : difference(
                        number,
                        String.format(
                                Locale.ROOT,
                                "%d events were recorded, now there are %d.",
                                recorded.size(),
                                now.size()));
    }

    private static Optional<Difference> difference(int number, String message) {
        return Optional.of(new Difference(
                number,
                0,
                Optional.empty(),
                Optional.empty(),
                String.format(Locale.ROOT, "Entry %d: %s", number, message)));
    }

    private static Difference compare(int number, int place, Event before, Event now) {
        Optional<Unit> unit = unit(before);
        Map<String, Object> then = values(before);
        Map<String, Object> today = values(now);
        Optional<String> part = before.getClass() == now.getClass()
                ? then.entrySet().stream()
                        .filter(value -> !value.getValue().equals(today.get(value.getKey())))
                        .map(Map.Entry::getKey)
                        .findFirst()
                : Optional.empty();
        String was = text(before, part);
        String is = text(now, part);
        String message = String.format(
                Locale.ROOT,
                "Entry %d, event %d%s%s: recorded was %s, now it is %s.",
                number,
                place,
                unit.map(u -> ", unit " + u).orElse(""),
                part.map(name -> ", " + name).orElse(""),
                was,
                is);
        return new Difference(number, place, unit, part, message);
    }

    /** An event, or a part of one, as saved games state it. */
    private static String text(Event event, Optional<String> part) {
        Node whole = EventShapes.EVENT.write(event);
        Optional<Node> member = part.flatMap(name -> whole instanceof Node.ObjectNode object
                ? object.member(name).map(Node.Member::value)
                : Optional.empty());
        return member.map(JsonText::of).orElseGet(() -> part.isPresent() ? "none" : JsonText.of(whole));
    }

    private static Optional<Unit> unit(Event event) {
        return values(event).values().stream()
                .filter(Unit.class::isInstance)
                .map(Unit.class::cast)
                .findFirst();
    }

    private static Map<String, Object> values(Event event) {
        return EventShapes.EVENT.shape(event.getClass()).values(event);
    }
}
