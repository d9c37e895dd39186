package org.roadtorichmond.screen.workshop;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapPoint;

/** The cursor that keys move over the map of the workshop, and at which they press the tool. */
final class WorkshopCursor {
    private final EditingSession session;
    private final EditedMap map;
    private @Nullable Hex hex;

    WorkshopCursor(EditingSession session, EditedMap map) {
        this.session = session;
        this.map = map;
    }

    /** The hex at which it is; none before it is moved. */
    @Nullable
    Hex hex() {
        return hex;
    }

    /** Moves it; it appears in the middle of what is seen. */
    void move(int columns, int rows) {
        Optional<HexGrid> grid = session.tree().grid();
        Hex from = hex;
        if (from == null) {
            hex = map.camera()
                    .flatMap(camera -> camera.layout().at(camera.middleX(), camera.middleY()))
                    .orElse(null);
        } else {
            hex = grid.flatMap(known -> known.at(from.column() + columns, from.row() + rows))
                    .orElse(from);
        }
        Hex now = hex;
        if (now != null) {
            map.bring(now);
            session.hover(Optional.of(MapPoint.middle(now)));
        }
    }

    /** Uses the tool in its hex. */
    void press() {
        Hex at = hex;
        if (at != null) {
            press(MapPoint.middle(at));
        }
    }

    /** Uses the tool on the side of its hex that faces a direction of 0 (north) to 5, clockwise; whether it is anywhere. */
    boolean side(int direction) {
        Hex from = hex;
        Optional<HexGrid> grid = session.tree().grid();
        if (from != null && grid.isPresent()) {
            int beside = grid.get().neighbour(from.index(), direction);
            if (beside != HexGrid.OFF_MAP) {
                press(MapPoint.on(new Hexside(from, grid.get().hex(beside))));
            }
        }
        return from != null;
    }

    private void press(MapPoint at) {
        session.press(at);
        session.release();
    }
}
