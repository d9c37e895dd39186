package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Judges whether units may stand where a file puts them (rules 3.1, 3.2, 5.1, 5.2). */
public final class SetUpCheck {
    private final Battlefield field;
    private final StepCosts costs;
    private final int stacking;
    private final Problems problems;
    private final Map<Hex, List<Unit>> placed = new TreeMap<>();

    /** A check of one set-up by the stacking rule and step costs; what it finds is added to the problems. */
    public SetUpCheck(Battlefield field, Rules rules, StepCosts costs, Problems problems) {
        this.field = field;
        this.costs = costs;
        this.stacking = rules.stacking();
        this.problems = problems;
    }

    /** Puts a unit into a hex and reports at the place what is wrong with that. */
    public void place(Unit unit, Hex hex, Place at) {
        if (costs.terrainCost(unit.arm(), hex.index()) == StepCosts.PROHIBITED
                && !field.roads().passes(hex.index())) {
            problems.add(
                    at,
                    Sentence.of(
                            "problem.ground",
                            hex,
                            field.terrain(hex.index()).word(),
                            unit.arm().word()));
        }
        List<Unit> here = placed.computeIfAbsent(hex, h -> new ArrayList<>());
        if (!here.isEmpty() && here.get(0).side() != unit.side()) {
            problems.add(
                    at,
                    Sentence.of("problem.enemies", hex, Words.quoted(here.get(0).id())));
        } else if (here.size() == stacking) {
            problems.add(at, Sentence.of("problem.stacked", hex, stacking));
        }
        here.add(unit);
    }
}
