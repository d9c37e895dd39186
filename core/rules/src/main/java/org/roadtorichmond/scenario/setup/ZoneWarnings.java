package org.roadtorichmond.scenario.setup;

import java.util.Map;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Warnings about zones that are to open and that nothing opens (rule 13.1). An empty {@code until} says that they never do, and is
 * none.
 */
record ZoneWarnings(Warnings warnings) {
    void add() {
        warnings.scenario().zones().forEach(this::judge);
    }

    private void judge(Zone zone) {
        String until = "zones[" + zone.index() + "].until";
        String name = Words.quoted(zone.name());
        boolean inTime = warnings.reachable().opensInTime(zone);
        boolean late = zone.untilTurn() > 0 && !inTime;
        if (late && zone.closedTo().isPresent()) {
            warnings.warn(
                    until + ".turn",
                    Sentence.of(
                            "warning.lateZone",
                            name,
                            zone.untilTurn(),
                            warnings.scenario().turns()));
        }
        if (zone.enemyWithin() != Zone.NO_DISTANCE && zone.holds().isEmpty()) {
            warnings.warn(until + ".enemyWithin", Sentence.of("warning.closedZoneByEnemy", name));
        }
        zone.holds()
                .filter(side -> warnings.fights(side) && warnings.fights(side.enemy()))
                .filter(side -> zone.freedByEnemies() && !inTime && !freed(zone, side.enemy()))
                .ifPresent(side -> warnings.warn(until, Sentence.of("warning.unfreedZone", name, side, side.enemy())));
    }

    /** Whether enemies can come as near as frees the held units, or to where they can attack one of them. */
    private boolean freed(Zone zone, Side enemy) {
        Map<Arm, Integer> fire = warnings.scenario().rules().restrictions().mayBombard(enemy)
                ? warnings.scenario().rules().bombardment()
                : Map.of();
        return warnings.reachable().comesNear(enemy, zone.hexes(), Math.max(1, zone.enemyWithin()), fire);
    }
}
