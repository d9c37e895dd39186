package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.List;

/** A name in its place on the sheet at one zoom. */
sealed interface Lettered {
    /** Writes it, if it touches the plate. */
    void write(Plate plate);

    /**
     * A name on a straight line.
     *
     * @param text what is written
     * @param x the x of its middle in pixels from the map's origin
     * @param y the y of the middle of its capitals
     * @param degrees how far it is turned, counter-clockwise
     * @param size the size of its letters in pixels
     * @param color its ink
     */
    record Straight(String text, float x, float y, float degrees, int size, Color color) implements Lettered {
        @Override
        public void write(Plate plate) {
            float atX = plate.originX() + x;
            float atY = plate.originY() + y;
            BitmapFont font = plate.fonts().haloed(Face.NAMES, size, color);
            float reach = plate.fonts().width(font, text) / 2 / plate.scale() + 1;
            if (!plate.touches(atX, atY, reach)) {
                return;
            }
            if (degrees == 0) {
                plate.fonts().centred(plate.ink(), font, text, atX, atY, Palette.WHITE);
            } else {
                plate.fonts().turned(plate.ink(), font, text, atX, atY, degrees, Palette.WHITE);
            }
        }
    }

    /**
     * A name whose letters follow a line.
     *
     * @param letters where each letter stands
     * @param size the size of the letters in pixels
     * @param color their ink
     */
    record Curved(List<Letter> letters, int size, Color color) implements Lettered {
        /** A letter, its middle in pixels from the map's origin, turned by degrees counter-clockwise. */
        record Letter(String text, float x, float y, float degrees) {}

        @Override
        public void write(Plate plate) {
            BitmapFont font = plate.fonts().haloed(Face.NAMES, size, color);
            for (Letter letter : letters) {
                float atX = plate.originX() + letter.x();
                float atY = plate.originY() + letter.y();
                if (plate.touches(atX, atY, 1 + size / plate.scale())) {
                    plate.fonts().turned(plate.ink(), font, letter.text(), atX, atY, letter.degrees(), Palette.WHITE);
                }
            }
        }
    }
}
