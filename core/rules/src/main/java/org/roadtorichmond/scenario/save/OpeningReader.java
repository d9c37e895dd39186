package org.roadtorichmond.scenario.save;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.AccountFormat;
import org.roadtorichmond.scenario.setup.HexReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.SetUpCheck;
import org.roadtorichmond.scenario.setup.UnitReader;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Reads the position with which a saved game began, where that is not the scenario's set-up.
 *
 * <p>It is judged as a position file is, since a checksum can be forged and no state of a game must be impossible.
 */
record OpeningReader(LoadedScenario loaded, RecordReader records, Problems problems) {
    /** Reads the position; empty if there was a problem. */
    Optional<Opening> read(Fields fields) {
        Scenario scenario = loaded.scenario();
        Optional<Moment> moment = fields.value("moment").flatMap(node -> PartShapes.MOMENT.read(node, records));
        moment.ifPresent(m -> check(fields, m));
        Map<Unit, Standing> standings =
                standings(fields, moment.map(Moment::turn).orElse(scenario.turns()));
        fields.check(
                standings.size() == scenario.units().size(),
                "units",
                Sentence.of(
                        "problem.unitCount", standings.size(), scenario.units().size()));
        List<String> zones = scenario.zones().stream().map(Zone::name).toList();
        List<Located<String>> open = fields.texts("open");
        for (Located<String> name : open) {
            if (!zones.contains(name.value())) {
                problems.add(name.at(), Sentence.of("problem.noZone", Words.quoted(name.value())));
            }
        }
        HexReader hexes = new HexReader(Optional.of(scenario.field().grid()), problems);
        AccountFormat account = new AccountFormat(Optional.of(scenario), hexes);
        Map<Integer, Boolean> settled = account.settled(fields);
        Map<Unit, Integer> tokens = account.tokens(fields, standings);
        return fields.finish(() -> moment.map(m -> new Opening(
                        m,
                        standings,
                        new TreeSet<>(open.stream().map(Located::value).toList()),
                        settled,
                        tokens)))
                .flatMap(opening -> opening);
    }

    private void check(Fields fields, Moment moment) {
        Scenario scenario = loaded.scenario();
        fields.check(
                moment.turn() >= 1 && moment.turn() <= scenario.turns(),
                "moment",
                Sentence.of("problem.turnRange", moment.turn(), scenario.turns()));
        fields.check(
                moment.phase() == Phase.MOVEMENT || !scenario.isNight(moment.turn()),
                "moment",
                Sentence.of("problem.nightCombat", moment.turn()));
    }

    private Map<Unit, Standing> standings(Fields fields, int turn) {
        SetUpCheck check = new SetUpCheck(
                loaded.scenario().field(),
                loaded.scenario().rules(),
                loaded.survey().costs(),
                problems);
        Map<Unit, Standing> standings = new TreeMap<>();
        for (Node node : fields.elements("units")) {
            StandingShapes.STOOD.read(node, records).ifPresent(stood -> {
                if (standings.put(stood.unit(), stood.standing()) != null) {
                    problems.add(
                            node.at(),
                            Sentence.of(
                                    "problem.unitAgain",
                                    Words.quoted(stood.unit().id())));
                }
                if (!possible(stood.standing(), turn)) {
                    problems.add(
                            node.at(),
                            Sentence.of(
                                    "problem.impossible",
                                    Words.quoted(stood.unit().id()),
                                    UnitReader.STRONGEST,
                                    turn));
                }
                if (stood.standing() instanceof Standing.OnMap here) {
                    check.place(stood.unit(), here.hex(), node.at());
                }
            });
        }
        return standings;
    }

    private static boolean possible(Standing standing, int turn) {
        if (standing instanceof Standing.OnMap here) {
            return isStrength(here.strength());
        } else if (standing instanceof Standing.Gone gone) {
            return isStrength(gone.strength()) && gone.turn() >= 1 && gone.turn() <= turn;
        }
        return !(standing instanceof Standing.Lost lost) || (lost.turn() >= 0 && lost.turn() <= turn);
    }

    private static boolean isStrength(int points) {
        return points >= 0 && points <= UnitReader.STRONGEST;
    }
}
