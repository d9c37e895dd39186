package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;

/**
 * Fills in tally sheets from a game on the hex map (victory.md, On the hex map).
 *
 * <p>A unit that has left the map or not yet come is no casualty, and one that an umpire has taken out counts as whole. A unit without strength counts as one health point and one
 * stand, so that it is either whole or destroyed.
 */
final class FieldSheets {
    private FieldSheets() {}

    static FleeingSheet fleeing(GameState state) {
        Scenario scenario = state.scenario();
        Situation now = Situation.of(state);
        Both<Boolean> made = new Objectives(state).secondary();
        return new FleeingSheet(
                Armies.points(scenario),
                Both.each(army -> made.of(army) && !made.of(army.enemy())),
                Armies.rows(
                        scenario,
                        unit -> new FleeingSheet.Unit(
                                unit.id(),
                                Armies.cost(scenario, unit),
                                whole(unit),
                                left(now, unit),
                                now.eliminated(unit),
                                now.fled(unit),
                                unit.tagged(Unit.GENERAL),
                                bearsStandard(scenario, unit))));
    }

    /** The battle standard is borne by the only unit of its army with colours; where several have them, they are their own. */
    static boolean bearsStandard(Scenario scenario, Unit unit) {
        return unit.tagged(Unit.COLOURS)
                && scenario.units().stream()
                        .noneMatch(other ->
                                other.side() == unit.side() && other.tagged(Unit.COLOURS) && !other.equals(unit));
    }

    static ShakenSheet shaken(Game game) {
        GameState state = game.state();
        Scenario scenario = state.scenario();
        Situation now = Situation.of(state);
        Objectives objectives = new Objectives(state);
        boolean spoils = scenario.victory().sheet().primary().spoils();
        return new ShakenSheet(
                Armies.points(scenario),
                Armies.rows(
                        scenario,
                        unit -> new ShakenSheet.Unit(
                                unit.id(),
                                Armies.cost(scenario, unit),
                                whole(unit),
                                left(now, unit),
                                now.eliminated(unit),
                                now.shaken(unit))),
                spoils ? Winner.NONE : objectives.primary(),
                spoils ? Optional.of(spoils(game)) : Optional.empty(),
                objectives.secondary(),
                scenario.victory().sheet().secondaryValue());
    }

    static SpoilsSheet spoils(Game game) {
        Scenario scenario = game.state().scenario();
        Chronicle chronicle = new Chronicle(game);
        Both<List<SpoilsSheet.Unit>> armies = Armies.rows(
                scenario,
                unit -> new SpoilsSheet.Unit(
                        unit.id(),
                        unit.arm() == Arm.INFANTRY,
                        scenario.bearsColours(unit),
                        unit.arm() == Arm.CAVALRY,
                        false,
                        chronicle.arrivedTurn(unit)));
        SpoilsSheet sheet = new SpoilsSheet(armies, chronicle.spoils(), scenario.turns());
        return game.rules().spoils().played() ? sheet : withUsualTokens(sheet);
    }

    /** Where no player was asked, each token goes to the first that may have it. */
    private static SpoilsSheet withUsualTokens(SpoilsSheet sheet) {
        SpoilsCourse course = new SpoilsCourse(sheet, Armies.TITLES);
        List<SpoilsSheet.Event> events = new ArrayList<>();
        for (SpoilsSheet.Event event : sheet.events()) {
            Optional<String> taker = course.takers(event).stream().findFirst();
            SpoilsSheet.Event told =
                    new SpoilsSheet.Event(event.kind(), event.army(), event.unit(), event.engaged(), taker);
            course.apply(told);
            events.add(told);
        }
        return new SpoilsSheet(sheet.armies(), events, sheet.lastTurn());
    }

    static WithdrawalSheet withdrawal(GameState state) {
        Objectives objectives = new Objectives(state);
        return new WithdrawalSheet(
                withdrawalRows(state),
                Armies.conceded(state).map(Winner::of).orElse(Winner.NONE),
                objectives.bonus(),
                state.scenario().victory().sheet().objectivesOnly(),
                objectives.bonusHexes());
    }

    static Both<List<WithdrawalSheet.Unit>> withdrawalRows(GameState state) {
        Situation now = Situation.of(state);
        return Armies.rows(
                state.scenario(),
                unit -> new WithdrawalSheet.Unit(
                        unit.id(),
                        Armies.cost(state.scenario(), unit),
                        whole(unit),
                        left(now, unit),
                        fate(now, unit),
                        unit.tagged(Unit.CHARACTER),
                        unit.tagged(Unit.GENERAL)));
    }

    private static WithdrawalSheet.State fate(Situation now, Unit unit) {
        if (now.eliminated(unit)) {
            return WithdrawalSheet.State.DESTROYED;
        }
        boolean gone = unit.tagged(Unit.GENERAL) && now.exited(unit);
        return gone ? WithdrawalSheet.State.LEFT : WithdrawalSheet.State.PRESENT;
    }

    private static int whole(Unit unit) {
        return Math.max(1, unit.strength());
    }

    private static int left(Situation now, Unit unit) {
        if (now.eliminated(unit)) {
            return 0;
        }
        return unit.strength() == 0 ? 1 : now.strength(unit);
    }
}
