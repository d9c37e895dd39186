package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.victory.account.Truth;
import org.roadtorichmond.victory.account.Winner;

@DisplayName("what stakes settle")
class StakesSettleTest {
    private static final int ENOUGH = 10_000;

    private static Survey shipped(String name) {
        return new Documents(Shelf.of(List.of()))
                .openScenario(name)
                .value()
                .orElseThrow()
                .survey();
    }

    /** Whether a system scores the game by its state alone; units have tokens only if the game was played for them. */
    private static boolean comparable(VictorySystem system, Game game) {
        return switch (system) {
            case SPOILS_OF_WAR -> game.rules().spoils().played();
            case BATTLE_POINTS_16 ->
                game.rules().spoils().played()
                        || !game.state().scenario().victory().sheet().primary().spoils();
            default -> true;
        };
    }

    private static void compare(VictorySystem system, Stakes stakes, Game game) {
        Adjudication judged = system.adjudicate(game);
        Totals totals = stakes.settle(game.state());
        Scale scale = stakes.scale();
        assertEquals(judged.score(), scale.score(totals), system::id);
        assertEquals(judged.winner(), Winner.ofMore(scale.outcome(totals), 0), system::id);
        for (Army army : Army.values()) {
            long points = totals.of(army.side(), Coin.POINT);
            if (scale.parts() == 1) {
                assertEquals(judged.sides().of(army).total(), points, system::id);
            }
            judged.tokens().ifPresent(tokens -> assertEquals(tokens.of(army), totals.of(army.side(), Coin.TOKEN)));
            judged.withdraws().ifPresent(withdraws -> assertEquals(withdraws.of(army), totals.withdraws(army.side())));
        }
        judged.outcome().ifPresent(clear -> assertEquals(clear.ordinal(), Math.abs(scale.grade(totals))));
    }

    /** One random game, checked after every command. */
    private static final class Course {
        private final Game game;
        private final Map<VictorySystem, Stakes> stakes = new EnumMap<>(VictorySystem.class);
        private final Set<Claim> claims = new LinkedHashSet<>();
        private final Map<Claim, Truth> truths = new HashMap<>();
        private final List<Totals> history = new ArrayList<>();
        private final Set<Truth> seen = EnumSet.noneOf(Truth.class);
        private final Set<Unit> prizes = new HashSet<>();
        private int tokens;

        Course(Game game) {
            this.game = game;
            Scenario scenario = game.state().scenario();
            for (VictorySystem system : VictorySystem.values()) {
                if (comparable(system, game)) {
                    Stakes made = system.stakes(scenario);
                    stakes.put(system, made);
                    made.list().forEach(stake -> claims.addAll(List.of(stake.claim(), stake.provided())));
                    made.stops().forEach(stop -> claims.add(stop.when()));
                }
            }
        }

        private Stakes own() {
            return stakes.get(VictorySystem.of(game.state().scenario()));
        }

        void compareAll(Map<VictorySystem, Integer> counts) {
            stakes.forEach((system, made) -> {
                compare(system, made, game);
                counts.merge(system, 1, Integer::sum);
            });
            history.add(own().settle(game.state()));
        }

        /** Checks that settled claims stay settled, and notes which prizes are open. */
        void checkTruths() {
            Situation now = Situation.of(game.state());
            for (Claim claim : claims) {
                Truth truth = claim.in(now);
                assertEquals(claim.holds(now), truth.holds(), claim::toString);
                Truth before = truths.put(claim, truth);
                if (before != null && before.settled()) {
                    assertEquals(before, truth, claim::toString);
                }
                seen.add(truth);
                if (claim instanceof Claim.Prize prize && truth == Truth.OPEN) {
                    prizes.add(prize.unit());
                }
            }
        }

        /** Checks that every unit whose destruction brought a token was an open prize before. */
        void checkPrizes() {
            for (var event : game.log().get(game.log().size() - 1).events()) {
                if (event instanceof TokenPlaced placed) {
                    assertTrue(prizes.contains(placed.victim()), () -> placed.victim() + " was no prize");
                    tokens++;
                }
            }
        }

        void takeBack() {
            for (int place = history.size() - 1; place > 0; place--) {
                assertEquals(history.get(place), own().settle(game.state()));
                game.revert();
            }
            assertEquals(history.get(0), own().settle(game.state()));
        }
    }

    /** Plays games under every system, until each has at least a number of positions. */
    private static void play(int positions, long seed) {
        Map<VictorySystem, Integer> counts = new EnumMap<>(VictorySystem.class);
        Set<Truth> seen = EnumSet.noneOf(Truth.class);
        VictorySystem[] systems = VictorySystem.values();
        int tokens = 0;
        for (int number = 0;
                number < systems.length || counts.values().stream().anyMatch(n -> n < positions);
                number++) {
            // Most games are played for tokens, because only these have any.
            VictorySystem own = number % 3 > 0 ? VictorySystem.SPOILS_OF_WAR : systems[number / 3 % systems.length];
            Game game = RandomWorld.contest(seed + number, own.id()).game();
            Course course = new Course(game);
            boolean truths = number % 4 == 0;
            course.compareAll(counts);
            course.checkTruths();
            new RandomPlay(game, number).toTheEnd(() -> {
                course.compareAll(counts);
                if (truths) {
                    course.checkPrizes();
                    course.checkTruths();
                }
            });
            course.takeBack();
            seen.addAll(course.seen);
            tokens += course.tokens;
        }
        assertEquals(Set.of(Truth.values()), seen);
        assertTrue(tokens > 0, "tokens were won");
    }

