package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.session.orders.StopReason;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.GroupWords;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** What to do next, in one sentence, and why not, for the hex under the mouse. */
public final class HintModel {
    private final Control control;
    private final Texts texts;
    private final Game game;

    /** Hints on what is chosen in a control, in the language of the texts. */
    public HintModel(Control control, Texts texts) {
        this.control = control;
        this.texts = texts;
        game = control.session().game();
    }

    private Options options() {
        return control.session().options();
    }

    /** The sentence at the foot of the window. */
    public String next() {
        if (game.state().ending().isPresent()) {
            return texts.get("hint.over", texts.tell(game.state().ending().get().reason()));
        }
        Task task = control.session().task();
        if (task != Task.NONE && control.refusal().isPresent()) {
            return texts.get("hint.refused", texts.refusal(control.refusal().get()));
        }
        Optional<StopReason> stop = control.quiet().stopped();
        if (stop.isPresent() && task == Task.MARCH && control.selection() instanceof Selection.None) {
            return GroupWords.stopped(stop.get(), texts);
        }
        if (control.umpire().open() && task != Task.NONE) {
            return texts.get(control.umpire().picked().isPresent() ? "hint.umpirePut" : "hint.umpire");
        }
        return switch (task) {
            case MARCH -> march();
            case ATTACK -> fight();
            case LOSSES -> losses(game.state().combat().orElseThrow().losses());
            case RETREAT, ADVANCE, SPOILS -> move(task);
            case NONE -> texts.get("hint.thinking", texts.word(game.state().decider()));
        };
    }

    private String march() {
        Optional<String> full = full();
        if (full.isPresent()) {
            return full.get();
        }
        if (control.selection() instanceof Selection.Entering entering) {
            return texts.get("hint.entering", entering.unit());
        }
        if (control.selection() instanceof Selection.Group group) {
            return texts.get("hint.group", group.units().size());
        }
        if (control.selection() instanceof Selection.Units units) {
            Optional<Refusal> refusal = options()
                    .march()
                    .barred(units.units().get(0))
                    .or(() -> options().march().ranges(units.units()).isEmpty()
                            ? new WhyNot(control).marching(units)
                            : Optional.empty());
            return refusal.map(why -> texts.get("hint.refused", texts.refusal(why)))
                    .orElseGet(() -> texts.get("hint.selected", EventSentences.names(units.units())));
        }
        if (!options().march().mustEnter().isEmpty()) {
            return texts.get("hint.enterFirst");
        }
        MarchOn marches = control.groups().proposed();
        if (!marches.equals(MarchOn.none())) {
            return GroupWords.marchOn(marches, texts);
        }
        int unmoved = options().march().unmoved().size();
        long awaited = options().march().arriving().stream()
                .filter(unit -> !options().march().entries(unit).isEmpty())
                .count();
        return unmoved == 0 && awaited == 0
                ? texts.get("hint.marched")
                : texts.get(unmoved == 0 ? "hint.arrive" : "hint.march", unmoved == 0 ? awaited : unmoved);
    }

    /** Who must march on before a reinforcement can come in: the one chosen, or where nothing is chosen any that is shut out. */
    private Optional<String> full() {
        Selection selection = control.selection();
        boolean awaited = GroupControl.grouped(selection)
                && game.state().awaited(selection.units().get(0));
        List<Unit> units = awaited
                ? selection.units().subList(0, 1)
                : selection.units().isEmpty() ? options().march().arriving() : List.of();
        return units.stream()
                .filter(unit -> options().march().entries(unit).isEmpty())
                .flatMap(unit -> options().march().full(unit).stream()
                        .map(hex -> texts.get(
                                "hint.entryFull",
                                hex,
                                EventSentences.names(game.state().deployment().unitsAt(hex.index())),
                                unit)))
                .findFirst();
    }

    private String fight() {
        if (control.selection() instanceof Selection.Attack attack) {
            List<Selection.Attack> planned = control.session().plan().standing();
            return planned.contains(attack)
                    ? lastRoll() + texts.get("hint.attackNext", planned.size())
                    : texts.get("hint.attackPlan");
        }
        if (control.selection() instanceof Selection.Units units
                && !options().attack().targets(units.units().get(0)).isEmpty()) {
            return texts.get("hint.units");
        }
        AttackPlan plan = control.session().plan();
        RequiredAttacks required = options().attack().required();
        boolean covered = required.units().stream().noneMatch(plan.free()::contains)
                && required.hexes().stream().allMatch(hex -> plan.on(hex).isPresent());
        if (covered && !plan.standing().isEmpty()) {
            return lastRoll() + texts.get("hint.attackNext", plan.standing().size());
        }
        if (!required.nothing()) {
            return rolled()
                    + texts.get(
                            "hint.attackOwed",
                            required.units().size(),
                            required.hexes().size());
        }
        boolean more = !options().waiting().isEmpty();
        return rolled() + texts.get(more ? "hint.attackFree" : "hint.attackNone");
    }

