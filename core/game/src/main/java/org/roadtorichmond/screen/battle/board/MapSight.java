package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/** Moves the camera to what the player should see. */
public final class MapSight {
    /** How much smaller than readable hexes may be where the whole width of the map is seen so. */
    private static final float LEAST = 0.9f;
    /** How much ground is seen round what is shown at first, in hex radii. */
    private static final float ROUND = 4;
    /** How fast the map glides: each second it comes nearer by this power of e. */
    private static final float SPEED = 5;
    /** No more time than this passes at once, in seconds, however long nothing was drawn. */
    private static final float LONGEST = 0.1f;

    private final Control control;
    private final MapCamera camera;
    private @Nullable Vector2 goal;
    /** The scale at which the whole width of the map was seen last; no other is like it. */
    private float fitted;

    private boolean begun;
    private float lastX;
    private float lastY;

    /** Moves the camera to what is chosen in the control. */
    public MapSight(Control control, MapCamera camera) {
        this.control = control;
        this.camera = camera;
    }

    /**
     * Shows all hexes, or where they are too small to be read the whole width of the map where there is fighting, with what is to be won
     * near it, and with hexes of at least a radius in pixels.
     *
     * @param lowest above which height in the window all hexes are seen, in pixels
     */
    public void begin(float readable, int lowest) {
        camera.above(lowest, camera::fitPlay);
        if (camera.scale() < readable) {
            camera.fitWidth(readable * LEAST);
            fitted = camera.scale();
            List<Fighting.Point> points = Fighting.points(control.session().game(), camera.layout());
            Fighting.best(points, camera.seenWidth(), camera.seenHeight())
                    .map(fight -> withObjectives(new Vector2(fight.x(), fight.y())))
                    .ifPresent(point -> camera.lookOnPaper(point.x, point.y));
        }
    }

    /**
     * What is to be in the middle so that the fighting is seen and, of the hexes that are still to be won and of the exits that pay, as
     * many as can be with it: ground first, and the nearest first.
     */
    private Vector2 withObjectives(Vector2 fight) {
        GameState state = control.session().game().state();
        List<Vector2> seen = new ArrayList<>(List.of(fight));
        Vector2 middle = fight;
        for (Vector2 objective : new Objectives(state.scenario())
                .at(state).stream()
                        .filter(key -> !key.settled() && !key.prices().isEmpty())
                        .sorted(Comparator.comparing(KeyHex::kind).thenComparing(key -> fight.dst(place(key))))
                        .map(this::place)
                        .toList()) {
            float wide = camera.seenWidth() / 2 - ROUND;
            float high = camera.seenHeight() / 2 - ROUND;
            Vector2 moved = new Vector2(
                    Math.max(objective.x - wide, Math.min(objective.x + wide, middle.x)),
                    Math.max(objective.y - high, Math.min(objective.y + high, middle.y)));
            boolean all = seen.stream()
                    .allMatch(point -> Math.abs(point.x - moved.x) <= wide && Math.abs(point.y - moved.y) <= high);
            if (all) {
                seen.add(objective);
                middle = moved;
            }
        }
        return middle;
    }

    private Vector2 place(KeyHex key) {
        return new Vector2(camera.layout().x(key.hex()), camera.layout().y(key.hex()));
    }

    /**
     * The map has another width, or the interface another scale: a map that was seen in its whole width still is, if its hexes can be
     * read so; another is seen as large as before beside the panels.
     *
     * @param readable the least radius, in pixels, at which hexes are read
     * @param larger by how much the interface is larger than before
     */
    public void resized(float readable, float larger) {
        if (camera.scale() == fitted) {
            camera.fitWidth(readable * LEAST);
            fitted = camera.scale();
        } else if (larger != 1) {
            camera.see(camera.scale() * larger, camera.middleX(), camera.middleY());
        }
    }

    /** Whether the map is turned to the left. */
    public boolean turned() {
        return camera.layout().turned();
    }

    /** Brings the chosen unit into sight, or where it can enter; there the cursor of the keys goes, too. */
    public void follow() {
        chosen().ifPresent(this::go);
    }

    /** Where the chosen unit is, or the first hex at which it can enter. */
    private Optional<Hex> chosen() {
        return control.selection().place(control.session().options());
    }

    /** Where the cursor of the keys begins: at what is chosen, else at the mouse, else in the middle of what is seen. */
    public Hex start() {
        return chosen().or(control::hover).orElseGet(this::middle);
    }

    private void go(Hex hex) {
        if (control.cursor().hex().isPresent()) {
            control.cursor().put(hex);
        }
        bring(hex);
    }

    /** Centres a hex that is out of sight; does nothing if it can be seen. */
    public void bring(Hex hex) {
        float x = camera.layout().x(hex);
        float y = camera.layout().y(hex);
        if (!camera.shows(x, y)) {
            camera.look(x, y);
        }
    }

    /** Has the map glide to where the next event of a replay is seen, with the marches after it; at once where nothing is animated. */
    public void followTo(Replay replay, boolean gliding) {
        MarchLeap.of(replay, camera).ifPresent(point -> go(point, gliding));
    }

    /**
     * Has the map glide back to a point, or where that does not show all of some hexes, to as many of these as it can; at once where
     * nothing is animated.
     */
    public void returnTo(Vector2 point, List<Hex> hexes, boolean gliding) {
        HexLayout layout = camera.layout();
        boolean seen = hexes.stream()
                .allMatch(hex -> Math.abs(layout.x(hex) - point.x) < camera.seenWidth() / 2 - 1
                        && Math.abs(layout.y(hex) - point.y) < camera.seenHeight() / 2 - 1);
        List<Fighting.Point> points = hexes.stream()
                .map(hex -> new Fighting.Point(layout.x(hex), layout.y(hex), 1))
                .toList();
        Vector2 end = seen
                ? point
                : Fighting.best(points, camera.seenWidth(), camera.seenHeight())
                        .map(best -> new Vector2(best.x(), best.y()))
                        .orElse(point);
        go(end, gliding);
    }

    private void go(Vector2 point, boolean gliding) {
        if (gliding) {
            goal = point;
            begun = false;
        } else {
            camera.look(point.x, point.y);
        }
    }

    /** Glides on towards its goal for a number of seconds; whether it is still under way. */
    public boolean glide(float seconds) {
        Vector2 end = goal;
        boolean left = begun && (camera.middleX() != lastX || camera.middleY() != lastY);
        if (end == null || left) {
            // Who moves the map himself is not to be pulled away from where he looks.
            goal = null;
            begun = false;
            return false;
        }
        float part = 1 - (float) Math.exp(-Math.min(LONGEST, seconds) * SPEED);
        boolean under = camera.approach(end.x, end.y, part);
        begun = under;
        lastX = camera.middleX();
        lastY = camera.middleY();
        if (!under) {
            goal = null;
        }
        return under;
    }

    /** The hex in the middle of what is seen. */
    public Hex middle() {
        return camera.layout()
                .at(camera.middleX(), camera.middleY())
                .orElseGet(() -> camera.layout().grid().hex(0));
    }
}
