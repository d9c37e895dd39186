package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.UnaryOperator;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.trace.Fitting;
import org.roadtorichmond.workshop.trace.SheetPoint;
import org.roadtorichmond.workshop.trace.TracePlace;
import org.roadtorichmond.workshop.trace.TraceSettings;

/** The fields of the picture that is traced, in place of those of what is selected. */
final class TracePane {
    private static final int HUNDREDTHS = 100;
    private static final int FARTHEST = 100_000;

    private final Widgets ui;
    private final TraceControl trace;
    private final Runnable close;
    private final Table content = new Table();
    private final LastShown shown = new LastShown();

    /**
     * The pane of a picture.
     *
     * @param close leads back to what is selected
     */
    TracePane(Widgets ui, TraceControl trace, Runnable close) {
        this.ui = ui;
        this.trace = trace;
        this.close = close;
    }

    /** The pane on an empty stage. */
    WheelScrollPane build() {
        shown.forget();
        refresh();
        return new WheelScrollPane(content, ui.theme());
    }

    /** Fills it if it has to show something else; a field that has the keys keeps them. */
    void refresh() {
        if (!shown.differs(trace.settings(), trace.fitting(), trace.isBusy(), trace.trouble())) {
            return;
        }
        Actor focused = ui.stage().getKeyboardFocus();
        String name = focused != null && focused.isDescendantOf(content) ? focused.getName() : null;
        content.clear();
        content.top().left().padRight(ui.px(10));
        fill(new Form(ui, content));
        Actor again = name == null ? null : content.findActor(name);
        if (again != null) {
            ui.stage().setKeyboardFocus(again);
        }
    }

    private void fill(Form form) {
        form.title(ui.text("trace.title"));
        trace.trouble().ifPresent(why -> form.add(ui.wrapped(ui.tell(why), "warning")));
        if (trace.isBusy()) {
            form.note(ui.text("trace.busy"));
        }
        Optional<Fitting> fitting = trace.fitting();
        if (fitting.isPresent()) {
            fitting(form, fitting.get());
            return;
        }
        form.note(ui.text("trace.about"));
        form.field("trace.path", ui.text("trace.path"), "", ui.text("trace.pathHint"), trace::open);
        trace.settings().ifPresent(now -> settings(form, now));
        form.buttons(List.of(ui.button(ui.text("trace.done"), "default", close)));
    }

    private void fitting(Form form, Fitting fitting) {
        String step = fitting.asksForHex() ? "trace.fitHex" : "trace.fitPoint";
        form.add(ui.wrapped(ui.text(step, fitting.pair()), "hint"));
        form.buttons(List.of(ui.button(ui.text("trace.fitStop"), "default", trace::stopFitting)));
    }

    private void settings(Form form, TraceSettings now) {
        form.choices(
                ui.text("trace.shown"),
                List.of(true, false),
                now.shown(),
                yes -> ui.text(yes ? "trace.yes" : "trace.no"),
                yes -> trace.change(settings -> settings.withShown(yes)));
        TextButton fit = ui.button(ui.text("trace.fit"), "action", trace::fit);
        form.buttons(List.of(fit));
        form.note(ui.text("trace.fitAbout"));
        TracePlace place = now.place();
        number(form, "opacity", now.opacity(), 0, TraceSettings.OPAQUE, value -> now.withOpacity((int) value));
        number(
                form,
                "x",
                place.corner().x(),
                -FARTHEST,
                FARTHEST,
                value -> now.with(place.moved(value - place.corner().x(), 0)));
        number(
                form,
                "y",
                place.corner().y(),
                -FARTHEST,
                FARTHEST,
                value -> now.with(place.moved(0, value - place.corner().y())));
        number(
                form,
                "hex",
                place.hex(),
                TracePlace.LEAST_HEX,
                TracePlace.GREATEST_HEX,
                value -> now.with(new TracePlace(place.corner(), value, place.degrees())));
        number(
                form,
                "degrees",
                place.degrees(),
                -360,
                360,
                value -> now.with(place.turned(
                        value - place.degrees(),
                        new SheetPoint(place.corner().x(), place.corner().y()))));
        form.note(ui.text("trace.keys"));
        form.buttons(List.of(ui.button(ui.text("trace.remove"), "default", trace::remove)));
        form.note(ui.text("trace.notUndone"));
    }

    /** A field for a number with at most two decimals; what is no such number within the bounds leaves everything as it is. */
    private void number(
            Form form, String key, double value, double least, double most, DoubleFunction<TraceSettings> with) {
        form.field(
                "trace." + key,
                ui.text("trace." + key),
                written(value),
                "",
                typed -> TypedValue.number(typed)
                        .filter(Node.NumberNode.class::isInstance)
                        .flatMap(node -> Numbers.scaled(node, HUNDREDTHS))
                        .map(hundredths -> hundredths / (double) HUNDREDTHS)
                        .filter(number -> number >= least && number <= most)
                        .ifPresentOrElse(number -> trace.change(now -> with.apply(number)), this::restore));
    }

    /** Shows the numbers as they are, once the field that has the keys has lost them. */
    private void restore() {
        shown.forget();
        trace.change(UnaryOperator.identity());
    }

    private static String written(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceAll("\\.?0+$", "");
    }
}
