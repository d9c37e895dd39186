package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** The picture on the button of an overlay, which shows in small what the overlay shows on the map. */
final class LayerIcon extends Widget {
    private static final float UNITS = 20;
    private static final float STROKE = 0.09f;
    private static final float HEX = 0.48f;

    private final Ink ink;
    private final KeyAction action;
    private final float size;
    private final float strength;

    /** The picture of the overlay that an action switches; faint where that has nothing to show. */
    LayerIcon(Widgets ui, KeyAction action, boolean faint) {
        ink = ui.app().ink();
        this.action = action;
        size = ui.px(UNITS);
        strength = faint ? 0.35f : 1;
    }

    @Override
    public float getPrefWidth() {
        return size;
    }

    @Override
    public float getPrefHeight() {
        return size;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        switch (action) {
            case ZONES -> zones();
            case SUPPLY -> supply();
            case TERRAIN -> terrain();
            default -> plan();
        }
    }

    private float x(float part) {
        return getX() + getWidth() / 2 + part * size;
    }

    private float y(float part) {
        return getY() + getHeight() / 2 + part * size;
    }

    private Color faded(Color color) {
        return Palette.clear(color, strength);
    }

    private void line(float x1, float y1, float x2, float y2, float width, Color color) {
        ink.line(x(x1), y(y1), x(x2), y(y2), Math.max(1, width * size), faded(color));
    }

    private void hex(Color color) {
        ink.hexOutline(x(0), y(0), HEX * size, Math.max(1, STROKE * size), faded(color));
    }

    /** A hatched hex. */
    private void zones() {
        line(-0.32f, -0.1f, 0.05f, 0.36f, STROKE, Palette.CONFEDERATE_DARK);
        line(-0.2f, -0.32f, 0.25f, 0.25f, STROKE, Palette.CONFEDERATE_DARK);
        line(0.02f, -0.36f, 0.34f, 0.06f, STROKE, Palette.CONFEDERATE_DARK);
        hex(Palette.INK);
    }

    /** A wagon. */
    private void supply() {
        ink.rectangle(x(-0.4f), y(-0.14f), 0.8f * size, 0.2f * size, faded(Palette.ROAD_EDGE));
        line(-0.34f, 0.05f, -0.3f, 0.3f, STROKE, Palette.INK);
        line(-0.3f, 0.3f, 0.3f, 0.3f, STROKE, Palette.INK);
        line(0.3f, 0.3f, 0.34f, 0.05f, STROKE, Palette.INK);
        ink.ring(x(-0.24f), y(-0.24f), 0.15f * size, STROKE * size, faded(Palette.INK));
        ink.ring(x(0.24f), y(-0.24f), 0.15f * size, STROKE * size, faded(Palette.INK));
    }

    /** Two trees. */
    private void terrain() {
        tree(-0.2f, 0.02f);
        tree(0.2f, -0.1f);
    }

    private void tree(float x, float y) {
        line(x, y - 0.34f, x, y, 0.1f, Palette.ROAD_EDGE);
        ink.disc(x(x), y(y + 0.12f), 0.21f * size, faded(Palette.TREE_SHADE));
    }

    /** An arrow. */
    private void plan() {
        line(-0.4f, -0.28f, 0.2f, 0.14f, 0.14f, Palette.PATH);
        line(0.36f, 0.26f, 0.02f, 0.24f, 0.12f, Palette.PATH);
        line(0.36f, 0.26f, 0.2f, -0.06f, 0.12f, Palette.PATH);
    }
}
