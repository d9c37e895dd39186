package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What section 21 pays for (see {@link RoadToRichmond}). */
final class RoadStakes {
    private final Scenario scenario;
    private final VictoryTerms terms;
    private final List<Stake> list = new ArrayList<>();

    private RoadStakes(Scenario scenario) {
        this.scenario = scenario;
        terms = scenario.victory();
    }

    static Stakes of(Scenario scenario) {
        RoadStakes made = new RoadStakes(scenario);
        scenario.units().forEach(made::addLoss);
        made.addUnionExits();
        made.terms.train().ifPresent(made::addTrain);
        return new Stakes(
                scenario,
                made.list,
                List.of(),
                new Scales.MoreWins(Coin.POINT, Measure.VICTORY_POINTS),
                new GameLength.Unlimited());
    }

    private void add(String rule, Side to, int points, Claim claim) {
        addIfPaid(points, paid -> new Stake(rule, to, Coin.POINT, paid, claim));
    }

    private void addIfPaid(int amount, IntFunction<Stake> stake) {
        if (amount > 0) {
            list.add(stake.apply(amount));
        }
    }

    private int of(Amount amount) {
        return amount.in(scenario);
    }

    private List<Unit> units(Side side) {
        return scenario.units().stream().filter(unit -> unit.side() == side).toList();
    }

    private void addLoss(Unit unit) {
        int point = of(RoadToRichmond.POINT_LOST);
        if (unit.strength() == 0 || point == 0) {
            return;
        }
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
            terms.exit().ifPresent(exit -> add("21.12.1", Side.UNION, of(RoadToRichmond.UNIT_OUT), left(unit, exit)));
        }
    }

    private static Claim left(Unit unit, Hex by) {
        return new Claim.Left(unit, Optional.of(by));
    }

    private void addTrain(Unit train) {
        Claim lost = new Claim.Lost(train);
        Claim absent = new Claim.Absent(train);
        add("21.11.2", Side.CONFEDERATE, of(RoadToRichmond.TRAIN_LOST), lost);
        add("21.12.6", Side.CONFEDERATE, of(RoadToRichmond.TRAIN_ABSENT), absent);
        if (terms.exit().isPresent()) {
            Hex exit = terms.exit().get();
            add("21.12.3", Side.UNION, of(RoadToRichmond.TRAIN_OUT), left(train, exit));
            terms.gateway().ifPresent(gateway -> addLines(left(train, exit), gateway, exit));
            for (Unit unit : units(Side.CONFEDERATE)) {
                perPoint(
                        "21.12.5",
                        Side.CONFEDERATE,
                        RoadToRichmond.POINT_WITHOUT_TRAIN,
                        left(unit, exit),
                        new Claim.Any(List.of(lost, absent)));
            }
        }
        for (Unit unit : units(Side.UNION)) {
            Claim unsupplied = new Claim.Unsupplied(unit);
            perPoint("21.22", Side.CONFEDERATE, RoadToRichmond.POINT_UNSUPPLIED, unsupplied, absent);
        }
    }

    private void addLines(Claim escaped, Hex gateway, Hex exit) {
        Claim unionLine = new Claim.All(List.of(escaped, new Claim.Open(Side.UNION, gateway, exit)));
        for (Unit unit : units(Side.UNION)) {
            perPoint("21.12.2", Side.UNION, RoadToRichmond.POINT_OUT, left(unit, gateway), unionLine);
        }
        Claim pursuit = new Claim.All(List.of(escaped, new Claim.Open(Side.CONFEDERATE, gateway, exit)));
        for (Unit unit : units(Side.CONFEDERATE)) {
            perPoint("21.12.4", Side.CONFEDERATE, RoadToRichmond.POINT_PURSUING, left(unit, exit), pursuit);
        }
    }

    private void perPoint(String rule, Side to, Amount amount, Claim claim, Claim provided) {
        addIfPaid(of(amount), paid -> new Stake(rule, to, Coin.POINT, paid, claim)
                .times(Per.POINT_LEFT)
                .provided(provided));
    }
}
