package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/**
 * Where the map goes to show what a commander does next. To show a march it goes where it shows as many as it can of those that
 * follow without a break, so that it leaps once for marches that end near each other and not for each of them.
 */
final class MarchLeap {
    /** What part of the free area the ends of the marches take up at most, so that they are not at its edge. */
    private static final float PART = 0.75f;

    private MarchLeap() {}

    /** The point to be brought into sight for the next event of a replay; none if that happens nowhere, or is in sight. */
    static Optional<Vector2> of(Replay replay, MapCamera camera) {
        HexLayout layout = camera.layout();
        Optional<Hex> place = replay.next().flatMap(step -> Scene.place(step.event()));
        if (place.isEmpty() || camera.shows(layout.x(place.get()), layout.y(place.get()))) {
            return Optional.empty();
        }
        Rectangle ends = new Rectangle(layout.x(place.get()), layout.y(place.get()), 0, 0);
        for (int i = replay.position();
                i < replay.length() && marches(replay.step(i).event());
                i++) {
            Rectangle more = new Rectangle(ends);
            Scene.place(replay.step(i).event()).ifPresent(hex -> more.merge(layout.x(hex), layout.y(hex)));
            if (more.width > camera.seenWidth() * PART || more.height > camera.seenHeight() * PART) {
                break;
            }
            ends.set(more);
        }
        return Optional.of(ends.getCenter(new Vector2()));
    }

    private static boolean marches(Event event) {
        return event instanceof Event.UnitMoved || event instanceof Event.UnitEntered;
    }
}
