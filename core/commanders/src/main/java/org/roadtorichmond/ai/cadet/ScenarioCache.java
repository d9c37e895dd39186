package org.roadtorichmond.ai.cadet;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Closures;
import org.roadtorichmond.ai.DistanceMaps;
import org.roadtorichmond.ai.Distances;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.ai.toolkit.FightModel;
import org.roadtorichmond.ai.toolkit.PositionModel;
import org.roadtorichmond.ai.toolkit.TurnsToGoal;
import org.roadtorichmond.ai.toolkit.WaysOut;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What a commander works out once for a scenario: chances of combat, what is at stake, and the marches to goals. */
final class ScenarioCache {
    private final Survey survey;
    private final List<Chances> chances;
    private final StakeTable stakeTable;
    private final DistanceMaps maps;
    private final int[] nowhere;
    private final Closures closures;
    private @Nullable Interests interests;

    ScenarioCache(Survey survey) {
        this.survey = survey;
        Scenario scenario = survey.scenario();
        chances = Arrays.stream(Side.values())
                .map(attacker -> new Chances(scenario.rules(), attacker))
                .toList();
        stakeTable = new StakeTable(scenario);
        closures = new Closures(scenario);
        maps = DistanceMaps.of(survey);
        nowhere = new int[scenario.field().grid().size()];
    }

    /** Whether a game is of the scenario for which all this was worked out. */
    boolean knows(Game game) {
        return game.state().survey() == survey;
    }

    /** The chances of a side's attacks. */
    Chances chances(Side attacker) {
        return chances.get(attacker.ordinal());
    }

    /** What fights are worth where a game stands. */
    FightModel fights(GameState state, WaysOut ways) {
        return new PositionModel(state, chances(state.moment().player()), ways, interests(state)::price, true);
    }

    /** What matters now, read again in every phase and whenever a unit has come or gone. */
    Interests interests(GameState state) {
        Interests known = interests;
        return known == null || !known.holds(state) ? review(state) : known;
    }

    /** Forgets what mattered, for a game that goes another way. */
    void forget() {
        interests = null;
    }

    /** What matters now, read again. */
    Interests review(GameState state) {
        closures.look(state.moment());
        Interests now = new Interests(stakeTable, state);
        interests = now;
        return now;
    }

    /** How far it is to hexes on an empty map. */
    DistanceMaps maps() {
        return maps;
    }

    /** No distance from anywhere, for units that go nowhere. */
    int[] nowhere() {
        return nowhere;
    }

    /** The half points to a hex on an empty map, waits included. */
    int[] toHex(Unit unit, Hex hex) {
        return toHex(unit, hex.index());
    }

    /** The half points to the hex with an index on an empty map, waits included. */
    int[] toHex(Unit unit, int hex) {
        return toHex(unit.side(), unit.arm(), hex);
    }

    /** The half points to the hex with an index on an empty map, what could be marched while closed ground opens included. */
    int[] toHex(Side side, Arm arm, int hex) {
        return maps.to(hex, side, arm, closures);
    }

    /** The half points to where a unit is drawn in the long run; nothing where that is nowhere. */
    int[] home(Interests now, Unit unit) {
        Optional<Hex> home = now.home(unit);
        return home.isEmpty() ? nowhere : toHex(unit, home.get());
    }

    /** Where units draw to in the long run. */
    TurnsToGoal homeward(GameState state) {
        Interests now = interests(state);
        return (unit, hex) -> Math.min(home(now, unit)[hex], Distances.FAR) / (double) Math.max(1, unit.allowance());
    }
}
