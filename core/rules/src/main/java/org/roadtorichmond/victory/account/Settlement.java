package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.unit.Unit;

/**
 * The lines of an adjudication as awards settle them: what is paid as the facts are. Of those with the same {@link Stake#best} the
 * dearest counts, the first of equals.
 */
public final class Settlement {
    private Settlement() {}

    /** For each army one line for each rule that pays it anything, by the rules in order, then its ground. */
    public static PerArmy<Tally> byRule(List<Award> awards, List<Award> ground, Facts now) {
        return PerArmy.each(army -> {
            List<Award> paid = paid(awards, army, now).stream()
                    .filter(award -> award.stake().worth(now) > 0)
                    .sorted(Comparator.comparing(award -> award.stake().rule()))
                    .toList();
            return new Tally(lines(paid, now, Stake::rule)).with(ground(ground, army, now));
        });
    }

    /** For each army one line for each unit and rule that pays it points, be they 0, in the order of the awards, then its ground. */
    public static PerArmy<Tally> byUnit(List<Award> awards, List<Award> ground, Facts now) {
        Function<Stake, String> heading = stake -> stake.rule() + stake.claim().units();
        return PerArmy.each(
                army -> new Tally(lines(paid(awards, army, now), now, heading)).with(ground(ground, army, now)));
    }

    private static List<Line> ground(List<Award> awards, Army army, Facts now) {
        return awards.stream()
                .filter(award -> award.stake().isPaid(army.side(), now))
                .map(award -> line(List.of(award), now))
                .toList();
    }

    private static List<Award> paid(List<Award> awards, Army army, Facts now) {
        Map<String, Award> dearest = new LinkedHashMap<>();
        for (Award award : awards) {
            Stake stake = award.stake();
            if (stake.coin() == Coin.POINT && stake.isPaid(army.side(), now)) {
                String name = stake.best().isEmpty() ? "alone " + dearest.size() : stake.best();
                dearest.merge(
                        name,
                        award,
                        (one, other) -> other.stake().worth(now) > one.stake().worth(now) ? other : one);
            }
        }
        return List.copyOf(dearest.values());
    }

    private static List<Line> lines(List<Award> paid, Facts now, Function<Stake, String> heading) {
        Map<String, List<Award>> headed = new LinkedHashMap<>();
        paid.forEach(award -> headed.computeIfAbsent(heading.apply(award.stake()), name -> new ArrayList<>())
                .add(award));
        return headed.values().stream().map(awards -> line(awards, now)).toList();
    }

    private static Line line(List<Award> awards, Facts now) {
        List<Line.Source> sources =
                awards.stream().flatMap(award -> source(award.stake(), now)).toList();
        long points =
                awards.stream().mapToLong(award -> award.stake().worth(now)).sum();
        Award first = awards.get(0);
        return new Line(first.stake().rule(), points, sources, first.why().apply(now));
    }

    /** The unit that a stake is about, or the hex that is held; an objective of several hexes names none. */
    private static Stream<Line.Source> source(Stake stake, Facts now) {
        Stream<String> names = stake.claim() instanceof Claim.Held held
                ? Stream.of(held.hex().number())
                : stake.claim().units().stream().map(Unit::id);
        return names.limit(1).map(name -> new Line.Source(name, stake.worth(now)));
    }
}
