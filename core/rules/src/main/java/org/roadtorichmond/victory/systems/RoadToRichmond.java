package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/**
 * Section 21: points for eliminations and for leaving the map, under the conditions of the Train, the line of communications and
 * supply. Its stakes are the one account of what it pays: commanders play for them, and the adjudication settles them. Each rule
 * gives at most one line to a side, which names all the units it comes from.
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
    static final List<Amount> AMOUNTS = List.of(
            POINT_LOST,
            TRAIN_LOST,
            UNIT_OUT,
            POINT_OUT,
            TRAIN_OUT,
            POINT_PURSUING,
            POINT_WITHOUT_TRAIN,
            TRAIN_ABSENT,
            POINT_UNSUPPLIED);

    @Override
    public String id() {
        return "road-to-richmond";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    List<Stake> list(Scenario scenario) {
        return new Listing(scenario).list;
    }

    @Override
    Sentence why(Stake stake, Situation now) {
        VictoryTerms terms = now.state().scenario().victory();
        Sentence exit = at(terms.exit());
        return switch (stake.rule()) {
            case "21.11.1" -> Sentence.of("road.eliminated", stake.to().enemy());
            case "21.11.2" -> Sentence.of("road.trainLost");
            case "21.12.1" -> Sentence.of("road.unionUnits", exit);
            case "21.12.2" -> Sentence.of("road.unionStrength", at(terms.gateway()), exit);
            case "21.12.3" -> Sentence.of("road.trainLeft", exit);
            case "21.12.4" -> Sentence.of("road.pursuit", exit);
            case "21.12.5" -> {
                boolean lost = terms.train().filter(now::eliminated).isPresent();
                yield Sentence.of(lost ? "road.exitAfterLoss" : "road.exitNoTrain", exit);
            }
            case "21.12.6" -> Sentence.of("road.trainAbsent");
            case "21.22" -> Sentence.of("road.unsupplied");
            default -> throw new IllegalStateException(stake.rule());
        };
    }

    private static Sentence at(Optional<Hex> hex) {
        return hex.map(where -> Sentence.of("place.at", where.number())).orElse(Sentence.of("place.none"));
    }

    /** The stakes of one scenario in the making. */
    private static final class Listing {
        private final Scenario scenario;
        private final VictoryTerms terms;
        private final List<Stake> list = new ArrayList<>();

        Listing(Scenario scenario) {
            this.scenario = scenario;
            terms = scenario.victory();
            scenario.units().forEach(this::addLoss);
            addUnionExits();
            terms.train().ifPresent(this::addTrain);
        }

        private void add(String rule, Side to, int points, Claim claim) {
            list.add(new Stake(rule, to, Coin.POINT, points, claim));
        }

        private int of(Amount amount) {
            return amount.in(scenario);
        }

        private List<Unit> units(Side side) {
            return scenario.units().stream().filter(unit -> unit.side() == side).toList();
        }

        private void addLoss(Unit unit) {
            int point = of(POINT_LOST);
            Side enemy = unit.side().enemy();
            Stake lost = new Stake("21.11.1", enemy, Coin.POINT, point * unit.strength(), new Claim.Lost(unit));
            if (!scenario.rules().options().attrition()) {
                list.add(lost);
                return;
            }
            Claim worn = new Claim.Worn(unit, unit.strength() - 1);
            list.add(lost.best("lost " + unit.id()));
            list.add(new Stake("21.11.1", enemy, Coin.POINT, point, worn)
                    .times(Per.POINT_WORN)
                    .best("lost " + unit.id()));
        }

        private void addUnionExits() {
            for (Unit unit : units(Side.UNION)) {
                terms.exit().ifPresent(exit -> add("21.12.1", Side.UNION, of(UNIT_OUT), left(unit, exit)));
            }
        }

        private static Claim left(Unit unit, Hex by) {
            return new Claim.Left(unit, Optional.of(by));
        }

        private void addTrain(Unit train) {
            Claim lost = new Claim.Lost(train);
            Claim absent = new Claim.Absent(train);
            add("21.11.2", Side.CONFEDERATE, of(TRAIN_LOST), lost);
            add("21.12.6", Side.CONFEDERATE, of(TRAIN_ABSENT), absent);
            if (terms.exit().isPresent()) {
                Hex exit = terms.exit().get();
                add("21.12.3", Side.UNION, of(TRAIN_OUT), left(train, exit));
                terms.gateway().ifPresent(gateway -> addLines(left(train, exit), gateway, exit));
                for (Unit unit : units(Side.CONFEDERATE)) {
                    perPoint(
                            "21.12.5",
                            Side.CONFEDERATE,
                            POINT_WITHOUT_TRAIN,
                            left(unit, exit),
                            new Claim.Any(List.of(lost, absent)));
                }
            }
            for (Unit unit : units(Side.UNION)) {
                Claim unsupplied = new Claim.Unsupplied(unit);
                perPoint("21.22", Side.CONFEDERATE, POINT_UNSUPPLIED, unsupplied, absent);
            }
        }

        private void addLines(Claim escaped, Hex gateway, Hex exit) {
            Claim unionLine = new Claim.All(List.of(escaped, new Claim.Open(Side.UNION, gateway, exit)));
            for (Unit unit : units(Side.UNION)) {
                perPoint("21.12.2", Side.UNION, POINT_OUT, left(unit, gateway), unionLine);
            }
            Claim pursuit = new Claim.All(List.of(escaped, new Claim.Open(Side.CONFEDERATE, gateway, exit)));
            for (Unit unit : units(Side.CONFEDERATE)) {
                perPoint("21.12.4", Side.CONFEDERATE, POINT_PURSUING, left(unit, exit), pursuit);
            }
        }

        private void perPoint(String rule, Side to, Amount amount, Claim claim, Claim provided) {
            list.add(new Stake(rule, to, Coin.POINT, of(amount), claim)
                    .times(Per.POINT_LEFT)
                    .provided(provided));
        }
    }
}
