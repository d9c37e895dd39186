package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Theme;

/** Says after a fault of the program where the report of it and the game are. */
public final class NoticeScreen extends Page {
    private static final float WIDTH = 640;

    private final String words;

    /** A notice of these words, already in the player's language. */
    public NoticeScreen(AppContext app, Navigator navigator, String words) {
        super(app, navigator);
        this.words = words;
    }

    @Override
    public void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        Table sheet = panel();
        int gap = theme.px(20);
        sheet.pad(gap);
        sheet.add(label(text("crash.title"), "banner")).left().row();
        sheet.add(wrapped(words, "book"))
                .width(Math.min(theme.px(WIDTH), stage().getWidth() * 0.8f))
                .padTop(gap)
                .row();
        sheet.add(enterButton(text("crash.again"), navigator()::title)).left().padTop(gap);
        root.add(sheet);
        stage().addActor(root);
    }
}
