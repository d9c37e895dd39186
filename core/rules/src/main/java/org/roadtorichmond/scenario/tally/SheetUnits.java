package org.roadtorichmond.scenario.tally;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * The units of one army of a tally sheet while it is read: what must be unique in an army, and which ids exist. Units
 * with problems are in it too, so that what refers to them is not called unknown.
 */
final class SheetUnits {
    private final Army army;
    private final Map<String, Fields> units = new LinkedHashMap<>();
    private final Map<String, Place> holders = new HashMap<>();
    private final List<Fields> joined = new ArrayList<>();

    SheetUnits(Army army) {
        this.army = army;
    }

    Army army() {
        return army;
    }

    /** Reads the id, which no other unit of the army may have. */
    String id(Fields unit) {
        String id = unit.text("id");
        if (unit.isGood("id")) {
            Fields first = units.putIfAbsent(id, unit);
            if (first != null) {
                unit.fault(
                        "id",
                        Sentence.of(
                                "problem.armyId",
                                Words.quoted(id),
                                first.at("id").line()));
            }
        }
        return id;
    }

    /** Reads an office that at most one unit of the army holds. */
    boolean office(Fields unit, String key) {
        boolean holds = unit.truth(key);
        Place first = holds ? holders.putIfAbsent(key, unit.at(key)) : null;
        if (first != null) {
            unit.fault(key, Sentence.of("problem.office", Words.quoted(key), first.line()));
        }
        return holds;
    }

    /** Reads the optional id of the unit that this one joined; it is checked by {@link #checkJoined}. */
    void joined(Fields unit) {
        if (unit.optionalText("joined").isPresent()) {
            joined.add(unit);
        }
    }

    /** Checks, once all units are read, that the units that others joined are of this army. */
    void checkJoined() {
        for (Fields unit : joined) {
            String other = unit.text("joined");
            unit.check(knows(other), "joined", unknown(other));
            boolean itself = unit.isGood("id") && unit.text("id").equals(other);
            unit.check(!itself, "joined", Sentence.of("problem.joinsItself"));
        }
    }

    boolean knows(String id) {
        return units.containsKey(id);
    }

    Optional<Fields> unit(String id) {
        return Optional.ofNullable(units.get(id));
    }

    /** The message for an id that no unit of this army has. */
    Sentence unknown(String id) {
        return Sentence.of(
                "problem.notOfArmy", Constants.word(army), Words.quoted(id), Words.guess(id, units.keySet()));
    }
}