    @Test
    @DisplayName(
            "equals the adjudication under every system, in random games of small battles; what is settled stays settled")
    void smallBattles() {
        play(ENOUGH, 0);
    }

    @Test
    @Tag("long")
    @DisplayName("equals the adjudication in many more random games")
    void manyBattles() {
        play(20 * ENOUGH, 1_000_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "road-to-richmond",
                "gaines-mill",
                "gaines-mill-battle-points",
                "gaines-mill-withdrawal",
                "training"
            })
    @DisplayName("equals the adjudication in random positions of the shipped scenarios")
    void shippedScenarios(String name) {
        Survey survey = shipped(name);
        Map<VictorySystem, Stakes> stakes = new EnumMap<>(VictorySystem.class);
        for (VictorySystem system : VictorySystem.values()) {
            stakes.put(system, system.stakes(survey.scenario()));
        }
        Random random = new Random(name.hashCode());
        for (int number = 0; number < 200; number++) {
            Game game = VictorySystems.newGame(survey, opening(survey.scenario(), random), number);
            stakes.forEach((system, made) -> compare(system, made, game));
        }
    }

    /** Random payments: each amount has a random value or, one time in four, its usual one, and there are up to three holds. */
    private static Payments anything(Scenario scenario, Random random) {
        Map<String, List<Integer>> values = new HashMap<>();
        for (VictorySystem system : VictorySystem.values()) {
            for (Amount amount : system.amounts()) {
                int most = Math.min(amount.most(), 3 * amount.usual().get(0) + 1);
                values.put(
                        amount.key(),
                        random.ints(amount.table() ? 1 + random.nextInt(Amount.MOST_ROWS) : 1, amount.least(), most + 1)
                                .distinct()
                                .sorted()
                                .boxed()
                                .toList());
            }
        }
        values.keySet().removeIf(key -> random.nextInt(4) == 0);
        List<Payments.Hold> holds = new ArrayList<>();
        for (int number = random.nextInt(4); number > 0; number--) {
            OptionalInt after =
                    random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(scenario.turns()));
            Hex hex = scenario.field()
                    .grid()
                    .hex(random.nextInt(scenario.field().grid().size()));
            Side side = Side.values()[random.nextInt(2)];
            holds.add(new Payments.Hold(hex, side, 1 + random.nextInt(200), after));
        }
        return new Payments(values, holds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gaines-mill", "gaines-mill-battle-points", "gaines-mill-withdrawal"})
    @DisplayName("equals the adjudication whatever the amounts are")
    void otherAmounts(String name) {
        Scenario usual = shipped(name).scenario();
        Random random = new Random(name.length());
        for (int number = 0; number < 300; number++) {
            Scenario scenario = usual.with(usual.victory().with(anything(usual, random)));
            Game game = VictorySystems.newGame(new Survey(scenario), opening(scenario, random), number);
            for (VictorySystem system : VictorySystem.values()) {
                compare(system, system.stakes(scenario), game);
            }
        }
    }

    /** A position in which every unit is in a random hex, or lost, gone or not yet arrived, and some are reduced or shaken. */
    static Opening opening(Scenario scenario, Random random) {
        Map<Unit, Standing> standings = new HashMap<>();
        int size = scenario.field().grid().size();
        for (Unit unit : scenario.units()) {
            // The sides use different hexes, so that no unit shares one with an enemy.
            int hex = random.nextInt(size / 2) * 2 + unit.side().ordinal();
            standings.put(unit, standing(unit, scenario, scenario.field().grid().hex(hex), random));
        }
        scenario.victory().train().ifPresent(train -> {
            if (random.nextBoolean()) {
                standings.put(train, new Standing.Gone(exit(train, scenario, random), 1, train.strength()));
            }
        });
        Moment moment = new Moment(1 + random.nextInt(scenario.turns()), scenario.first(), Phase.MOVEMENT);
        return new Opening(moment, standings, Set.of());
    }

    private static Standing standing(Unit unit, Scenario scenario, Hex hex, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> new Standing.Lost(1);
            case 1 -> new Standing.Gone(exit(unit, scenario, random), 1, unit.strength());
            case 2 -> new Standing.Expected();
            default -> new Standing.OnMap(hex, random.nextInt(unit.strength() + 1), random.nextInt(4) == 0);
        };
    }

    private static Hex exit(Unit unit, Scenario scenario, Random random) {
        List<Hex> exits = new ArrayList<>(scenario.exits().getOrDefault(unit.side(), Set.of()));
        scenario.victory().exit().ifPresent(exits::add);
        scenario.victory().gateway().ifPresent(exits::add);
        exits.sort(null);
        return exits.isEmpty() ? scenario.field().grid().hex(0) : exits.get(random.nextInt(exits.size()));
    }
}
