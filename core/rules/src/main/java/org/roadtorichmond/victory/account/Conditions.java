package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;

/** What the conditions of a campaign (rule 22.2) are as claims about the battle that is played, so that commanders play for them. */
public final class Conditions {
    private Conditions() {}

    /** What a scenario says to be worth something tomorrow, as stakes that count for nobody's score. */
    static List<Stake> stakes(Scenario scenario) {
        List<Stake> stakes = new ArrayList<>();
        for (Payments.Tomorrow tomorrow : scenario.victory().payments().tomorrow()) {
            claim(tomorrow.when())
                    .ifPresent(claim ->
                            stakes.add(new Stake("22.2", tomorrow.side(), Coin.TOMORROW, tomorrow.points(), claim)));
        }
        return stakes;
    }

    /** The claim that a condition is; empty if it asks who wins, or about another battle. */
    public static Optional<Claim> claim(Condition condition) {
        if (condition instanceof Condition.Held held) {
            return Optional.of(new Claim.Held(held.side(), held.hex(), OptionalInt.empty()));
        } else if (condition instanceof Condition.Fate fate) {
            List<Claim> each =
                    fate.units().stream().map(unit -> claim(fate, unit)).toList();
            return Optional.of(each.size() == 1 ? each.get(0) : new Claim.All(each));
        } else if (condition instanceof Condition.All all) {
            return claims(all.parts()).map(Claim.All::new);
        } else if (condition instanceof Condition.Any any) {
            return claims(any.parts()).map(Claim.Any::new);
        } else if (condition instanceof Condition.Not not) {
            return claim(not.part()).map(Claim.Not::new);
        }
        return Optional.empty();
    }

    private static Claim claim(Condition.Fate fate, Unit unit) {
        return switch (fate.kind()) {
            case OUT -> new Claim.Left(unit, fate.at());
            case LOST -> new Claim.Lost(unit);
            case STANDS -> new Claim.Stands(unit, fate.at());
        };
    }

    private static Optional<List<Claim>> claims(List<Condition> parts) {
        List<Claim> claims =
                parts.stream().flatMap(part -> claim(part).stream()).toList();
        return Stream.of(claims).filter(all -> all.size() == parts.size()).findFirst();
    }
}
