package org.roadtorichmond.scenario.setup;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

/** Warnings about rules of {@code road-to-richmond} that can never pay in a scenario that can be played under it (rule 21). */
final class RoadWarnings {
    private final Warnings warnings;
    private final Scenario scenario;
    private final Battlefield field;
    private final VictoryTerms terms;

    RoadWarnings(Warnings warnings) {
        this.warnings = warnings;
        scenario = warnings.scenario();
        field = scenario.field();
        terms = scenario.victory();
    }

    void add() {
        if (terms.choices().contains(VictorySystem.ROAD_TO_RICHMOND.id())) {
            communications();
            bases();
            terms.exit().ifPresent(this::exits);
            train();
        }
    }

    private void communications() {
        if (terms.gateway().isEmpty() || terms.exit().isEmpty()) {
            return;
        }
        Hex gateway = terms.gateway().get();
        Hex exit = terms.exit().get();
        boolean begins = passed("victory.gateway", gateway);
        boolean ends = passed("victory.exit", exit);
        if (begins && ends && !warnings.survey().communications().connected(gateway, exit)) {
            warnings.warn("victory.gateway", Sentence.of("warning.unconnected", gateway, exit));
        }
    }

    private boolean passed(String path, Hex hex) {
        boolean passes = field.roads().passes(hex.index());
        if (!passes) {
            warnings.warn(path, Sentence.of("warning.noWay", hex));
        }
        return passes;
    }

    private void bases() {
        for (int i = 0; i < terms.bases().size(); i++) {
            Hex base = terms.bases().get(i);
            if (!leadsOff(base)) {
                warnings.warn("victory.bases[" + i + "]", Sentence.of("warning.noDepot", base));
            }
        }
    }

    private boolean leadsOff(Hex base) {
        return field.edges().stream()
                .filter(edge -> edge.hex().equals(base))
                .anyMatch(edge -> field.ways().stream()
                        .anyMatch(way ->
                                way.name().equals(edge.way()) && way.kind().marched()));
    }

    /** A side that a restriction keeps on the map is left out: somebody wants to know what leaving is worth. */
    private void exits(Hex exit) {
        boolean mayLeave = scenario.rules().restrictions().mayLeave(Side.UNION);
        if (mayLeave && !scenario.exits(Side.UNION, exit)) {
            warnings.warn("victory.exit", Sentence.of("warning.noUnionExit", exit));
        }
        boolean elsewhere = !scenario.exits(Side.CONFEDERATE).isEmpty() && !scenario.exits(Side.CONFEDERATE, exit);
        if (elsewhere) {
            warnings.warn(exitsOf(Side.CONFEDERATE), Sentence.of("warning.noConfederateExit", exit));
        }
    }

    private String exitsOf(Side side) {
        for (int i = 0; i < warnings.count("exits"); i++) {
            String path = "exits[" + i + "]";
            if (warnings.text(path + ".side").filter(side.word()::equals).isPresent()) {
                return path + ".hexes";
            }
        }
        return "exits";
    }

    private void train() {
        if (terms.train().isEmpty()) {
            Optional<Unit> nameless = scenario.units().stream()
                    .filter(unit -> unit.train() && unit.side() == Side.UNION)
                    .findFirst();
            nameless.ifPresent(unit ->
                    warnings.warn("victory.train", Sentence.of("warning.namelessTrain", Words.quoted(unit.id()))));
            return;
        }
        Unit train = terms.train().get();
        terms.exit()
                .filter(exit -> scenario.exits(Side.UNION, exit))
                .filter(exit -> !warnings.reachable().from(List.of(train)).get(exit.index()))
                .ifPresent(exit -> warnings.warn(
                        "victory.train", Sentence.of("warning.trainStuck", Words.quoted(train.id()), exit)));
    }
}
