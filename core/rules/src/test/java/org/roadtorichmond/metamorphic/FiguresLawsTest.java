package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Unit;

@DisplayName("larger figures")
class FiguresLawsTest {
    private static final int CLASHES = 80;

    /** The situations in which the laws are tested. */
    List<Battle> battles() {
        return Situations.quick();
    }

    private static UnaryOperator<Rules> figures(int stacking, int nightPercent) {
        return rules -> new Rules(
                rules.allowances(),
                rules.stacking() + stacking,
                rules.ground(),
                rules.bombardment(),
                rules.table(),
                nightPercent,
                rules.recoverAt(),
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    private static Rules strategic(Rules rules, boolean on) {
        var options = rules.options();
        return rules.with(
                new Rules.Options(options.limitedAdvance(), on, options.variableArrivals(), options.attrition()));
    }

    private void widens(UnaryOperator<Variant> worse, UnaryOperator<Variant> better) {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            new Better(
                            worse.apply(new Variant(battle)).battle(),
                            better.apply(new Variant(battle)).battle(),
                            variety)
                    .reach(unit -> true);
        }
        variety.expect(3, "wider");
    }

    @Test
    @DisplayName("a larger movement allowance never reaches less, nor at a higher cost (rules 2.2, 3.6)")
    void allowances() {
        for (int more = 1; more <= 5; more += 2) {
            int halves = more;
            widens(UnaryOperator.identity(), variant -> {
                List<Unit> units = variant.battle().scenario().units();
                units.forEach(unit -> variant.allowance(unit, unit.allowance() + halves));
                return variant;
            });
        }
    }

    @Test
    @DisplayName("a smaller share of it at night never reaches farther (rule 10.2)")
    void nights() {
        widens(
                variant -> variant.night(true).rules(figures(0, 25)),
                variant -> variant.night(true).rules(figures(0, 75)));
    }

    /** Only units outside of enemy control are compared: a unit may leave an enemy's zone of control only at night (rule 10.3). */
    @Test
    @DisplayName("nobody out of enemy control reaches farther by night than by day (rule 10)")
    void nightAndDay() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Predicate<Unit> free = unit -> !battle.begin().state().inEnemyControl(unit);
            new Better(
                            new Variant(battle).night(true).battle(),
                            new Variant(battle).night(false).battle(),
                            variety)
                    .reach(free);
        }
        variety.expect(100, "wider");
    }

    @Test
    @DisplayName("more room in a hex never reaches less (rule 5)")
    void stacking() {
        widens(UnaryOperator.identity(), variant -> variant.rules(figures(1, 50)));
    }

    @Test
    @DisplayName("the option of strategic movement never reaches less (rule 16.2)")
    void strategicMovement() {
        widens(
                variant -> variant.rules(rules -> strategic(rules, false)),
                variant -> variant.rules(rules -> strategic(rules, true)));
    }

    @Test
    @DisplayName("without closed and holding hexes nobody reaches less (rule 13)")
    void zones() {
        widens(UnaryOperator.identity(), Variant::withoutZones);
    }

    private static List<Battle> clashes() {
        return LongStream.range(0, CLASHES)
                .mapToObj(seed -> Battle.of(RandomWorld.clash(seed, 4, 4)))
                .toList();
    }

    private static List<Command.Attack> attacks(Game game) {
        return new Options(game)
                .attacks().stream().map(Command.Attack.class::cast).toList();
    }

    private static Strengths strengths(Game game, Command.Attack attack) {
        return game.rules().combat().strengths(attack.attackers(), attack.targets());
    }

    @Test
    @DisplayName("no hex defends with less than its strength or more than twice of it (rule 8.4)")
    void multiplied() {
        Variety variety = new Variety();
        for (Battle battle : clashes()) {
            Game game = battle.begin();
            for (Command.Attack attack : attacks(game)) {
                for (Strengths.Defence defence : strengths(game, attack).defences()) {
                    int points = defence.points();
                    assertTrue(defence.halves() >= 2 * points && defence.halves() <= 4 * points, attack.toString());
                    variety.saw(defence.halves() == 2 * points ? "single" : "doubled");
                }
            }
        }
        variety.expect(100, "single", "doubled");
    }

    @Test
    @DisplayName(
            "a point more in an attacker never lowers the odds, and one more in a defender never raises them (rule 8.4)")
    void points() {
        Variety variety = new Variety();
        for (Battle battle : clashes()) {
            Game game = battle.begin();
            for (Unit unit : battle.scenario().units()) {
                Battle stronger = new Variant(battle)
                        .standing(unit, now -> new Standing.OnMap(now.hex(), now.strength() + 1, now.shaken()))
                        .battle();
                Game other = stronger.begin();
                boolean ours = unit.side() == game.state().moment().player();
                for (Command.Attack attack : attacks(game)) {
                    int change = strengths(other, attack)
                            .odds()
                            .compareTo(strengths(game, attack).odds());
                    assertTrue(ours ? change >= 0 : change <= 0, () -> unit + " in " + attack);
                    variety.saw(change < 0 ? "lowered" : change > 0 ? "raised" : "same");
                }
            }
        }
        variety.expect(100, "lowered", "raised", "same");
    }

    private static void pairs(BiConsumer<Game, List<Command.Attack>> law, boolean byTargets) {
        for (Battle battle : clashes()) {
            Game game = battle.begin();
            Map<Object, List<Command.Attack>> groups = attacks(game).stream()
                    .collect(Collectors.groupingBy(attack -> byTargets ? attack.targets() : attack.attackers()));
            groups.values().forEach(group -> law.accept(game, group));
        }
    }

    /**
     * Left out: an attack by bombardment alone that a unit at close quarters joins. The first such unit may add the water line to
     * the defence, which does not protect against bombardment.
     */
    @Test
    @DisplayName("an attacker more never lowers the odds (rule 8.4)")
    void attackers() {
        Variety variety = new Variety();
        pairs(
                (game, group) -> {
                    for (Command.Attack fewer : group) {
                        boolean distant = fewer.attackers().stream()
                                .allMatch(unit -> game.rules()
                                        .combat()
                                        .bombards(unit, fewer.targets().get(0)));
                        for (Command.Attack more : group) {
                            if (!distant && more.attackers().containsAll(fewer.attackers())) {
                                Odds odds = strengths(game, more).odds();
                                assertTrue(
                                        odds.compareTo(strengths(game, fewer).odds()) >= 0, () -> fewer + " " + more);
                                variety.saw("pairs");
                            }
                        }
                    }
                },
                true);
        variety.expect(100, "pairs");
    }

    @Test
    @DisplayName("a defending hex more never raises the odds (rule 8.4)")
    void targets() {
        Variety variety = new Variety();
        pairs(
                (game, group) -> {
                    for (Command.Attack fewer : group) {
                        for (Command.Attack more : group) {
                            if (more.targets().containsAll(fewer.targets()) && !more.equals(fewer)) {
                                Odds odds = strengths(game, more).odds();
                                assertTrue(
                                        odds.compareTo(strengths(game, fewer).odds()) <= 0, () -> fewer + " " + more);
                                variety.saw("pairs");
                            }
                        }
                    }
                },
                false);
        variety.expect(20, "pairs");
    }

    @Test
    @DisplayName("an attack may be declared at any odds up to those it has, and at no higher ones (rule 8.4)")
    void declared() {
        Variety variety = new Variety();
        for (Battle battle : clashes()) {
            Game game = battle.begin();
            for (Command.Attack attack : new ArrayList<>(attacks(game))
                    .subList(0, Math.min(10, attacks(game).size()))) {
                Odds odds = strengths(game, attack).odds();
                for (Odds column : Odds.values()) {
                    Command declared = new Command.Attack(attack.attackers(), attack.targets(), Optional.of(column));
                    Optional<String> expected = column.compareTo(odds) > 0 ? Optional.of("8.4") : Optional.empty();
                    assertEquals(expected, game.check(declared).map(Refusal::rule), declared.toString());
                    variety.saw(expected.orElse("allowed"));
                }
            }
        }
        variety.expect(100, "8.4", "allowed");
    }
}
