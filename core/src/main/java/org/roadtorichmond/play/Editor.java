package org.roadtorichmond.play;

import com.badlogic.ashley.core.Entity;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event.UnitShifted.Reason;
import org.roadtorichmond.unit.AtHand;
import org.roadtorichmond.unit.AttackedThisPhase;
import org.roadtorichmond.unit.Awaited;
import org.roadtorichmond.unit.CombatStrength;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Eliminated;
import org.roadtorichmond.unit.Exited;
import org.roadtorichmond.unit.Latecomer;
import org.roadtorichmond.unit.MovedThisPhase;
import org.roadtorichmond.unit.Position;
import org.roadtorichmond.unit.Shaken;
import org.roadtorichmond.unit.Spoils;
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

    /** Sets the units as a game begins; who is near an enemy then is free from the start (rule 13.1). */
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
        Entity entity = entity(unit);
        if (travel.isEmpty()) {
            entity.remove(MovedThisPhase.class);
            return;
        }
        MovedThisPhase moved = Components.MOVED.get(entity);
        if (moved == null) {
            entity.add(new MovedThisPhase(travel.get()));
        } else {
            moved.travel = travel.get();
        }
    }

    void awaited(Unit unit, boolean awaited) {
        if (awaited) {
            entity(unit).add(new Awaited());
        } else {
            entity(unit).remove(Awaited.class);
        }
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

    void shaken(Unit unit, boolean shaken) {
        if (shaken) {
            entity(unit).add(new Shaken());
        } else {
            entity(unit).remove(Shaken.class);
        }
    }

    void strength(Unit unit, int points) {
        CombatStrength strength = Objects.requireNonNull(Components.STRENGTH.get(entity(unit)));
        strength.points = points;
    }

    void attacked(Unit unit, boolean attacked) {
        if (attacked) {
            entity(unit).add(new AttackedThisPhase());
        } else {
            entity(unit).remove(AttackedThisPhase.class);
        }
    }

    void tokens(Unit unit, int tokens) {
        if (tokens > 0) {
            entity(unit).add(new Spoils(tokens));
        } else {
            entity(unit).remove(Spoils.class);
        }
    }

    void atHand(Unit unit, boolean atHand) {
        if (atHand) {
            entity(unit).add(new AtHand());
        } else {
            entity(unit).remove(AtHand.class);
        }
    }

    /** Marks a unit that has just come onto the map if the game-turn is the scenario's last, or takes the mark away. */
    void latecomer(Unit unit, boolean entered) {
        if (entered && state.moment().turn() >= state.scenario().turns()) {
            entity(unit).add(new Latecomer());
        } else {
            entity(unit).remove(Latecomer.class);
        }
    }

    void lastTurn(int turn) {
        state.lastTurn(turn);
    }

    void attacked(Hex hex, boolean attacked) {
        state.attacked(hex, attacked);
    }

    void moment(Moment moment) {
        state.moment(moment);
    }

    void dice(int rolled) {
        state.dice(rolled);
    }

    void attacks(int made) {
        state.attacks(made);
    }

    void combat(Optional<Combat> combat) {
        state.combat(combat);
    }

    void ending(Optional<Ending> ending) {
        state.ending(ending);
    }

    void freed(int zone, boolean freed) {
        state.freed(zone, freed);
    }
}