    /** What has just been rolled, where it asked for no decision that would show it. */
    private String rolled() {
        return game.last()
                .flatMap(EventSentences::die)
                .map(die -> EventSentences.die(die, texts) + " ")
                .orElse("");
    }

    /** What was rolled for the last attack of the phase, whatever was decided after it. */
    private String lastRoll() {
        List<Entry> log = game.log();
        for (int i = log.size() - 1; i >= 0 && !(log.get(i).command() instanceof Command.EndPhase); i--) {
            Optional<Event.DieRolled> die = EventSentences.die(log.get(i));
            if (die.isPresent()) {
                return EventSentences.die(die.get(), texts) + " ";
            }
        }
        return "";
    }

    private String losses(int due) {
        List<Unit> units = control.selection().units();
        int chosen = units.stream().mapToInt(Unit::strength).sum();
        if (chosen < due) {
            return texts.get("hint.losses", due - chosen);
        }
        return options()
                .check(new Command.TakeLosses(units))
                .map(why -> texts.get("hint.refused", texts.refusal(why)))
                .orElse(texts.get("hint.lossesEnough", EventSentences.names(units)));
    }

    /** What Enter decides for the unit that retreats or advances, where something is proposed, and how to decide otherwise. */
    private String move(Task task) {
        if (!(control.selection() instanceof Selection.Mover mover)) {
            return "";
        }
        if (mover.crowded().isPresent()) {
            return displace(mover.crowded().get());
        }
        Command decision = control.confirmation().proposedDecision().orElse(null);
        long all = control.confirmation().proposedDecisions().stream()
                .filter(each -> !(each instanceof Command.EndAdvance))
                .count();
        if (decision instanceof Command.Retreat retreat) {
            return retreat.displaced()
                    .map(friend -> texts.get("hint.retreatPush", mover.unit(), retreat.to(), all, friend))
                    .orElseGet(() -> texts.get("hint.retreatTo", mover.unit(), retreat.to(), all));
        } else if (decision instanceof Command.Advance advance) {
            return texts.get("hint.advanceTo", mover.unit(), advance.to(), all);
        } else if (decision instanceof Command.EndAdvance) {
            return texts.get("hint.advanceNot", mover.unit());
        } else if (decision instanceof Command.PlaceToken) {
            return texts.get("hint.spoilsTo", mover.unit());
        }
        return switch (task) {
            case RETREAT -> texts.get("hint.retreat", mover.unit());
            case ADVANCE -> texts.get("hint.advance", mover.unit());
            default -> texts.get("hint.spoils", mover.unit());
        };
    }

    private String displace(Hex hex) {
        return control.confirmation()
                .displaceable()
                .map(friend -> texts.get(
                        control.confirmation().dooms(friend) ? "hint.displaceDooms" : "hint.displace", hex, friend))
                .orElse("");
    }

    /**
     * Why nothing can be done with the hex under the mouse or the keys' cursor; nothing where it can, or where no hex
     * is pointed at.
     */
    public Optional<Refusal> whyNot() {
        return control.hover().flatMap(new WhyNot(control)::at);
    }

    /** What is said at the hex that is pointed at: what an order there would do, or why nothing can be done. */
    public Optional<String> pointed() {
        return control.selection() instanceof Selection.Group group
                ? control.hover()
                        .flatMap(hex -> control.groups().preview(group, hex))
                        .map(order -> GroupWords.order(order, texts) + friends(order.goal()))
                : whyNot().map(this::reason);
    }

    /** That a click on a hex of friends would choose them, if so. */
    private String friends(Hex hex) {
        boolean friends =
                game.state().deployment().occupied(hex.index(), game.state().decider());
        return friends && !control.groups().entry(control.selection(), hex) ? "\n" + texts.get("group.join") : "";
    }

    /** A refusal; of what is only too far it is said how to get there. */
    private String reason(Refusal why) {
        boolean far = why.cause() == Refusal.Reason.TOO_FAR && control.selection() instanceof Selection.Units;
        return far ? texts.refusal(why) + "\n" + texts.get("group.farther") : texts.refusal(why);
    }
}
