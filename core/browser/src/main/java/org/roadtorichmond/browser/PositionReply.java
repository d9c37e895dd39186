package org.roadtorichmond.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HintModel;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.view.Counter;

/** How a game stands, in full but for the log, of which only what is new since the last reply is told. */
final class PositionReply {
    private final Session session;
    private final Texts texts;
    private final MapPicture picture;
    private final Control control;
    private final HintModel hints;
    private final EndGuard guard;
    private final EventSentences chronicle;
    private List<Entry> told = List.of();
    private Optional<Entry> thrown = Optional.empty();
    private boolean begun;

    PositionReply(Session session, Texts texts, MapPicture picture) {
        this.session = session;
        this.texts = texts;
        this.picture = picture;
        control = new Control(session);
        hints = new HintModel(control, texts);
        guard = new EndGuard(control);
        chronicle = new EventSentences(texts, session.game().state().scenario());
    }

    /** What is chosen of the decisions after a combat. */
    Control control() {
        return control;
    }

    /** Asks before a phase is ended in which units could still act. */
    EndGuard guard() {
        return guard;
    }

    /** What is to be done next. */
    String hint() {
        return guard.asking() ? texts.get("hint.sure") : hints.next();
    }

    /** What was said of a step. */
    String told(int step) {
        return String.join(
                " ", step == 0 ? opening() : chronicle.tell(session.game().log().get(step - 1)));
    }

    private List<String> opening() {
        List<String> lines = new ArrayList<>();
        lines.add(chronicle.phase(session.game().opening().moment()));
        lines.addAll(chronicle.tell(session.game().prologue()));
        return lines;
    }

    /** The word for what the game waits for, from either player. */
    static String kind(Task task) {
        return switch (task) {
            case NONE -> "over";
            case MARCH -> "movement";
            case ATTACK -> "combat";
            case LOSSES, RETREAT, ADVANCE, SPOILS -> task.name().toLowerCase(Locale.ROOT);
        };
    }

    Json position() {
        control.settle();
        GameState state = session.game().state();
        Side side = state.decider();
        int steps = session.game().log().size();
        List<Counter> fresh = new ArrayList<>();
        Json reply = Json.object()
                .put("scenario", texts.of(state.scenario()).name())
                .put("turn", state.moment().turn())
                .put("turns", state.lastTurn())
                .put("date", state.scenario().begins(state.moment().turn()).map(Object::toString))
                .put("night", state.night())
                .put("phase", chronicle.phase(state.moment()))
                .put("side", side.word())
                .put("sideName", texts.word(side))
                .put("who", session.seats().of(side))
                .put("kind", kind(session.options().task()))
                .put("hint", hint())
                .put("pending", pending())
                .put("points", points())
                .put("end", end())
                .put("undo", session.humanDecides() && session.checkUndo().isEmpty())
                .putIf(session.humanDecides(), "concede", texts.get("menu.concedeAsk", texts.word(side)))
                .put("redo", session.mayRedo())
                .put("step", steps)
                .put("steps", steps)
                .put("units", Json.list(state.forces().onMap().all(), unit -> unit(unit, fresh)))
                .put("arriving", Json.list(session.options().march().arriving(), unit -> unit(unit, fresh)))
                .put("over", over());
        log(reply);
        return fresh.isEmpty() ? reply : reply.put("drawings", picture.drawings(fresh));
    }

    private Json points() {
        Json points = Json.object();
        for (Side side : Side.values()) {
            points.put(side.word(), VictorySystem.score(session.game()).of(side));
        }
        return points;
    }

    /** What must still be done before the phase can end, in a sentence. */
    private List<String> pending() {
        return session.options().end().stream()
                .flatMap(end -> session.options().check(end).stream())
                .map(texts::refusal)
                .toList();
    }

    /** The button that ends the phase: what it says, and whether that is a question. */
    Json end() {
        return Json.object().put("name", guard.words(texts)).put("asks", guard.asking());
    }

    private Json unit(Unit unit, List<Counter> fresh) {
        GameState state = session.game().state();
        boolean movable =
                session.task() != Task.NONE && session.options().waiting().contains(unit);
        return Json.object()
                .put("id", unit.id())
                .put("name", unit.named())
                .put("side", unit.side().word())
                .put("hex", state.hexOf(unit).map(Object::toString))
                .put("look", picture.look(unit, state, fresh))
                .put("movable", movable)
                .put("state", sentence(unit, state));
    }

    private String sentence(Unit unit, GameState state) {
        String words = texts.get(
                "page.unit", unit.named(), texts.word(unit.side()), texts.word(unit.arm()), state.strength(unit));
        if (state.shaken(unit)) {
            words += texts.get("page.unitShaken");
        }
        return Counter.done(unit, state) ? words + texts.get("page.unitDone") : words;
    }

    /** Who has won, and why the game is over. */
    private Optional<String> over() {
        return session.game()
                .state()
                .ending()
                .map(ending -> LedgerReply.winner(texts, VictorySystem.judge(session.game())) + " "
                        + texts.tell(ending.reason()));
    }

    /** The log since the last reply: how many steps the page keeps, and the lines after them. */
    private void log(Json reply) {
        List<Entry> log = session.game().log();
        int kept = 0;
        while (kept < Math.min(told.size(), log.size()) && told.get(kept).equals(log.get(kept))) {
            kept++;
        }
        List<Json> lines = new ArrayList<>();
        if (!begun) {
            opening().forEach(words -> lines.add(line(0, words)));
        }
        Optional<Entry> die = Optional.empty();
        for (int i = kept; i < log.size(); i++) {
            int step = i + 1;
            chronicle.tell(log.get(i)).forEach(words -> lines.add(line(step, words)));
            die = log.get(i).rolled() ? Optional.of(log.get(i)) : die;
        }
        reply.put("kept", begun ? kept : -1).put("log", lines);
        boolean now = begun && die.isPresent();
        thrown = now ? die : thrown.filter(entry -> session.task().afterCombat());
        thrown.ifPresent(entry -> rolled(reply, entry, now));
        begun = true;
        told = List.copyOf(log);
    }

    private static Json line(int step, String words) {
        return Json.object().put("step", step).put("text", words);
    }

    /** The die of the combat that is on, or that is just over. */
    private void rolled(Json reply, Entry entry, boolean now) {
        Event.DieRolled die = EventSentences.die(entry).orElseThrow();
        Json rolled = Json.object()
                .put("now", now)
                .put("die", die.face())
                .put("result", texts.tell(die.meaning()))
                .put("sentence", EventSentences.die(die, texts));
        entry.all(Event.AttackDeclared.class)
                .findFirst()
                .ifPresent(attack -> rolled.put("odds", attack.odds().label()));
        reply.put("rolled", rolled);
    }
}
