package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/**
 * {@code withdrawal}: points for losses and objectives; a side that had to withdraw does not win (document 003).
 *
 * <p>Besides the lines with points, each side has lines of 0 points for what decided the game: that it conceded, that it
 * had to withdraw and why, that its lead is only a draw.
 */
public final class Withdrawal implements SheetSystem<WithdrawalSheet>, VictoryRules {
    static final String BREAK_POINT = "withdrawal.break-point";
    static final Amount REDUCED = Amount.percent("reduced", 50);
    static final Amount REDUCED_FROM = Amount.number("reducedFrom", 3, 2, 100);
    static final Amount ROUNDED_TO = Amount.number("reducedRoundedTo", 5, 1, 1000);
    static final Amount BREAKS_AT = Amount.number("breakPoint", 50, 1, 100);
    static final List<Amount> AMOUNTS = List.of(BREAKS_AT, REDUCED, REDUCED_FROM, ROUNDED_TO);
    private static final int HALF = 50;
    private static final int USUAL_ROUNDING = 5;

    private final Payments payments;
    private final Both<List<Line>> ground;

    /** The system as document 003 describes it. */
    public Withdrawal() {
        this(Account.USUAL);
    }

    Withdrawal(Account account) {
        payments = account.payments();
        ground = account.ground();
    }

    @Override
    public String id() {
        return "withdrawal";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        SheetTerms terms = scenario.victory().sheet();
        List<Stake> list = new ArrayList<>();
        List<Stop> stops = new ArrayList<>();
        if (!terms.objectivesOnly()) {
            scenario.units().forEach(unit -> addUnit(list, scenario, unit));
        }
        for (SheetTerms.Bonus bonus : terms.bonuses()) {
            Arrays.stream(Side.values())
                    .filter(side -> bonus.side().map(side::equals).orElse(true))
                    .forEach(side -> list.add(new Stake(
                            "withdrawal.bonus", side, Coin.POINT, bonus.points(), new Claim.Held(side, bonus.hex()))));
        }
        for (Side side : Side.values()) {
            addStops(stops, side, scenario);
        }
        return new Stakes(scenario, list, stops, new Scales.Withdrawing(), terms.length());
    }

    private static void addUnit(List<Stake> list, Scenario scenario, Unit unit) {
        int cost = Armies.cost(scenario, unit);
        if (cost == 0) {
            return;
        }
        Side enemy = unit.side().enemy();
        String best = "fate of " + unit.id();
        String rule = isCounted(unit) ? "withdrawal.destroyed" : "withdrawal.slain";
        list.add(new Stake(rule, enemy, Coin.POINT, cost, new Claim.Lost(unit)).best(best));
        int half = reduced(cost, scenario.victory().payments());
        if (half > 0 && isReducible(unit, scenario)) {
            list.add(new Stake("withdrawal.reduced", enemy, Coin.POINT, half, reduced(unit)).best(best));
        }
    }

    private static boolean isCounted(Unit unit) {
        return !unit.tagged(Unit.CHARACTER) && !unit.tagged(Unit.GENERAL);
    }

    private static boolean isReducible(Unit unit, Scenario scenario) {
        return isCounted(unit) && unit.strength() >= REDUCED_FROM.in(scenario);
    }

    /** Down to one stand, but not gone. */
    private static Claim reduced(Unit unit) {
        return new Claim.All(List.of(new Claim.Worn(unit, 1), new Claim.Not(new Claim.Worn(unit, 0))));
    }

    private static void addStops(List<Stop> stops, Side side, Scenario scenario) {
        List<Claim.Weighed> losses = new ArrayList<>();
        int counted = 0;
        for (Unit unit : scenario.units()) {
            if (unit.side() == side && unit.tagged(Unit.GENERAL)) {
                Claim left = new Claim.Left(unit, Optional.empty());
                stops.add(new Stop(side, new Claim.Any(List.of(new Claim.Lost(unit), left))));
            }
            if (unit.side() == side && isCounted(unit)) {
                counted++;
                losses.add(new Claim.Weighed(new Claim.Lost(unit), 2));
                if (isReducible(unit, scenario)) {
                    losses.add(new Claim.Weighed(reduced(unit), 1));
                }
            }
        }
        if (counted > 0) {
            stops.add(new Stop(
                    side,
                    new Claim.AtLeast(2 * breakPoint(counted, scenario.victory().payments()), losses)));
        }
    }

