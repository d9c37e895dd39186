package org.roadtorichmond.screen.book;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.CounterPainter;
import org.roadtorichmond.view.Palette;

/** A sample of the palette in force: counters of both sides, and the colours that have a meaning on the map. */
final class PaletteSample extends Widget {
    private static final float GAP = 10;

    private final AppContext app;
    private final CounterPainter painter;

    PaletteSample(AppContext app) {
        this.app = app;
        painter = new CounterPainter(app.ink(), app.fonts());
    }

    private static Counter counter(Side side, Arm arm, int strength, int band, boolean shaken) {
        return new Counter(
                new Hex(0, 1, 1, false),
                "1/" + (band + 1),
                side,
                arm,
                strength,
                "6",
                band,
                shaken,
                false,
                Counter.Mark.NONE);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        // The stage draws with the batch of the ink, so that both may draw in turn.
        float gap = app.theme().px(GAP);
        float size = Math.min(getHeight() - 2 * gap, getWidth() / 8);
        float y = getY() + gap;
        float x = getX();
        app.ink().rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        List<Counter> counters = List.of(
                counter(Side.UNION, Arm.INFANTRY, 12, 0, false),
                counter(Side.UNION, Arm.ARTILLERY, 5, 2, true),
                counter(Side.CONFEDERATE, Arm.INFANTRY, 14, 3, false),
                counter(Side.CONFEDERATE, Arm.CAVALRY, 6, 5, true));
        for (Counter counter : counters) {
            x += gap;
            painter.paint(counter, x, y, size);
            x += size;
        }
        List<Color> colours =
                List.of(Palette.WOODS, Palette.RIVER, Palette.REACH, Palette.REACH_HALT, Palette.TARGET, Palette.LEGAL);
        float side = (getX() + getWidth() - x - gap) / colours.size() - gap / 2;
        x += gap;
        for (Color colour : colours) {
            app.ink().rectangle(x, y, side, size, colour);
            x += side + gap / 2;
        }
    }
}
