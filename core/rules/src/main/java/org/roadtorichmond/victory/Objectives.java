package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.KeyHex.Kind;
import org.roadtorichmond.victory.KeyHex.Price;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;

/**
 * The hexes that a battle is about, as players are shown them: what its victory system pays for ground, and where units leave and come.
 * They are found once for a scenario; who holds them and who is still expected is asked of each position.
 */
public final class Objectives {
    private final Scenario scenario;
    private final SortedMap<Hex, Set<Price>> ground = new TreeMap<>();
    private final List<KeyHex> exits = new ArrayList<>();
    private final Map<Side, SortedMap<Hex, List<Unit>>> entries = new EnumMap<>(Side.class);

    /** Those of a scenario under its victory system. */
    public Objectives(Scenario scenario) {
        this.scenario = scenario;
        Stakes stakes = VictorySystem.stakesOf(scenario);
        stakes.list().forEach(stake -> addGround(stake, stake.claim(), stakes));
        for (Side side : Side.values()) {
            scenario.exits(side).stream().sorted().forEach(hex -> exits.add(exit(side, hex, stakes)));
        }
        scenario.units().stream()
                .filter(scenario.arrivals()::containsKey)
                .forEach(unit -> arrival(unit)
                        .hexes()
                        .forEach(hex -> entries.computeIfAbsent(unit.side(), side -> new TreeMap<>())
                                .computeIfAbsent(hex, fresh -> new ArrayList<>())
                                .add(unit)));
    }

    private void addGround(Stake stake, Claim claim, Stakes stakes) {
        if (claim instanceof Claim.Held held) {
            addGround(held.hex(), price(stake, stakes, held.hold(), 1));
        } else if (claim instanceof Claim.More more) {
            int among = more.hexes().size();
            more.hexes().forEach(hex -> addGround(hex, price(stake, stakes, OptionalInt.empty(), among)));
        } else {
            claim.claims().forEach(part -> addGround(stake, part, stakes));
        }
    }

    private void addGround(Hex hex, Price price) {
        ground.computeIfAbsent(hex, fresh -> new LinkedHashSet<>()).add(price);
    }

    private Price price(Stake stake, Stakes stakes, OptionalInt hold, int among) {
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        return new Price(
                stake.to(),
                stake.coin(),
                stake.amount(),
                stake.coin() == stakes.scale().coin() ? stakes.scale().parts() : 1,
                stake.per(),
                Optional.empty(),
                hold,
                hold.isPresent() ? holds.get(hold.getAsInt()).after().orElse(scenario.turns()) : scenario.turns(),
                among,
                !stake.provided().equals(Stake.ALWAYS),
                stake.rule());
    }

    /** An exit with what is paid for those that leave there: what is paid for one unit alone names it. */
    private KeyHex exit(Side side, Hex hex, Stakes stakes) {
        Map<Price, List<Unit>> units = new LinkedHashMap<>();
        for (Stake stake : stakes.list()) {
            if (stake.claim() instanceof Claim.Left left
                    && left.unit().side() == side
                    && left.by().filter(by -> !by.equals(hex)).isEmpty()) {
                units.computeIfAbsent(price(stake, stakes, OptionalInt.empty(), 1), fresh -> new ArrayList<>())
                        .add(left.unit());
            }
        }
        List<Price> prices = new ArrayList<>();
        units.forEach((price, paid) -> prices.add(paid.size() > 1 ? price : price.of(paid.get(0))));
        return new KeyHex(hex, Kind.EXIT, Optional.of(side), false, prices, List.of(), 0);
    }

    private Arrival arrival(Unit unit) {
        return Optional.ofNullable(scenario.arrivals().get(unit)).orElseThrow();
    }

    /** The hexes with objectives. */
    public Set<Hex> hexes() {
        return Collections.unmodifiableSet(ground.keySet());
    }

    /** All of them as a game of the scenario stands: objectives by number, then exits and the entries that are still used. */
    public List<KeyHex> at(GameState state) {
        List<KeyHex> all = new ArrayList<>();
        ground.forEach((hex, prices) -> all.add(objective(hex, prices, state)));
        all.addAll(exits);
        entries.forEach((side, hexes) -> hexes.forEach((hex, units) -> {
            List<Unit> due = units.stream()
                    .filter(state::awaited)
                    .filter(unit -> arrival(unit).last() >= state.moment().turn())
                    .sorted(Comparator.comparingInt(unit -> arrival(unit).turn()))
                    .toList();
            if (!due.isEmpty()) {
                int first = Math.max(arrival(due.get(0)).turn(), state.moment().turn());
                all.add(new KeyHex(hex, Kind.ENTRY, Optional.of(side), false, List.of(), due, first));
            }
        }));
        return all;
    }

    private static KeyHex objective(Hex hex, Set<Price> prices, GameState state) {
        Optional<Side> holder = Arrays.stream(Side.values())
                .filter(side -> state.holds(side, hex))
                .findFirst();
        List<Price> due = prices.stream()
                .filter(price -> price.hold().isEmpty()
                        || state.settled(price.hold().getAsInt()).isEmpty())
                .sorted(Comparator.comparingInt(Price::after))
                .toList();
        boolean settled = due.isEmpty();
        Optional<Side> paid = prices.stream()
                .filter(price -> price.hold().isPresent()
                        && state.settled(price.hold().getAsInt()).orElse(false))
                .map(Price::to)
                .findFirst();
        return new KeyHex(
                hex,
                Kind.OBJECTIVE,
                settled ? paid : holder,
                settled,
                settled ? List.copyOf(prices) : due,
                List.of(),
                0);
    }

    /** The objective hexes of a game under its victory system, by number, each with the side that holds it now, if one does. */
    public static SortedMap<Hex, Optional<Side>> holders(GameState state) {
        SortedMap<Hex, Optional<Side>> holders = new TreeMap<>();
        new Objectives(state.scenario())
                .ground
                .keySet()
                .forEach(hex -> holders.put(
                        hex,
                        Arrays.stream(Side.values())
                                .filter(side -> state.holds(side, hex))
                                .findFirst()));
        return holders;
    }
}
