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

    /** Takes over the places that another one has given to the same names; whether they are the same. */
    boolean takeOver(NamePainter before) {
        boolean same = planner.plansLike(before.planner);
        if (same) {
            plans.putAll(before.plans);
        }
        return same;
    }

    private List<Lettered> plan(float zoom, Fonts fonts) {
        return plans.computeIfAbsent(zoom, scale -> planner.plan(scale, new FontWidths(fonts)));
    }

    /** Adds where names differ from those of another one at a zoom. */
    void compare(NamePainter before, float scale, Fonts fonts, ChangedArea area) {
        MapDifference.pieces(
                before.plan(scale, fonts), plan(scale, fonts), area, name -> mark(name, scale, fonts, area));
    }

    private static void mark(Lettered name, float scale, Fonts fonts, ChangedArea area) {
        if (name instanceof Lettered.Straight straight) {
            BitmapFont font =
                    fonts.haloed(Face.NAMES, straight.size(), straight.kind().color());
            float half = (fonts.width(font, straight.text()) / 2 + straight.size()) / scale;
            area.add(straight.x() / scale, straight.y() / scale, half);
        } else if (name instanceof Lettered.Curved curved) {
            for (Letter letter : curved.letters()) {
                area.add(letter.x() / scale, letter.y() / scale, 2 * curved.size() / scale);
            }
        }
    }

    void paint(MapSection section) {
        for (Lettered name : plan(section.scale(), section.fonts())) {
            if (name instanceof Lettered.Straight straight) {
                write(section, straight);
            } else if (name instanceof Lettered.Curved curved) {
                write(section, curved);
            }
        }
    }

    private static void write(MapSection section, Lettered.Straight name) {
        float atX = section.originX() + name.x();
        float atY = section.originY() + name.y();
        BitmapFont font =
                section.fonts().haloed(Face.NAMES, name.size(), name.kind().color());
        float reach = section.fonts().width(font, name.text()) / 2 / section.scale() + 1;
        if (!section.touches(atX, atY, reach)) {
            return;
        }
        if (name.degrees() == 0) {
            section.fonts().centred(section.ink(), font, name.text(), atX, atY, Palette.WHITE);
        } else {
            section.fonts().turned(section.ink(), font, name.text(), atX, atY, name.degrees(), Palette.WHITE);
        }
    }

    private static void write(MapSection section, Lettered.Curved name) {
        BitmapFont font =
                section.fonts().haloed(Face.NAMES, name.size(), name.kind().color());
        for (Letter letter : name.letters()) {
            float atX = section.originX() + letter.x();
            float atY = section.originY() + letter.y();
            if (section.touches(atX, atY, 1 + name.size() / section.scale())) {
                section.fonts().turned(section.ink(), font, letter.text(), atX, atY, letter.degrees(), Palette.WHITE);
            }
        }
    }
}
