package org.roadtorichmond.screen.kit.manual;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.LinkMouse;
import org.roadtorichmond.screen.kit.RuleLinks;
import org.roadtorichmond.session.manual.Prose;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** A paragraph of the manual as it is printed: wrapped at a width, what was searched for marked, other rules' numbers clickable. */
final class ManualText extends Widget implements RuleLinks {
    private static final float LEADING = 1.22f;

    private final Ink ink;
    private final Fonts fonts;
    private final BitmapFont plain;
    private final BitmapFont bold;
    private final Consumer<String> follow;
    private final List<Placed> placed = new ArrayList<>();
    private final float lineHeight;
    private final float width;
    private final float height;
    private List<Manual.Hit> hits = List.of();
    private Manual.@Nullable Hit chosen;

    /** A piece, the left end of its letters, and its line from above. */
    private record Placed(Prose.Piece piece, float x, int line, float width) {}

    /**
     * Sets a paragraph.
     *
     * @param prose what it says
     * @param face the typeface of plain words
     * @param size the size of the letters in pixels
     * @param most the width at which it is wrapped, in pixels; it is no wider than its words
     * @param follow called with the number of a rule that is clicked
     */
    ManualText(AppContext app, Prose prose, Face face, int size, float most, Consumer<String> follow) {
        this.follow = follow;
        ink = app.ink();
        fonts = app.fonts();
        plain = fonts.get(face, size);
        bold = fonts.get(Face.TITLE, size);
        lineHeight = Math.round(size * LEADING);
        float x = 0;
        float widest = 0;
        int line = 0;
        float space = plain.getSpaceXadvance();
        for (Prose.Piece piece : prose.pieces()) {
            float letters = advance(font(piece), piece.text());
            float before = piece.spaced() && x > 0 ? space : 0;
            if (x + before + letters > most && x > 0) {
                line++;
                x = 0;
                before = 0;
            }
            placed.add(new Placed(piece, x + before, line, letters));
            x += before + letters;
            widest = Math.max(widest, x);
        }
        width = (float) Math.ceil(widest);
        height = lineHeight * (line + 1);
        addListener(new LinkMouse(this));
    }

    /** How far a word moves the pen; its width alone would leave out the room after its last letter. */
    private float advance(BitmapFont font, String text) {
        return fonts.width(font, text + "n") - fonts.width(font, "n");
    }

    private BitmapFont font(Prose.Piece piece) {
        return piece.style() == Prose.Style.BOLD ? bold : plain;
    }

    /** Marks what was found in it, and among that the one that is being looked at. */
    void mark(List<Manual.Hit> found, Manual.@Nullable Hit looked) {
        hits = List.copyOf(found);
        chosen = looked;
    }

    @Override
    public List<Link> links() {
        return placed.stream()
                .filter(at -> at.piece().style() == Prose.Style.RULE)
                .map(at -> new Link(
                        at.piece().text(),
                        new Rectangle(at.x(), getHeight() - (at.line() + 1) * lineHeight, at.width(), lineHeight)))
                .toList();
    }

    @Override
    public void open(String rule) {
        follow.accept(rule);
    }

    @Override
    public float getPrefWidth() {
        return width;
    }

    @Override
    public float getPrefHeight() {
        return height;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        for (Placed at : placed) {
            float top = getY() + getHeight() - at.line() * lineHeight;
            marks(at, top);
            Color color = at.piece().style() == Prose.Style.RULE ? Palette.LEGAL : Palette.INK;
            BitmapFont font = font(at.piece());
            float middle = Math.round(top - lineHeight / 2);
            fonts.from(ink, font, at.piece().text(), Math.round(getX() + at.x()), middle, color);
            if (at.piece().style() == Prose.Style.RULE) {
                float under = Math.round(middle - font.getCapHeight() * 0.85f);
                ink.rectangle(getX() + at.x(), under, at.width(), 1, Palette.LEGAL);
            }
        }
    }

    private void marks(Placed at, float top) {
        for (Manual.Hit hit : hits) {
            int from = Math.max(hit.from(), at.piece().at());
            int to = Math.min(hit.to(), at.piece().end());
            if (from < to) {
                BitmapFont font = font(at.piece());
                String text = at.piece().text();
                float left =
                        fonts.width(font, text.substring(0, from - at.piece().at()));
                float right =
                        fonts.width(font, text.substring(0, to - at.piece().at()));
                ink.rectangle(
                        getX() + at.x() + left - 1,
                        top - lineHeight,
                        right - left + 2,
                        lineHeight - 1,
                        hit.equals(chosen) ? Palette.SELECTED : Palette.clear(Palette.SELECTED, 0.5f));
            }
        }
    }
}
