package org.roadtorichmond.browser;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Pointed;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.lesson.Bookmark;
import org.roadtorichmond.session.lesson.Guide;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** A lesson that is taken on the page: what its tutor sees of the requests, and where it stands after each. */
final class LessonReply {
    private final Tutor tutor;
    private Control control;
    private Texts texts;

    /** A lesson at a table with a control of its game. */
    LessonReply(Tutor tutor, Control control, Texts texts) {
        this.tutor = tutor;
        this.control = control;
        this.texts = texts;
        tutor.watch(control);
    }

    /** Goes on with another control, in the words of another language. */
    void sit(Control chosen, Texts spoken) {
        control = chosen;
        texts = spoken;
        PageLessons.find(tutor.entry().key(), texts).ifPresent(tutor::tell);
        tutor.watch(control);
    }

    /** Who plays a side that no person does. */
    Optional<Commander> commander(Side side) {
        return tutor.commander(side);
    }

    /** The lesson as it stands, to be kept. */
    SavedGame saved() {
        return Bookmark.of(tutor);
    }

    /** What the buttons of a lesson do; whether the game is another one by it. */
    boolean guided(String button) {
        switch (button) {
            case "onward" -> tutor.next();
            case "help" -> tutor.assist();
            case "again" -> tutor.again();
            case "before" -> tutor.back();
            default -> {
                return false;
            }
        }
        return button.equals("again") || button.equals("before");
    }

    /** Notes that a unit was chosen, or an attack planned. */
    void chosen(Selection selection) {
        control.select(selection);
        tutor.check();
        // What is chosen is known to the page alone, and told anew whenever it changes.
        control.select(Selection.none());
    }

    /** Notes what else was pressed. */
    void pressed(String request) {
        if (request.equals("endPhase")) {
            tutor.pressed(KeyAction.END_PHASE);
        } else if (request.equals("ledger") && !control.display().shows(Layer.POINTS)) {
            control.display().toggle(Layer.POINTS);
        }
    }

    /** Where the lesson stands. */
    Json guide() {
        tutor.check();
        Json guide = Json.object()
                .put("name", tutor.name())
                .put("number", tutor.number())
                .put("count", tutor.count());
        Optional<LessonStep> step = tutor.step();
        Pointed pointed = step.map(LessonStep::pointed).orElse(Pointed.NOTHING);
        guide.put("hexes", Json.list(hexes(pointed), Hex::number))
                .put("buttons", tutor.shown().map(Guide.Step::buttons).orElse(List.of()));
        return step.isPresent() ? step(guide, step.get()) : end(guide);
    }

    private Set<Hex> hexes(Pointed pointed) {
        GameState state = tutor.session().game().state();
        Set<Hex> hexes = new TreeSet<>(pointed.hexes());
        for (Unit unit : pointed.units()) {
            state.hexOf(unit).ifPresent(hexes::add);
        }
        return hexes;
    }

    private Json step(Json guide, LessonStep step) {
        boolean read = step.isRead();
        boolean helped = tutor.help() != Guide.Help.NONE;
        boolean astray = tutor.astray();
        return guide.put("title", texts.get("lesson.step", tutor.name(), tutor.number() + 1, tutor.count()))
                .put("text", step.text())
                .putIf(astray, "warning", texts.get("lesson.astray"))
                .putIf(!read && helped, "hint", texts.get("lesson.hinted", step.hint()))
                .putIf(read, "onward", texts.get("lesson.next"))
                .putIf(!read && !helped, "help", texts.get("lesson.hint"))
                .putIf(!read || astray, "again", texts.get("lesson.again"))
                .putIf(tutor.mayStepBack(), "before", texts.get("lesson.back"));
    }

    private Json end(Json guide) {
        Optional<String> after = PageLessons.after(tutor.entry().key());
        Optional<String> next =
                after.map(name -> PageLessons.told(name, texts)).flatMap(told -> new Message(told.node()).text("name"));
        return guide.put("title", texts.get("lesson.done", tutor.name()))
                .put("text", tutor.ending())
                .put("after", after)
                .put(
                        "goOn",
                        next.map(name -> texts.get("lesson.after", name)).orElseGet(() -> texts.get("lesson.battle")))
                .put("before", texts.get("lesson.back"));
    }
}
