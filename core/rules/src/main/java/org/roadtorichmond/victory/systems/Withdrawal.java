package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.ForcedWithdrawal;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.SheetFacts;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.victory.sheets.WithdrawalSheet;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/**
 * {@code withdrawal}: points for losses and objectives; a side that had to withdraw does not win (document 003).
 *
 * <p>Besides the lines with points, each side has lines of 0 points for what decided the game: that it conceded, that it
 * had to withdraw and why, that its lead is only a draw.
 */
public final class Withdrawal implements SheetSystem<WithdrawalSheet>, VictoryRules {
    static final Amount REDUCED = Amount.percent("reduced", 50);
    static final Amount REDUCED_FROM = Amount.number("reducedFrom", 3, 2, 100);
    static final Amount ROUNDED_TO = Amount.number("reducedRoundedTo", 5, 1, 1000);
    static final Amount BREAKS_AT = Amount.number("breakPoint", 50, 1, 100);
    private static final int HALF = 50;
    private static final int USUAL_ROUNDING = 5;

    /** How much a unit weighs towards the break point, so that a reduced one, which is half a unit, weighs 1. */
    private static final int UNIT = 2;

    @Override
    public String id() {
        return "withdrawal";
    }

    @Override
    public List<Amount> amounts() {
        return List.of(BREAKS_AT, REDUCED, REDUCED_FROM, ROUNDED_TO);
    }

    private static List<Award> losses(CountedForces forces) {
        List<Award> list = new ArrayList<>();
        for (Unit unit : forces.units()) {
            int cost = forces.cost(unit);
            String rule = isCounted(unit) ? "withdrawal.destroyed" : "withdrawal.slain";
            Sentence lost = Sentence.of(rule, unit.id(), cost);
            add(list, rule, unit, cost, new Claim.Lost(unit), lost);
            if (isReducible(unit, forces)) {
                int part = reduced(cost, forces);
                add(list, "withdrawal.reduced", unit, part, reduced(unit), why(unit, cost, forces));
            }
        }
        return list;
    }

    private static void add(List<Award> list, String rule, Unit unit, int points, Claim claim, Sentence why) {
        list.add(new Award(new Stake(rule, unit.side().enemy(), Coin.POINT, points, claim), why));
    }

    private static Sentence why(Unit unit, int cost, CountedForces forces) {
        int percent = forces.of(REDUCED);
        int step = forces.of(ROUNDED_TO);
        return percent == HALF && step == USUAL_ROUNDING
                ? Sentence.of("withdrawal.reduced", unit.id(), unit.strength(), cost)
                : Sentence.of("withdrawal.reducedPart", unit.id(), unit.strength(), cost, percent, step);
    }

    /** What a unit of a value gives that is reduced: half the value, rounded up to the nearest 5, unless a scenario says otherwise. */
    private static int reduced(int value, CountedForces forces) {
        long step = forces.of(ROUNDED_TO);
        return Math.toIntExact(((long) value * forces.of(REDUCED) + 100 * step - 1) / (100 * step) * step);
    }

    private static boolean isCounted(Unit unit) {
        return !unit.tagged(Unit.CHARACTER) && !unit.tagged(Unit.GENERAL);
    }

    /** Whether half of a unit is lost when it is reduced to one stand. */
    private static boolean isReducible(Unit unit, CountedForces forces) {
        return isCounted(unit) && unit.strength() >= forces.of(REDUCED_FROM);
    }

    /** Down to one stand, but not gone. */
    private static Claim reduced(Unit unit) {
        return new Claim.All(List.of(new Claim.Worn(unit, 1), new Claim.Not(new Claim.Worn(unit, 0))));
    }

    private static Stake bonus(Side side, int points, Claim claim) {
        return new Stake("withdrawal.bonus", side, Coin.POINT, points, claim);
    }

    private static List<Stake> bonuses(SheetTerms terms) {
        return terms.bonuses().stream()
                .flatMap(bonus -> Arrays.stream(Side.values())
                        .filter(side -> bonus.side().map(side::equals).orElse(true))
                        .map(side ->
                                bonus(side, bonus.points(), new Claim.Held(side, bonus.hex(), OptionalInt.empty()))))
                .toList();
    }

