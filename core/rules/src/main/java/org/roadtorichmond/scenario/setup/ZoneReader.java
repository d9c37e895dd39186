package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Reads the zones of a scenario (rule 13). */
final class ZoneReader {
    private static final int NO_TURN = 0;

    private final HexReader hexes;
    private final List<String> names = new ArrayList<>();

    ZoneReader(HexReader hexes) {
        this.hexes = hexes;
    }

    Optional<Zone> zone(Fields fields) {
        String name = fields.text("name");
        int index = names.size();
        fields.checkGood(!names.contains(name), "name", Sentence.of("problem.zoneTwice", Words.quoted(name)));
        names.add(name);
        List<Hex> row = hexes.row(fields, "hexes").stream().distinct().toList();
        Optional<Side> closedTo = fields.optionalChoice("closedTo", List.of(Side.values()));
        Optional<Side> holds = fields.optionalChoice("holds", List.of(Side.values()));
        fields.check(fields.has("closedTo") || fields.has("holds"), "closedTo", Sentence.of("problem.idleZone"));
        Optional<Until> until = fields.object("until", ZoneReader::until);
        return fields.finish(() -> new Zone(
                index,
                name,
                row,
                closedTo,
                holds,
                until.map(Until::turn).orElse(NO_TURN),
                until.map(Until::enemyWithin).orElse(Zone.NO_DISTANCE)));
    }

    private record Until(int turn, int enemyWithin) {}

    private static Optional<Until> until(Fields fields) {
        int turn = fields.integerOr("turn", 1, Integer.MAX_VALUE, NO_TURN);
        int within = fields.integerOr("enemyWithin", 0, 2 * MapReader.LARGEST, Zone.NO_DISTANCE);
        return fields.finish(() -> new Until(turn, within));
    }
}
