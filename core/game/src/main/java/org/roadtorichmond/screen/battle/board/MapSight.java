package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
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
     * Shows all hexes, or where they are too small to be read the whole width of the map where there is fighting, with the player's units
     * and what else matters near it, and with hexes of at least a radius in pixels.
     *
     * @param lowest above which height in the window all hexes are seen, in pixels
     */
    public void begin(float readable, int lowest) {
        camera.above(lowest, () -> begin(readable));
    }

    private void begin(float readable) {
        camera.fitPlay();
        if (camera.scale() < readable) {
            camera.fitWidth(readable * LEAST);
            fitted = camera.scale();
            List<Fighting.Point> points = Fighting.points(control.session().game(), camera.layout());
            Fighting.best(points, camera.seenWidth(), camera.seenHeight())
                    .map(fight -> amid(new Vector2(fight.x(), fight.y())))
                    .ifPresent(point -> camera.lookOnPaper(point.x, point.y));
            if (own().anyMatch(hex ->
                    camera.covers(camera.layout().x(hex), camera.layout().y(hex)))) {
                camera.look(camera.middleX() - camera.covered(), camera.middleY());
            }
        }
    }

    /** Where units stand of the player, or where two people play of the one whose turn it is. */
    private Stream<Hex> own() {
        GameState state = control.session().state();
        Side player = state.moment().player();
        Side own = control.session().seats().human(player.enemy())
                        && !control.session().seats().human(player)
                ? player.enemy()
                : player;
        return state.onMap(own).stream().flatMap(unit -> state.hexOf(unit).stream());
    }

    /** What is to be in the middle so that the fighting is near it, and as much of what else matters is seen as can be, in its order. */
    private Vector2 amid(Vector2 fight) {
        camera.lookOnPaper(fight.x, Math.max(camera.seenHeight() / 2 - MapCamera.EDGE, fight.y));
        Vector2 begun = new Vector2(camera.middleX(), camera.middleY());
        float wide = camera.seenWidth() / 2 - ROUND;
        float high = camera.seenHeight() / 2 - ROUND;
        Vector2 middle = begun;
        List<Vector2> seen = new ArrayList<>(List.of(onPaper(fight.x, fight.y)));
        for (Vector2 point : wanted(fight)) {
            Vector2 moved = new Vector2(
                    Math.max(point.x - wide, Math.min(point.x + wide, middle.x)),
                    Math.max(point.y - high, Math.min(point.y + high, middle.y)));
            // The enemy comes from all sides: a fight at the edge of what is seen would be seen in half.
            boolean amid = Math.abs(begun.x - moved.x) <= wide / 2 && Math.abs(begun.y - moved.y) <= high / 2;
            boolean all = seen.stream()
                    .allMatch(other -> Math.abs(other.x - moved.x) <= wide && Math.abs(other.y - moved.y) <= high);
            if (amid && all) {
                seen.add(point);
                middle = moved;
            }
        }
        return middle;
    }

    /**
     * What should be seen beside the fighting: the player's units, hexes where units come in this game-turn or the next, hexes that are still
     * to be won, and exits that pay; of each the nearest first.
     */
    private List<Vector2> wanted(Vector2 fight) {
        GameState state = control.session().state();
        List<KeyHex> keys = new Objectives(state.scenario()).at(state);
        return Stream.of(
                        own(),
                        keys.stream()
                                .filter(key -> key.kind() == KeyHex.Kind.ENTRY
                                        && key.turn() <= state.moment().turn() + 1)
                                .map(KeyHex::hex),
                        keys.stream()
                                .filter(key -> key.kind() == KeyHex.Kind.OBJECTIVE && !key.settled())
                                .map(KeyHex::hex),
                        keys.stream()
                                .filter(key -> key.kind() == KeyHex.Kind.EXIT
                                        && !key.prices().isEmpty())
                                .map(KeyHex::hex))
                .flatMap(hexes -> hexes.map(hex ->
                                onPaper(camera.layout().x(hex), camera.layout().y(hex)))
                        .sorted(Comparator.comparing(fight::dst)))
                .toList();
    }

    /** A point, or one as far inside the sheet that as much lies round it as round others; where that is seen, so is the point. */
    private Vector2 onPaper(float x, float y) {
        float inside = ROUND - MapCamera.MARGIN;
        return new Vector2(
                Math.max(inside, Math.min(camera.layout().width() - inside, x)),
                Math.max(ROUND - MapCamera.EDGE, Math.min(camera.layout().height() - inside, y)));
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
