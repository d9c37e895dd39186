package org.roadtorichmond.screen.report;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** A formation's strength as a bar, divided into points, of which as much is filled as is lost. */
final class LossBar extends Widget {
    private final Widgets ui;
    private final FormationLoss formation;
    private final int largest;

    /**
     * A bar.
     *
     * @param largest the strength for which a bar is as long as its room
     */
    LossBar(Widgets ui, FormationLoss formation, int largest) {
        this.ui = ui;
        this.formation = formation;
        this.largest = largest;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        Color color = Chart.color(formation.side());
        float unit = getWidth() / largest;
        float whole = unit * formation.printed();
        float lost = unit * formation.lost();
        float stroke = Math.max(1, ui.px(1));
        ink.rectangle(getX(), getY(), whole, getHeight(), Palette.PAPER);
        boolean union = formation.side() == Side.UNION;
        ink.rectangle(getX(), getY(), lost, getHeight(), union ? color : Palette.mix(color, Palette.PAPER, 0.4f));
        for (int point = 1; point < formation.printed(); point++) {
            float x = Math.round(getX() + unit * point);
            ink.rectangle(
                    x, getY(), 1, getHeight(), Palette.clear(point < formation.lost() ? Palette.PAPER : color, 0.4f));
        }
        ink.frame(getX(), getY(), whole, getHeight(), stroke, color);
    }
}
