package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/**
 * Section 21: points for eliminations and for leaving the map, under the conditions of the Train, the line of communications and
 * supply. Each rule gives at most one line to a side, which names all the units it comes from.
 *
 * <p>In a scenario without a Train the rules that ask what became of it give nothing.
 */
public final class RoadToRichmond extends SettledSystem {
    static final Amount POINT_LOST = Amount.points("pointLost", 1);
    static final Amount TRAIN_LOST = Amount.points("trainLost", 10);
    static final Amount UNIT_OUT = Amount.points("unitOut", 1);
    static final Amount POINT_OUT = Amount.points("pointOut", 1);
    static final Amount TRAIN_OUT = Amount.points("trainOut", 5);
    static final Amount POINT_PURSUING = Amount.points("pointPursuing", 2);
    static final Amount POINT_WITHOUT_TRAIN = Amount.points("pointWithoutTrain", 1);
    static final Amount TRAIN_ABSENT = Amount.points("trainAbsent", 20);
    static final Amount POINT_UNSUPPLIED = Amount.points("pointUnsupplied", 1);

    @Override
    public String id() {
        return "road-to-richmond";
    }

    @Override
    public List<Amount> amounts() {
        return List.of(
                POINT_LOST,
                TRAIN_LOST,
                UNIT_OUT,
                POINT_OUT,
                TRAIN_OUT,
                POINT_PURSUING,
                POINT_WITHOUT_TRAIN,
                TRAIN_ABSENT,
                POINT_UNSUPPLIED);
    }

    @Override
    List<Award> awards(Scenario scenario) {
        return new Listing(scenario).list;
    }

    /** The awards of one scenario in the making. */
    private static final class Listing {
        private final Scenario scenario;
        private final List<Award> list = new ArrayList<>();

        Listing(Scenario scenario) {
            this.scenario = scenario;
            VictoryTerms terms = scenario.victory();
            scenario.units().forEach(this::addLoss);
            terms.exit().ifPresent(exit -> {
                for (Unit unit : units(Side.UNION)) {
                    add("21.12.1", Side.UNION, UNIT_OUT, left(unit, exit), Sentence.of("road.unionUnits", at(exit)));
                }
            });
            terms.train().ifPresent(train -> addTrain(train, terms));
        }

        private List<Unit> units(Side side) {
            return scenario.units().stream().filter(unit -> unit.side() == side).toList();
        }

        private static Claim left(Unit unit, Hex by) {
            return new Claim.Left(unit, Optional.of(by));
        }

        private Sentence at(Hex hex) {
            return Sentence.of("place.at", HexNames.of(scenario.field(), hex));
        }

        private void addLoss(Unit unit) {
            int point = POINT_LOST.in(scenario);
            Side enemy = unit.side().enemy();
            Sentence why = Sentence.of("road.eliminated", unit.side());
            Stake lost = new Stake("21.11.1", enemy, Coin.POINT, point * unit.strength(), new Claim.Lost(unit));
            if (!scenario.rules().options().attrition()) {
                list.add(new Award(lost, why));
                return;
            }
            Stake worn = new Stake("21.11.1", enemy, Coin.POINT, point, new Claim.Worn(unit, unit.strength() - 1));
            String best = "lost " + unit.id();
            list.add(new Award(lost.best(best), why));
            list.add(new Award(worn.times(Per.POINT_WORN).best(best), why));
        }

        private void addTrain(Unit train, VictoryTerms terms) {
            Claim lost = new Claim.Lost(train);
            Claim absent = new Claim.Absent(train);
            add("21.11.2", Side.CONFEDERATE, TRAIN_LOST, lost, Sentence.of("road.trainLost"));
            add("21.12.6", Side.CONFEDERATE, TRAIN_ABSENT, absent, Sentence.of("road.trainAbsent"));
            terms.exit().ifPresent(exit -> {
                Claim escaped = left(train, exit);
                add("21.12.3", Side.UNION, TRAIN_OUT, escaped, Sentence.of("road.trainLeft", at(exit)));
                terms.gateway().ifPresent(gateway -> addLines(escaped, gateway, exit));
                Claim gone = new Claim.Any(List.of(lost, absent));
                for (Unit unit : units(Side.CONFEDERATE)) {
                    perPoint(
                            "21.12.5",
                            Side.CONFEDERATE,
                            POINT_WITHOUT_TRAIN,
                            left(unit, exit),
                            gone,
                            now -> Sentence.of(
                                    now.eliminated(train) ? "road.exitAfterLoss" : "road.exitNoTrain", at(exit)));
                }
            });
            Sentence unsupplied = Sentence.of("road.unsupplied");
            for (Unit unit : units(Side.UNION)) {
                Claim claim = new Claim.Unsupplied(unit);
                perPoint("21.22", Side.CONFEDERATE, POINT_UNSUPPLIED, claim, absent, now -> unsupplied);
            }
        }

        private void addLines(Claim escaped, Hex gateway, Hex exit) {
            Sentence strength = Sentence.of("road.unionStrength", at(gateway), at(exit));
            Claim escape = new Claim.All(List.of(escaped, new Claim.Open(Side.UNION, gateway, exit)));
            for (Unit unit : units(Side.UNION)) {
                perPoint("21.12.2", Side.UNION, POINT_OUT, left(unit, gateway), escape, now -> strength);
            }
            Sentence pursued = Sentence.of("road.pursuit", at(exit));
            Claim pursuit = new Claim.All(List.of(escaped, new Claim.Open(Side.CONFEDERATE, gateway, exit)));
            for (Unit unit : units(Side.CONFEDERATE)) {
                perPoint("21.12.4", Side.CONFEDERATE, POINT_PURSUING, left(unit, exit), pursuit, now -> pursued);
            }
        }

        private void add(String rule, Side to, Amount amount, Claim claim, Sentence why) {
            list.add(new Award(new Stake(rule, to, Coin.POINT, amount.in(scenario), claim), why));
        }

        private void perPoint(
                String rule, Side to, Amount amount, Claim claim, Claim provided, Function<Facts, Sentence> why) {
            Stake stake = new Stake(rule, to, Coin.POINT, amount.in(scenario), claim);
            list.add(new Award(stake.times(Per.POINT_LEFT).provided(provided), why));
        }
    }
}
