package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.roadtorichmond.view.Palette;

/**
 * The dialogs that lie over a screen, each above the one before; what lies under the topmost cannot be clicked and receives no
 * keys.
 */
public final class Dialogs {
    /** The width of a notice or question in units. */
    public static final float WIDTH = 440;

    private final Widgets ui;
    private final Runnable changed;
    private final List<Dialog> open = new ArrayList<>();
    private final List<Table> veils = new ArrayList<>();

    /** The dialogs of a page, which is notified whenever another one is on top. */
    Dialogs(Widgets ui, Runnable changed) {
        this.ui = ui;
        this.changed = changed;
    }

    /** Whether any dialog is open. */
    public boolean isOpen() {
        return !open.isEmpty();
    }

    /** The panels of the topmost dialog. */
    Optional<Group> top() {
        return veils.isEmpty() ? Optional.empty() : Optional.of(veils.get(veils.size() - 1));
    }

    /** Lays a dialog over everything else. */
    public void open(Dialog dialog) {
        open.add(dialog);
        rebuild();
        changed.run();
    }

    /** Closes the topmost dialog; returns whether there was one. */
    public boolean close() {
        return isOpen() && close(open.get(open.size() - 1));
    }

    /** Closes a dialog; returns whether it was open. */
    public boolean close(Dialog dialog) {
        boolean any = open.remove(dialog);
        if (any) {
            rebuild();
            changed.run();
        }
        return any;
    }

    /** Lays all dialogs out again on the stage. */
    public void rebuild() {
        Stage stage = ui.stage();
        Optional<FieldFocus> keys = FieldFocus.of(stage);
        if (!veils.isEmpty()) {
            veils.forEach(Actor::remove);
            veils.clear();
            stage.setKeyboardFocus(null);
            stage.setScrollFocus(null);
        }
        for (Dialog dialog : open) {
            Table veil = ui.solid(new Table());
            veil.setBackground(ui.theme().box(dialog.veil(), Palette.clear(Palette.INK, 0), 0));
            veil.setFillParent(true);
            veil.add(dialog.build()).grow().pad(ui.px(10));
            veils.add(veil);
            stage.addActor(veil);
            veil.validate();
            dialog.settle();
        }
        top().ifPresent(top -> keys.ifPresent(field -> field.restore(top)));
        Gdx.graphics.requestRendering();
    }

    /** Handles a key; returns whether the topmost dialog used it. */
    boolean key(int key) {
        return isOpen() && (open.get(open.size() - 1).key(key) || (key == Keys.ESCAPE && close()));
    }

    /** Shows words above everything else, with a button that closes them. */
    public void notice(String heading, String words) {
        open(new Box(heading, WIDTH, () -> ui.wrapped(words, "book"), () -> List.of(closing())));
    }

    /** Asks for a key, which is handed on; Escape or a button closes the question. */
    public void ask(String heading, String words, IntConsumer key) {
        open(new Box(heading, WIDTH, () -> ui.wrapped(words, "book"), () -> List.of(cancelling())) {
            @Override
            public boolean key(int pressed) {
                if (pressed != Keys.ESCAPE) {
                    key.accept(pressed);
                }
                return pressed != Keys.ESCAPE;
            }
        });
    }

    /** Asks a question: Enter or Yes closes it and acts, Escape or No only closes it. */
    public void ask(String heading, String words, Runnable yes) {
        ask(heading, words, ui.text("menu.yes"), "menu.no", yes);
    }

    /** Asks whether something is to be done: Enter or the button that says what closes the question and does it, Escape or Cancel only closes it. */
    public void ask(String heading, String words, String action, Runnable yes) {
        ask(heading, words, action, "dialog.cancel", yes);
    }

    private void ask(String heading, String words, String answer, String otherwise, Runnable yes) {
        show(
                heading,
                WIDTH,
                () -> ui.wrapped(words, "book"),
                () -> List.of(
                        ui.enterButton(answer, () -> {
                            close();
                            yes.run();
                        }),
                        ui.button(ui.text(otherwise), "default", this::close)));
    }

    /** Offers what can be done: a button for each, by its words, which closes the list and acts. */
    public void choose(String heading, Map<String, Runnable> actions) {
        show(
                heading,
                WIDTH,
                () -> {
                    Table choices = new Table();
                    choices.defaults().growX().padBottom(ui.px(6));
                    actions.forEach((words, action) -> choices.add(ui.button(words, "default", () -> {
                                close();
                                action.run();
                            }))
                            .row());
                    return choices;
                },
                () -> List.of(ui.button(ui.text("ledger.close"), "default", this::close)));
    }

    /** The button that closes the topmost dialog. */
    public Actor closing() {
        return ui.enterButton(ui.text("ledger.close"), this::close);
    }

    /** The button that closes the topmost dialog and leaves all as it is. */
    public Actor cancelling() {
        return ui.button(ui.text("dialog.cancel"), "default", this::close);
    }

    /**
     * Shows content with a heading above and buttons below, in the middle of the window. It takes the place of another one of this
     * kind, to which its buttons lead.
     */
    public void show(
            String heading, float width, Supplier<? extends Actor> content, Supplier<List<? extends Actor>> buttons) {
        show(heading, width, content, buttons, key -> false);
    }

    /** The same with keys that mean something in it; they return whether a key was one of them. */
    public void show(
            String heading,
            float width,
            Supplier<? extends Actor> content,
            Supplier<List<? extends Actor>> buttons,
            IntPredicate keys) {
        if (isOpen() && open.get(open.size() - 1) instanceof Box) {
            close();
        }
        open(new Box(heading, width, content, buttons) {
            @Override
            public boolean key(int key) {
                return keys.test(key);
            }
        });
    }

    /** A dialog in the middle of the window, no larger than its content. */
    private class Box implements Dialog {
        private final String heading;
        private final float width;
        private final Supplier<? extends Actor> content;
        private final Supplier<List<? extends Actor>> buttons;

        Box(String heading, float width, Supplier<? extends Actor> content, Supplier<List<? extends Actor>> buttons) {
            this.heading = heading;
            this.width = width;
            this.content = content;
            this.buttons = buttons;
        }

        @Override
        public Table build() {
            Stage stage = ui.stage();
            Table box = ui.panel();
            int gap = ui.px(14);
            box.pad(gap);
            box.add(ui.label(heading, "heading")).left().padBottom(gap).row();
            WheelScrollPane pane = new WheelScrollPane(content.get(), ui.theme());
            box.add(pane)
                    .width(Math.min(ui.px(width), stage.getWidth() * 0.9f))
                    .maxHeight(stage.getHeight() - ui.px(190))
                    .row();
            Table row = new Table();
            buttons.get().forEach(button -> row.add(button).padRight(ui.px(8)).minWidth(ui.px(90)));
            box.add(row).left().padTop(gap);
            stage.setScrollFocus(pane);
            Table middle = new Table();
            middle.add(box);
            return middle;
        }
    }
}
