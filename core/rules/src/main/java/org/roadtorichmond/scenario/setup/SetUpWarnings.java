package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Warnings about armies, their units' tags, where units come and go, and the combat results table. */
final class SetUpWarnings {
    private final Warnings warnings;
    private final Scenario scenario;
    private final Map<String, Unit> byId = new HashMap<>();

    SetUpWarnings(Warnings warnings) {
        this.warnings = warnings;
        scenario = warnings.scenario();
        scenario.units().forEach(unit -> byId.put(unit.id(), unit));
    }

    void add() {
        armies();
        for (int i = 0; i < warnings.count("units"); i++) {
            tags("units[" + i + "]");
            entries("units[" + i + "]");
        }
        for (int i = 0; i < warnings.count("exits"); i++) {
            exits("exits[" + i + "]");
        }
        names("units", "id");
        names("zones", "name");
        table();
    }

    private void names(String list, String key) {
        List<String> names = IntStream.range(0, warnings.count(list))
                .mapToObj(i -> warnings.text(list + "[" + i + "]." + key).orElse(""))
                .toList();
        NameWarnings.add(names, (i, sentence) -> warnings.warn(list + "[" + i + "]." + key, sentence));
    }

    private void armies() {
        for (Side side : Side.values()) {
            List<Unit> army = scenario.units().stream()
                    .filter(unit -> unit.side() == side)
                    .toList();
            if (army.isEmpty()) {
                warnings.warn("units", Sentence.of("warning.noArmy", side, side.enemy()));
            } else if (army.stream().allMatch(Unit::train)) {
                warnings.warn("units", Sentence.of("warning.trainsOnly", side));
            }
        }
    }

    private void tags(String unit) {
        for (int i = 0; i < warnings.count(unit + ".tags"); i++) {
            String path = unit + ".tags[" + i + "]";
            warnings.text(path)
                    .filter(tag -> !Unit.TAGS.contains(tag))
                    .ifPresent(tag -> warnings.warn(
                            path,
                            Sentence.of(
                                    "warning.tag",
                                    Words.quoted(tag),
                                    Words.either(Unit.TAGS),
                                    Words.guess(tag, Unit.TAGS))));
        }
    }

    private void entries(String unit) {
        String arrives = unit + ".arrives.hexes";
        if (warnings.count(arrives) == 0) {
            return;
        }
        for (Warnings.Listed entry : warnings.hexes(arrives)) {
            if (inside(entry)) {
                warnings.warn(entry.path(), Sentence.of("warning.entryInside", entry.hex()));
            }
        }
        warnings.text(unit + ".id")
                .map(byId::get)
                .filter(each -> !warnings.reachable().enters(each))
                .ifPresent(each -> warnings.warn(
                        arrives,
                        Sentence.of(
                                "warning.noEntry",
                                Words.quoted(each.id()),
                                each.arm().word())));
    }

    private boolean inside(Warnings.Listed listed) {
        return !scenario.field().grid().onBorder(listed.hex().index());
    }

    private void exits(String exit) {
        Optional<Side> side = warnings.text(exit + ".side").flatMap(SetUpWarnings::side);
        for (Warnings.Listed listed : warnings.hexes(exit + ".hexes")) {
            if (inside(listed)) {
                warnings.warn(listed.path(), Sentence.of("warning.exitInside", listed.hex()));
            }
            side.filter(each -> scenario.exits(each, listed.hex()))
                    .filter(warnings::fights)
                    .filter(each ->
                            !warnings.reachable().reaches(each, listed.hex().index()))
                    .ifPresent(each ->
                            warnings.warn(listed.path(), Sentence.of("warning.exitUnreachable", listed.hex(), each)));
        }
    }

    private static Optional<Side> side(String word) {
        return List.of(Side.values()).stream()
                .filter(side -> side.word().equals(word))
                .findFirst();
    }

    private void table() {
        Map<Odds, List<CombatResult>> columns = scenario.rules().table().columns();
        columns.forEach((odds, results) -> {
            Set<CombatResult> different = new HashSet<>(results);
            if (different.size() == 1) {
                warnings.warn(
                        "rules.combatTable." + odds.label(),
                        Sentence.of(
                                "warning.column", odds.label(), results.get(0).name()));
            }
        });
    }
}
