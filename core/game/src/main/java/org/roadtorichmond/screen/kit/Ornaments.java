package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.TiledDrawable;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.view.Palette;

/** What a printer of the time set between lines and round a page, drawn at one interface scale. */
public final class Ornaments implements Disposable {
    private static final float RULE_LENGTH = 220;
    private static final float RULE_HEIGHT = 9;
    private static final float FRAME_PAD = 22;
    private static final float STAR = 18;
    private static final int STAR_FINE = 2;
    /** How dark the place of a star is that was not earned. */
    private static final float FAINT = 0.18f;
    /** The points of a star and the corners between them. */
    private static final int STAR_CORNERS = 10;

    private final float scale;
    private final List<Texture> textures = new ArrayList<>();
    private final Drawable frame;
    private final Drawable rule;
    private final Drawable leader;
    private final Drawable focus;
    private final Drawable star;
    private final Drawable faintStar;

    Ornaments(float scale) {
        this.scale = scale;
        frame = drawFrame();
        rule = drawRule();
        leader = drawLeader();
        focus = drawFocus();
        star = drawStar(Palette.INK);
        faintStar = drawStar(Palette.clear(Palette.INK, FAINT));
    }

    private int px(float units) {
        return Math.max(1, Math.round(units * scale));
    }

    /** The page of a book: paper with a thick and a thin line round it. */
    public Drawable frame() {
        return frame;
    }

    /** A swelled rule with a lozenge in its middle, to be set between parts of a page. */
    Drawable rule() {
        return rule;
    }

    /** The dots between a line of a table of contents and what it leads to. */
    public Drawable leader() {
        return leader;
    }

    /** What is drawn round whatever the keys act on. */
    Drawable focus() {
        return focus;
    }

    /** A star that was earned, or the place of one that was not. */
    Drawable star(boolean earned) {
        return earned ? star : faintStar;
    }

    private Texture texture(Pixmap pixmap) {
        Texture texture = new Texture(pixmap);
        texture.setFilter(TextureFilter.Linear, TextureFilter.Linear);
        pixmap.dispose();
        textures.add(texture);
        return texture;
    }

    private static Pixmap paper(int width, int height) {
        Pixmap pixmap = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        return pixmap;
    }

    private Drawable drawFrame() {
        int margin = px(7);
        int thick = px(3);
        int gap = px(3);
        int thin = px(1);
        int edge = margin + thick + gap + thin;
        int size = 2 * edge + 2;
        Pixmap pixmap = paper(size, size);
        int inset = 0;
        inset = ring(pixmap, inset, px(1), Palette.PANEL_EDGE);
        inset = ring(pixmap, inset, margin - px(1), Palette.PANEL);
        inset = ring(pixmap, inset, thick, Palette.INK);
        inset = ring(pixmap, inset, gap, Palette.PANEL);
        inset = ring(pixmap, inset, thin, Palette.INK);
        ring(pixmap, inset, 1, Palette.PANEL);
        NinePatchDrawable drawable = new NinePatchDrawable(new NinePatch(texture(pixmap), edge, edge, edge, edge));
        int pad = px(FRAME_PAD);
        drawable.setPadding(pad, pad, pad, pad);
        return drawable;
    }

    /** Fills a picture from an inset inwards with a colour, of which the width stays; the next inset. */
    private static int ring(Pixmap pixmap, int inset, int width, Color color) {
        pixmap.setColor(color);
        pixmap.fillRectangle(inset, inset, pixmap.getWidth() - 2 * inset, pixmap.getHeight() - 2 * inset);
        return inset + width;
    }

    private Drawable drawRule() {
        int width = px(RULE_LENGTH);
        int height = px(RULE_HEIGHT);
        Pixmap pixmap = paper(width, height);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                pixmap.setColor(Palette.clear(Palette.INK, coverage(x, y, width, height)));
                pixmap.drawPixel(x, y);
            }
        }
        return new TextureRegionDrawable(texture(pixmap));
    }

    /** How much of a pixel the rule covers: a lozenge, a space, and on both sides a line that swells towards its middle. */
    private float coverage(int x, int y, int width, int height) {
        float fromMiddle = Math.abs(x + 0.5f - width / 2f);
        float fromAxis = Math.abs(y + 0.5f - height / 2f);
        float lozenge = height / 2f - fromMiddle - fromAxis;
        float begin = height;
        float along = (fromMiddle - begin) / (width / 2f - begin);
        float half = along < 0 ? -1 : (float) Math.sin(Math.PI * along) * height * 0.14f + 0.3f * scale;
        float line = half - fromAxis + 0.5f;
        return Math.max(0, Math.min(1, Math.max(lozenge, line)));
    }

    private Drawable drawLeader() {
        int step = px(7);
        int dot = px(1.5f);
        Pixmap pixmap = paper(step, dot);
        pixmap.setColor(Palette.clear(Palette.INK, 0));
        pixmap.fill();
        pixmap.setColor(Palette.FAINT_INK);
        pixmap.fillRectangle(0, 0, dot, dot);
        TiledDrawable drawable = new TiledDrawable(new TextureRegion(texture(pixmap)));
        drawable.setMinWidth(0);
        return drawable;
    }

    private Drawable drawFocus() {
        int stroke = px(2);
        // A clear pixel more on each side: what is stretched is blended with its neighbours.
        int edge = stroke + 1;
        int size = 2 * edge + 1;
        Pixmap pixmap = paper(size, size);
        ring(pixmap, 0, stroke, Palette.LEGAL);
        ring(pixmap, stroke, edge, Palette.clear(Palette.LEGAL, 0));
        return new NinePatchDrawable(new NinePatch(texture(pixmap), edge, edge, edge, edge));
    }

    /** A star of five points, drawn larger than it is shown, which smooths its edges. */
    private Drawable drawStar(Color color) {
        int size = px(STAR) * STAR_FINE;
        Pixmap pixmap = paper(size, size);
        pixmap.setColor(Palette.clear(color, 0));
        pixmap.fill();
        pixmap.setColor(color);
        int middle = size / 2;
        for (int corner = 0; corner < STAR_CORNERS; corner++) {
            pixmap.fillTriangle(
                    middle,
                    middle,
                    starX(size, corner),
                    starY(size, corner),
                    starX(size, corner + 1),
                    starY(size, corner + 1));
        }
        TextureRegionDrawable drawable = new TextureRegionDrawable(texture(pixmap));
        drawable.setMinSize(px(STAR), px(STAR));
        return drawable;
    }

    private static int starX(int size, int corner) {
        return Math.round(size / 2f * (1 + reach(corner) * (float) Math.sin(2 * Math.PI * corner / STAR_CORNERS)));
    }

    private static int starY(int size, int corner) {
        return Math.round(size / 2f * (1 - reach(corner) * (float) Math.cos(2 * Math.PI * corner / STAR_CORNERS)));
    }

    /** How far from its middle a corner of a star lies: every other one is a point. */
    private static float reach(int corner) {
        return corner % 2 == 0 ? 1 : 0.4f;
    }

    @Override
    public void dispose() {
        textures.forEach(Texture::dispose);
    }
}
