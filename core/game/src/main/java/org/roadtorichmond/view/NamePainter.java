package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.view.Lettered.Curved.Letter;

/** Writes the names on the map; for each zoom they are given their places once. */
final class NamePainter {
    private final NamePlanner planner;
    private final Map<Float, List<Lettered>> plans = new HashMap<>();

    NamePainter(NamePlanner planner) {
        this.planner = planner;
    }

    void paint(Plate plate) {
        for (Lettered name :
                plans.computeIfAbsent(plate.scale(), scale -> planner.plan(scale, new FontWidths(plate.fonts())))) {
            if (name instanceof Lettered.Straight straight) {
                write(plate, straight);
            } else if (name instanceof Lettered.Curved curved) {
                write(plate, curved);
            }
        }
    }

    private static void write(Plate plate, Lettered.Straight name) {
        float atX = plate.originX() + name.x();
        float atY = plate.originY() + name.y();
        BitmapFont font =
                plate.fonts().haloed(Face.NAMES, name.size(), name.kind().color());
        float reach = plate.fonts().width(font, name.text()) / 2 / plate.scale() + 1;
        if (!plate.touches(atX, atY, reach)) {
            return;
        }
        if (name.degrees() == 0) {
            plate.fonts().centred(plate.ink(), font, name.text(), atX, atY, Palette.WHITE);
        } else {
            plate.fonts().turned(plate.ink(), font, name.text(), atX, atY, name.degrees(), Palette.WHITE);
        }
    }

    private static void write(Plate plate, Lettered.Curved name) {
        BitmapFont font =
                plate.fonts().haloed(Face.NAMES, name.size(), name.kind().color());
        for (Letter letter : name.letters()) {
            float atX = plate.originX() + letter.x();
            float atY = plate.originY() + letter.y();
            if (plate.touches(atX, atY, 1 + name.size() / plate.scale())) {
                plate.fonts().turned(plate.ink(), font, letter.text(), atX, atY, letter.degrees(), Palette.WHITE);
            }
        }
    }
}
