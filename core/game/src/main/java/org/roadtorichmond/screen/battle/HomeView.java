package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.math.Vector2;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.opponent.TurnReport;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/**
 * Brings the map back when a person's turn begins and he has seen what the other side did: to where he left it, or if an enemy came up
 * to his units, to them. Each of two people who share a machine finds the map where he himself left it.
 */
final class HomeView {
    private final Preferences preferences;
    private final GameTable table;
    private final MapCamera camera;
    private final MapSight sight;
    private final Map<Side, Place> left = new EnumMap<>(Side.class);
    private @Nullable Turn begun;
    private boolean away;

    /** What was seen of the map at a point of the window, as the map lay; if it lies otherwise since, the hex in its middle is as good. */
    private record Place(Vector2 point, float atX, float atY, Hex hex, boolean turned) {}

    /** A player-turn. */
    private record Turn(int number, Side player) {
        Turn(Moment moment) {
            this(moment.turn(), moment.player());
        }
    }

    /** The view of a battle that begins. */
    HomeView(Preferences preferences, GameTable table, MapCamera camera, MapSight sight) {
        this.preferences = preferences;
        this.table = table;
        this.camera = camera;
        this.sight = sight;
    }

    private Turn now() {
        return new Turn(table.session().state().moment());
    }

    private Place place() {
        return new Place(
                new Vector2(camera.middleX(), camera.middleY()),
                camera.pixelX(camera.middleX()),
                camera.pixelY(camera.middleY()),
                sight.middle(),
                camera.layout().turned());
    }

    /** What is to be seen in the middle of the room that there is now, for the map to lie in the window as it did. */
    private Vector2 now(Place left) {
        return new Vector2(
                left.point().x + (camera.pixelX(camera.middleX()) - left.atX()) / camera.scale(),
                left.point().y + (camera.pixelY(camera.middleY()) - left.atY()) / camera.scale());
    }

    /** Notes where a person leaves the map, if his turn has just ended. */
    void leave() {
        Turn turn = begun;
        if (turn != null && !away && !turn.equals(now())) {
            away = true;
            left.put(turn.player(), place());
        }
    }

    /**
     * Brings the map back, if a person's turn has begun and he has seen all that was done in the one before.
     *
     * @param free whether he sits before the map, and no turns are being passed over
     */
    void come(boolean free) {
        Turn turn = now();
        boolean ready = free
                && !table.shown().unseen()
                && table.session().humanDecides()
                && table.session().seats().human(turn.player())
                && table.session().state().ending().isEmpty();
        if (begun == null) {
            // What is seen at first is where a player who has not had a turn comes back to.
            begun = turn;
            away = !ready;
            left.putIfAbsent(turn.player(), place());
            left.putIfAbsent(turn.player().enemy(), place());
        } else if (ready && away) {
            begun = turn;
            away = false;
            Optional<TurnReport> report = table.opponent().report();
            List<Hex> urgent = report.map(TurnReport::urgent).orElse(List.of());
            if (preferences.get(Setting.FOLLOW)) {
                Place home = left.getOrDefault(turn.player(), place());
                HexLayout layout = camera.layout();
                Vector2 point = home.turned() == layout.turned()
                        ? now(home)
                        : new Vector2(layout.x(home.hex()), layout.y(home.hex()));
                sight.returnTo(point, urgent, preferences.get(Setting.ANIMATIONS));
            }
        }
    }
}
