package org.roadtorichmond.browser;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** What a combat asks of a person, what is chosen of it, and what the staff proposes: as in the window, by the same control. */
record ChoicesReply(Control control, Texts texts) {

    Json reply(String sentence) {
        Task task = control.session().task();
        Json reply = Json.object().put("kind", PositionReply.kind(task));
        Optional<Hex> crowded = crowded();
        return reply.put(
                        "title",
                        crowded.map(hex -> texts.get("decide.displace", hex))
                                .orElseGet(
                                        () -> texts.get("decide." + task.name().toLowerCase(Locale.ROOT))))
                .put("sentence", sentence)
                .put("points", points())
                .put("units", Json.list(units(task), this::unit))
                .put("hexes", Json.list(goals(), this::hex))
                .put("take", take(task))
                .putIf(task == Task.ADVANCE, "stay", texts.get("bar.endAdvance"));
    }

    /** The hexes that are open, and those of the units chosen. */
    List<Json> marks() {
        Stream<Json> chosen = units(control.session().task()).stream()
                .filter(this::chosen)
                .flatMap(unit -> state().hexOf(unit).stream())
                .map(hex -> Questions.mark(hex, "chosen", ""));
        Stream<Json> open = goals().stream()
                .map(hex -> usual(hex)
                        ? Questions.mark(hex, "choice usual", "hex.usual")
                        : Questions.mark(hex, "choice", "hex.choice"));
        return Stream.concat(chosen, open).toList();
    }

    private GameState state() {
        return control.session().game().state();
    }

    /** The full hex in which a friend must make room, if one was chosen. */
    private Optional<Hex> crowded() {
        return control.selection() instanceof Selection.Mover mover ? mover.crowded() : Optional.empty();
    }

    /** How many points are chosen to be lost, and how many must be. */
    private Optional<String> points() {
        return control.selection() instanceof Selection.Losses losses
                ? Optional.of(texts.get(
                        "decide.lossesOf",
                        losses.units().stream().mapToInt(Unit::strength).sum(),
                        state().combat().map(Combat::losses).orElse(0)))
                : Optional.empty();
    }

    private List<Unit> units(Task task) {
        if (crowded().isPresent()) {
            return control.confirmation().displaceables();
        }
        return task == Task.LOSSES
                ? state().combat().map(Combat::due).orElse(List.of())
                : control.session().options().decision().able();
    }

    private Json unit(Unit unit) {
        boolean full = crowded().isPresent();
        String words = full && control.confirmation().dooms(unit)
                ? texts.get("decide.dooms", unit.named())
                : texts.get(
                        "page.mover",
                        unit.named(),
                        unit.strength(),
                        state().hexOf(unit).map(Hex::toString).orElse(""));
        return Json.object().put("id", unit.id()).put("words", words).put("chosen", chosen(unit));
    }

    private boolean chosen(Unit unit) {
        return crowded().isPresent()
                ? control.confirmation().displaceable().filter(unit::equals).isPresent()
                : control.selection().units().contains(unit);
    }

    /** The hexes that are open to the chosen unit. */
    private List<Hex> goals() {
        return control.selection() instanceof Selection.Mover mover
                        && mover.crowded().isEmpty()
                ? control.session().options().decision().goals(mover.unit())
                : List.of();
    }

    private Json hex(Hex hex) {
        return Json.object().put("id", hex.number()).put("usual", usual(hex));
    }

    private boolean usual(Hex hex) {
        Optional<Hex> usual = control.confirmation().proposedDecision().flatMap(ChoicesReply::goal);
        return usual.filter(hex::equals).isPresent();
    }

    private static Optional<Hex> goal(Command decision) {
        if (decision instanceof Command.Retreat retreat) {
            return Optional.of(retreat.to());
        }
        return decision instanceof Command.Advance advance ? Optional.of(advance.to()) : Optional.empty();
    }

    /** The words of the button that decides as things are chosen, if it can. */
    private Optional<String> take(Task task) {
        if (task == Task.LOSSES) {
            boolean enough = control.session()
                    .options()
                    .allows(new Command.TakeLosses(control.selection().units()));
            return enough ? Optional.of(texts.get("decide.confirm")) : Optional.empty();
        }
        boolean friend = control.confirmation().displaceable().isPresent();
        Optional<Command> decision = control.confirmation().proposedDecision();
        return friend
                        || decision.filter(each -> !(each instanceof Command.EndAdvance))
                                .isPresent()
                ? Optional.of(texts.get("decide.take"))
                : decision.map(stays -> texts.get("bar.endAdvance"));
    }
}
