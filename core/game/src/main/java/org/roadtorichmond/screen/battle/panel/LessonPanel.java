package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.lesson.Guide;

/** The panel of a lesson: which step is on, its text, help with it, and the buttons that lead on and back. */
public final class LessonPanel {
    /** How wide the panel is, with the air round it. */
    public static final float WIDTH = 316;

    private static final float AIR = 8;

    private final Widgets ui;
    private final Guide guide;
    private final Doings doings;
    private final Table panel;
    private final Rows rows;
    private final LastShown shown = new LastShown();

    /** What the buttons of the panel do. */
    public interface Doings {
        /** Goes on from a step that is only read, or passed over. */
        void next();

        /** Goes back to the step before. */
        void back();

        /** Begins the step again. */
        void again();

        /** Helps with the step. */
        void help();

        /** Does what the step asks for. */
        void show();

        /** Leaves the lesson for the list of lessons. */
        void leave();

        /** Goes on to the next lesson, or to a battle after the last. */
        void goOn();

        /** What lies behind {@link #goOn}, by name. */
        String after();

        /** Whether Enter goes on, too, where there is nothing to do but to go on. */
        default boolean enters() {
            return false;
        }

        /** What {@link #leave} leads to after the last step, by name; empty if that is where {@link #goOn} leads. */
        Optional<String> list();
    }

    /** The panel of a lesson; to be made again whenever the stage is built. */
    public LessonPanel(Widgets ui, Guide guide, Doings doings) {
        this.ui = ui;
        this.guide = guide;
        this.doings = doings;
        panel = ui.panel();
        rows = new Rows(ui, panel);
    }

    /** The layer in which the panel lies, so far from the top and the right edge of the window, and the rings on top of it. */
    public void build(float top, float right) {
        panel.pad(ui.px(AIR));
        atEdge(ui, panel, top, right);
        ring();
    }

    /** Lays a panel as wide as that of a lesson over the stage, so far from the top and the right edge of the window. */
    public static void atEdge(Widgets ui, Table panel, float top, float right) {
        Table layer = new Table();
        layer.setFillParent(true);
        layer.setTouchable(Touchable.childrenOnly);
        layer.top()
                .right()
                .add(panel)
                .width(ui.px(WIDTH - 2 * AIR))
                .padTop(top + ui.px(AIR))
                .padRight(right + ui.px(AIR));
        ui.stage().addActor(layer);
    }

    /** Puts the panel into a column of the window, and the rings on top of the stage. */
    public void build(Table column) {
        panel.pad(ui.px(AIR));
        column.add(panel).growX();
        ring();
    }

    private void ring() {
        ui.stage().addActor(new LessonRings(ui, this::pointed));
        refresh();
    }

    /** Shows the present step, if it is not shown already. */
    public void refresh() {
        if (!shown.differs(guide.number(), guide.help(), guide.astray())) {
            return;
        }
        panel.clearChildren();
        int steps = guide.count();
        String heading = guide.shown()
                .map(step -> ui.text("lesson.step", guide.name(), guide.number() + 1, steps))
                .orElseGet(() -> ui.text("lesson.done", guide.name()));
        rows.text(heading, "small", 0, 4);
        guide.shown().ifPresentOrElse(this::step, this::end);
    }

    private void step(Guide.Step step) {
        rows.text(ui.texts().keyed(step.text()), "hint", 0, 6);
        if (guide.astray()) {
            rows.text(ui.text("lesson.astray"), "warning", 0, 6);
        }
        if (guide.help() != Guide.Help.NONE) {
            rows.text(ui.text("lesson.hinted", ui.texts().keyed(step.hint())), "small", 0, 6);
        }
        Flow buttons = new Flow(ui.px(6));
        if (step.isRead()) {
            buttons.addActor(onward(ui.text("lesson.next"), doings::next));
        } else if (guide.help() == Guide.Help.NONE) {
            buttons.addActor(ui.button(ui.text("lesson.hint"), "default", doings::help));
        } else if (step.isShown()) {
            buttons.addActor(ui.button(ui.text("lesson.show"), "default", doings::show));
        }
        if (step.isSkipped()) {
            buttons.addActor(ui.button(ui.text("lesson.skip"), "default", doings::next));
        }
        TextButton back = ui.button(ui.text("lesson.back"), "default", doings::back);
        back.setDisabled(!guide.mayStepBack());
        buttons.addActor(back);
        if (!step.isRead() || guide.astray()) {
            buttons.addActor(ui.button(ui.text("lesson.again"), "default", doings::again));
        }
        buttons.addActor(ui.button(ui.text("lesson.leave"), "default", doings::leave));
        rows.add(buttons, 0);
    }

    private void end() {
        rows.text(ui.texts().keyed(guide.ending()), "hint", 0, 8);
        rows.add(onward(doings.after(), doings::goOn), 0).padBottom(ui.px(6));
        Flow buttons = new Flow(ui.px(6));
        buttons.addActor(ui.button(ui.text("lesson.back"), "default", doings::back));
        doings.list().ifPresent(words -> buttons.addActor(ui.button(words, "default", doings::leave)));
        rows.add(buttons, 0);
    }

    /** The button that goes on. */
    private TextButton onward(String words, Runnable action) {
        return doings.enters() ? ui.enterButton(words, action) : ui.button(words, "action", action);
    }

    /** The names of the buttons at which the step points. */
    private List<String> pointed() {
        return guide.shown().map(Guide.Step::buttons).orElse(List.of());
    }
}
