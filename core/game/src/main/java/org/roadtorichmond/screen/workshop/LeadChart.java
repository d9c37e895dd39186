package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import java.util.function.ToIntFunction;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Axis;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/**
 * A chart the size of a few lines: the Union's lead turn by turn, the middle of the games as a line over the half of them that lies
 * nearest to it and over nine tenths of them.
 */
final class LeadChart extends Widget {
    private static final int STEPS = 4;
    private static final float MARKS = 34;
    private static final float FOOT = 13;

    private final Widgets ui;
    private List<Yardstick.Band> leads = List.of();
    private int firstTurn = 1;
    private String title = "";
    private Axis axis = Axis.of(0, 0, STEPS);

    LeadChart(Widgets ui) {
        this.ui = ui;
    }

    /**
     * Shows other games.
     *
     * @param bands the leads at first and after each game-turn; none shows an empty chart
     * @param first the game-turn after which the second of them stands
     * @param words what is written on it
     */
    void show(List<Yardstick.Band> bands, int first, String words) {
        title = words;
        leads = bands;
        firstTurn = first;
        axis = Axis.of(
                bands.stream().mapToInt(Yardstick.Band::least).min().orElse(0),
                bands.stream().mapToInt(Yardstick.Band::most).max().orElse(0),
                STEPS);
    }

    private float left() {
        return getX() + ui.px(MARKS);
    }

    private float bottom() {
        return getY() + ui.px(FOOT);
    }

    private float x(int place) {
        float width = getWidth() - ui.px(MARKS) - ui.px(8);
        return Math.round(left() + width * place / Math.max(1, leads.size() - 1));
    }

    private float y(double lead) {
        return bottom() + (getHeight() - ui.px(FOOT)) * axis.part(lead);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        ink.rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        if (!leads.isEmpty()) {
            band(ink, Yardstick.Band::least, Yardstick.Band::most, 0.3f);
            band(ink, Yardstick.Band::lower, Yardstick.Band::upper, 0.6f);
            ink.rectangle(left(), Math.round(y(0)), x(leads.size() - 1) - left(), 1, Palette.INK);
            for (int i = 1; i < leads.size(); i++) {
                ink.line(
                        x(i - 1),
                        y(leads.get(i - 1).middle()),
                        x(i),
                        y(leads.get(i).middle()),
                        Math.max(1.5f, ui.px(2)),
                        Palette.PATH);
            }
            marks(ink);
        }
        ink.frame(getX(), getY(), getWidth(), getHeight(), Math.max(1, ui.px(1)), Palette.PANEL_EDGE);
    }

    private void band(Ink ink, ToIntFunction<Yardstick.Band> low, ToIntFunction<Yardstick.Band> high, float depth) {
        Color color = Palette.mix(Palette.PAPER, Palette.PANEL_EDGE, depth);
        for (int i = 1; i < leads.size(); i++) {
            Yardstick.Band before = leads.get(i - 1);
            Yardstick.Band now = leads.get(i);
            ink.quad(
                    x(i - 1),
                    y(low.applyAsInt(before)),
                    x(i),
                    y(low.applyAsInt(now)),
                    x(i),
                    y(high.applyAsInt(now)),
                    x(i - 1),
                    y(high.applyAsInt(before)),
                    color);
        }
    }

    private void marks(Ink ink) {
        BitmapFont font = ui.app().fonts().get(Face.PLAIN, ui.px(11));
        ui.app().fonts().from(ink, font, title, left() + ui.px(4), getY() + getHeight() - ui.px(7), Palette.FAINT_INK);
        for (double value : List.of(axis.low(), axis.high())) {
            String mark = ui.texts().number(value);
            float half = ui.px(6);
            float y = Math.max(bottom() + half, Math.min(y(value), getY() + getHeight() - half));
            ui.app()
                    .fonts()
                    .from(ink, font, mark, left() - ui.px(3) - ui.app().fonts().width(font, mark), y, Palette.INK);
        }
        float widest = ui.app().fonts().width(font, Integer.toString(firstTurn + leads.size())) + ui.px(5);
        float room = Math.max(1, x(1) - x(0));
        int every = Math.max(1, (int) Math.ceil(widest / room));
        for (int i = 1; i < leads.size(); i += every) {
            ui.app()
                    .fonts()
                    .centred(
                            ink,
                            font,
                            Integer.toString(firstTurn + i - 1),
                            x(i),
                            getY() + ui.px(FOOT) / 2f,
                            Palette.FAINT_INK);
        }
    }
}
