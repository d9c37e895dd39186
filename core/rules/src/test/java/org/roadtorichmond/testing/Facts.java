package org.roadtorichmond.testing;

import com.badlogic.ashley.core.Component;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Forces;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** All facts of a state except its seed, including indexes, as lines of text that can be compared. */
public final class Facts {
    private Facts() {}

    /** The facts of a state. Two states have the same facts only if nothing distinguishes them. */
    public static List<String> of(GameState state) {
        List<String> facts = new ArrayList<>();
        facts.add(state.moment() + " of " + state.lastTurn());
        facts.add(state.dice() + " dice, " + state.attacks() + " attacks");
        facts.add(state.attackedHexes().toString());
        state.scenario().zones().forEach(zone -> facts.add(zone.name() + " " + state.freed(zone)));
        facts.add(state.combat().toString());
        facts.add(state.ending().toString());
        state.forces().units().forEach(unit -> facts.add(unit(state, unit)));
        indexes(state.forces(), facts);
        for (int hex = 0; hex < state.scenario().field().grid().size(); hex++) {
            facts.add(hex(state, hex));
        }
        return facts;
    }

    private static String unit(GameState state, Unit unit) {
        return unit + " at " + state.hexOf(unit) + " = " + state.deployment().hexOf(unit)
                + components(state, unit)
                + state.exited(unit).map(gone -> " left by " + gone.hex + " in " + gone.turn)
                + state.eliminated(unit).map(lost -> " lost in " + lost.turn + " by " + lost.combat)
                + " strength " + state.strength(unit)
                + " tokens " + state.tokens(unit)
                + " marched " + state.travel(unit);
    }

    private static List<String> components(GameState state, Unit unit) {
        List<String> names = new ArrayList<>();
        for (Component component : state.forces().entity(unit).getComponents()) {
            names.add(component.getClass().getSimpleName());
        }
        names.sort(null);
        return names;
    }

    private static void indexes(Forces forces, List<String> facts) {
        List.of(
                        forces.onMap(),
                        forces.awaited(),
                        forces.exited(),
                        forces.eliminated(),
                        forces.shaken(),
                        forces.moved(),
                        forces.attackers())
                .forEach(index -> facts.add(index.all() + " " + index.of(Side.UNION)));
    }

    private static String hex(GameState state, int hex) {
        StringBuilder fact = new StringBuilder().append(hex);
        for (Side side : Side.values()) {
            fact.append(' ').append(state.control().count(hex, side));
            fact.append(' ').append(state.deployment().count(hex, side));
        }
        Deployment deployment = state.deployment();
        for (int unit = deployment.first(hex); unit != Deployment.NONE; unit = deployment.next(unit)) {
            fact.append(' ').append(deployment.unit(unit));
        }
        return fact.toString();
    }
}
