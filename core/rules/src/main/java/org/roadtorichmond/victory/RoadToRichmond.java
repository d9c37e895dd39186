package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Forces;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Section 21: points for eliminations and for leaving the map, under the conditions of the Train, the line of communications and
 * supply. Each rule gives at most one line to a side, which names all the units it comes from.
 *
 * <p>In a scenario without a Train the rules that ask what became of it give nothing.
 */
public final class RoadToRichmond {
    static final Amount POINT_LOST = Amount.points("pointLost", 1);
    static final Amount TRAIN_LOST = Amount.points("trainLost", 10);
    static final Amount UNIT_OUT = Amount.points("unitOut", 1);
    static final Amount POINT_OUT = Amount.points("pointOut", 1);
    static final Amount TRAIN_OUT = Amount.points("trainOut", 5);
    static final Amount POINT_PURSUING = Amount.points("pointPursuing", 2);
    static final Amount POINT_WITHOUT_TRAIN = Amount.points("pointWithoutTrain", 1);
    static final Amount TRAIN_ABSENT = Amount.points("trainAbsent", 20);
    static final Amount POINT_UNSUPPLIED = Amount.points("pointUnsupplied", 1);
    static final List<Amount> AMOUNTS = List.of(
            POINT_LOST,
            TRAIN_LOST,
            UNIT_OUT,
            POINT_OUT,
            TRAIN_OUT,
            POINT_PURSUING,
            POINT_WITHOUT_TRAIN,
            TRAIN_ABSENT,
            POINT_UNSUPPLIED);

    private RoadToRichmond() {}

    /** Who would win, and why, if the game ended as it stands now. */
    static Adjudication adjudicate(Game game) {
        GameState state = game.state();
        Count count = new Count(state);
        Both<List<Line>> ground = Holds.lines(state);
        Tally union = new Tally(count.union()).with(ground.a());
        Tally confederate = new Tally(count.confederate()).with(ground.b());
        return Adjudication.of(
                VictorySystem.ROAD_TO_RICHMOND,
                Armies.NAMES,
                new Both<>(union, confederate),
                Winner.ofMore(union.total(), confederate.total()));
    }

    /** The line of communications of a side as the game stands (rule 21.21); unconnected where the scenario names no ends. */
    public static Communications communications(GameState state, Side side) {
        VictoryTerms terms = state.scenario().victory();
        if (terms.gateway().isEmpty() || terms.exit().isEmpty()) {
            return new Communications.Unconnected();
        }
        return state.survey()
                .communications()
                .find(terms.gateway().get(), terms.exit().get(), held(state, side.enemy()));
    }

    /**
     * The supply of every hex for the Union as the game stands (rule 21.22), whether or not it would count. The answers hold until
     * the next time that this is asked about the same game.
     */
    public static SupplyTrace supply(GameState state) {
        VictoryTerms terms = state.scenario().victory();
        SupplyTrace trace = state.supplyTrace();
        trace.search(terms.bases(), terms.supplyRange(), held(state, Side.CONFEDERATE));
        return trace;
    }

    /** Whether supply would count if the game ended now: only if the Train never entered (rule 21.22). */
    public static boolean supplyCounts(GameState state) {
        return state.scenario().victory().train().filter(state::awaited).isPresent();
    }

    static IntPredicate held(GameState state, Side side) {
        return hex -> state.deployment().occupied(hex, side);
    }

    /** One counting of points. */
    private static final class Count {
        private final GameState state;
        private final Situation now;
        private final VictoryTerms terms;
        private final boolean trainEscaped;
        private final boolean trainEliminated;
        private final boolean trainNeverCame;

        Count(GameState state) {
            this.state = state;
            now = Situation.of(state);
            terms = state.scenario().victory();
            Optional<Unit> train = terms.train();
            trainEscaped = train.filter(left(terms.exit())).isPresent();
            trainEliminated =
                    train.filter(unit -> state.eliminated(unit).isPresent()).isPresent();
            trainNeverCame = supplyCounts(state);
        }

        private int of(Amount amount) {
            return amount.in(terms.payments());
        }

