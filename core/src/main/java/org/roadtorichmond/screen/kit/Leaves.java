package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.view.Palette;

/** The leaves that lie over a screen, each above the one before; only the topmost is seen and hears of keys. */
public final class Leaves {
    private static final float VEIL = 0.55f;

    private final Page page;
    private final Deque<Leaf> open = new ArrayDeque<>();
    private @Nullable Table veil;

    Leaves(Page page) {
        this.page = page;
    }

    public boolean open() {
        return !open.isEmpty();
    }

    /** Lays a leaf over the screen. */
    public void open(Leaf leaf) {
        open.push(leaf);
        rebuild();
    }

    /** Takes the topmost leaf away; whether there was one. */
    public boolean close() {
        boolean any = open.poll() != null;
        rebuild();
        return any;
    }

    /** Lays out the topmost leaf anew on the page's stage. */
    public void rebuild() {
        Table old = veil;
        if (old != null) {
            old.remove();
            page.stage().setKeyboardFocus(null);
            page.stage().setScrollFocus(null);
        }
        veil = null;
        Leaf top = open.peek();
        if (top != null) {
            Table cover = page.solid(new Table());
            cover.setBackground(page.theme().box(Palette.clear(Palette.INK, VEIL), Palette.clear(Palette.INK, 0), 0));
            cover.setFillParent(true);
            cover.add(top.build()).grow().pad(page.theme().px(10));
            page.stage().addActor(cover);
            cover.validate();
            veil = cover;
            top.settle();
        }
        Gdx.graphics.requestRendering();
    }

    /** Hears of a key before anybody else; whether it was meant for a leaf. */
    boolean key(int key) {
        Leaf top = open.peek();
        if (top == null) {
            return false;
        }
        return key == Keys.ESCAPE ? close() : top.key(key);
    }
}
