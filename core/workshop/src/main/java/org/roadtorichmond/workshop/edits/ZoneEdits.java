package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Says which ground is closed to a side or holds its units, and where units may leave the map. */
public final class ZoneEdits {
    private static final Pointer ZONES = Pointer.of("zones");
    private static final Pointer EXITS = Pointer.of("exits");
    private static final String NAME = "name";
    private static final String HEXES = "hexes";
    private static final String UNTIL = "until";

    private ZoneEdits() {}

    /** A new zone that is closed to a side, holds the units of a side, or both, to the end of the game. */
    public static Edit add(String name, Collection<Hex> hexes, Optional<Side> closedTo, Optional<Side> holds) {
        return tree -> {
            Named.insistOnNew(tree, ZONES, NAME, name);
            Json zone = Json.object()
                    .put(NAME, name)
                    .put(HEXES, row(hexes))
                    .put("closedTo", closedTo.map(Constants::word))
                    .put("holds", holds.map(Constants::word))
                    .put(UNTIL, Json.object());
            tree.append(ZONES, zone.node());
        };
    }

    private static String row(Collection<Hex> hexes) {
        return String.join(
                " ", hexes.stream().sorted().distinct().map(Hex::number).toList());
    }

    /** Puts a hex into a zone, or takes it out if it is in it. */
    public static Edit toggle(String name, Hex hex) {
        return tree -> Named.on(tree, ZONES, NAME, name, zone -> {
            List<String> row = new ArrayList<>(tree.words(zone.then(HEXES)));
            if (!row.remove(hex.number())) {
                row.add(hex.number());
            }
            tree.put(zone.then(HEXES), JsonValues.text(String.join(" ", row)));
        });
    }

    /** Removes a zone. */
    public static Edit remove(String name) {
        return tree -> Named.on(tree, ZONES, NAME, name, tree::remove);
    }

    /** Lets units of a side leave the map in a hex, or no longer. */
    public static Edit toggleExit(Side side, Hex hex) {
        return tree -> {
            Optional<Pointer> hexes =
                    tree.first(EXITS, "side", Constants.word(side)).map(exit -> exit.then(HEXES));
            if (hexes.isEmpty()) {
                Json exit = Json.object().put("side", Constants.word(side)).put(HEXES, List.of(hex.number()));
                tree.append(EXITS, exit.node());
                return;
            }
            Optional<Pointer> there = listed(tree, hexes.get(), hex);
            if (there.isEmpty()) {
                tree.append(hexes.get(), JsonValues.text(hex.number()));
            } else if (tree.elements(hexes.get()).size() == 1) {
                tree.remove(hexes.get().parent());
            } else {
                tree.remove(there.get());
            }
        };
    }

    private static Optional<Pointer> listed(EditableTree tree, Pointer list, Hex hex) {
        for (int i = 0; i < tree.elements(list).size(); i++) {
            if (tree.text(list.then(i)).filter(hex.number()::equals).isPresent()) {
                return Optional.of(list.then(i));
            }
        }
        return Optional.empty();
    }
}
