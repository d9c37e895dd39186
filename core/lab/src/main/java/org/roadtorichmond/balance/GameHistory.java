package org.roadtorichmond.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Components.Eliminated;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * The course of a game in figures: who was ahead and how strong at the end of each turn, which units were lost, and what the dice did.
 *
 * <p>It is drawn from the log by stepping a twin through the recorded events; the game itself is only read, finished or not.
 *
 * @param turns how matters stood at first, after each game-turn, and in the end; two or more
 * @param casualties the units that were lost or weakened, in the order of their ids
 * @param luck the dice
 */
public record GameHistory(List<TurnRecord> turns, List<Casualty> casualties, Luck luck) {
    /** Copies the lists. */
    public GameHistory {
        turns = List.copyOf(turns);
        casualties = List.copyOf(casualties);
    }

    /** The history of a game so far. It takes as long as carrying out its events and scoring it once a turn. */
    public static GameHistory of(Game game) {
        GameState state = game.state();
        Game twin = game.beginning();
        List<TurnRecord> turns = new ArrayList<>();
        List<Roll> rolls = new ArrayList<>();
        turns.add(record(twin, twin.state().moment().turn() - 1));
        for (Entry entry : game.log()) {
            int turn = twin.state().moment().turn();
            roll(entry, twin.state()).ifPresent(rolls::add);
            twin.restore(entry);
            int now = twin.state().moment().turn();
            if (now > turn) {
                turns.add(record(twin, turn));
            } else if (now < turn) {
                // What an umpire has played again counts as it ended, not as it was the first time.
                turns.subList(1, turns.size()).removeIf(before -> before.turn() >= now);
            }
        }
        turns.add(record(twin, twin.state().moment().turn()));
        return new GameHistory(turns, casualties(state), new Luck(rolls));
    }

    private static TurnRecord record(Game game, int turn) {
        GameState state = game.state();
        List<Casualty> casualties = casualties(state);
        return new TurnRecord(
                turn,
                PerArmy.each(army -> state.strengthOnMap(army.side())),
                PerArmy.each(army -> lost(casualties, army.side())),
                VictorySystem.score(game));
    }

    /** The die of an entry that is about to happen, if it is an attack. */
    private static Optional<Roll> roll(Entry entry, GameState before) {
        Optional<Event.AttackDeclared> attack = first(entry, Event.AttackDeclared.class);
        Optional<Event.DieRolled> die = first(entry, Event.DieRolled.class);
        return attack.flatMap(declared -> die.map(rolled -> Roll.of(declared, rolled, before)));
    }

    private static <E extends Event> Optional<E> first(Entry entry, Class<E> kind) {
        return entry.all(kind).findFirst();
    }

    private static List<Casualty> casualties(GameState state) {
        List<Casualty> found = new ArrayList<>();
        // The eliminated are a family, but a unit that lost some strength may be anywhere, and strength makes no
        // family. A unit that an umpire has taken out is no one's loss (rule 19.2).
        for (Unit unit : state.forces().units()) {
            Optional<Eliminated> end = state.eliminated(unit);
            int weaker = unit.strength() - state.strength(unit);
            if (end.isPresent()) {
                found.add(new Casualty(unit, unit.strength(), true, end.get().turn, end.get().combat));
            } else if (weaker > 0 && !state.setAside(unit)) {
                found.add(new Casualty(unit, weaker, false, 0, 0));
            }
        }
        return found;
    }

    /** What the points are. */
    public Measure measure() {
        return turns.get(0).score().measure();
    }

    /** The strength points that a side has lost. */
    public int lost(Side side) {
        return lost(casualties, side);
    }

    private static int lost(List<Casualty> casualties, Side side) {
        return casualties.stream()
                .filter(casualty -> casualty.unit().side() == side)
                .mapToInt(Casualty::lost)
                .sum();
    }

    /** What each formation among some units has lost, by side and then by name, those that lost nothing included. */
    public List<FormationLoss> formations(List<Unit> units) {
        Comparator<FormationLoss> order =
                Comparator.comparing(FormationLoss::side).thenComparing(FormationLoss::name);
        Map<String, FormationLoss> all = new TreeMap<>();
        for (Unit unit : units) {
            add(all, unit, unit.strength(), 0);
        }
        for (Casualty casualty : casualties) {
            add(all, casualty.unit(), 0, casualty.lost());
        }
        return all.values().stream().sorted(order).toList();
    }

    private static void add(Map<String, FormationLoss> all, Unit unit, int printed, int lost) {
        all.merge(
                unit.side().word() + "/" + unit.formation(),
                new FormationLoss(unit.side(), unit.formation(), printed, lost),
                (a, b) -> new FormationLoss(a.side(), a.name(), a.printed() + b.printed(), a.lost() + b.lost()));
    }
}
