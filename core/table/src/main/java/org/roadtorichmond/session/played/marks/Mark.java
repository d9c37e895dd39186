package org.roadtorichmond.session.played.marks;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.words.Constants;

/** What a player can earn in a game against a commander, in the order in which it is listed. */
public enum Mark {
    /** Ground was held until night fell. */
    HELD_UNTIL_DARK(new HeldGround(true)::earned),

    /** Ground was held to the end of the game. */
    HELD_TO_THE_END(new HeldGround(false)::earned),

    /** The weaker side stormed a position: an attack at less than one to one after which the player's troops advanced into it. */
    STORMED_POSITION(Mark::stormedPosition),

    /** {@link #TRAPPED} or more of the enemy's units were lost in one game-turn because they had no way to retreat (rule 8.6). */
    CLOSED_TRAP(Mark::closedTrap),

    /** The player's wagon train left the map (rule 21.12). */
    TRAIN_AWAY(Mark::trainAway),

    /** The player won without losing a unit, though the enemy attacked {@link #ATTACKS} times or more. */
    WHOLE_ARMY(Mark::wholeArmy),

    /** The player won although the chance of it had been {@link #LOWEST} or less. */
    FROM_BEHIND(Mark::fromBehind),

    /** The player won and was ahead in the end, but was behind when the last game-turn that was played began. */
    LAST_TURN(Mark::lastTurn),

    /** The player won although the dice were against it by {@link #POINTS} strength points or more. */
    AGAINST_THE_DICE(Mark::againstTheDice),

    /** The player beat a general, at whatever level, and never asked the staff for a plan. */
    OWN_COUNSEL(Mark::ownCounsel);

    private static final int TRAPPED = 3;

    /** How many attacks it takes, for an army that is never attacked has no merit in being whole. */
    private static final int ATTACKS = 3;

    private static final double LOWEST = 0.2;
    private static final int PERCENT = 100;
    private static final int POINTS = 5;

    /** A function without state, as all constants have. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<MarkedGame, Optional<List<String>>> earned;

    Mark(Function<MarkedGame, Optional<List<String>>> earned) {
        this.earned = earned;
    }

    /** The marks that were earned in a game, in their order, each with what its sentence names: places, formations, numbers. */
    public static List<Earned> earnedIn(MarkedGame game) {
        return Arrays.stream(values())
                .flatMap(mark -> mark.earned.apply(game).map(named -> new Earned(mark.word(), named)).stream())
                .toList();
    }

    /** The word by which files and texts know it, in small letters and hyphens. */
    public String word() {
        return Constants.word(this);
    }

    /** A position that was stormed, and at which odds. */
    private record Stormed(Hex hex, Odds odds) {}

    private static Optional<List<String>> stormedPosition(MarkedGame game) {
        Optional<Stormed> best = Optional.empty();
        Optional<Event.AttackDeclared> attack = Optional.empty();
        for (Entry entry : game.log()) {
            Optional<Event.AttackDeclared> declared =
                    entry.all(Event.AttackDeclared.class).findFirst();
            attack = declared.isPresent() ? declared : attack;
            Optional<Stormed> next = attack.filter(
                            made -> made.attackers().get(0).side() == game.side())
                    .filter(made -> made.odds().compareTo(Odds.ONE_TO_ONE) < 0)
                    .flatMap(made -> stormed(entry, made));
            if (next.isPresent()
                    && (best.isEmpty() || next.get().odds().compareTo(best.get().odds()) < 0)) {
                best = next;
            }
        }
        return best.map(found -> List.of(game.name(found.hex()), found.odds().label()));
    }

    private static Optional<Stormed> stormed(Entry entry, Event.AttackDeclared attack) {
        return entry.all(Event.UnitShifted.class)
                .filter(shift -> shift.reason() == Event.UnitShifted.Reason.ADVANCE)
                .filter(shift -> attack.targets().contains(shift.to()))
                .findFirst()
                .map(shift -> new Stormed(shift.to(), attack.odds()));
    }

    private static Optional<List<String>> closedTrap(MarkedGame game) {
        Map<Integer, Long> trapped = game.all(Event.UnitEliminated.class)
                .filter(lost -> lost.unit().side() == game.side().enemy() && lost.trapped())
                .map(Event.UnitEliminated::turn)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        return trapped.entrySet().stream()
                .filter(turn -> turn.getValue() >= TRAPPED)
                .max(Comparator.comparingLong(Map.Entry::getValue))
                .map(turn -> List.of(Long.toString(turn.getValue()), Integer.toString(turn.getKey())));
    }

    private static Optional<List<String>> trainAway(MarkedGame game) {
        return game.state()
                .scenario()
                .victory()
                .train()
                .filter(train -> train.side() == game.side())
                .flatMap(train -> game.state().exited(train))
                .map(exit -> List.of(game.name(exit.hex), Integer.toString(exit.turn)));
    }

    private static Optional<List<String>> wholeArmy(MarkedGame game) {
        long attacks = game.attacks(game.side().enemy()).count();
        boolean whole = game.all(Event.UnitEliminated.class)
                .noneMatch(lost -> lost.unit().side() == game.side());
        return game.won() && whole && attacks >= ATTACKS
                ? Optional.of(List.of(Long.toString(attacks)))
                : Optional.empty();
    }

    private static Optional<List<String>> fromBehind(MarkedGame game) {
        double lowest = game.course().lowest(game.side());
        return game.won() && lowest <= LOWEST
                ? Optional.of(List.of(Long.toString(Math.round(lowest * PERCENT))))
                : Optional.empty();
    }

    private static Optional<List<String>> lastTurn(MarkedGame game) {
        List<TurnRecord> turns = game.history().turns();
        TurnRecord end = turns.get(turns.size() - 1);
        Optional<TurnRecord> before = turns.stream()
                .filter(turn -> turn.turn() < end.turn())
                .reduce((earlier, later) -> later)
                // Before the first game-turn no one has done anything to be behind by.
                .filter(turn -> turn.turn() >= 1);
        return game.won()
                        && lead(end, game) > 0
                        && before.filter(turn -> lead(turn, game) < 0).isPresent()
                ? before.map(turn -> List.of(Long.toString(-lead(turn, game)), Integer.toString(end.turn())))
                : Optional.empty();
    }

    private static long lead(TurnRecord turn, MarkedGame game) {
        return turn.score().of(game.side()) - turn.score().of(game.side().enemy());
    }

    private static Optional<List<String>> againstTheDice(MarkedGame game) {
        int against = -game.history().luck().favourSixths(game.side()) / CombatTable.FACES;
        return game.won() && against >= POINTS ? Optional.of(List.of(Integer.toString(against))) : Optional.empty();
    }

    private static Optional<List<String>> ownCounsel(MarkedGame game) {
        boolean hard = Level.of(game.opponent())
                .filter(level -> level.compareTo(Level.HARD) >= 0)
                .isPresent();
        return game.won() && hard && game.advice() == 0 ? Optional.of(List.of()) : Optional.empty();
    }
}
