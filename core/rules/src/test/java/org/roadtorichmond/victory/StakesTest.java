package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Truth;

@DisplayName("stakes")
class StakesTest {

    /** The same battle from the same beginning, with another state of one unit. */
    private static Game edited(Survey survey, Opening opening, Unit unit, Standing standing) {
        Map<Unit, Standing> standings = new HashMap<>(opening.standings());
        standings.put(unit, standing);
        return VictorySystems.newGame(survey, new Opening(opening.moment(), standings, opening.freed()), 1);
    }

    /** The initial state of a unit that makes a claim about it true, if an opening can express it. */
    private static Optional<Standing> making(Claim claim, Standing now) {
        if (claim instanceof Claim.Lost) {
            return Optional.of(new Standing.Lost(1));
        }
        if (claim instanceof Claim.Left left) {
            return left.by().map(hex -> new Standing.Gone(hex, 1, left.unit().strength()));
        }
        if (claim instanceof Claim.Absent) {
            return Optional.of(new Standing.Expected());
        }
        if (now instanceof Standing.OnMap here && claim instanceof Claim.Shaken) {
            return Optional.of(new Standing.OnMap(here.hex(), here.strength(), true));
        }
        if (now instanceof Standing.OnMap here && claim instanceof Claim.Worn worn && worn.atMost() > 0) {
            return Optional.of(new Standing.OnMap(here.hex(), worn.atMost(), here.shaken()));
        }
        return Optional.empty();
    }

