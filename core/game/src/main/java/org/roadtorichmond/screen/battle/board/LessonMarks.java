package org.roadtorichmond.screen.battle.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Pointed;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** What a step of a lesson points at, framed on the map. */
public final class LessonMarks {
    private LessonMarks() {}

    /** A board with the marks of the present step added. */
    public static MapContents on(MapContents board, Tutor tutor) {
        Pointed pointed = tutor.step().map(LessonStep::pointed).orElse(Pointed.NOTHING);
        GameState state = tutor.session().state();
        Set<Hex> hexes = new TreeSet<>(pointed.hexes());
        pointed.units().forEach(unit -> state.hexOf(unit).ifPresent(hexes::add));
        List<Overlay> over = new ArrayList<>(board.over());
        hexes.forEach(hex -> {
            over.add(new Overlay.Frame(hex, Palette.NOW));
            over.add(new Overlay.Cursor(hex, Palette.NOW));
        });
        return board.with(board.under(), over);
    }
}
