package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import org.roadtorichmond.view.Relief.Kind;

/** Draws the paper with its grain and the washes of woods, swamps, high ground and ponds, each pixel at the zoom's own fineness. */
final class GroundPainter implements Disposable {
    private static final int FULL = 255;

    private final Relief relief;
    private final Texture felt;
    private final ShaderProgram shader;

    GroundPainter(Relief relief) {
        this.relief = relief;
        felt = felt(relief);
        shader = new ShaderProgram(
                Gdx.files.classpath("assets/shaders/ground.vert"), Gdx.files.classpath("assets/shaders/ground.frag"));
        if (!shader.isCompiled()) {
            throw new IllegalStateException(shader.getLog());
        }
    }

    private static Texture felt(Relief relief) {
        Pixmap pixmap = new Pixmap(relief.columns(), relief.rows(), Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int row = 0; row < relief.rows(); row++) {
            for (int column = 0; column < relief.columns(); column++) {
                int value = 0;
                for (Kind kind : Kind.values()) {
                    value = value << 8 | Math.round(relief.sample(kind, column, row) * FULL);
                }
                pixmap.drawPixel(column, row, value);
            }
        }
        Texture texture = new Texture(pixmap);
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    /** Covers the whole plate; beyond the neat line there is bare paper. */
    void paint(Plate plate) {
        PolygonSpriteBatch batch = plate.ink().batch();
        float width = (float) relief.columns() / Relief.FINENESS;
        float height = (float) relief.rows() / Relief.FINENESS;
        batch.setShader(shader);
        shader.setUniformf("u_size", width, height);
        shader.setUniformf("u_scale", plate.scale());
        // The first sample's middle lies half a sample inside the texture.
        float shift = Relief.BEYOND + 0.5f / Relief.FINENESS;
        float edge = Edges.LEAD;
        shader.setUniformf(
                "u_frame",
                shift - edge,
                shift - edge,
                shift + plate.layout().width() + edge,
                shift + plate.layout().height() + edge);
        tint("u_paper", Palette.PAPER);
        tint("u_sheet", Palette.SHEET);
        tint("u_woods", Palette.WOODS);
        tint("u_swamp", Palette.SWAMP);
        tint("u_rough", Palette.ROUGH);
        tint("u_water", Palette.WATER);
        batch.setColor(Color.WHITE);
        float left = -(plate.originX() - shift * plate.scale()) / (width * plate.scale());
        float bottom = -(plate.originY() - shift * plate.scale()) / (height * plate.scale());
        float right = left + plate.width() / (width * plate.scale());
        float top = bottom + plate.height() / (height * plate.scale());
        batch.draw(felt, 0, 0, plate.width(), plate.height(), left, bottom, right, top);
        batch.setShader(null);
    }

    private void tint(String name, Color color) {
        shader.setUniformf(name, color.r, color.g, color.b);
    }

    @Override
    public void dispose() {
        felt.dispose();
        shader.dispose();
    }
}
