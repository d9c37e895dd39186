package org.roadtorichmond.scenario.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * How files say how matters stand when a game begins: positions, and scenarios that begin in one.
 *
 * @param loaded the scenario, if it can be read; without it only the form is checked
 * @param problems gets what is wrong
 * @param placed whether a unit on the map whose hex is not given stands where the scenario places it
 */
record OpeningFormat(Optional<LoadedScenario> loaded, Problems problems, boolean placed) {

    /** Reads how matters stand, and finishes the fields; empty without the scenario or where something is wrong. */
    Optional<Opening> read(Fields fields) {
        Optional<Scenario> scenario = loaded.map(LoadedScenario::scenario);
        int turns = scenario.map(Scenario::turns).orElse(ScenarioReader.MOST_TURNS);
        int turn = fields.integer("turn", 1, turns);
        Optional<Side> player = fields.optionalChoice("player", List.of(Side.values()));
        Phase phase = fields.optionalChoice("phase", List.of(Phase.values())).orElse(Phase.MOVEMENT);
        boolean night =
                fields.isGood("turn") && scenario.filter(s -> s.isNight(turn)).isPresent();
        fields.check(!night || phase == Phase.MOVEMENT, "phase", Sentence.of("problem.nightPhase", turn));
        HexReader hexes = new HexReader(scenario.map(s -> s.field().grid()), problems);
        StandingReader reader = new StandingReader(scenario, hexes, fields.isGood("turn") ? turn : turns, placed);
        List<StandingReader.ReadUnit> read = fields.objects("units", reader::unit);
        Map<Unit, Standing> standings =
                loaded.map(l -> standings(l, read, fields.at("units"))).orElse(Map.of());
        Set<String> open = open(fields, scenario);
        AccountFormat account = new AccountFormat(scenario, hexes);
        Map<Integer, Boolean> settled = account.settled(fields);
        Map<Unit, Integer> tokens = account.tokens(fields, standings);
        return fields.finish(() -> loaded.map(known -> {
                    Side mover = player.orElse(known.scenario().first());
                    return new Opening(new Moment(turn, mover, phase), standings, open, settled, tokens);
                }))
                .flatMap(opening -> opening);
    }

    /**
     * What the position says, and the set-up for other units; what it says is checked last, so that faults name its
     * places.
     */
    private Map<Unit, Standing> standings(LoadedScenario loaded, List<StandingReader.ReadUnit> read, Place units) {
        Scenario scenario = loaded.scenario();
        SetUpCheck check = new SetUpCheck(
                scenario.field(), scenario.rules(), loaded.survey().costs(), problems);
        Map<Unit, Standing> standings = new TreeMap<>(scenario.opening().standings());
        read.forEach(one -> standings.remove(one.unit()));
        standings.forEach((unit, standing) -> check(check, unit, standing, units));
        for (StandingReader.ReadUnit one : read) {
            standings.put(one.unit(), one.standing());
            check(check, one.unit(), one.standing(), one.at());
        }
        return standings;
    }

    private static void check(SetUpCheck check, Unit unit, Standing standing, Place at) {
        if (standing instanceof Standing.OnMap here) {
            check.place(unit, here.hex(), at);
        }
    }

    private Set<String> open(Fields fields, Optional<Scenario> scenario) {
        Set<String> open = new TreeSet<>();
        List<String> zones = scenario.stream()
                .flatMap(s -> s.zones().stream().map(Zone::name))
                .toList();
        for (Located<String> name : fields.textsOrNone("open")) {
            if (!open.add(name.value())) {
                problems.add(name.at(), Sentence.of("problem.zoneListedTwice", Words.quoted(name.value())));
            }
            if (scenario.isPresent() && !zones.contains(name.value())) {
                problems.add(
                        name.at(),
                        Sentence.of(
                                "problem.noSuchZone", Words.quoted(name.value()), Words.guess(name.value(), zones)));
            }
        }
        return open;
    }
}
