package org.roadtorichmond.exchange;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.csv.OrderOfBattleWriter;
import org.roadtorichmond.exchange.tiled.TiledExport;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Node;

/** The way out to other programs. */
public final class FileExport {
    private FileExport() {}

    /** The order of battle of a scenario, which may still be a draft, as a table. */
    public static String csv(Node.ObjectNode scenario) {
        return OrderOfBattleWriter.of(units(scenario));
    }

    /**
     * A map, and the units of a scenario on it, as a map of Tiled.
     *
     * @param field the map
     * @param scenario the scenario, if units are to be shown
     */
    public static String tiled(Battlefield field, Optional<Node.ObjectNode> scenario) {
        return TiledExport.of(field, scenario.map(FileExport::units).orElse(List.of()));
    }

    /** The units of a scenario; none where it has no list of them. */
    static List<Node.ObjectNode> units(Node.ObjectNode scenario) {
        return scenario.member("units").map(Node.Member::value).stream()
                .flatMap(list -> list instanceof Node.ArrayNode array ? array.elements().stream() : Stream.of())
                .filter(Node.ObjectNode.class::isInstance)
                .map(Node.ObjectNode.class::cast)
                .toList();
    }
}
