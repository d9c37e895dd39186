package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;

/**
 * Marches that may decide a claim which is settled within two own moves: they bar an exit or an entry, occupy ground or a line, or
 * pin an enemy who would come there (rule 7.3), for which shaken units are best, since they owe no attack (rule 15).
 */
public final class ClaimMarches {
    /** How many there are at most, and how many units are thought of for the same thing. */
    private static final int MOST = 12;

    private static final int EACH = 2;

    /** What part of its worth it costs a unit to stand where it must attack. */
    private static final double MUST_ATTACK = 0.5;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final boolean fresh;
    private final Set<Map<Unit, Hex>> found = new LinkedHashSet<>();

    /** A unit that ends its march in a hex, and what that may cost, in points. */
    private record Way(Unit unit, int hex, double cost) {}

    /** Looks for marches where a movement phase begins; the game is only read. */
    public ClaimMarches(Game game) {
        this(game, Goals.LAST_MOVES);
    }

    /** The same also for what is settled later, and for exits before the enemy is there: for those who look lost. */
    public static ClaimMarches farther(Game game) {
        return new ClaimMarches(game, Integer.MAX_VALUE);
    }

    private ClaimMarches(Game game, int moves) {
        PlanningContext context = PlanningContext.of(game, PlanVariant.of(Manner.STEADY), 0);
        view = context.view;
        valuation = context.valuation;
        board = view.board;
        fresh = view.own.units().stream()
                .filter(unit -> board.hexOf(unit.ordinal()) == Board.NOWHERE && !unit.train())
                .anyMatch(this::meetsEnemy);
        List<Goal> urgent = valuation.aims().urgent(moves);
        view.surveyReply();
        List<List<Way>> ways = urgent.stream().map(goal -> ways(goal.hexes)).toList();
        List<List<Way>> pins = pins(urgent);
        together(ways);
        together(pins);
        ways.forEach(this::each);
        pins.forEach(this::each);
    }

    private boolean meetsEnemy(Unit unit) {
        int place = view.own.placeOf(unit);
        return IntStream.range(0, view.own.count(place))
                .anyMatch(number -> view.contacts(view.own.hex(place, number)).length > 0);
    }

    /** The best unit for each of several things, no unit for two: only all of it together may decide. */
    private void together(List<List<Way>> things) {
        Map<Unit, Hex> all = new TreeMap<>();
        for (List<Way> ways : things) {
            ways.stream()
                    .filter(way -> !all.containsKey(way.unit()))
                    .findFirst()
                    .ifPresent(way -> all.put(way.unit(), board.grid().hex(way.hex())));
        }
        if (all.size() > 1) {
            found.add(all);
        }
    }

    private void each(List<Way> ways) {
        ways.stream()
                .limit(EACH)
                .forEach(way -> found.add(Map.of(way.unit(), board.grid().hex(way.hex()))));
    }

    /** Who could end a march in one of some hexes, each unit in the hex that costs it least, the cheapest first. */
    private List<Way> ways(int... hexes) {
        List<Way> ways = new ArrayList<>();
        for (Unit unit : view.own.units()) {
            int place = view.own.placeOf(unit);
            if (!unit.train()) {
                Arrays.stream(hexes)
                        .filter(hex -> view.own.reaches(place, hex)
                                && !board.occupied(hex, view.side().enemy()))
                        .mapToObj(hex -> new Way(unit, hex, cost(unit, hex)))
                        .min(Comparator.comparingDouble(Way::cost))
                        .ifPresent(ways::add);
            }
        }
        ways.sort(Comparator.comparingDouble(Way::cost));
        return ways;
    }

    private double cost(Unit unit, int hex) {
        boolean attacks = board.fit(unit.ordinal()) && view.contacts(hex).length > 0;
        double price = PostValues.BEING + valuation.prices.of(unit.ordinal());
        return price * (view.peril.share(hex, unit) + (attacks ? MUST_ATTACK : 0));
    }

    /** For each enemy who could march to where a claim is settled, or beside a dear unit, those who can hold him where he is. */
    private List<List<Way>> pins(List<Goal> urgent) {
        int[] wanted = IntStream.concat(urgent.stream().flatMapToInt(goal -> Arrays.stream(goal.hexes)), besideDear())
                .distinct()
                .toArray();
        return IntStream.range(0, board.grid().size())
                .filter(hex -> board.occupied(hex, view.side().enemy()) && comes(hex, wanted))
                .mapToObj(hex -> ways(neighbours(hex)))
                .filter(ways -> !ways.isEmpty())
                .sorted(Comparator.comparingDouble(ways -> ways.get(0).cost()))
                .toList();
    }

    private IntStream besideDear() {
        return IntStream.range(0, board.units())
                .filter(ordinal -> board.unit(ordinal).side() == view.side()
                        && board.hexOf(ordinal) != Board.NOWHERE
                        && valuation.prices.beyond(ordinal) > Goals.DEARER)
                .flatMap(ordinal -> Arrays.stream(neighbours(board.hexOf(ordinal))));
    }

    /** Whether an enemy who stands in a hex could march to one of some in his next move. */
    private boolean comes(int from, int[] wanted) {
        for (int at = board.first(from); at != Board.NOWHERE; at = board.next(at)) {
            Unit enemy = board.unit(at);
            if (Arrays.stream(wanted).anyMatch(hex -> hex != from && view.comes(enemy, hex))) {
                return true;
            }
        }
        return false;
    }

    /** The hexes in which a unit controls a hex. */
    private int[] neighbours(int hex) {
        HexGrid grid = board.grid();
        return IntStream.range(0, Direction.COUNT)
                .filter(direction -> (board.survey().approaches(hex) & 1 << direction) != 0)
                .map(direction -> grid.neighbour(hex, direction))
                .toArray();
    }

    /** Whether units that enter in this turn can stand beside an enemy at once. */
    public boolean freshTroops() {
        return fresh;
    }

    /** Where units are to stand who would else stand elsewhere, the most promising first. */
    public List<Map<Unit, Hex>> list() {
        return found.stream().limit(MOST).toList();
    }
}
