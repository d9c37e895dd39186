package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Owed;
import org.roadtorichmond.unit.Unit;

/** What the player whose phase it is can and must still do in it. */
public final class PendingUnits {
    private PendingUnits() {}

    /** The units that have something to do: to enter, then to march; or to attack, first those who must. */
    public static List<Unit> waiting(Game game) {
        GameState state = game.state();
        if (state.combat().isPresent()) {
            return state.combat().get().movers();
        }
        if (Task.of(state) == Task.MARCH) {
            List<Unit> units = new ArrayList<>(game.rules().reinforcements().owed());
            units.addAll(unmoved(game));
            return units;
        }
        Owed owed = owed(game);
        if (!owed.units().isEmpty()) {
            return owed.units();
        }
        return able(game);
    }

    /** The units that can attack somebody and achieve something by it, whether they must or not. */
    private static List<Unit> able(Game game) {
        CombatSystem combat = game.rules().combat();
        Map<Hex, Boolean> shaken = new HashMap<>();
        return game.state().onMap(game.state().moment().player()).stream()
                .filter(unit -> combat.targetsAtAnyRange(unit).stream()
                        .anyMatch(hex -> combat.able(unit, hex)
                                || shaken.computeIfAbsent(hex, target -> bombardmentTells(game, target))))
                .toList();
    }

    /**
     * Whether artillery that fires at a hex from afar may achieve anything: with an assault by others on it, or by all guns
     * together, of whose six results one at least is an effect (rules 8.5.1, 9.1).
     */
    private static boolean bombardmentTells(Game game, Hex target) {
        CombatSystem combat = game.rules().combat();
        if (combat.able(target).stream().anyMatch(unit -> combat.targets(unit).contains(target))) {
            return true;
        }
        List<Unit> guns = game.state().onMap(game.state().moment().player()).stream()
                .filter(unit -> combat.bombards(unit, target))
                .toList();
        return combat.faces(new Command.Attack(guns, List.of(target), Optional.empty())).stream()
                .anyMatch(face -> face != CombatResult.NO_EFFECT);
    }

    /** Those of the waiting units that no attack which was put aside will need. */
    public static List<Unit> free(Session session) {
        return waiting(session.game()).stream()
                .filter(unit -> !session.plan().engages(unit, List.of()))
                .toList();
    }

    /**
     * The choice that follows another when one key leads through all free units: the next by id, after the last the first again.
     */
    public static Optional<Selection> after(Session session, Selection now) {
        List<Unit> free = free(session);
        if (free.isEmpty()) {
            return Optional.empty();
        }
        boolean chosen =
                now instanceof Selection.Units || now instanceof Selection.Entering || now instanceof Selection.Group;
        int next = chosen ? placeAfter(free, now.units().get(0)) : 0;
        return Optional.of(
                Selection.of(free.get(next % free.size()), session.game().state()));
    }

    /** The place of the unit after another; of the first with a greater id where that one no longer waits. */
    private static int placeAfter(List<Unit> units, Unit unit) {
        int place = units.indexOf(unit) + 1;
        while (!units.contains(unit) && place < units.size() && units.get(place).compareTo(unit) < 0) {
            place++;
        }
        return place;
    }

    /** The units that have not moved and could, those among them that have only come onto the map. */
    public static List<Unit> unmoved(Game game) {
        GameState state = game.state();
        List<Unit> units = new ArrayList<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            if (!marched(state, unit) && game.rules().movement().reach(unit).count() > 0) {
                units.add(unit);
            }
        }
        return units;
    }

    private static boolean marched(GameState state, Unit unit) {
        return state.travel(unit)
                .filter(travel -> !travel.entered()
                        || !state.hexOf(unit).filter(travel.origin()::equals).isPresent())
                .isPresent();
    }

    /** What the combat phase owes; nothing in a movement phase. */
    public static Owed owed(Game game) {
        return Task.of(game.state()) == Task.ATTACK ? game.rules().combat().owed() : new Owed(List.of(), List.of());
    }

    /** The reinforcements that may enter now, ordered by id. */
    public static List<Unit> arriving(Game game) {
        GameState state = game.state();
        if (Task.of(state) != Task.MARCH) {
            return List.of();
        }
        return state.forces().awaited().of(state.moment().player()).stream()
                .filter(game.rules().reinforcements()::due)
                .toList();
    }

    /** How many units must still enter or attack before the phase may end. */
    public static int mustStill(Game game) {
        return Task.of(game.state()) == Task.MARCH
                ? game.rules().reinforcements().owed().size()
                : owed(game).units().size();
    }
}
