package org.roadtorichmond.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the names on the map; for each zoom they are given their places once. */
final class NamePainter {
    private final NamePlanner planner;
    private final Map<Float, List<Lettered>> plans = new HashMap<>();

    NamePainter(NamePlanner planner) {
        this.planner = planner;
    }

    void paint(Plate plate) {
        plans.computeIfAbsent(plate.scale(), scale -> planner.plan(scale, plate.fonts()))
                .forEach(name -> name.write(plate));
    }
}
