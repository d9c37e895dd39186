package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/**
 * The Union's share of the points of games as a needle on a bar from 0 to 1, over its interval; the former share as a pale needle and a
 * thin line behind it. From 45 to 55 per cent the bar is marked: there a scenario is fair.
 */
final class ShareBar extends Widget {
    private static final float FAIR_FROM = 0.45f;
    private static final float FAIR_TO = 0.55f;
    private static final float HALF = 0.5f;

    private final Widgets ui;
    private Optional<Estimate> share = Optional.empty();
    private Optional<Estimate> former = Optional.empty();

    ShareBar(Widgets ui) {
        this.ui = ui;
    }

    /**
     * Shows other shares.
     *
     * @param now the share, if it is known
     * @param before the share to compare it with, if there is one
     */
    void show(Optional<Estimate> now, Optional<Estimate> before) {
        share = now;
        former = before;
    }

    private float x(double part) {
        return Math.round(getX() + (float) part * (getWidth() - 1));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        float stroke = Math.max(1, ui.px(1));
        float top = getY() + getHeight();
        ink.rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        ink.rectangle(
                x(FAIR_FROM),
                getY(),
                x(FAIR_TO) - x(FAIR_FROM),
                getHeight(),
                Palette.mix(Palette.PAPER, Palette.GOOD, 0.25f));
        ink.rectangle(x(HALF), getY(), stroke, getHeight(), Palette.GOOD);
        former.ifPresent(before -> {
            interval(ink, before, top - getHeight() * 0.3f, ui.px(3), Palette.PANEL_EDGE);
            ink.rectangle(
                    x(before.value()) - stroke,
                    getY() + getHeight() / 2,
                    2 * stroke,
                    getHeight() / 2,
                    Palette.PANEL_EDGE);
        });
        share.ifPresent(now -> {
            interval(ink, now, getY() + getHeight() * 0.35f, ui.px(7), Palette.mix(Palette.PAPER, Palette.PATH, 0.55f));
            needle(ink, x(now.value()));
        });
        ink.frame(getX(), getY(), getWidth(), getHeight(), stroke, Palette.PANEL_EDGE);
    }

    private void interval(Ink ink, Estimate estimate, float y, float height, Color color) {
        if (estimate.hasInterval()) {
            float from = x(Math.max(0, estimate.low()));
            ink.rectangle(from, Math.round(y - height / 2), x(Math.min(1, estimate.high())) - from, height, color);
        }
    }

    private void needle(Ink ink, float x) {
        float width = Math.max(2, ui.px(3));
        float head = ui.px(6);
        float top = getY() + getHeight();
        ink.rectangle(x - width / 2, getY(), width, getHeight(), Palette.PATH);
        ink.quad(x - head, top, x, top - head, x + head, top, x, top, Palette.PATH);
    }
}
