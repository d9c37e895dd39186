package org.roadtorichmond.browser;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** One game that is played on the page: its orders are commands of the session, its refusals those of the rules. */
final class Table {
    private final Session session;
    private final Twin twin;
    private final Map<Side, Commander> commanders = new EnumMap<>(Side.class);
    private final MapPicture picture;
    private Texts texts;
    private PositionReply replies;
    private @Nullable LessonReply lesson;

    Table(Session session, Texts texts) {
        this.session = session;
        this.texts = texts;
        twin = new Twin(session.game());
        picture = new MapPicture(session.game().state(), texts);
        replies = new PositionReply(session, texts, picture);
    }

    /** A table at which a lesson is taken. */
    Table(Tutor tutor, Texts texts) {
        this(tutor.session(), texts);
        lesson = new LessonReply(tutor, replies.control(), texts);
    }

    /** A reply that says why not. */
    static Json refused(String words) {
        return Json.object().put("refused", words);
    }

    Session session() {
        return session;
    }

    /** Speaks another language from now on, and repeats the log in it. */
    void speak(Texts spoken) {
        if (spoken != texts) {
            texts = spoken;
            replies = new PositionReply(session, texts, picture);
            if (lesson != null) {
                lesson.sit(replies.control(), texts);
            }
        }
    }

    /** How the game stands, and in a lesson where that does. */
    Json begun() {
        return guided(position());
    }

    /** How the game stands, with what a person has to choose after a combat, or may attack. */
    private Json position() {
        Json position = replies.position();
        if (session.humanDecides() && session.task() == Task.ATTACK) {
            return position.put("marks", questions().marks());
        } else if (session.humanDecides() && session.task().afterCombat()) {
            ChoicesReply choices = new ChoicesReply(replies.control(), texts);
            return position.put("choice", choices.reply(replies.hint())).put("marks", choices.marks());
        }
        return position;
    }

    private Json guided(Json reply) {
        return lesson == null ? reply : reply.put("guide", lesson.guide());
    }

    private Scenario scenario() {
        return session.game().state().scenario();
    }

    /** What the page asks of the game that is on; in a lesson the reply says where that stands. */
    Json reply(Message message) {
        if (lesson != null) {
            lesson.pressed(message.text("do").orElse(""));
        }
        return guided(answer(message));
    }

    private Json answer(Message message) {
        return switch (message.text("do").orElse("")) {
            case "position" -> position();
            case "map" -> picture.map(texts);
            case "range" -> range(message);
            case "attack" -> plan(message);
            case "ledger" -> new LedgerReply(session.game(), texts).reply();
            case "save" -> save();
            case "goTo" -> look(message);
            case "undo" -> after(session.undo());
            case "back" -> back();
            case "redo" -> redo();
            case "step" -> step();
            case "guide" -> guide(message.text("as").orElse(""));
            default -> order(message);
        };
    }

    private Questions questions() {
        return new Questions(session, texts);
    }

    /** Who is chosen by a click or a key, and where that unit can go; or why the one chosen before cannot go where it was clicked. */
    private Json range(Message message) {
        Optional<Unit> before = message.unit("unit", scenario());
        Optional<Hex> hex = message.hex("hex", scenario());
        Optional<Unit> unit = message.truth("next")
                ? Questions.after(before, session.options().waiting())
                : hex.isPresent() ? questions().meant(hex.get(), before) : before;
        unit.ifPresent(who -> chosen(Selection.of(who, session.game().state())));
        Json reply = unit.map(questions()::range)
                .orElseGet(() -> hex.isPresent() ? questions().whyNot(before, hex.get()) : Json.object());
        return unasked(reply);
    }

    /** What is planned, after a click, with odds and all faces. */
    private Json plan(Message message) {
        Optional<Selection.Attack> planned = questions().planned(message);
        planned.ifPresent(this::chosen);
        return unasked(planned.map(questions()::attack).orElseGet(Json::object));
    }

    /** A reply by which the question whether the phase is to be ended is taken back. */
    private Json unasked(Json reply) {
        replies.guard().dismiss();
        return reply.put("end", replies.end()).put("hint", replies.hint());
    }

    private void chosen(Selection selection) {
        if (lesson != null) {
            lesson.chosen(selection);
        }
    }

    private Json guide(String button) {
        if (lesson == null) {
            return refused(texts.get("page.notUnderstood"));
        }
        return lesson.guided(button) ? position() : Json.object();
    }

