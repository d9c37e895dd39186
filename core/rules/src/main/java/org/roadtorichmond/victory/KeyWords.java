package org.roadtorichmond.victory;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex.Kind;
import org.roadtorichmond.victory.KeyHex.Price;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;

/** Says what the key hexes of a scenario are: in a sentence, by the name of the place, and in the few words beside a sign on the map. */
public final class KeyWords {
    /** The hours of a summer's day from which the sun is low, and from which it is dark. */
    private static final int DUSK = 18;

    private static final int DARK = 21;

    private final Scenario scenario;

    /** What is said of the key hexes of a scenario. */
    public KeyWords(Scenario scenario) {
        this.scenario = scenario;
    }

    /** The sentences of all objectives as a game stands, by number. */
    public static List<String> objectives(GameState state, Function<Sentence, String> told) {
        KeyWords words = new KeyWords(state.scenario());
        return new Objectives(state.scenario())
                .at(state).stream()
                        .filter(key -> key.kind() == Kind.OBJECTIVE)
                        .map(key -> told.apply(words.sentence(key)))
                        .toList();
    }

    /** All of it: where, what is paid to whom and when, and who holds it; who leaves or comes. */
    public Sentence sentence(KeyHex key) {
        return switch (key.kind()) {
            case OBJECTIVE ->
                Sentence.of("key.objective", HexNames.ground(scenario.field(), key.hex()), paid(key), holder(key));
            case EXIT ->
                key.prices().isEmpty()
                        ? Sentence.of("key.exit.unpaid", HexNames.exit(scenario.field(), key.hex()), title(key.side()))
                        : Sentence.of(
                                "key.exit",
                                HexNames.exit(scenario.field(), key.hex()),
                                title(key.side()),
                                list(key.prices(), KeyWords::leaving));
            case ENTRY ->
                Sentence.of(
                        "key.entry",
                        HexNames.exit(scenario.field(), key.hex()),
                        key.units().size(),
                        title(key.side()),
                        key.turn());
        };
    }

    /** The words beside its sign: when it is paid, what is paid for those that leave, how many come and when; may be empty. */
    public Sentence note(KeyHex key) {
        if (key.kind() == Kind.ENTRY) {
            return key.units().size() == 1
                    ? Sentence.of("key.note.entry.one", key.units().get(0).id(), key.turn())
                    : Sentence.of("key.note.entry", key.units().size(), key.turn());
        } else if (key.kind() == Kind.EXIT) {
            return key.prices().isEmpty()
                    ? Sentence.of("key.note.exit")
                    : list(dearest(key.prices()), KeyWords::leavingBriefly);
        }
        Price next = key.prices().get(0);
        if (next.among() > 1) {
            return Sentence.of("key.note.most", next.points(), next.among());
        }
        return next.after() < scenario.turns()
                ? Sentence.of("key.note.turn", next.after())
                : Sentence.of("key.note.end");
    }

    private static Sentence title(Optional<Side> side) {
        return PerArmy.TITLES.of(side.orElseThrow());
    }

    /** What is paid for ground at each time, said once where both sides are paid the same. */
    private Sentence paid(KeyHex key) {
        SortedMap<Integer, List<Price>> times = new TreeMap<>();
        key.prices()
                .forEach(price -> times.computeIfAbsent(price.after(), turn -> new ArrayList<>())
                        .add(price));
        return list(List.copyOf(times.values()), this::paid);
    }

    private Sentence paid(List<Price> prices) {
        Price first = prices.get(0);
        Price last = prices.get(prices.size() - 1);
        boolean alike = prices.size() == Side.values().length
                && first.to() != last.to()
                && first.among() == 1
                && last.among() == 1
                && first.points() == last.points()
                && first.coin() == last.coin();
        return alike ? Sentence.of("key.either", amount(first), when(first.after())) : list(prices, this::paid);
    }

    private Sentence paid(Price price) {
        Sentence to = PerArmy.TITLES.of(price.to());
        return price.among() > 1
                ? Sentence.of("key.most", amount(price), to, when(price.after()), price.among())
                : Sentence.of("key.pays", amount(price), to, when(price.after()));
    }

    private Sentence when(int turn) {
        if (turn == scenario.turns()) {
            return Sentence.of("key.when.end");
        }
        boolean dusk = scenario.begins(turn + 1)
                .map(LocalDateTime::getHour)
                .filter(hour -> hour >= DUSK && hour < DARK)
                .isPresent();
        return Sentence.of(dusk ? "key.when.dusk" : "key.when.turn", turn);
    }

    private static Sentence holder(KeyHex key) {
        if (key.settled()) {
            return key.side().isPresent()
                    ? Sentence.of("key.settled", title(key.side()))
                    : Sentence.of("key.settled.none");
        }
        return key.side().isPresent() ? Sentence.of("key.held", title(key.side())) : Sentence.of("key.held.none");
    }

    private static Sentence amount(Price price) {
        return Sentence.of(
                switch (price.coin()) {
                    case POINT -> "key.points";
                    case BATTLE -> "key.battlePoints";
                    case TOKEN -> "key.tokens";
                    case TOMORROW -> "key.tomorrow";
                },
                price.points());
    }

    private static Sentence leaving(Price price) {
        Sentence each = price.unit()
                .map(unit -> Sentence.of("key.leaves.one", amount(price), unit.id()))
                .orElseGet(() -> Sentence.of(
                        price.per() == Per.POINT_LEFT ? "key.leaves.strength" : "key.leaves.unit", amount(price)));
        return price.conditional() ? Sentence.of("key.leaves.if", each, price.rule()) : each;
    }

    /** Of prices that are paid for the same only the dearest. */
    private static List<Price> dearest(List<Price> prices) {
        return prices.stream()
                .filter(price -> prices.stream()
                        .noneMatch(other -> other.per() == price.per()
                                && other.unit().equals(price.unit())
                                && other.coins() > price.coins()))
                .toList();
    }

    private static Sentence leavingBriefly(Price price) {
        Sentence each = price.unit()
                .map(unit -> Sentence.of("key.note.one", price.points(), unit.id()))
                .orElseGet(() -> Sentence.of(
                        price.per() == Per.POINT_LEFT ? "key.note.strength" : "key.note.unit", price.points()));
        return price.conditional() ? Sentence.of("key.note.upTo", each) : each;
    }

    private static <T> Sentence list(List<T> parts, Function<T, Sentence> words) {
        return parts.stream()
                .map(words)
                .reduce((one, next) -> Sentence.of("key.and", one, next))
                .orElseThrow();
    }
}