    /** All that pays: losses, unless only objectives do, and bonuses, of which all that a side gets stand in one line. */
    private static List<Award> awards(CountedForces forces, List<Stake> bonuses, boolean objectivesOnly) {
        List<Award> list = new ArrayList<>(objectivesOnly ? List.of() : losses(forces));
        for (Stake bonus : bonuses) {
            list.add(new Award(
                    bonus,
                    now -> Sentence.of(
                            "withdrawal.bonus",
                            bonuses.stream()
                                    .filter(each -> each.to() == bonus.to() && each.isPaid(now))
                                    .mapToInt(Stake::amount)
                                    .sum())));
        }
        return list;
    }

    /** What forces each side to withdraw: the loss of a general; of half of the units that it counts, unless a scenario says otherwise. */
    private static List<ForcedWithdrawal> stops(CountedForces forces) {
        List<ForcedWithdrawal> stops = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Claim.Weighed> losses = new ArrayList<>();
            int counted = 0;
            for (Unit unit : forces.units()) {
                if (unit.side() == side && unit.tagged(Unit.GENERAL)) {
                    Claim left = new Claim.Left(unit, Optional.empty());
                    stops.add(new ForcedWithdrawal(side, new Claim.Any(List.of(new Claim.Lost(unit), left))));
                }
                if (unit.side() == side && isCounted(unit)) {
                    counted++;
                    losses.add(new Claim.Weighed(new Claim.Lost(unit), UNIT));
                    if (isReducible(unit, forces)) {
                        losses.add(new Claim.Weighed(reduced(unit), 1));
                    }
                }
            }
            if (counted > 0) {
                int breakPoint = forces.part(counted, BREAKS_AT);
                stops.add(new ForcedWithdrawal(side, new Claim.AtLeast(UNIT * breakPoint, losses)));
            }
        }
        return stops;
    }

    /** What forces the sides to withdraw as the facts are. */
    private static Stream<ForcedWithdrawal> forced(List<ForcedWithdrawal> stops, Facts now) {
        return stops.stream().filter(stop -> stop.when().holds(now));
    }

    private static Line line(ForcedWithdrawal stop, Facts now) {
        return stop.when() instanceof Claim.AtLeast losses ? broken(losses, now) : leaderless(stop, now);
    }

    private static Line leaderless(ForcedWithdrawal stop, Facts now) {
        Unit general = stop.when().units().get(0);
        String key = now.eliminated(general) ? "kept.generalSlain" : "kept.generalLeft";
        return new Line(
                "withdrawal.general", 0, List.of(new Line.Source(general.id(), 0)), Sentence.of(key, general.id()));
    }

    private static Line broken(Claim.AtLeast losses, Facts now) {
        long counted =
                losses.claims().stream().filter(Claim.Lost.class::isInstance).count();
        Object lost = new Halves(losses.reached(now)).simplest();
        Sentence why = Sentence.of("kept.breakPoint", lost, counted, losses.needed() / UNIT);
        List<Line.Source> units = losses.claims().stream()
                .filter(claim -> claim.holds(now))
                .map(claim -> new Line.Source(claim.units().get(0).id(), 0))
                .toList();
        return new Line("withdrawal.break-point", 0, units, why);
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        SheetTerms terms = scenario.victory().sheet();
        CountedForces forces = CountedForces.of(scenario);
        List<Stake> list = Award.stakes(awards(forces, bonuses(terms), terms.objectivesOnly()), forces.ground());
        return new Stakes(scenario, list, stops(forces), new Withdrawing(), terms.length());
    }

    @Override
    public Referee referee(Scenario scenario) {
        return new Umpire(scenario.victory().sheet().length(), stops(CountedForces.of(scenario)));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        GameState state = game.state();
        SheetTerms terms = state.scenario().victory().sheet();
        CountedForces forces = CountedForces.of(state.scenario());
        List<Award> awards = awards(forces, bonuses(terms), terms.objectivesOnly());
        Winner conceded = Army.conceded(state).map(Winner::of).orElse(Winner.NONE);
        return settle(forces, awards, conceded, Situation.of(state));
    }

    @Override
    public Adjudication score(WithdrawalSheet sheet, PerArmy<?> names) {
        SheetFacts facts = sheet.facts();
        CountedForces forces = facts.forces(1, new PerArmy<>(false, false), names);
        List<Stake> bonuses = Stream.of(Army.values())
                .filter(army -> sheet.bonus().of(army) > 0)
                .map(army -> bonus(army.side(), sheet.bonus().of(army), Stake.ALWAYS))
                .toList();
        List<Award> awards = awards(forces, bonuses, sheet.objectivesOnly());
        return settle(forces, awards, sheet.conceded(), facts);
    }

    private Adjudication settle(CountedForces forces, List<Award> awards, Winner conceded, Facts now) {
        List<ForcedWithdrawal> stops = stops(forces);
        PerArmy<Tally> scored = Settlement.byUnit(awards, forces.ground(), now);
        PerArmy<Tally> points = PerArmy.each(
                army -> conceded.is(army) ? new Tally(List.of(finding("withdrawal.conceded"))) : scored.of(army));
        PerArmy<List<Line>> findings = PerArmy.each(army -> forced(stops, now)
                .filter(stop -> stop.who() == army.side())
                .map(stop -> line(stop, now))
                .toList());
        PerArmy<Boolean> withdraws = PerArmy.each(army -> !findings.of(army).isEmpty());
        // Who surrendered has lost, on a sheet as on the map (rule 4.3), even where neither army has a point.
        Winner leader = conceded.army()
                .map(Army::enemy)
                .map(Winner::of)
                .orElseGet(() -> Winner.ofMore(points.a().total(), points.b().total()));
        boolean lost =
                conceded == Winner.NONE && leader.army().filter(withdraws::of).isPresent();
        PerArmy<Tally> sides = PerArmy.each(army -> points.of(army)
                .with(findings.of(army))
                .with(lost && leader.is(army) ? List.of(finding("withdrawal.draw")) : List.of()));
        return Adjudication.of(id(), forces.names(), sides, lost ? Winner.NONE : leader)
                .withWithdraws(withdraws);
    }

    private static Line finding(String rule) {
        return new Line(rule, 0, List.of(), Sentence.of(rule));
    }

    /** The side with more points wins, except that the lead of a side that has to withdraw is a draw. */
    record Withdrawing() implements Scale {
        @Override
        public int grade(Totals totals) {
            int leader = Scale.MoreWins.POINTS.grade(totals);
            return totals.withdraws(leader > 0 ? Side.UNION : Side.CONFEDERATE) ? 0 : leader;
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            long lead = totals.lead(side, Coin.POINT);
            if (!totals.withdraws(side)) {
                // The draw of an enemy whose lead does not count is only bettered by a lead.
                return lead < 0 && totals.withdraws(side.enemy())
                        ? 1 - lead
                        : Scale.MoreWins.POINTS.toBetter(side, totals);
            }
            boolean loses = lead < 0 && !totals.withdraws(side.enemy());
            return loses ? -lead : UNREACHABLE;
        }

        @Override
        public Score score(Totals totals) {
            return Scale.MoreWins.POINTS.score(totals);
        }
    }

    /** Ends games by their length, and as soon as an army is forced to withdraw. */
    private record Umpire(GameLength length, List<ForcedWithdrawal> stops) implements Referee {
        @Override
        public Optional<Ending> judge(GameState state) {
            Situation now = Situation.of(state);
            return forced(stops, now)
                    .map(stop ->
                            Sentence.of("kept.told", stop.who(), line(stop, now).sentence()))
                    .reduce((first, next) -> Sentence.of("joined", first, next))
                    .map(reason -> new Ending(reason, Optional.empty()));
        }
    }
}
