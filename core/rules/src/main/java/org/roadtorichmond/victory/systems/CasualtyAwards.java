package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/**
 * What the systems pay that count what was lost, beaten and worn down. Of what became of a unit the dearest counts: destroyed its
 * full cost, beaten a share of it, worn down a share of it, both the full cost.
 */
final class CasualtyAwards {
    private static final Amount FLEEING = Amount.percent("fleeing", 50);
    private static final Amount SHATTERED = Amount.percent("shattered", 50);
    private static final Amount SHATTERED_AT = Amount.percent("shatteredAt", 25);
    private static final Amount GENERAL = Amount.points("general", 200);
    private static final Amount STANDARD = Amount.points("battleStandard", 200);
    private static final Amount SHAKEN = Amount.percent("shaken", 50);
    private static final Amount DECIMATED = Amount.percent("decimated", 50);
    private static final Amount DECIMATED_AT = Amount.percent("decimatedAt", 25);
    private static final int HALF = 50;
    private static final int ALL = 100;

    private final CountedForces forces;
    private final List<Award> list = new ArrayList<>();

    private CasualtyAwards(CountedForces forces) {
        this.forces = forces;
    }

    static List<Amount> fleeingAnd(Amount... others) {
        return and(List.of(FLEEING, SHATTERED, SHATTERED_AT, GENERAL, STANDARD), others);
    }

    static List<Amount> shakenAnd(Amount... others) {
        return and(List.of(SHAKEN, DECIMATED, DECIMATED_AT), others);
    }

    private static List<Amount> and(List<Amount> own, Amount... others) {
        return Stream.concat(own.stream(), Stream.of(others)).toList();
    }

    /** Those of document 000, Scoring Victory Points. */
    static List<Award> fleeing(CountedForces forces) {
        CasualtyAwards made = new CasualtyAwards(forces);
        for (Unit unit : forces.units()) {
            Claim lost = new Claim.Lost(unit);
            Claim fled = new Claim.Fled(unit);
            Claim worn = made.worn(unit, SHATTERED_AT);
            made.full("17.destroyed", unit, lost, "fate.destroyed");
            made.full("17.fleeing-and-shattered", unit, new Claim.All(List.of(fled, worn)), "fate.fleeingShattered");
            made.part("17.fleeing", unit, FLEEING, fled, now -> Sentence.of("fate.fleeing"));
            made.part("17.shattered", unit, SHATTERED, worn, left("fate.shattered", unit));
            if (unit.tagged(Unit.GENERAL)) {
                made.leader("17.general", unit, GENERAL, lost, "score.general");
            }
            if (forces.bearsStandard(unit)) {
                made.leader("17.battle-standard", unit, STANDARD, lost, "score.battleStandard");
            }
        }
        return made.list;
    }

    /** Those of document 002. */
    static List<Award> shaken(CountedForces forces) {
        CasualtyAwards made = new CasualtyAwards(forces);
        for (Unit unit : forces.units()) {
            Claim shaken = new Claim.Shaken(unit);
            Claim worn = made.worn(unit, DECIMATED_AT);
            made.full("16.destroyed", unit, new Claim.Lost(unit), "fate.destroyed");
            made.full("16.shaken-and-decimated", unit, new Claim.All(List.of(shaken, worn)), "fate.shakenDecimated");
            made.part("16.shaken", unit, SHAKEN, shaken, now -> Sentence.of("fate.shaken"));
            made.part("16.decimated", unit, DECIMATED, worn, left("fate.decimated", unit));
        }
        return made.list;
    }

    /** Down to a share of its health; a unit without strength is never worn. */
    private Claim worn(Unit unit, Amount at) {
        return new Claim.Worn(unit, unit.strength() == 0 ? -1 : unit.strength() * forces.of(at) / ALL);
    }

    private static Function<Facts, Sentence> left(String fate, Unit unit) {
        return now -> Sentence.of(fate, now.strength(unit), unit.strength());
    }

    private void full(String rule, Unit unit, Claim claim, String fate) {
        int cost = forces.cost(unit);
        add(rule, unit, cost, claim, now -> Sentence.of("score.full", unit.id(), Sentence.of(fate), cost));
    }

    private void part(String rule, Unit unit, Amount share, Claim claim, Function<Facts, Sentence> fate) {
        int cost = forces.cost(unit);
        int percent = forces.of(share);
        add(rule, unit, forces.part(cost, share), claim, now -> {
            Sentence what = fate.apply(now);
            return percent == HALF
                    ? Sentence.of("score.half", unit.id(), what, cost)
                    : Sentence.of("score.part", unit.id(), what, cost, percent);
        });
    }

    private void add(String rule, Unit unit, int points, Claim claim, Function<Facts, Sentence> why) {
        Stake stake = new Stake(rule, unit.side().enemy(), Coin.POINT, points, claim);
        list.add(new Award(stake.best("fate of " + unit.id()), why));
    }

    private void leader(String rule, Unit unit, Amount amount, Claim lost, String key) {
        int points = forces.of(amount);
        Stake stake = new Stake(rule, unit.side().enemy(), Coin.POINT, points, lost);
        list.add(new Award(stake, Sentence.of(key, unit.id(), points)));
    }
}
