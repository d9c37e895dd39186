package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/** Draws the paper with its grain and the washes of woods, swamps, high ground and ponds, each pixel at the zoom's own fineness. */
final class GroundPainter implements Disposable {
    private final Topography topography;
    private final Relief relief;
    private @Nullable Texture felt;

    /** Needs no graphics yet; they are first asked for when something is painted. */
    GroundPainter(Topography topography) {
        this.topography = topography;
        relief = topography.relief();
    }

    private Texture felt() {
        Texture made = felt;
        if (made == null) {
            Pixmap pixmap = new Pixmap(relief.columns(), relief.rows(), Pixmap.Format.RGBA8888);
            pixmap.getPixels().put(topography.felt()).flip();
            made = new Texture(pixmap);
            made.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
            pixmap.dispose();
            felt = made;
        }
        return made;
    }

    /** Covers the whole plate; beyond the neat line there is bare paper. */
    void paint(MapSection section) {
        PolygonSpriteBatch batch = section.ink().batch();
        ShaderProgram shader = section.ink().shader("ground");
        float width = (float) relief.columns() / Relief.FINENESS;
        float height = (float) relief.rows() / Relief.FINENESS;
        batch.setShader(shader);
        shader.setUniformf("u_size", width, height);
        shader.setUniformf("u_scale", section.scale());
        // The first sample's middle lies half a sample inside the texture.
        float shift = Relief.BEYOND + 0.5f / Relief.FINENESS;
        float edge = Edges.LEAD;
        shader.setUniformf(
                "u_frame",
                shift - edge,
                shift - edge,
                shift + section.layout().width() + edge,
                shift + section.layout().height() + edge);
        tint(shader, "u_paper", Palette.PAPER);
        tint(shader, "u_sheet", Palette.SHEET);
        tint(shader, "u_woods", Palette.WOODS);
        tint(shader, "u_swamp", Palette.SWAMP);
        tint(shader, "u_rough", Palette.ROUGH);
        tint(shader, "u_water", Palette.WATER);
        batch.setColor(Color.WHITE);
        float left = -(section.originX() - shift * section.scale()) / (width * section.scale());
        float bottom = -(section.originY() - shift * section.scale()) / (height * section.scale());
        float right = left + section.width() / (width * section.scale());
        float top = bottom + section.height() / (height * section.scale());
        batch.draw(felt(), 0, 0, section.width(), section.height(), left, bottom, right, top);
        batch.setShader(null);
    }

    private static void tint(ShaderProgram shader, String name, Color color) {
        shader.setUniformf(name, color.r, color.g, color.b);
    }

    @Override
    public void dispose() {
        Texture texture = felt;
        if (texture != null) {
            texture.dispose();
        }
    }
}
