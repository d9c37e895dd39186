package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.victory.WithdrawalSheet.Unit;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/**
 * {@code withdrawal}: points for losses and objectives; a side that had to withdraw does not win (document 003).
 *
 * <p>Besides the lines with points, each side has lines of 0 points for what decided the game: that it conceded, that it
 * had to withdraw and why, that its lead is only a draw.
 */
public final class Withdrawal implements SheetSystem<WithdrawalSheet> {
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
        return Adjudication.of(VictorySystem.WITHDRAWAL, names, sides, winner).withWithdraws(withdraws);
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

    private Optional<Line> line(Unit unit) {
        if (unit.isDestroyed()) {
            String rule = unit.isCounted() ? "withdrawal.destroyed" : "withdrawal.slain";
            return Optional.of(Line.ofUnit(rule, unit.cost(), unit.id(), Sentence.of(rule, unit.id(), unit.cost())));
        }
        if (unit.isReduced(REDUCED_FROM.in(payments))) {
            return Optional.of(Line.ofUnit("withdrawal.reduced", reduced(unit.cost(), payments), unit.id(), why(unit)));
        }
        return Optional.empty();
    }

    private Sentence why(Unit unit) {
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
    List<Line> withdrawals(List<Unit> army) {
        List<Line> reasons = new ArrayList<>();
        for (Unit unit : army) {
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

    private Optional<Line> breakPoint(List<Unit> army) {
        List<Unit> lost = army.stream()
                .filter(unit -> unit.isCounted() && (unit.isDestroyed() || unit.isReduced(REDUCED_FROM.in(payments))))
                .toList();
        int halves = lost.stream().mapToInt(unit -> unit.isDestroyed() ? 2 : 1).sum();
        int counted = (int) army.stream().filter(Unit::isCounted).count();
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
