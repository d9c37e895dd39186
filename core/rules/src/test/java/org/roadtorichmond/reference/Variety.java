package org.roadtorichmond.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Unit;

/** Counts what happened in games, so that a comparison that never saw an exchange does not pass unnoticed. */
final class Variety {
    private final Map<String, Integer> counts = new TreeMap<>();

    /** Counts one occurrence. */
    void see(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    /** Counts what the last command of a game has caused. */
    void seeLast(Game game) {
        Entry entry = game.log().get(game.log().size() - 1);
        see(entry.command().getClass().getSimpleName());
        entry.events().forEach(event -> see(game.state(), event));
    }

    private void see(GameState state, Event event) {
        if (event instanceof Event.UnitMoved move) {
            seeMove(state, move);
        } else if (event instanceof Event.UnitEntered entry) {
            boolean detour =
                    !state.scenario().arrivals().get(entry.unit()).hexes().contains(entry.hex());
            see(detour ? "entry by a detour" : "entry");
        } else if (event instanceof Event.AttackDeclared attack) {
            seeAttack(attack);
        } else if (event instanceof Event.UnitShifted shift) {
            see(shift.reason().toString());
        } else if (event instanceof Event.UnitEliminated lost) {
            see("eliminated: " + lost.unit().arm().word());
        } else if (event instanceof Event.CombatProceeded combat) {
            combat.after().ifPresent(after -> see(after.result() + " " + after.stage()));
        } else if (event instanceof Event.ZoneFreed) {
            see("zone freed");
        } else if (event instanceof Event.UnitRecovered) {
            see("recovered");
        } else if (event instanceof Event.UnitWeakened) {
            see("weakened");
        } else if (event instanceof GroupArrived) {
            see("group at hand");
        }
    }

    private void seeMove(GameState state, Event.UnitMoved move) {
        Unit unit = move.unit();
        boolean bonus = state.scenario().rules().options().strategicMovement()
                && move.after().strategic()
                && move.after().spent() > unit.allowance();
        see(bonus ? "strategic movement beyond the allowance" : "move");
        if (state.night()) {
            see("night move");
        }
        if (!bonus && move.after().spent() > unit.allowance()) {
            see("move by rule 3.6");
        }
        if (move.before().isPresent()) {
            see("move in several steps");
        }
    }

    private void seeAttack(Event.AttackDeclared attack) {
        if (!attack.bombarding().isEmpty()) {
            boolean alone = attack.bombarding().size() == attack.attackers().size();
            see(alone ? "bombardment alone" : "bombardment with others");
        }
        see(attack.targets().size() > 1 ? "attack on several hexes" : "attack on one hex");
        see("odds " + (attack.odds().compareTo(Odds.ONE_TO_ONE) < 0 ? "below" : "of at least") + " 1-1");
    }

    /** Checks that each of some things was seen often enough. */
    void assertSeen(int times, String... things) {
        List<String> missing = Arrays.stream(things)
                .filter(thing -> counts.getOrDefault(thing, 0) < times)
                .toList();
        assertEquals(List.of(), missing, () -> "seen too seldom; seen were " + counts);
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
