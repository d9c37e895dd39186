package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.view.StackPlan.Piece;

/**
 * Counters painted once for each look and size, so that a full map of them is a few large draw calls and not thousands of shapes
 * in every frame.
 */
final class CounterSprites implements Disposable {
    private static final int PAGE = 1024;
    /** Beyond this number of pages, all are wiped and started again: looks come and go as a battle is played. */
    private static final int PAGES = 4;

    private record Look(ColourScheme scheme, Counter counter, int size) {}

    private record Sprite(TextureRegion region, int room) {}

    private final Ink ink;
    private final CounterPainter painter;
    private final Map<Look, Sprite> sprites = new HashMap<>();
    private final List<Picture> pages = new ArrayList<>();
    private int used;
    private int x;
    private int y;
    private int rowHeight;

    CounterSprites(Ink ink, CounterPainter painter) {
        this.ink = ink;
        this.painter = painter;
    }

    /** Paints what is missing; ink must not have begun. */
    void prepare(List<Piece> pieces) {
        List<Piece> missing = pieces.stream()
                .filter(piece -> !sprites.containsKey(look(piece)))
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        int side = Math.round(missing.get(0).size()) + 2 * room(missing.get(0));
        int perPage = (PAGE / side) * (PAGE / side);
        if (used >= PAGES || sprites.size() > PAGES * Math.max(1, perPage)) {
            wipe();
            prepare(pieces);
            return;
        }
        missing.forEach(this::paint);
    }

    private void wipe() {
        sprites.clear();
        pages.forEach(Picture::clear);
        used = 0;
        x = 0;
        y = 0;
        rowHeight = 0;
    }

    private static Look look(Piece piece) {
        return new Look(Palette.scheme(), piece.counter(), Math.round(piece.size()));
    }

    /** The room round a counter for its shadow and mark, in pixels. */
    private static int room(Piece piece) {
        return 5 + (int) Math.ceil(piece.size() * 0.1f);
    }

    private void paint(Piece piece) {
        int room = room(piece);
        int size = Math.round(piece.size());
        int side = size + 2 * room;
        if (sprites.containsKey(look(piece))) {
            return;
        }
        if (x + side > PAGE) {
            x = 0;
            y += rowHeight;
            rowHeight = 0;
        }
        if (y + side > PAGE) {
            used++;
            x = 0;
            y = 0;
        }
        if (used == pages.size()) {
            Picture page = new Picture(PAGE, PAGE, false);
            page.clear();
            pages.add(page);
        }
        Picture page = pages.get(used);
        int left = x;
        int bottom = y;
        page.add(ink, () -> painter.paint(piece.counter(), left + room, bottom + room, size));
        TextureRegion region = new TextureRegion(page.region().getTexture(), left, bottom, side, side);
        region.flip(false, true);
        sprites.put(look(piece), new Sprite(region, room));
        x += side;
        rowHeight = Math.max(rowHeight, side);
    }

    /** Draws counters that have been prepared; ink has begun. */
    void draw(List<Piece> pieces) {
        PolygonSpriteBatch batch = ink.batch();
        // The sprites are painted on nothing, so that their colours are already weighed by their alpha.
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        for (Piece piece : pieces) {
            Sprite sprite = sprites.get(look(piece));
            if (sprite != null) {
                batch.draw(sprite.region(), piece.x() - sprite.room(), piece.y() - sprite.room());
            }
        }
        ink.blendUsually();
    }

    @Override
    public void dispose() {
        pages.forEach(Picture::dispose);
        pages.clear();
        sprites.clear();
    }
}
