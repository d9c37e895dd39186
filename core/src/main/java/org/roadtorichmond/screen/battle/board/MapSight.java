package org.roadtorichmond.screen.battle.board;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/** Moves the camera to what the player should see. */
public final class MapSight {
    private final Control control;
    private final MapCamera camera;
    private final HexLayout layout;

    /** Moves the camera to what is chosen in the control. */
    public MapSight(Control control, MapCamera camera) {
        this.control = control;
        this.camera = camera;
        layout = camera.layout();
    }

    /** Shows all hexes, or where they are too small to be read the armies, with hexes of at least a radius in pixels. */
    public void begin(float readable) {
        camera.fitPlay();
        if (camera.scale() >= readable) {
            return;
        }
        camera.atLeast(readable);
        GameState state = control.session().game().state();
        float x = 0;
        float y = 0;
        List<Unit> units = state.forces().onMap().all();
        for (Unit unit : units) {
            Hex hex = state.hexOf(unit).orElseThrow();
            x += layout.x(hex);
            y += layout.y(hex);
        }
        if (!units.isEmpty()) {
            camera.look(x / units.size(), y / units.size());
        }
    }

    /** Brings the chosen unit into sight, or where it can enter; there the cursor of the keys goes, too. */
    public void follow() {
        chosen().ifPresent(this::go);
    }

    /** Where the chosen unit is, or the first hex at which it can enter. */
    private Optional<Hex> chosen() {
        return control.selection().place(control.session().game());
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
        float x = layout.x(hex);
        float y = layout.y(hex);
        if (!camera.shows(x, y)) {
            camera.look(x, y);
        }
    }

    /** The hex in the middle of what is seen. */
    private Hex middle() {
        return layout.at(camera.middleX(), camera.middleY())
                .orElseGet(() -> layout.grid().hex(0));
    }
}
