package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Shows a stack three times as large beside it. */
record Magnifier(Ink ink, Fonts fonts, CounterPainter painter) {
    private static final float TIMES = 3;
    /** The side of a shown counter in pixels, at least and at most. */
    private static final float LEAST = 84;

    private static final float MOST = 180;

    /** Draws the stack on a hex above it or, where there is no room, below; ink has begun. */
    void paint(MapCamera camera, Hex hex, List<Counter> counters) {
        List<Counter> stack =
                counters.stream().filter(counter -> counter.hex().equals(hex)).toList();
        if (stack.isEmpty()) {
            return;
        }
        float left = camera.pixelX(camera.leftEdge());
        float right = camera.pixelX(camera.rightEdge());
        float top = camera.pixelY(camera.topEdge());
        float sight = right - left;
        float size = Math.max(LEAST, Math.min(MOST, TIMES * StackPlan.size(camera.scale())));
        size = Math.round(Math.min(size, sight / (1.16f * stack.size() + 0.16f)));
        float gap = Math.round(size * 0.16f);
        float wide = stack.size() * (size + gap) + gap;
        float name = Math.round(Math.max(11, size * 0.16f));
        float high = size + 2 * gap + name * 1.5f;
        float x = Math.round(camera.pixelX(camera.layout().x(hex)) - wide / 2);
        x = Math.max(left, Math.min(right - wide, x));
        float centre = camera.pixelY(camera.layout().y(hex));
        float off = camera.scale() * 1.05f;
        float y = Math.round(centre + off + high <= top ? centre + off : centre - off - high);
        ink.rectangle(x + 3, y - 3, wide, high, Palette.clear(Palette.INK, 0.4f));
        ink.rectangle(x, y, wide, high, Palette.PANEL);
        ink.frame(x, y, wide, high, 1.5f, Palette.INK);
        for (int i = 0; i < stack.size(); i++) {
            float at = x + gap + i * (size + gap);
            painter.paint(stack.get(i), at, y + gap + name * 1.5f, size);
            name(stack.get(i).label(), at + size / 2, y + gap * 0.6f + name * 0.6f, size + gap * 0.6f, (int) name);
        }
    }

    private void name(String text, float x, float y, float room, int largest) {
        int size = largest;
        BitmapFont font = fonts.get(Face.BOLD, size);
        while (size > 8 && fonts.width(font, text) > room) {
            size--;
            font = fonts.get(Face.BOLD, size);
        }
        fonts.centred(ink, font, text, x, y, Palette.INK);
    }
}
