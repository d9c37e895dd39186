package org.roadtorichmond.scenario.lesson;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What a step of a lesson points at.
 *
 * @param hexes framed on the map
 * @param units framed where they stand
 * @param buttons ringed
 * @param layers whose buttons are ringed
 */
public record Pointed(List<Hex> hexes, List<Unit> units, List<Button> buttons, List<LessonOverlay> layers) {
    /** Nothing. */
    public static final Pointed NOTHING = new Pointed(List.of(), List.of(), List.of(), List.of());

    /** Copies the lists. */
    public Pointed {
        hexes = List.copyOf(hexes);
        units = List.copyOf(units);
        buttons = List.copyOf(buttons);
        layers = List.copyOf(layers);
    }
}
