package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonRegion;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import java.util.OptionalLong;

/**
 * A batch of which a fingerprint can be taken: a number for all that something would draw, without drawing it. Whatever would make other
 * pixels makes another number: corners, textures, colours, blending, clipping. The ways to draw that are not here draw by one of these.
 */
final class FingerprintBatch extends PolygonSpriteBatch {
    private static final long FACTOR = 0x9e37_79b9_7f4a_7c15L;
    private static final int TURN = 29;

    private boolean fingerprinting;
    private boolean spoiled;
    private long fingerprint;

    FingerprintBatch(int size) {
        super(size);
    }

    /**
     * The fingerprint of what a painter draws; the batch has begun. There is none if the painter ends the batch, as those do that paint
     * pictures of their own first: what it draws from then on is drawn, and all of it has to be drawn again.
     */
    OptionalLong fingerprint(Runnable painter) {
        flush();
        fingerprinting = true;
        spoiled = false;
        fingerprint = 1;
        try {
            painter.run();
        } finally {
            fingerprinting = false;
        }
        return spoiled ? OptionalLong.empty() : OptionalLong.of(fingerprint);
    }

    private void note(long value) {
        fingerprint = Long.rotateLeft(fingerprint ^ value, TURN) * FACTOR;
    }

    /** Notes what would be drawn if a fingerprint is taken; whether one is. */
    private boolean fingerprinted(Texture texture, float... numbers) {
        if (fingerprinting) {
            notes(texture, numbers);
        }
        return fingerprinting;
    }

    private boolean fingerprinted(TextureRegion region, float... numbers) {
        if (fingerprinting) {
            note(region.getU(), region.getV(), region.getU2(), region.getV2());
            note(region.getRegionWidth(), (float) region.getRegionHeight());
        }
        return fingerprinted(region.getTexture(), numbers);
    }

    private boolean fingerprinted(PolygonRegion region, float... numbers) {
        if (fingerprinting) {
            note(region.getVertices());
            note(region.getTextureCoords());
        }
        return fingerprinted(region.getRegion(), numbers);
    }

    private void notes(Texture texture, float... numbers) {
        note(System.identityHashCode(texture));
        note(System.identityHashCode(getShader()));
        note(isBlendingEnabled() ? 1 : 0);
        note((long) getBlendSrcFunc() << Integer.SIZE | getBlendDstFunc());
        note((long) getBlendSrcFuncAlpha() << Integer.SIZE | getBlendDstFuncAlpha());
        Rectangle clip = ScissorStack.peekScissors();
        if (clip != null) {
            note(clip.x, clip.y, clip.width, clip.height);
        }
        note(getPackedColor());
        note(numbers);
    }

    private void note(float... numbers) {
        note(numbers.length);
        note(numbers, 0, numbers.length);
    }

    @Override
    public void end() {
        spoiled |= fingerprinting;
        fingerprinting = false;
        super.end();
    }

    @Override
    public void setTransformMatrix(Matrix4 transform) {
        if (fingerprinting) {
            note(transform.val);
        }
        super.setTransformMatrix(transform);
    }

    @Override
    public void draw(PolygonRegion region, float x, float y) {
        if (!fingerprinted(region, x, y)) {
            super.draw(region, x, y);
        }
    }

    @Override
    public void draw(PolygonRegion region, float x, float y, float width, float height) {
        if (!fingerprinted(region, x, y, width, height)) {
            super.draw(region, x, y, width, height);
        }
    }

    @Override
    public void draw(
            PolygonRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation) {
        if (!fingerprinted(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation)) {
            super.draw(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation);
        }
    }

    @Override
    public void draw(
            Texture texture,
            float[] vertices,
            int vertexOffset,
            int vertexCount,
            short[] triangles,
            int triangleOffset,
            int triangleCount) {
        if (fingerprinting) {
            notes(texture, triangleCount);
            note(vertices, vertexOffset, vertexCount);
            for (int i = triangleOffset; i < triangleOffset + triangleCount; i++) {
                note(triangles[i]);
            }
        } else {
            super.draw(texture, vertices, vertexOffset, vertexCount, triangles, triangleOffset, triangleCount);
        }
    }

    private void note(float[] numbers, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            note(Float.floatToRawIntBits(numbers[i]));
        }
    }

    @Override
    public void draw(
            Texture texture,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation,
            int srcX,
            int srcY,
            int srcWidth,
            int srcHeight,
            boolean flipX,
            boolean flipY) {
        if (fingerprinting) {
            notes(texture, x, y, originX, originY, width, height, scaleX, scaleY, rotation);
            note(srcX, srcY, srcWidth, srcHeight, flipX ? 1 : 0, (float) (flipY ? 1 : 0));
        } else {
            super.draw(
                    texture, x, y, originX, originY, width, height, scaleX, scaleY, rotation, srcX, srcY, srcWidth,
                    srcHeight, flipX, flipY);
        }
    }

    @Override
    public void draw(
            Texture texture,
            float x,
            float y,
            float width,
            float height,
            int srcX,
            int srcY,
            int srcWidth,
            int srcHeight,
            boolean flipX,
            boolean flipY) {
        if (!fingerprinted(
                texture, x, y, width, height, srcX, srcY, srcWidth, srcHeight, flipX ? 1 : 0, flipY ? 1 : 0)) {
            super.draw(texture, x, y, width, height, srcX, srcY, srcWidth, srcHeight, flipX, flipY);
        }
    }

    @Override
    public void draw(Texture texture, float x, float y, int srcX, int srcY, int srcWidth, int srcHeight) {
        if (!fingerprinted(texture, x, y, srcX, srcY, srcWidth, srcHeight)) {
            super.draw(texture, x, y, srcX, srcY, srcWidth, srcHeight);
        }
    }

    @Override
    public void draw(
            Texture texture, float x, float y, float width, float height, float u, float v, float u2, float v2) {
        if (!fingerprinted(texture, x, y, width, height, u, v, u2, v2)) {
            super.draw(texture, x, y, width, height, u, v, u2, v2);
        }
    }

    @Override
    public void draw(Texture texture, float x, float y, float width, float height) {
        if (!fingerprinted(texture, x, y, width, height)) {
            super.draw(texture, x, y, width, height);
        }
    }

    @Override
    public void draw(Texture texture, float[] vertices, int offset, int count) {
        if (fingerprinting) {
            notes(texture, count);
            note(vertices, offset, count);
        } else {
            super.draw(texture, vertices, offset, count);
        }
    }

    @Override
    public void draw(TextureRegion region, float x, float y, float width, float height) {
        if (!fingerprinted(region, x, y, width, height)) {
            super.draw(region, x, y, width, height);
        }
    }

    @Override
    public void draw(
            TextureRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation) {
        if (!fingerprinted(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation)) {
            super.draw(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation);
        }
    }

    @Override
    public void draw(
            TextureRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float scaleX,
            float scaleY,
            float rotation,
            boolean clockwise) {
        if (!fingerprinted(
                region, x, y, originX, originY, width, height, scaleX, scaleY, rotation, clockwise ? 1 : 0)) {
            super.draw(region, x, y, originX, originY, width, height, scaleX, scaleY, rotation, clockwise);
        }
    }

    @Override
    public void draw(TextureRegion region, float width, float height, Affine2 transform) {
        if (!fingerprinted(
                region,
                width,
                height,
                transform.m00,
                transform.m01,
                transform.m02,
                transform.m10,
                transform.m11,
                transform.m12)) {
            super.draw(region, width, height, transform);
        }
    }
}
