package org.roadtorichmond.scenario.campaign;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.Campaign.History;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Conditions;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.systems.BattlePoints17;

/**
 * How a battle of a campaign ended: what became of whom, and what was true then.
 *
 * @param units what became of each unit, by its id
 * @param union the Union's battle points of twenty (rule 22.3)
 * @param fought whether it was fought; it is as history has it otherwise (rule 22.4)
 * @param truths what was true at its end
 */
public record BattleEnd(Map<String, UnitEnd> units, int union, boolean fought, Truths truths) {
    /** The battle points of both sides together (rule 22.3). */
    public static final int ALL = 20;

    private static final int HALF = ALL / 2;

    /** Copies the map. */
    public BattleEnd {
        units = Map.copyOf(units);
    }

    /** What became of a unit in a battle. */
    public enum Fate {
        /** It stood to the end, has left the map or never came. */
        LIVES,
        /** It was eliminated. */
        ELIMINATED,
        /** It was eliminated because it could not retreat (rule 8.6). */
        CAPTURED
    }

    /**
     * What a battle made of a unit.
     *
     * @param had its strength when the battle began
     * @param left what is left of it; of one that was eliminated nothing
     * @param fate what became of it
     */
    public record UnitEnd(int had, int left, Fate fate) {}

    /** What was true at the end of a battle. */
    public interface Truths {
        /** Whether a condition was true, which is about no other battle. */
        boolean hold(Condition condition);

        /** Whether something of a name came about where that is told and not worked out. */
        default boolean told(String name) {
            return false;
        }
    }

    /** The confederate battle points. */
    public int confederate() {
        return ALL - union;
    }

    /** A side's battle points. */
    public int points(Side side) {
        return side == Side.UNION ? union : confederate();
    }

    /** Who won it by battle points; nobody where both have as many. */
    public Optional<Side> winner() {
        return winner(union);
    }

    /** Who wins a battle in which the Union has a number of battle points; nobody where both have as many. */
    public static Optional<Side> winner(int union) {
        return union == HALF ? Optional.empty() : Optional.of(union > HALF ? Side.UNION : Side.CONFEDERATE);
    }

    // --- Fought ------------------------------------------------------------------------------------------------------

    /** The end of a game, as it stands. */
    public static BattleEnd of(Game game) {
        GameState state = game.state();
        Set<Unit> trapped = game.log().stream()
                .flatMap(entry -> entry.losses().stream())
                .filter(Event.UnitEliminated::trapped)
                .map(Event.UnitEliminated::unit)
                .collect(Collectors.toCollection(TreeSet::new));
        Situation now = Situation.of(state);
        Map<String, UnitEnd> units = new LinkedHashMap<>();
        for (Unit unit : state.scenario().units()) {
            Fate fate = !now.eliminated(unit) ? Fate.LIVES : trapped.contains(unit) ? Fate.CAPTURED : Fate.ELIMINATED;
            int left = fate != Fate.LIVES ? 0 : now.awaited(unit) ? unit.strength() : now.strength(unit);
            units.put(unit.id(), new UnitEnd(unit.strength(), left, fate));
        }
        Adjudication verdict = VictorySystem.judge(game);
        return new BattleEnd(units, battlePoints(verdict), true, condition -> holds(condition, now, verdict));
    }

    /** The Union's battle points: its own system's, or by what it is ahead by on the table of document 000. */
    private static int battlePoints(Adjudication verdict) {
        Score score = verdict.score();
        int union = BattlePoints17.shared(score);
        long lead = score.union() - score.confederate();
        // Whose enemy conceded or had to withdraw has won, whatever the points.
        return switch (verdict.winner()) {
            case A -> lead > 0 ? union : Math.max(union, HALF + 1);
            case B -> lead < 0 ? union : Math.min(union, HALF - 1);
            case NONE -> union;
        };
    }

    private static boolean holds(Condition condition, Situation now, Adjudication verdict) {
        if (condition instanceof Condition.Winner winner) {
            return verdict.winner().army().map(Army::side).equals(winner.side());
        } else if (condition instanceof Condition.Lead lead) {
            Score score = verdict.score();
            return score.of(lead.side()) - score.of(lead.side().enemy()) >= lead.atLeast();
        } else if (condition instanceof Condition.All all) {
            return all.parts().stream().allMatch(part -> holds(part, now, verdict));
        } else if (condition instanceof Condition.Any any) {
            return any.parts().stream().anyMatch(part -> holds(part, now, verdict));
        } else if (condition instanceof Condition.Not not) {
            return !holds(not.part(), now, verdict);
        } else if (condition instanceof Condition.Fate fate) {
            return fate.units().stream().allMatch(unit -> holds(fate, unit.id(), now));
        }
        return Conditions.claim(condition).orElseThrow().holds(now);
    }

    /** Whether something became of a unit of the scenario as it was fought; one that stayed away was lost in an earlier battle. */
    private static boolean holds(Condition.Fate fate, String id, Situation now) {
        return now.state()
                .scenario()
                .unit(id)
                .flatMap(unit -> Conditions.claim(new Condition.Fate(fate.kind(), List.of(unit), fate.at())))
                .map(claim -> claim.holds(now))
                .orElse(fate.kind() == Condition.Kind.LOST);
    }

    // --- History -----------------------------------------------------------------------------------------------------

    /**
     * The end that history had, for a battle as it would begin in the campaign (rule 22.4). Who lost all the points that he had was
     * eliminated, and so were wagons of which it says that they lost 0.
     *
     * @throws java.util.NoSuchElementException if the campaign tells no history of the battle
     */
    public static BattleEnd history(Battle battle, Scenario opening) {
        History history = battle.history().orElseThrow();
        Map<String, UnitEnd> units = new LinkedHashMap<>();
        for (Unit unit : opening.units()) {
            int lost = history.lost().getOrDefault(unit.id(), 0);
            boolean gone = history.lost().containsKey(unit.id()) && lost >= unit.strength();
            units.put(
                    unit.id(),
                    new UnitEnd(
                            unit.strength(), gone ? 0 : unit.strength() - lost, gone ? Fate.ELIMINATED : Fate.LIVES));
        }
        return new BattleEnd(units, history.union(), false, new Told(history, units));
    }

    /** What is true of a battle of which only history tells: who won, who was lost, and what it says came about. */
    private record Told(History history, Map<String, UnitEnd> units) implements Truths {
        @Override
        public boolean told(String name) {
            return history.happened().contains(name);
        }

        @Override
        public boolean hold(Condition condition) {
            if (condition instanceof Condition.Winner winner) {
                int sign = Integer.signum(history.union() - HALF);
                return sign
                        == winner.side()
                                .map(side -> side == Side.UNION ? 1 : -1)
                                .orElse(0);
            } else if (condition instanceof Condition.Fate fate && fate.kind() == Condition.Kind.LOST) {
                return fate.units().stream()
                        .map(unit -> units.get(unit.id()))
                        .allMatch(end -> end == null || end.fate() != Fate.LIVES);
            } else if (condition instanceof Condition.All all) {
                return all.parts().stream().allMatch(this::hold);
            } else if (condition instanceof Condition.Any any) {
                return any.parts().stream().anyMatch(this::hold);
            }
            return condition instanceof Condition.Not not && !hold(not.part());
        }
    }
}
