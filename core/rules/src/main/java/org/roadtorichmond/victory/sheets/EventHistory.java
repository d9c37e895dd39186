package org.roadtorichmond.victory.sheets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.LengthSet;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.play.TokensLost;
import org.roadtorichmond.play.UmpireAct;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Kind;

/**
 * What the events of a game say and its state no longer does: when units came, which were destroyed and by which enemies, which were
 * shaken and rallied, and where tokens went.
 */
public final class EventHistory {
    /** What is noted of each kind of event. */
    static final EventTable<Consumer<EventHistory>> NOTES = new EventTable<Consumer<EventHistory>>()
            .on(Event.PhaseBegan.class, phase -> it -> it.turn = phase.after().turn())
            .on(Event.UnitEntered.class, entered -> it -> it.arrived.put(entered.unit(), it.turn))
            .on(Event.AttackDeclared.class, attack -> it -> it.declare(attack))
            .on(Event.UnitShaken.class, shaken -> it -> it.note(Kind.SHAKEN, shaken.unit(), List.of()))
            .on(Event.UnitRecovered.class, recovered -> it -> it.note(Kind.RALLIED, recovered.unit(), List.of()))
            .on(Event.UnitEliminated.class, eliminated -> it -> it.fall(eliminated.unit()))
            .on(TokenPlaced.class, token -> it -> it.place(token))
            .on(UmpireActed.class, acted -> it -> it.overrule(acted.act()))
            // Of these the state itself keeps what counts for points.
            .silent(List.of(
                    Event.UnitMoved.class,
                    Event.UnitExited.class,
                    Event.UnitShifted.class,
                    Event.DieRolled.class,
                    Event.CombatProceeded.class,
                    Event.UnitWeakened.class,
                    Event.ZoneFreed.class,
                    Event.GameEnded.class,
                    GroupArrived.class,
                    HoldSettled.class,
                    LengthSet.class,
                    MarksCleared.class,
                    TokensLost.class));

    private final Map<Unit, Integer> arrived = new HashMap<>();
    private final List<SpoilsSheet.Event> happened = new ArrayList<>();
    private final Map<Unit, Integer> fall = new HashMap<>();
    private List<Unit> attackers = List.of();
    private List<Unit> defenders = List.of();
    private int turn;

    /** The sheet of a game: the tokens are those that were placed in play; where no player was asked, each goes to the first taker. */
    public static SpoilsSheet sheet(Game game) {
        Scenario scenario = game.state().scenario();
        EventHistory history = new EventHistory(game);
        PerArmy<List<SpoilsSheet.Unit>> armies = PerArmy.each(army -> scenario.units().stream()
                .filter(unit -> unit.side() == army.side())
                .map(unit -> row(
                        scenario,
                        unit,
                        history.arrived.getOrDefault(unit, 0),
                        game.opening().tokens().getOrDefault(unit, 0)))
                .toList());
        SpoilsSheet sheet = new SpoilsSheet(armies, List.copyOf(history.happened), scenario.turns());
        return game.rules().spoils().played() ? sheet : withFirstTakers(sheet);
    }

    /** The tokens on units of a game, without those that have none; where no player was asked, as on its sheet. */
    public static SortedMap<Unit, Integer> tokens(Game game) {
        SpoilsCourse course = SpoilsCourse.run(sheet(game), PerArmy.TITLES);
        SortedMap<Unit, Integer> tokens = new TreeMap<>();
        game.state()
                .scenario()
                .units()
                .forEach(unit -> tokens.put(unit, course.tokens(Army.of(unit.side()), unit.id())));
        tokens.values().removeIf(count -> count == 0);
        return tokens;
    }

    /**
     * A unit as the sheet describes it (victory.md, On the hex map).
     *
     * @param arrivedTurn the turn in which it came onto the map, 0 if it was there from the start or never came
     * @param tokens how many tokens it has when the game begins
     */
    public static SpoilsSheet.Unit row(Scenario scenario, Unit unit, int arrivedTurn, int tokens) {
        boolean light = unit.arm() == Arm.CAVALRY;
        boolean colours = scenario.bearsColours(unit);
        return new SpoilsSheet.Unit(unit.id(), unit.arm() == Arm.INFANTRY, colours, light, false, arrivedTurn, tokens);
    }

    private static SpoilsSheet withFirstTakers(SpoilsSheet sheet) {
        SpoilsCourse course = new SpoilsCourse(sheet, PerArmy.TITLES);
        List<SpoilsSheet.Event> events = new ArrayList<>();
        for (SpoilsSheet.Event event : sheet.events()) {
            SpoilsSheet.Event given = event.with(course.takers(event).stream().findFirst());
            course.apply(given);
            events.add(given);
        }
        return new SpoilsSheet(sheet.armies(), events, sheet.lastTurn());
    }

    /** Reads a game from its opening to its last event. */
    private EventHistory(Game game) {
        turn = game.opening().moment().turn();
        new TreeMap<>(game.opening().standings()).forEach(this::open);
        for (Entry entry : game.log()) {
            entry.events().forEach(event -> NOTES.of(event).ifPresent(note -> note.accept(this)));
        }
    }

    private void open(Unit unit, Standing standing) {
        if (standing instanceof Standing.OnMap here && here.shaken()) {
            note(Kind.SHAKEN, unit, List.of());
        } else if (standing instanceof Standing.Lost) {
            note(Kind.DESTROYED, unit, List.of());
        }
    }

    private void note(Kind kind, Unit unit, List<Unit> engaged) {
        List<String> ids = engaged.stream().map(Unit::id).toList();
        happened.add(new SpoilsSheet.Event(kind, Army.of(unit.side()), unit.id(), ids, Optional.empty()));
    }

    private void declare(Event.AttackDeclared attack) {
        attackers = new ArrayList<>(attack.attackers());
        defenders = attack.strengths().defences().stream()
                .flatMap(defence -> defence.units().stream())
                .toList();
    }

    /** A unit is destroyed in combat if it took part; one that was displaced and found no room was not engaged. */
    private void fall(Unit unit) {
        fall.put(unit, happened.size());
        if (attackers.contains(unit)) {
            note(Kind.DESTROYED_IN_COMBAT, unit, defenders);
        } else if (defenders.contains(unit)) {
            note(Kind.DESTROYED_IN_COMBAT, unit, attackers);
        } else {
            note(Kind.DESTROYED, unit, List.of());
        }
    }

    /** A unit that was destroyed and is put back scores again; the token that was won for it stays where it is. */
    private void overrule(UmpireAct act) {
        if (act instanceof UmpireAct.Stationed moved) {
            if (moved.to() instanceof Station.PutAside) {
                note(Kind.SET_ASIDE, moved.unit(), List.of());
            } else if (moved.from() instanceof Station.Fallen || moved.from() instanceof Station.PutAside) {
                note(Kind.RETURNED, moved.unit(), List.of());
            }
        }
    }

    private void place(TokenPlaced token) {
        int index = fall.getOrDefault(token.victim(), -1);
        happened.set(index, happened.get(index).with(Optional.of(token.unit().id())));
    }
}
