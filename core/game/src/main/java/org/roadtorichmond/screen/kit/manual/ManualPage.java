package org.roadtorichmond.screen.kit.manual;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.manual.ManualBlock;
import org.roadtorichmond.session.manual.Prose;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Palette;

/** The manual set in type for a column of some width: one row of a table for each block, so that each can be scrolled to. */
final class ManualPage {
    private static final float NUMBER = 62;
    private static final int TEXT = 19;
    private static final int SMALLEST = 9;

    private final Widgets ui;
    private final float column;
    private final Consumer<String> follow;
    private final List<Actor> rows = new ArrayList<>();
    private final List<List<ManualText>> texts = new ArrayList<>();

    /**
     * A ui.
     *
     * @param ui the screen it lies on
     * @param column the width of the column in pixels
     * @param follow called with the number of a rule that is clicked
     */
    ManualPage(Widgets ui, float column, Consumer<String> follow) {
        this.ui = ui;
        this.column = column;
        this.follow = follow;
    }

    private float number() {
        return ui.px(NUMBER);
    }

    private ManualText set(Prose prose, Face face, float size, float most) {
        ManualText text = new ManualText(ui.app(), prose, face, ui.px(size), most, follow);
        texts.get(texts.size() - 1).add(text);
        return text;
    }

    /** Sets a manual; the block with the rule that was asked for is marked. */
    Table build(Manual manual, int asked) {
        Table table = new Table();
        table.top().pad(ui.px(22), ui.px(26), ui.px(60), ui.px(26));
        for (int i = 0; i < manual.blocks().size(); i++) {
            texts.add(new ArrayList<>());
            Table row = row(manual.blocks().get(i));
            if (i == asked && i > 0) {
                row.setBackground(ui.theme().box(Palette.BUTTON_OVER, Palette.PANEL_EDGE, 0));
            }
            rows.add(row);
            table.add(row).width(column).left().row();
        }
        return table;
    }

    private Table row(ManualBlock block) {
        if (block instanceof ManualBlock.Chapter chapter) {
            return chapter(chapter);
        }
        return block instanceof ManualBlock.Passage passage ? passage(passage) : grid((ManualBlock.Grid) block);
    }

    private Table chapter(ManualBlock.Chapter chapter) {
        Theme theme = ui.theme();
        Table row = new Table();
        row.left().padTop(theme.px(26)).padBottom(theme.px(8));
        row.add(ui.label(chapter.number(), "heading")).width(number()).top().left();
        row.add(set(chapter.title(), Face.TITLE, 27, column - number()))
                .left()
                .expandX()
                .row();
        Table line = new Table();
        line.setBackground(theme.box(Palette.PANEL_EDGE, Palette.PANEL_EDGE, 0));
        row.add(line).colspan(2).growX().height(Math.max(1, theme.px(1.5f))).padTop(theme.px(5));
        return row;
    }

    private Table passage(ManualBlock.Passage passage) {
        Theme theme = ui.theme();
        Table row = new Table();
        row.left().padTop(theme.px(5)).padBottom(theme.px(5));
        // Chapters that count by words have numbers too long for the margin.
        boolean word = passage.number().chars().anyMatch(Character::isLetter);
        if (word) {
            row.add().width(number());
            row.add(ui.label(passage.number(), "small")).left().row();
        }
        row.add(ui.label(word ? "" : passage.number(), "bold"))
                .width(number())
                .top()
                .left()
                .padTop(theme.px(3));
        row.add(set(passage.text(), Face.BOOK, TEXT, column - number())).left().expandX();
        return row;
    }

    /** A table of the rules, indented like the text; one that is too wide begins at the margin, in smaller type if need be. */
    private Table grid(ManualBlock.Grid grid) {
        Theme theme = ui.theme();
        float indent = number();
        Table table = grid(grid, TEXT - 2, column - indent);
        for (int size = TEXT - 2; size > SMALLEST && table.getPrefWidth() > column - indent; size--) {
            indent = 0;
            texts.get(texts.size() - 1).clear();
            table = grid(grid, size, column);
        }
        Table row = new Table();
        row.left().padTop(theme.px(8)).padBottom(theme.px(10));
        row.add(table).left().expandX().padLeft(indent);
        return row;
    }

    private Table grid(ManualBlock.Grid grid, float size, float wide) {
        Theme theme = ui.theme();
        int columns = grid.rows().get(0).size();
        float room = wide / columns - theme.px(20);
        Table table = new Table();
        for (int i = 0; i < grid.rows().size(); i++) {
            for (int j = 0; j < columns; j++) {
                Face face = i == 0 ? Face.TITLE : Face.BOOK;
                ManualText text = set(grid.rows().get(i).get(j), face, size, room);
                Container<ManualText> cell = new Container<>(text);
                cell.align(j == 0 ? Align.left : Align.center);
                cell.setBackground(theme.box(
                        i == 0 ? Palette.BUTTON : i % 2 == 0 ? Palette.SHEET : Palette.PANEL,
                        Palette.clear(Palette.PANEL_EDGE, 0.5f),
                        0));
                // After the background, which brings its own padding.
                cell.pad(theme.px(3), theme.px(8), theme.px(3), theme.px(8));
                table.add(cell).grow();
            }
            table.row();
        }
        return table;
    }

    /** Where a block begins, in pixels from the top of the page; to be asked once it is laid out. */
    float top(int block, float whole) {
        Actor row = rows.get(block);
        return whole - row.getY() - row.getHeight();
    }

    /** Marks what was found, and among that the one that is being looked at. */
    void mark(List<Manual.Hit> hits, Manual.@Nullable Hit chosen) {
        for (int block = 0; block < texts.size(); block++) {
            for (int text = 0; text < texts.get(block).size(); text++) {
                int at = block;
                int place = text;
                texts.get(block)
                        .get(text)
                        .mark(
                                hits.stream()
                                        .filter(hit -> hit.block() == at && hit.text() == place)
                                        .toList(),
                                chosen);
            }
        }
    }
}