        List<Line> union() {
            List<Line> lines = new ArrayList<>();
            addLosses(lines, Side.CONFEDERATE);
            add(
                    lines,
                    "21.12.1",
                    left(Side.UNION, terms.exit()),
                    unit -> of(UNIT_OUT),
                    Sentence.of("road.unionUnits", at(terms.exit())));
            if (trainEscaped && open(Side.UNION)) {
                add(
                        lines,
                        "21.12.2",
                        left(Side.UNION, terms.gateway()),
                        unit -> of(POINT_OUT) * state.strength(unit),
                        Sentence.of("road.unionStrength", at(terms.gateway()), at(terms.exit())));
            }
            if (trainEscaped) {
                lines.add(train("21.12.3", TRAIN_OUT, Sentence.of("road.trainLeft", at(terms.exit()))));
            }
            return lines;
        }

        List<Line> confederate() {
            List<Line> lines = new ArrayList<>();
            addLosses(lines, Side.UNION);
            if (trainEliminated) {
                lines.add(train("21.11.2", TRAIN_LOST, Sentence.of("road.trainLost")));
            }
            addExits(lines);
            if (trainNeverCame) {
                lines.add(train("21.12.6", TRAIN_ABSENT, Sentence.of("road.trainAbsent")));
                SupplyTrace supply = supply(state);
                add(
                        lines,
                        "21.22",
                        state.onMap(Side.UNION).stream()
                                .filter(unit ->
                                        !supply.supplied(state.deployment().hexOf(unit)))
                                .toList(),
                        unit -> of(POINT_UNSUPPLIED) * state.strength(unit),
                        Sentence.of("road.unsupplied"));
            }
            return lines;
        }

        private void addExits(List<Line> lines) {
            List<Unit> pursuers = left(Side.CONFEDERATE, terms.exit());
            if (trainEscaped && open(Side.CONFEDERATE)) {
                add(
                        lines,
                        "21.12.4",
                        pursuers,
                        unit -> of(POINT_PURSUING) * state.strength(unit),
                        Sentence.of("road.pursuit", at(terms.exit())));
            }
            if (trainEliminated || trainNeverCame) {
                String key = trainEliminated ? "road.exitAfterLoss" : "road.exitNoTrain";
                add(
                        lines,
                        "21.12.5",
                        pursuers,
                        unit -> of(POINT_WITHOUT_TRAIN) * state.strength(unit),
                        Sentence.of(key, at(terms.exit())));
            }
        }

        private void addLosses(List<Line> lines, Side loser) {
            add(lines, "21.11.1", losers(loser), unit -> of(POINT_LOST) * lost(unit), Sentence.of("road.eliminated", loser));
        }

        /** Who may have lost points. With attrition that is any unit, wherever it is: strength makes no family. */
        private List<Unit> losers(Side side) {
            Forces forces = state.forces();
            return state.scenario().rules().options().attrition()
                    ? forces.units().stream()
                            .filter(unit -> unit.side() == side)
                            .toList()
                    : forces.eliminated().of(side);
        }

        /** The points that a unit has lost: all of them when it is eliminated, those of attrition before (rule 16.4). */
        private int lost(Unit unit) {
            if (now.eliminated(unit)) {
                return unit.strength();
            }
            boolean attrition = state.scenario().rules().options().attrition();
            return attrition ? unit.strength() - now.strength(unit) : 0;
        }

        private boolean open(Side side) {
            return communications(state, side).exists();
        }

        private Predicate<Unit> left(Optional<Hex> hex) {
            return unit -> state.exited(unit)
                    .filter(exited -> hex.filter(exited.hex::equals).isPresent())
                    .isPresent();
        }

        private static Sentence at(Optional<Hex> hex) {
            return hex.map(where -> Sentence.of("place.at", where.number())).orElse(Sentence.of("place.none"));
        }

        private List<Unit> left(Side side, Optional<Hex> hex) {
            return state.forces().exited().of(side).stream().filter(left(hex)).toList();
        }

        private Line train(String rule, Amount amount, Sentence why) {
            int points = of(amount);
            List<Line.Source> train = terms.train().stream()
                    .map(unit -> new Line.Source(unit.id(), points))
                    .toList();
            return new Line(rule, points, train, why);
        }

        private static void add(
                List<Line> lines, String rule, List<Unit> units, ToIntFunction<Unit> worth, Sentence why) {
            List<Line.Source> scoring = units.stream()
                    .filter(unit -> worth.applyAsInt(unit) > 0)
                    .map(unit -> new Line.Source(unit.id(), worth.applyAsInt(unit)))
                    .toList();
            if (!scoring.isEmpty()) {
                lines.add(new Line(rule, scoring, why));
            }
        }
    }
}
