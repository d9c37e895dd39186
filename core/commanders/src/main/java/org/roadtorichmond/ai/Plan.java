package org.roadtorichmond.ai;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * What a commander intends with the rest of a player-turn, worked out without a die of the game. Plan card, arrows, log and advice
 * show this and nothing else.
 *
 * @param side whose plan it is
 * @param moment the phase in which it was made
 * @param orders the commands of this phase: to its end, to the first die, or to where the enemy has to decide something
 * @param objective what it is for
 * @param wanted what the enemy is believed to want, by his likely replies; nothing where they gain him nothing to speak of
 * @param attacks the attacks it intends, the main one first; those after a die as that is most likely to allow
 * @param fear the hex in which the enemy's reply is expected to cost it most
 * @param before how likely the side is to win as the game stands, 0 to 1
 * @param expected how likely it is to win after this player-turn and the enemy's reply, on average
 * @param standing how likely it would be to win on average if nobody marched, as far as that was tried
 * @param rejected what else was considered, the nearest to what was chosen first
 * @param marches the units that march, enter or leave, with what for
 */
public record Plan(
        Side side,
        Moment moment,
        List<Order> orders,
        Sentence objective,
        Optional<Sentence> wanted,
        List<Strike> attacks,
        Optional<Fear> fear,
        double before,
        double expected,
        OptionalDouble standing,
        List<Rejected> rejected,
        List<March> marches) {
    private static final int PERCENT = 100;

    /** Copies the lists. */
    public Plan {
        orders = List.copyOf(orders);
        attacks = List.copyOf(attacks);
        rejected = List.copyOf(rejected);
        marches = List.copyOf(marches);
    }

    /** Whether it expects the side to be less likely to win than before, as both are stated: in whole percent. */
    public boolean lowersChance() {
        return Math.round(expected * PERCENT) < Math.round(before * PERCENT);
    }

    /** Whether it expects the side to be less likely to win than if nobody marched, as both are stated: in whole percent. */
    public boolean worseThanStanding() {
        return standing.isPresent() && Math.round(expected * PERCENT) < Math.round(standing.getAsDouble() * PERCENT);
    }

    /**
     * An order that is to be given in this phase.
     *
     * @param command the order
     * @param worth what it is worth to the commander, in points of strength or thereabouts
     * @param reason why, in the commander's words
     */
    public record Order(Command command, double worth, Sentence reason) {}

    /**
     * An attack.
     *
     * @param attackers who attacks, by id
     * @param from the hexes in which they stand then
     * @param targets the hexes attacked
     * @param odds the column of the combat results table
     * @param chance how likely it leaves no defender there, 0 to 1
     * @param trapped whether the defenders of a target have no way out, so that a retreat eliminates them (rule 8.6)
     * @param forced whether it is made only because the rules ask for it (rule 8.1)
     */
    public record Strike(
            List<Unit> attackers,
            List<Hex> from,
            List<Hex> targets,
            Odds odds,
            double chance,
            boolean trapped,
            boolean forced) {
        /** Copies the lists. */
        public Strike {
            attackers = List.copyOf(attackers);
            from = List.copyOf(from);
            targets = List.copyOf(targets);
        }
    }

    /**
     * Where the enemy's reply is feared most.
     *
     * @param hex the hex
     * @param units the units expected to stand there
     * @param coming the enemy strength that can come beside the hex, in points
     * @param share what part of the worth of those units the reply is expected to cost, 0 to 1
     * @param cost the same in points of strength
     */
    public record Fear(Hex hex, List<Unit> units, int coming, double share, double cost) {
        /** Copies the list. */
        public Fear {
            units = List.copyOf(units);
        }
    }

    /** What the worth of plans is compared in. */
    public enum Measure {
        /** Points of strength. */
        POINTS,
        /** The probability of winning, 0 to 1. */
        CHANCE
    }

    /**
     * Something that was considered and not chosen.
     *
     * @param what in words
     * @param worse by how much it was worth less than what was chosen; negative where it seemed better, but not surely
     * @param measure in what that is measured
     */
    public record Rejected(Sentence what, double worse, Measure measure) {}

    /** What a unit marches for. */
    public enum Role {
        ATTACK,
        BOMBARD,
        CLOSE,
        WITHDRAW,
        POST,
        ENTER,
        LEAVE
    }

    /**
     * A unit that marches.
     *
     * @param unit which
     * @param role what for
     * @param path from where it stands to where it is to stand; one hex if it enters or leaves there
     * @param reason the same in the commander's words
     */
    public record March(Unit unit, Role role, List<Hex> path, Sentence reason) {
        /** Copies the path. */
        public March {
            path = List.copyOf(path);
        }
    }

    /** The attack that matters most, if any is intended. */
    public Optional<Strike> mainAttack() {
        return attacks.stream().findFirst();
    }

    /** Where it is seen first: the hex that is attacked mainly, or else where the first march ends; nothing where all stand still. */
    public Optional<Hex> focus() {
        Stream<Hex> attacked = attacks.stream().flatMap(strike -> strike.targets().stream());
        Stream<Hex> posts =
                marches.stream().map(march -> march.path().get(march.path().size() - 1));
        return Stream.concat(attacked, posts).findFirst();
    }

    /**
     * The same plan with the chances of winning as people are shown them.
     *
     * @param state the game as it stands where the plan begins
     */
    public Plan shown(Calibration calibration, GameState state) {
        if (calibration.equals(Calibration.NONE)) {
            return this;
        }
        DoubleUnaryOperator then = chance -> calibration.afterReply(state, side, chance);
        double after = then.applyAsDouble(expected);
        return new Plan(
                side,
                moment,
                orders,
                objective,
                wanted,
                attacks,
                fear,
                calibration.now(state, side, before),
                after,
                standing.isPresent() ? OptionalDouble.of(then.applyAsDouble(standing.getAsDouble())) : standing,
                rejected.stream()
                        .map(other -> other.measure() == Measure.POINTS
                                ? other
                                : new Rejected(
                                        other.what(),
                                        after - then.applyAsDouble(expected - other.worse()),
                                        Measure.CHANCE))
                        .toList(),
                marches);
    }

    /** The same plan with what was considered beside it. */
    public Plan rejecting(List<Rejected> others) {
        return new Plan(
                side, moment, orders, objective, wanted, attacks, fear, before, expected, standing, others, marches);
    }

    /** The same plan with another estimate of what comes of it. */
    public Plan expecting(double chance) {
        return new Plan(
                side, moment, orders, objective, wanted, attacks, fear, before, chance, standing, rejected, marches);
    }

    /** The same plan with an estimate of what would come of it if nobody marched. */
    public Plan beside(OptionalDouble still) {
        return new Plan(
                side, moment, orders, objective, wanted, attacks, fear, before, expected, still, rejected, marches);
    }
}