    /** Carries an order out, if it is a person's turn and the rules allow it. */
    private Json order(Message message) {
        if (!session.humanDecides()) {
            return after(Optional.of(new Refusal(
                    session.game().state().ending().isPresent()
                            ? Refusal.Reason.OVER
                            : Refusal.Reason.OTHERS_DECISION)));
        }
        if (session.task().afterCombat() && decide(message)) {
            return position();
        }
        String what = message.text("do").orElse("");
        if (what.equals("endPhase") || (what.equals("take") && replies.guard().asking())) {
            return endPhase();
        }
        Optional<Unit> unit = message.unit("unit", scenario());
        Optional<Hex> hex = message.hex("hex", scenario());
        Optional<Command> command = switch (what) {
            case "march" -> unit.flatMap(who -> hex.map(to -> Questions.march(session, who, to)));
            case "leave" -> unit.map(Command.ExitUnit::new);
            case "roll", "declare" -> attack(message);
            case "concede" ->
                Optional.of(new Command.Concede(session.game().state().decider()));
            default -> Optional.empty();
        };
        return command.map(session::execute).map(this::after).orElseGet(() -> refused(texts.get("page.notUnderstood")));
    }

    /** Decides after a combat what a click or key in the window would; whether it is that what is asked for. */
    private boolean decide(Message message) {
        Control control = replies.control();
        switch (message.text("do").orElse("")) {
            case "decide" -> {
                message.unit("unit", scenario()).ifPresent(control::pick);
                message.hex("hex", scenario()).ifPresent(hex -> control.click(hex, false, false));
            }
            case "take" -> control.confirm();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Ends the phase, or asks first; refuses while something must still be done. */
    private Json endPhase() {
        Optional<Refusal> refusal = new WhyNot(replies.control()).ending();
        if (refusal.isEmpty()) {
            replies.guard().press();
        }
        return after(refusal);
    }

    /** Takes back what is chosen after a combat, or the question whether a phase is to be ended. */
    private Json back() {
        if (!replies.guard().dismiss()
                && session.humanDecides()
                && session.task().afterCombat()) {
            replies.control().back();
        }
        return position();
    }

    private Optional<Command> attack(Message message) {
        return questions()
                .planned(message)
                .filter(attack -> !attack.attackers().isEmpty())
                .map(Selection.Attack::command);
    }

    private Json after(Optional<Refusal> refusal) {
        return refusal.map(why -> refused(texts.refusal(why))).orElseGet(this::position);
    }

    private Json redo() {
        return session.redo() ? position() : refused(texts.get("page.nothingToRedo"));
    }

    /** One command of the commander whose turn it is; where a person's turn is, or the game is over, the position as it is. */
    private Json step() {
        Side side = session.game().state().decider();
        if (session.opponentDecides()) {
            Optional<Commander> commander = Optional.ofNullable(commanders.get(side))
                    .or(() -> lesson == null ? session.seats().commander(side) : lesson.commander(side));
            GameState before = session.game().state();
            commander.ifPresent(asked -> {
                commanders.put(side, asked);
                session.execute(asked.next(twin.upToDate()));
            });
            return position().put("scene", scene(before).map(Hex::number));
        }
        return position();
    }

    /** Where the last command was carried out: what it attacked, or else where a unit went. */
    private Optional<Hex> scene(GameState before) {
        GameState now = session.game().state();
        return session.game()
                .last()
                .flatMap(entry -> entry.all(Event.AttackDeclared.class).findFirst())
                .map(attack -> attack.targets().get(0))
                .or(() -> now.forces().onMap().all().stream()
                        .filter(unit -> !before.hexOf(unit).equals(now.hexOf(unit)))
                        .flatMap(unit -> now.hexOf(unit).stream())
                        .findFirst());
    }

    private Json save() {
        return Json.object()
                .put(
                        "text",
                        new String(
                                GameWriter.bytes(lesson == null ? session.saved() : lesson.saved()),
                                StandardCharsets.UTF_8))
                .put("name", SaveNames.proposal(session.game().state(), texts));
    }

    /** How the game stood after a step, to be looked at only. */
    private Json look(Message message) {
        int steps = session.game().log().size();
        int step = (int) Math.max(0, Math.min(steps, message.number("step").orElse((long) steps)));
        PositionReply then = new PositionReply(session.takenOver(step, Seats.BOTH_HUMAN), texts, picture);
        return then.position().put("hint", then.told(step)).put("looking", true).put("steps", steps);
    }
}
