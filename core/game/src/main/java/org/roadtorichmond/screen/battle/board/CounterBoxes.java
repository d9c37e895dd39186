package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.math.Rectangle;
import java.util.Collection;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.view.MapCamera;

/** Where counters lie in the window, for what must not cover them. */
public final class CounterBoxes {
    /** How far the counters of a hex reach from its centre, in radii: a stack is a little askew. */
    private static final float REACH = 0.75f;

    private CounterBoxes() {}

    /** The boxes of the counters of some hexes as a camera sees them now, in pixels from the lower left. */
    public static List<Rectangle> of(MapCamera camera, Collection<Hex> hexes) {
        float reach = REACH * camera.scale();
        return hexes.stream()
                .map(hex -> new Rectangle(
                        camera.pixelX(camera.layout().x(hex)) - reach,
                        camera.pixelY(camera.layout().y(hex)) - reach,
                        2 * reach,
                        2 * reach))
                .toList();
    }
}
