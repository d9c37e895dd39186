package org.roadtorichmond.browser;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
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
            position.putAll(questions().targets());
        } else if (session.humanDecides() && session.task().afterCombat()) {
            position.put("choice", new ChoicesReply(replies.control(), texts).reply(replies.hint()));
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
            case "whyNot" -> questions().whyNot(message.unit("unit", scenario()), message.hex("hex", scenario()));
            case "attack" -> plan(message);
            case "ledger" -> new LedgerReply(session.game(), texts).reply();
            case "save" -> save();
            case "goTo" -> look(message);
            case "undo" -> after(session.undo());
            case "redo" -> redo();
            case "step" -> step();
            case "guide" -> guide(message.text("as").orElse(""));
            default -> order(message);
        };
    }

    private Questions questions() {
        return new Questions(session, texts);
    }

    private Json range(Message message) {
        Optional<Unit> unit = message.unit("unit", scenario());
        unit.ifPresent(who -> chosen(Selection.of(who, session.game().state())));
        return questions().range(unit);
    }

    private Json plan(Message message) {
        List<Hex> hexes = targets(message);
        if (hexes.isEmpty()) {
            return refused(texts.get("page.notUnderstood"));
        }
        Selection.Attack planned = questions().planned(hexes, message.units("units", scenario()), odds(message));
        chosen(planned);
        return questions().attack(planned, message.units("units", scenario()).isEmpty());
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

    private List<Hex> targets(Message message) {
        List<Hex> several = message.hexes("hexes", scenario());
        return several.isEmpty() ? message.hexes("hex", scenario()) : several;
    }

    private static Optional<Odds> odds(Message message) {
        return message.text("odds").flatMap(Odds::labelled);
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
        Options options = session.options();
        Optional<Unit> unit = message.unit("unit", scenario());
        Optional<Hex> hex = message.hex("hex", scenario());
        Optional<Command> command = switch (message.text("do").orElse("")) {
            case "march" -> unit.flatMap(who -> hex.map(to -> Questions.march(session, who, to)));
            case "leave" -> unit.map(Command.ExitUnit::new);
            case "roll", "declare" -> attack(message);
            case "endPhase" -> options.end();
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
            case "back" -> control.back();
            default -> {
                return false;
            }
        }
        return true;
    }

    private Optional<Command> attack(Message message) {
        List<Hex> hexes = targets(message);
        List<Unit> units = message.units("units", scenario());
        return hexes.isEmpty() || units.isEmpty()
                ? Optional.empty()
                : Optional.of(new Command.Attack(units, hexes, odds(message)));
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
            commander.ifPresent(asked -> {
                commanders.put(side, asked);
                session.execute(asked.next(twin.upToDate()));
            });
        }
        return position();
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
        Session then = session.takenOver(step, Seats.BOTH_HUMAN);
        return new PositionReply(then, texts, picture)
                .position()
                .put("looking", true)
                .put("steps", steps);
    }
}
