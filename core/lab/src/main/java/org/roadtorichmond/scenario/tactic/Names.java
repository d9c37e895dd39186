package org.roadtorichmond.scenario.tactic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.HexReader;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Reads the units, hexes, zones and odds that a tactical position or a lesson names. Without its scenario, because that is at fault, only the
 * form is checked.
 *
 * @param scenario the scenario, if it could be read
 */
public record Names(Optional<Scenario> scenario) {

    /** The unit whose id is the value of a key. */
    public Optional<Unit> unit(Fields fields, String key) {
        String id = fields.text(key);
        return fields.isGood(key) ? unit(id, fault -> fields.fault(key, fault)) : Optional.empty();
    }

    /** The units of a list of ids, of which none may come twice; at least one. */
    public List<Unit> units(Fields fields, String key) {
        List<Unit> units = unitsOrNone(fields, key, fields.texts(key));
        if (fields.isGood(key) && scenario.isPresent()) {
            fields.check(!units.isEmpty(), key, Sentence.of("problem.noUnits"));
        }
        return units;
    }

    /** The units of a list of ids, of which none may come twice; none if the key is missing. */
    public List<Unit> unitsOrNone(Fields fields, String key) {
        return unitsOrNone(fields, key, fields.textsOrNone(key));
    }

    private List<Unit> unitsOrNone(Fields fields, String key, List<Located<String>> ids) {
        List<Unit> units = new ArrayList<>();
        for (Located<String> id : ids) {
            unit(id.value(), fault -> fields.faultAt(id.at(), key, fault)).ifPresent(unit -> {
                if (units.contains(unit)) {
                    fields.faultAt(id.at(), key, Sentence.of("problem.unitTwice", Words.quoted(id.value())));
                }
                units.add(unit);
            });
        }
        return units;
    }

    private Optional<Unit> unit(String id, Consumer<Sentence> fault) {
        Optional<Unit> unit = scenario.flatMap(s -> s.unit(id));
        if (scenario.isPresent() && unit.isEmpty()) {
            List<String> ids = scenario.get().units().stream().map(Unit::id).toList();
            fault.accept(Sentence.of("problem.noSuchUnit", Words.quoted(id), Words.guess(id, ids)));
        }
        return unit;
    }

    /** The hex whose number is the value of a key. */
    public Optional<Hex> hex(Fields fields, String key) {
        String number = fields.text(key);
        return fields.isGood(key) ? hex(number, fault -> fields.fault(key, fault)) : Optional.empty();
    }

    /** The hex whose number is the value of a key, if the key is there. */
    Optional<Hex> optionalHex(Fields fields, String key) {
        return fields.optionalText(key).flatMap(number -> hex(number, fault -> fields.fault(key, fault)));
    }

    /** The hexes of a list of numbers; at least one. */
    public List<Hex> hexes(Fields fields, String key) {
        List<Located<String>> numbers = fields.texts(key);
        fields.checkGood(!numbers.isEmpty(), key, Sentence.of("problem.noHexes"));
        return hexes(fields, key, numbers);
    }

    /** The hexes of a list of numbers; none if the key is missing. */
    public List<Hex> hexesOrNone(Fields fields, String key) {
        return hexes(fields, key, fields.textsOrNone(key));
    }

    private List<Hex> hexes(Fields fields, String key, List<Located<String>> numbers) {
        List<Hex> hexes = new ArrayList<>();
        for (Located<String> number : numbers) {
            hex(number.value(), fault -> fields.faultAt(number.at(), key, fault))
                    .ifPresent(hexes::add);
        }
        return hexes;
    }

    private Optional<Hex> hex(String number, Consumer<Sentence> fault) {
        return HexReader.hex(scenario.map(known -> known.field().grid()), number, fault);
    }

    Optional<Odds> odds(Fields fields, String key) {
        String label = fields.text(key);
        return fields.isGood(key) ? odds(fields, key, label) : Optional.empty();
    }

    Optional<Odds> optionalOdds(Fields fields, String key) {
        return fields.optionalText(key).flatMap(label -> odds(fields, key, label));
    }

    private static Optional<Odds> odds(Fields fields, String key, String label) {
        Optional<Odds> odds = Odds.labelled(label);
        List<String> labels = List.of(Odds.values()).stream().map(Odds::label).toList();
        fields.check(
                odds.isPresent(),
                key,
                Sentence.of(
                        "problem.found",
                        Words.quoted(label),
                        Sentence.of("problem.forGuess", key, Words.either(labels), Words.guess(label, labels))));
        return odds;
    }

    String zone(Fields fields, String key) {
        String name = fields.text(key);
        List<String> zones = scenario.stream()
                .flatMap(s -> s.zones().stream().map(Zone::name))
                .toList();
        if (fields.isGood(key) && scenario.isPresent()) {
            fields.check(
                    zones.contains(name),
                    key,
                    Sentence.of("problem.noSuchZone", Words.quoted(name), Words.guess(name, zones)));
        }
        return name;
    }
}
