package org.roadtorichmond.play;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event.UnitShifted.Reason;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Components.AtHand;
import org.roadtorichmond.unit.Components.AttackedThisPhase;
import org.roadtorichmond.unit.Components.Awaited;
import org.roadtorichmond.unit.Components.Eliminated;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Components.Latecomer;
import org.roadtorichmond.unit.Components.Position;
import org.roadtorichmond.unit.Components.SetAside;
import org.roadtorichmond.unit.Components.Shaken;
import org.roadtorichmond.unit.Components.Spoils;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * The one door through which a game changes: events write components and turn data here, and nothing else can, since
 * only a game can make an editor.
 */
public final class Editor {
    private final GameState state;

    Editor(GameState state) {
        this.state = state;
    }

    private Entity entity(Unit unit) {
        return state.forces().entity(unit);
    }

    /** Sets the units as a game begins; units near an enemy then are free from the start (rule 13.1). */
    void open(Opening opening) {
        Map<Unit, Standing> ordered = new TreeMap<>(opening.standings());
        ordered.forEach((unit, standing) -> {
            if (standing instanceof Standing.OnMap here) {
                strength(unit, here.strength());
                shaken(unit, here.shaken());
                place(unit, here.hex());
            } else if (standing instanceof Standing.Expected) {
                awaited(unit, true);
            } else if (standing instanceof Standing.Gone gone) {
                strength(unit, gone.strength());
                exited(unit, gone.hex(), gone.turn());
            } else if (standing instanceof Standing.Lost lost) {
                eliminated(unit, lost.turn(), 0);
            }
        });
        opening.settled().forEach((hold, held) -> settled(hold, Optional.of(held)));
        opening.tokens().forEach(this::tokens);
        for (Zone zone : state.scenario().zones()) {
            freed(zone.index(), opening.freed().contains(zone.name()) || state.enemyNear(zone));
        }
    }

    void place(Unit unit, Hex hex) {
        entity(unit).add(new Position(hex));
    }

    void lift(Unit unit) {
        entity(unit).remove(Position.class);
    }

    void stand(Unit unit, Hex hex) {
        Components.POSITION.get(entity(unit)).hex = hex;
        state.deployment().moved(unit, hex);
    }

    /** Moves a unit in combat, and takes note if it retreats. */
    void shift(Unit unit, Hex to, Reason reason) {
        stand(unit, to);
        if (reason == Reason.RETREAT) {
            state.retreats.add(unit, state.moment());
        }
    }

    /** Takes the newest such move back. */
    void shiftBack(Unit unit, Hex from, Reason reason) {
        if (reason == Reason.RETREAT) {
            state.retreats.removeLast();
        }
        stand(unit, from);
    }

    void travel(Unit unit, Optional<Travel> travel) {
        state.forces().march(unit, travel);
    }

    /** Gives a unit a component, or takes it away. */
    private <C extends Component> void mark(Unit unit, boolean on, Class<C> kind, Supplier<C> maker) {
        if (on) {
            entity(unit).add(maker.get());
        } else {
            entity(unit).remove(kind);
        }
    }

    void awaited(Unit unit, boolean on) {
        mark(unit, on, Awaited.class, Awaited::new);
    }

    void exited(Unit unit, Hex hex, int turn) {
        entity(unit).add(new Exited(hex, turn));
    }

    void returned(Unit unit) {
        entity(unit).remove(Exited.class);
    }

    void eliminated(Unit unit, int turn, int combat) {
        entity(unit).add(new Eliminated(turn, combat));
    }

    void revived(Unit unit) {
        entity(unit).remove(Eliminated.class);
    }

    void shaken(Unit unit, boolean on) {
        mark(unit, on, Shaken.class, Shaken::new);
    }

    void strength(Unit unit, int points) {
        state.forces().strength(unit).points = points;
    }

    void attacked(Unit unit, boolean on) {
        mark(unit, on, AttackedThisPhase.class, AttackedThisPhase::new);
    }

    void tokens(Unit unit, int tokens) {
        mark(unit, tokens > 0, Spoils.class, () -> new Spoils(tokens));
    }

    void atHand(Unit unit, boolean on) {
        mark(unit, on, AtHand.class, AtHand::new);
    }

    /** Marks a unit that has just come onto the map if the game-turn is the scenario's last, or takes the mark away. */
    void latecomer(Unit unit, boolean entered) {
        boolean late = entered && state.moment().turn() >= state.scenario().turns();
        mark(unit, late, Latecomer.class, Latecomer::new);
    }

    /** Puts a unit where it was not, or takes it from there; between two hexes {@link #stand} leads. */
    void station(Unit unit, Station station, boolean on) {
        if (station instanceof Station.OnHex here) {
            if (on) {
                place(unit, here.hex());
            } else {
                lift(unit);
            }
        } else if (station instanceof Station.Waiting) {
            awaited(unit, on);
        } else if (station instanceof Station.Left left) {
            mark(unit, on, Exited.class, () -> new Exited(left.hex(), left.turn()));
        } else if (station instanceof Station.Fallen fallen) {
            mark(unit, on, Eliminated.class, () -> new Eliminated(fallen.turn(), fallen.combat()));
        } else {
            mark(unit, on, SetAside.class, SetAside::new);
        }
    }

    /** Counts what an umpire has done: 0 when he has come, a negative number before. */
    void umpire(int number) {
        state.umpireNumber = number;
    }

    /** The clock is being set, so that what was noted of a player-turn does not count in another one of that name. */
    void clockSet() {
        state.retreats.close();
    }

    /** It was not. */
    void clockSetBack() {
        state.retreats.removeLast();
    }

    void lastTurn(int turn) {
        state.lastTurn = turn;
    }

    void attacked(Hex hex, boolean attacked) {
        state.attackedHexes.set(hex.index(), attacked);
    }

    void moment(Moment moment) {
        state.moment(moment);
    }

    void dice(int rolled) {
        state.dice = rolled;
    }

    void attacks(int made) {
        state.attacks = made;
    }

    void combat(Optional<Combat> combat) {
        state.combat = combat;
    }

    void ending(Optional<Ending> ending) {
        state.ending = ending;
    }

    void settled(int hold, Optional<Boolean> held) {
        state.settled.set(hold, held);
    }

    void freed(int zone, boolean freed) {
        state.freed[zone] = freed;
    }
}