    @Override
    public Referee referee(Scenario scenario) {
        return new WithdrawalReferee(scenario.victory().sheet().length());
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return new Withdrawal(Account.of(game.state()))
                .score(FieldSheets.withdrawal(game.state()), Armies.TITLES)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(WithdrawalSheet sheet, Both<?> names) {
        Both<List<Line>> points = Both.each(army -> points(army, sheet));
        Both<List<Line>> findings = Both.each(army -> withdrawals(sheet.armies().of(army)));
        Both<Boolean> withdraws = Both.each(army -> !findings.of(army).isEmpty());
        Winner leader = Winner.ofMore(new Tally(points.a()).total(), new Tally(points.b()).total());
        Both<Tally> sides = Both.each(army -> {
            List<Line> lines = new ArrayList<>(points.of(army));
            lines.addAll(findings.of(army));
            if (leader.is(army) && withdraws.of(army)) {
                lines.add(finding("withdrawal.draw"));
            }
            return new Tally(lines);
        });
        Winner winner = isLeadLost(leader, withdraws) ? Winner.NONE : leader;
        return Adjudication.of(id(), names, sides, winner).withWithdraws(withdraws);
    }

    private static boolean isLeadLost(Winner leader, Both<Boolean> withdraws) {
        return leader.army().filter(withdraws::of).isPresent();
    }

    private static Line finding(String rule) {
        return new Line(rule, 0, List.of(), Sentence.of(rule));
    }

    private List<Line> points(Army army, WithdrawalSheet sheet) {
        if (sheet.conceded().is(army)) {
            return List.of(finding("withdrawal.conceded"));
        }
        List<Line> lines = new ArrayList<>();
        if (!sheet.objectivesOnly()) {
            sheet.armies().of(army.enemy()).forEach(unit -> line(unit).ifPresent(lines::add));
        }
        int bonus = sheet.bonus().of(army);
        if (bonus > 0) {
            lines.add(new Line(
                    "withdrawal.bonus", bonus, sheet.achieved().of(army), Sentence.of("withdrawal.bonus", bonus)));
        }
        lines.addAll(ground.of(army));
        return lines;
    }

    private Optional<Line> line(WithdrawalSheet.Unit unit) {
        if (unit.isDestroyed()) {
            String rule = unit.isCounted() ? "withdrawal.destroyed" : "withdrawal.slain";
            return Optional.of(Line.ofUnit(rule, unit.cost(), unit.id(), Sentence.of(rule, unit.id(), unit.cost())));
        }
        if (unit.isReduced(REDUCED_FROM.in(payments))) {
            return Optional.of(Line.ofUnit("withdrawal.reduced", reduced(unit.cost(), payments), unit.id(), why(unit)));
        }
        return Optional.empty();
    }

    private Sentence why(WithdrawalSheet.Unit unit) {
        int percent = REDUCED.in(payments);
        int step = ROUNDED_TO.in(payments);
        return percent == HALF && step == USUAL_ROUNDING
                ? Sentence.of("withdrawal.reduced", unit.id(), unit.stands(), unit.cost())
                : Sentence.of("withdrawal.reducedPart", unit.id(), unit.stands(), unit.cost(), percent, step);
    }

    /** What a unit of a value gives that is reduced: half the value, rounded up to the nearest 5, unless a scenario says otherwise. */
    static int reduced(int value, Payments payments) {
        long step = ROUNDED_TO.in(payments);
        return Math.toIntExact(((long) value * REDUCED.in(payments) + 100 * step - 1) / (100 * step) * step);
    }

    /** Why the army must withdraw; nothing if it need not. */
    List<Line> withdrawals(List<WithdrawalSheet.Unit> army) {
        List<Line> reasons = new ArrayList<>();
        for (WithdrawalSheet.Unit unit : army) {
            if (unit.general() && unit.state() != WithdrawalSheet.State.PRESENT) {
                String key = unit.isDestroyed() ? "kept.generalSlain" : "kept.generalLeft";
                reasons.add(Line.ofUnit("withdrawal.general", 0, unit.id(), Sentence.of(key, unit.id())));
            }
        }
        breakPoint(army).ifPresent(reasons::add);
        return reasons;
    }

    /** How many units lost force an army to withdraw: half of those that it counts, rounded up, unless a scenario says otherwise. */
    static int breakPoint(int counted, Payments payments) {
        return Casualty.part(counted, BREAKS_AT.in(payments));
    }

    private Optional<Line> breakPoint(List<WithdrawalSheet.Unit> army) {
        List<WithdrawalSheet.Unit> lost = army.stream()
                .filter(unit -> unit.isCounted() && (unit.isDestroyed() || unit.isReduced(REDUCED_FROM.in(payments))))
                .toList();
        int halves = lost.stream().mapToInt(unit -> unit.isDestroyed() ? 2 : 1).sum();
        int counted =
                (int) army.stream().filter(WithdrawalSheet.Unit::isCounted).count();
        int breakPoint = breakPoint(counted, payments);
        if (counted == 0 || halves < 2 * breakPoint) {
            return Optional.empty();
        }
        Sentence why = Sentence.of("kept.breakPoint", new Halves(halves).simplest(), counted, breakPoint);
        List<Line.Source> units =
                lost.stream().map(unit -> new Line.Source(unit.id(), 0)).toList();
        return Optional.of(new Line("withdrawal.break-point", units, why));
    }
}