    /** The value of the list of stakes, calculated one by one, without prepared groups or stored searches. */
    private static long read(Stakes stakes, Game game, Side side, Coin coin) {
        Situation now = Situation.of(game.state());
        Map<String, Integer> best = new HashMap<>();
        long sum = 0;
        for (Stake stake : stakes.list()) {
            if (stake.coin() == coin && stake.isPaid(now) && stake.to() == side) {
                int worth = stake.worth(now);
                if (stake.best().isEmpty()) {
                    sum += worth;
                } else {
                    best.merge(stake.best(), worth, Math::max);
                }
            }
        }
        return sum + best.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static long tally(VictorySystem system, Game game, Side side) {
        return system.adjudicate(game).sides().of(side).total();
    }

    @ParameterizedTest
    @EnumSource(names = {"ROAD_TO_RICHMOND", "BATTLE_POINTS_17", "BATTLE_POINTS_16", "WITHDRAWAL"})
    @DisplayName("a claim that is made true by another opening changes the tally by what the stakes with it pay")
    void flipped(VictorySystem system) {
        int flips = 0;
        int changes = 0;
        for (int seed = 0; seed < 60; seed++) {
            Game game = RandomWorld.contest(seed, system.id()).game();
            Survey survey = game.state().survey();
            Stakes stakes = system.stakes(survey.scenario());
            for (Stake stake : stakes.list()) {
                List<Unit> units = stake.claim().units();
                if (units.isEmpty() || stake.claim().holds(Situation.of(game.state()))) {
                    continue;
                }
                Unit unit = units.get(0);
                Optional<Standing> standing =
                        making(stake.claim(), game.opening().standings().get(unit));
                if (standing.isEmpty()) {
                    continue;
                }
                Game other = edited(survey, game.opening(), unit, standing.get());
                assertTrue(stake.claim().holds(Situation.of(other.state())), stake::toString);
                flips++;
                for (Side side : Side.values()) {
                    long said = read(stakes, other, side, Coin.POINT) - read(stakes, game, side, Coin.POINT);
                    assertEquals(tally(system, other, side) - tally(system, game, side), said, stake::toString);
                    changes += said == 0 ? 0 : 1;
                }
            }
        }
        assertTrue(flips > 300, "claims were made true: " + flips);
        assertTrue(changes > 200, "and that was paid: " + changes);
    }

    static Stream<Arguments> lengths() {
        double third = 1.0 / 3;
        return Stream.of(
                Arguments.of(new GameLength.Unlimited(), List.of(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)),
                Arguments.of(new GameLength.Fixed(3), List.of(0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)),
                Arguments.of(new GameLength.Rolled(), List.of(0.0, 0.0, 0.0, 0.0, 0.0, third, 0.5, 1.0, 1.0, 1.0)),
                Arguments.of(new GameLength.RandomEnd(), List.of(0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0)));
    }

    private static World quiet(GameLength length) {
        return World.clear(3, 9)
                .union("U", "0101")
                .confederate("C", "0309")
                .turns(10)
                .system("withdrawal")
                .sheet(SheetTerms.USUAL.with(length));
    }

    @ParameterizedTest
    @MethodSource("lengths")
    @DisplayName("the chance that a turn is the last follows from the length")
    void ends(GameLength length, List<Double> chances) {
        Stakes stakes = VictorySystem.stakesOf(quiet(length).scenario());
        for (int turn = 1; turn <= chances.size(); turn++) {
            assertEquals(chances.get(turn - 1), stakes.endsAfter(turn), 1e-12, "turn " + turn);
        }
    }

    @ParameterizedTest
    @MethodSource("lengths")
    @DisplayName("games of random length end after a turn as often as stated")
    void endsAsOften(GameLength length, List<Double> chances) {
        int games = 600;
        int[] ended = new int[chances.size() + 1];
        World world = quiet(length);
        Stakes stakes = VictorySystem.stakesOf(world.scenario());
        for (int seed = 0; seed < games; seed++) {
            Table table = world.seed(seed).play();
            while (table.state().ending().isEmpty()) {
                int turn = table.state().moment().turn();
                double chance = stakes.endsAfter(turn, table.state());
                table.endPlayerTurn();
                boolean over = table.state().ending().isPresent();
                boolean turnOver = over || table.state().moment().turn() > turn;
                assertTrue(!turnOver || (over ? chance > 0 : chance < 1), "turn " + turn);
                ended[turn] += over ? 1 : 0;
            }
        }
        int left = games;
        for (int turn = 1; turn < ended.length; turn++) {
            if (left > 50) {
                assertEquals(chances.get(turn - 1), (double) ended[turn] / left, 0.12, "turn " + turn);
            }
            left -= ended[turn];
        }
        assertEquals(0, left);
    }

    @Test
    @DisplayName(
            "a unit that retreated counts as fled until the player-turn is over, and again when that is taken back")
    void fled() {
        Table table = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 6, "0203")
                .confederate("C", Arm.INFANTRY, 3, "0202")
                .system("battle-points-17")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play();
        Stakes stakes = VictorySystem.stakesOf(table.state().scenario());
        Claim fled = new Claim.Fled(table.unit("C"));
        assertEquals(Truth.OPEN, fled.in(table.state()));
        table.attack("U", "0202").retreat("C", "0201").endAdvance();
        assertEquals(Truth.HOLDS, fled.in(table.state()));
        assertEquals(75, stakes.settle(table.state()).unionPoints());
        GameState ahead = Lookahead.of(table.game()).game().state();
        assertEquals(75, stakes.settle(ahead).unionPoints(), "a look-ahead knows it too");
        table.endPhase();
        assertEquals(Truth.OPEN, fled.in(table.state()));
        assertEquals(0, stakes.settle(table.state()).unionPoints());
        table.game().revert();
        assertEquals(75, stakes.settle(table.state()).unionPoints());
    }

    @Test
    @DisplayName("the whole branch of the Train shows in the stakes that name it")
    void train() {
        World world = World.clear(3, 9)
                .union("U", "0101")
                .union("Wagons", Arm.TRAIN, 0, "0102")
                .confederate("C", Arm.INFANTRY, 4, "0309")
                .exits(Side.UNION, "0109")
                .exits(Side.CONFEDERATE, "0109")
                .victory("0101", "0109", "0109", 3);
        Scenario scenario = world.scenario();
        Unit train = scenario.unit("Wagons").orElseThrow();
        Hex exit = scenario.victory().exit().orElseThrow();
        List<String> rules = VictorySystem.stakesOf(scenario).about(train).stream()
                .map(Stake::rule)
                .distinct()
                .sorted()
                .toList();
        assertEquals(
                List.of("21.11.2", "21.12.1", "21.12.2", "21.12.3", "21.12.4", "21.12.5", "21.12.6", "21.22"), rules);
        Table table = world.play();
        assertEquals(Truth.OPEN, new Claim.Left(train, Optional.of(exit)).in(table.state()));
        assertEquals(Truth.NEVER, new Claim.Absent(train).in(table.state()));
        assertEquals(Truth.NEVER, new Claim.Left(train, Optional.of(table.hex("0101"))).in(table.state()));
    }
}
