package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.view.Palette;

/** Shows one sheet at a time in the middle of the window, above everything else; what lies under it is veiled and cannot be clicked. */
public final class Sheets {
    private final Page page;
    private @Nullable Table veil;

    public Sheets(Page page) {
        this.page = page;
    }

    /** The sheet with its veil, if one is shown. */
    public Optional<Group> top() {
        return Optional.ofNullable(veil);
    }

    public boolean open() {
        return veil != null;
    }

    /** Closes the sheet; whether there was one. */
    public boolean close() {
        Table old = veil;
        veil = null;
        page.stage().setKeyboardFocus(null);
        return old != null && old.remove();
    }

    /** Forgets the sheet, which has gone with everything else of its page. */
    void forget() {
        veil = null;
    }

    /** Shows a sheet with a heading, some content and buttons below, instead of the one before. */
    public void show(String heading, Actor content, float width, List<Actor> buttons) {
        close();
        Stage stage = page.stage();
        Table cover = page.solid(new Table());
        cover.setBackground(page.theme().box(Palette.clear(Palette.INK, 0.45f), Palette.clear(Palette.INK, 0), 0));
        cover.setFillParent(true);
        cover.setTouchable(Touchable.enabled);
        Table sheet = page.panel();
        int gap = page.theme().px(14);
        sheet.pad(gap);
        sheet.add(page.label(heading, "heading")).left().padBottom(gap).row();
        Pane pane = new Pane(content, page.theme());
        float most = stage.getHeight() - page.theme().px(190);
        sheet.add(pane)
                .width(Math.min(page.theme().px(width), stage.getWidth() * 0.9f))
                .maxHeight(most)
                .row();
        Table row = new Table();
        for (Actor button : buttons) {
            row.add(button).padRight(page.theme().px(8)).minWidth(page.theme().px(90));
        }
        sheet.add(row).left().padTop(gap);
        cover.add(sheet);
        stage.addActor(cover);
        stage.setScrollFocus(pane);
        cover.addListener(new SheetKeys(stage, cover));
        stage.setKeyboardFocus(cover);
        veil = cover;
    }
}
