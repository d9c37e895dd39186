package org.roadtorichmond.screen.kit.manual;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.manual.ManualBlock;
import org.roadtorichmond.session.manual.ManualTables;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Palette;

/**
 * The field manual as a book that is opened over any screen: the contents at the left, the page with the rule that was asked for
 * at the right, and above both a field in which to search.
 */
public final class ManualDialog implements Dialog {
    private static final float CONTENTS = 290;
    private static final float COLUMN = 760;
    private static final float NARROW = 820;
    private static final float STEP = 60;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final Modifiers held;
    private final Runnable lessons;
    private final Manual manual;
    private final List<TextButton> entries = new ArrayList<>();
    private String asked;
    private String sought = "";
    private int looked;
    private List<Manual.Hit> hits = List.of();
    private @Nullable Built built;

    /** What one building has made. */
    private record Built(
            ManualPage type,
            Table sheet,
            WheelScrollPane pane,
            WheelScrollPane contents,
            Label count,
            TextField field) {}

    /**
     * The manual, opened at a rule.
     *
     * @param ui what its panels are made with
     * @param dialogs the dialogs among which it is opened
     * @param held the modifiers of its keys
     * @param rules the rules whose figures its tables show
     * @param rule the number of the rule; empty for the beginning
     * @param lessons leads to the lessons
     */
    public ManualDialog(Widgets ui, Dialogs dialogs, Modifiers held, Rules rules, String rule, Runnable lessons) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.held = held;
        this.lessons = lessons;
        Texts texts = ui.texts();
        manual = Manual.open(ui.app().preferences().get(Setting.LANGUAGE), new ManualTables(rules, texts));
        asked = rule;
    }

    @Override
    public Table build() {
        Theme theme = ui.theme();
        float width = ui.stage().getWidth();
        boolean wide = width >= theme.px(NARROW);
        float aside = wide ? theme.px(CONTENTS) : 0;
        float column = Math.min(theme.px(COLUMN), width - aside - theme.px(140));
        ManualPage type = new ManualPage(ui, column, this::follow);
        Table sheet = type.build(manual, asked.isEmpty() ? -1 : manual.find(asked));
        Table leaf = new Table();
        leaf.setBackground(theme.box(Palette.PAPER, Palette.PAPER, 0));
        WheelScrollPane pane = new WheelScrollPane(leaf, theme);
        leaf.add(sheet).expandX().top();
        leaf.top();
        WheelScrollPane contents = new WheelScrollPane(contents(theme), theme);
        Label count = ui.label("", "small");
        TextField field = new TextField(sought, theme.skin());
        Table book = ui.panel();
        book.pad(theme.px(12));
        book.add(bar(theme, wide, field, count))
                .colspan(2)
                .growX()
                .padBottom(theme.px(8))
                .row();
        if (wide) {
            book.add(contents).width(aside).growY().padRight(theme.px(10));
        }
        book.add(pane).grow();
        built = new Built(type, leaf, pane, contents, count, field);
        Table frame = new Table();
        frame.add(book).growY().width(Math.min(width - theme.px(24), aside + column + theme.px(120)));
        return frame;
    }

    private Table bar(Theme theme, boolean wide, TextField field, Label count) {
        Table bar = new Table();
        if (wide) {
            bar.add(ui.label(ui.text("manual.title"), "heading")).left();
        }
        bar.add().expandX();
        field.setMessageText(ui.text("manual.search"));
        field.setTextFieldListener((box, letter) -> {
            // Enter and Tab come here as letters, too; they are not part of what is sought.
            if (!box.getText().equals(sought)) {
                sought = box.getText();
                looked = 0;
                search();
                show();
            }
        });
        bar.add(count).padRight(theme.px(8));
        bar.add(field).width(theme.px(wide ? 260 : 170));
        bar.add(ui.button("↑", "default", () -> turn(-1))).padLeft(theme.px(6));
        bar.add(ui.button("↓", "default", () -> turn(1))).padLeft(theme.px(4));
        bar.add(ui.button(ui.text("lessons.manual"), "default", lessons)).padLeft(theme.px(16));
        bar.add(ui.button(ui.text("ledger.close"), "default", () -> dialogs.close(this)))
                .padLeft(theme.px(4));
        return bar;
    }

    private Table contents(Theme theme) {
        entries.clear();
        Table table = new Table();
        table.top().padRight(theme.px(12)).defaults().growX().padBottom(theme.px(2));
        for (int place : manual.chapters()) {
            ManualBlock.Chapter chapter = (ManualBlock.Chapter) manual.blocks().get(place);
            String number = chapter.number().isEmpty() ? "" : chapter.number() + "  ";
            TextButton entry = ui.button(number + chapter.title().plain(), "list", () -> scrollTo(place));
            entry.getLabel().setAlignment(Align.left);
            entry.getLabel().setWrap(true);
            entries.add(entry);
            table.add(entry).row();
        }
        return table;
    }

    @Override
    public void settle() {
        Built now = built;
        if (now == null) {
            return;
        }
        now.pane().addListener(event -> {
            followScroll();
            return false;
        });
        ui.stage().setKeyboardFocus(now.field());
        ui.stage().setScrollFocus(now.pane());
        search();
        if (hits.isEmpty()) {
            scrollTo(asked.isEmpty() ? 0 : manual.find(asked));
        } else {
            show();
        }
    }

    /** Turns to a rule that another one cites. */
    private void follow(String rule) {
        asked = rule;
        sought = "";
        dialogs.rebuild();
    }

    private void search() {
        hits = manual.search(sought);
        Built now = built;
        if (now != null) {
            now.type().mark(hits, hits.isEmpty() ? null : hits.get(looked));
            String none = sought.isBlank() ? "" : ui.text("manual.none");
            now.count().setText(hits.isEmpty() ? none : ui.text("manual.found", looked + 1, hits.size()));
        }
    }

    /** Goes some hits on, round the end to the beginning. */
    private void turn(int by) {
        if (!hits.isEmpty()) {
            looked = Math.floorMod(looked + by, hits.size());
            search();
            show();
        }
    }

    private void show() {
        if (!hits.isEmpty()) {
            scrollTo(hits.get(looked).block());
        }
        Gdx.graphics.requestRendering();
    }

    private void scrollTo(int block) {
        Built now = built;
        if (now != null) {
            float whole = now.sheet().getHeight();
            now.pane().setScrollY(now.type().top(block, whole) - ui.px(14));
            now.pane().updateVisualScroll();
            mark(manual.chapterOf(block));
            Gdx.graphics.requestRendering();
        }
    }

    /** Shows in the contents which chapter is being read. */
    private void followScroll() {
        Built now = built;
        if (now == null) {
            return;
        }
        float at = now.pane().getScrollY() + ui.px(40);
        int reading = 0;
        List<Integer> chapters = manual.chapters();
        for (int i = 0; i < chapters.size(); i++) {
            if (now.type().top(chapters.get(i), now.sheet().getHeight()) <= at) {
                reading = i;
            }
        }
        mark(reading);
    }

    private void mark(int chapter) {
        for (int i = 0; i < entries.size(); i++) {
            String style = i == chapter ? "chosen" : "list";
            entries.get(i).setStyle(ui.theme().skin().get(style, TextButton.TextButtonStyle.class));
        }
        Built now = built;
        if (now != null && chapter < entries.size()) {
            TextButton entry = entries.get(chapter);
            now.contents().scrollTo(entry.getX(), entry.getY(), entry.getWidth(), entry.getHeight());
        }
    }

    @Override
    public boolean key(int key) {
        return switch (key) {
            case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.F3 -> {
                turn(held.shift() ? -1 : 1);
                yield true;
            }
            case Keys.DOWN -> scroll(ui.px(STEP));
            case Keys.UP -> scroll(-ui.px(STEP));
            case Keys.PAGE_DOWN -> !held.control() && scroll(height());
            case Keys.PAGE_UP -> !held.control() && scroll(-height());
            default -> false;
        };
    }

    private float height() {
        Built now = built;
        return now == null ? 0 : now.pane().getHeight() - ui.px(STEP);
    }

    private boolean scroll(float by) {
        Built now = built;
        if (now != null) {
            now.pane().setScrollY(now.pane().getScrollY() + by);
            followScroll();
            Gdx.graphics.requestRendering();
        }
        return true;
    }
}
