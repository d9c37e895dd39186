package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/** What a player-turn is for, with the place: by what pays, or else by where most strength marches and what is there. */
record Objective(ReplyThreat threat, Side side) {
    /** Up to how many hexes from a place a unit stands that guards it. */
    private static final int BESIDE = 2;

    Sentence of(Purposes purposes, List<Plan.March> marches) {
        Optional<Map.Entry<Sentence, Double>> pays = purposes.most();
        if (pays.isPresent()) {
            return Sentence.of("plan.purpose", pays.get().getKey());
        }
        return MarchTable.commonest(marches)
                .map(march -> ofMarches(
                        march.role(),
                        marches.stream()
                                .filter(other -> other.role() == march.role())
                                .toList()))
                .orElse(Sentence.of("plan.still"));
    }

    private Sentence ofMarches(Plan.Role role, List<Plan.March> alike) {
        Plan.March main = alike.stream()
                .max(Comparator.comparingInt(march -> march.unit().strength()))
                .orElseThrow();
        Hex to = main.path().get(main.path().size() - 1);
        return switch (role) {
            case ATTACK, BOMBARD, CLOSE ->
                nearest(foes(), to)
                        .map(foe -> Sentence.of("plan.closes", foe, alike.size()))
                        .orElse(Sentence.of("plan.marches", to, alike.size()));
            case WITHDRAW -> Sentence.of("plan.withdraws", to, alike.size());
            case ENTER -> Sentence.of("plan.enters", to, alike.size());
            case LEAVE -> Sentence.of("plan.leaves", to, alike.size());
            case POST ->
                nearest(reached(main), to)
                        .map(place -> Sentence.of(
                                distance(place, to) <= BESIDE ? "plan.guards" : "plan.heads", place, alike.size()))
                        .orElse(Sentence.of("plan.marches", to, alike.size()));
        };
    }

    /** The hexes that pay to which a march has come near or at least nearer. */
    private List<Hex> reached(Plan.March march) {
        Hex from = march.path().get(0);
        Hex to = march.path().get(march.path().size() - 1);
        return paying().stream()
                .filter(place -> distance(place, to) <= BESIDE || distance(place, to) < distance(place, from))
                .toList();
    }

    private Optional<Hex> nearest(List<Hex> places, Hex to) {
        return places.stream()
                .min(Comparator.<Hex>comparingInt(place -> distance(place, to))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private int distance(Hex one, Hex other) {
        return threat.board().grid().distance(one.index(), other.index());
    }

    private List<Hex> foes() {
        Board board = threat.board();
        HexGrid grid = board.grid();
        Set<Hex> found = new TreeSet<>();
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            if (board.unit(ordinal).side() != side && board.hexOf(ordinal) != Board.NOWHERE) {
                found.add(grid.hex(board.hexOf(ordinal)));
            }
        }
        return List.copyOf(found);
    }

    /** The hexes that pay: those to be held, and the side's ways off the map. */
    private List<Hex> paying() {
        List<Hex> found = new ArrayList<>();
        for (Stake stake : threat.ledger().stakes().list()) {
            read(stake.claim(), found);
            read(stake.provided(), found);
        }
        return found;
    }

    private void read(Claim claim, List<Hex> found) {
        if (claim instanceof Claim.Left left) {
            left.by().filter(hex -> left.unit().side() == side).ifPresent(found::add);
        } else if (claim instanceof Claim.Not not) {
            read(not.claim(), found);
        } else if (claim instanceof Claim.Compound compound) {
            compound.claims().forEach(each -> read(each, found));
        } else {
            found.addAll(claim.hexes());
        }
    }
}
