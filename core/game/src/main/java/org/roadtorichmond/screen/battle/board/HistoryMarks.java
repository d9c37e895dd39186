package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.history.PastEvent;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** The marks of history on the map: where it happened, numbered as in the panel, and the marches as arrows of each side's colour. */
public final class HistoryMarks {
    private static final float FAINT = 0.55f;
    private static final float HEAD = 0.74f;

    private HistoryMarks() {}

    /** The board with the marks of the turn that is looked up; of an event that was pointed out they stand out. */
    public static MapContents on(MapContents board, HistoryModel history) {
        List<Overlay> under = new ArrayList<>(board.under());
        List<Overlay> over = new ArrayList<>(board.over());
        Map<Hex, String> numbers = new TreeMap<>();
        for (PastEvent event : history.events()) {
            boolean strong = history.pointed().filter(event::equals).isPresent();
            mark(event, strong, under, over);
            history.number(event)
                    .ifPresent(number -> label(event)
                            .forEach(hex ->
                                    numbers.merge(hex, Integer.toString(number), (first, next) -> first + " " + next)));
        }
        numbers.forEach((hex, number) -> over.add(new Overlay.Caption(hex, number, Palette.PATH, HEAD)));
        return board.with(under, over);
    }

    /** The hexes that bear an event's number: where it happened, and where its marches lead. */
    private static List<Hex> label(PastEvent event) {
        List<Hex> hexes = new ArrayList<>(event.hexes());
        event.marches().stream()
                .map(march -> march.hexes().get(march.hexes().size() - 1))
                .filter(end -> !hexes.contains(end))
                .forEach(hexes::add);
        return hexes;
    }

    private static void mark(PastEvent event, boolean strong, List<Overlay> under, List<Overlay> over) {
        for (Hex hex : event.hexes()) {
            over.add(new Overlay.Frame(hex, strong ? Palette.PATH : Palette.clear(Palette.PATH, FAINT)));
            if (strong) {
                under.add(new Overlay.Shade(hex, Palette.REACH));
            }
        }
        event.marches().forEach(march -> {
            Color color = Palette.rim(march.side());
            over.add(new Overlay.Route(march.hexes(), strong ? color : Palette.clear(color, FAINT), true));
        });
    }
}
