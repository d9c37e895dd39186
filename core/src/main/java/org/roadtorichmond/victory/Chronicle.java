package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.SpoilsSheet.Kind;

/**
 * What the events of a game tell that its state no longer does: who came when, who was destroyed while engaged with whom, who was
 * shaken and rallied, and where tokens went.
 */
final class Chronicle {
    private final Map<Unit, Integer> arrived = new HashMap<>();
    private final List<SpoilsSheet.Event> happened = new ArrayList<>();
    private final Map<Unit, Integer> fall = new HashMap<>();
    private List<Unit> attackers = List.of();
    private List<Unit> defenders = List.of();
    private int turn;

    /** Reads a game from its opening to its last event. */
    Chronicle(Game game) {
        turn = game.opening().moment().turn();
        new TreeMap<>(game.opening().standings()).forEach(this::open);
        game.log().forEach(entry -> entry.events().forEach(this::tell));
    }

    /** The turn in which a unit came onto the map, 0 if it was there from the start or never came. */
    int arrivedTurn(Unit unit) {
        return arrived.getOrDefault(unit, 0);
    }

    /** What happened, for the spoils of war; the tokens are those that were placed in play. */
    List<SpoilsSheet.Event> spoils() {
        return List.copyOf(happened);
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

    private void tell(Event event) {
        if (event instanceof Event.PhaseBegan phase) {
            turn = phase.after().turn();
        } else if (event instanceof Event.UnitEntered entered) {
            arrived.put(entered.unit(), turn);
        } else if (event instanceof Event.AttackDeclared attack) {
            declare(attack);
        } else if (event instanceof Event.UnitShaken shaken) {
            note(Kind.SHAKEN, shaken.unit(), List.of());
        } else if (event instanceof Event.UnitRecovered recovered) {
            note(Kind.RALLIED, recovered.unit(), List.of());
        } else if (event instanceof Event.UnitEliminated eliminated) {
            fall(eliminated.unit());
        } else if (event instanceof TokenPlaced token) {
            place(token);
        }
    }

    private void declare(Event.AttackDeclared attack) {
        attackers = new ArrayList<>(attack.attackers());
        defenders = attack.strengths().defences().stream()
                .flatMap(defence -> defence.units().stream())
                .toList();
    }

    /** Destroyed in combat is who took part in it; who was displaced and found no room was not engaged. */
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

    private void place(TokenPlaced token) {
        int index = fall.getOrDefault(token.victim(), -1);
        SpoilsSheet.Event fallen = happened.get(index);
        happened.set(
                index,
                new SpoilsSheet.Event(
                        fallen.kind(),
                        fallen.army(),
                        fallen.unit(),
                        fallen.engaged(),
                        Optional.of(token.unit().id())));
    }
}
