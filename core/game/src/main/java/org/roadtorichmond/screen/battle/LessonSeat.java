package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.screen.battle.board.LessonMarks;
import org.roadtorichmond.screen.battle.panel.LessonPanel;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.lesson.GesturePlayer;
import org.roadtorichmond.session.lesson.Guide;
import org.roadtorichmond.session.lesson.LessonBook;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.view.MapContents;

/** A lesson on the screen of its battle: the panel beside the map, the marks on it, and the hands that show what to do. */
final class LessonSeat implements LessonPanel.Doings {
    private static final String FIRST_BATTLE = "gaines-mill.scenario.json";

    private final Widgets ui;
    private final Navigator navigator;
    private final Tutor tutor;
    private final Screen screen;
    private final GesturePlayer gestures;
    private LessonPanel panel;

    /** What a lesson asks of its screen. */
    interface Screen {
        /** Does what a key's action is. */
        void press(KeyAction action);

        /** Has everything seen refreshed. */
        void stale();
    }

    LessonSeat(Widgets ui, Navigator navigator, Tutor tutor, Control control, EndGuard guard, Screen screen) {
        this.ui = ui;
        this.navigator = navigator;
        this.tutor = tutor;
        this.screen = screen;
        gestures = new GesturePlayer(control, guard, screen::press);
        panel = new LessonPanel(ui, tutor, this);
        ui.app().lessons().find(tutor.entry().key()).ifPresent(tutor::tell);
        tutor.watch(control);
        // The red button is what the step asks for: going on where there is only something to read, and the phase's end
        // where it says so.
        guard.yieldTo(() -> tutor.shown()
                .filter(step -> !step.isRead() && step.buttons().contains(KeyAction.END_PHASE.name()))
                .isEmpty());
    }

    /** Builds the panel in a column beside the map. */
    void build(Table column) {
        panel = new LessonPanel(ui, tutor, this);
        panel.build(column);
    }

    /** Goes on by the key that confirms, where there is nothing to do but to go on; returns whether it did. */
    boolean goesOn(KeyAction action) {
        Optional<Guide.Step> step = tutor.shown();
        if (action != KeyAction.CONFIRM || step.filter(now -> !now.isRead()).isPresent()) {
            return false;
        }
        if (step.isPresent()) {
            next();
        } else {
            goOn();
        }
        return true;
    }

    @Override
    public boolean enters() {
        return true;
    }

    /** Looks whether the step is done, once its player has seen what the other side did. */
    void refresh(boolean seen) {
        if (seen) {
            tutor.check();
        }
        panel.refresh();
    }

    /** Notes that a key was pressed, or its button. */
    void pressed(KeyAction action) {
        tutor.pressed(action);
    }

    /** The board with what the step points at; lets time go by, after which help comes. */
    MapContents mark(MapContents board) {
        if (tutor.elapse(Gdx.graphics.getDeltaTime())) {
            screen.stale();
        }
        return LessonMarks.on(board, tutor);
    }

    @Override
    public void next() {
        tutor.next();
        screen.stale();
    }

    @Override
    public void back() {
        tutor.back();
        screen.stale();
    }

    @Override
    public void again() {
        tutor.again();
        screen.stale();
    }

    @Override
    public void help() {
        tutor.assist();
        screen.stale();
    }

    @Override
    public void show() {
        tutor.show(gestures);
        screen.stale();
    }

    @Override
    public void leave() {
        ui.app().clearTable();
        navigator.lessons(Optional.empty());
    }

    @Override
    public void goOn() {
        AppContext app = ui.app();
        Optional<Lessons.Entry> after = app.lessons().after(tutor.entry());
        if (after.isPresent()) {
            navigator.lesson(new LessonBook(app.archive()).open(after.get()));
        } else {
            app.clearTable();
            app.preferences().set(Setting.LAST_SCENARIO, FIRST_BATTLE);
            navigator.setUp();
        }
    }

    @Override
    public Optional<String> list() {
        return Optional.of(ui.text("lesson.list"));
    }

    @Override
    public String after() {
        return ui.app()
                .lessons()
                .after(tutor.entry())
                .map(entry -> ui.text("lesson.after", entry.lesson().name()))
                .orElseGet(() -> ui.text("lesson.battle"));
    }
}
