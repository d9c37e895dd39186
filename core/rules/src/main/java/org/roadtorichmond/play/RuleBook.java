package org.roadtorichmond.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.play.CommandHandler.Timing;
import org.roadtorichmond.play.Refusal.Reason;

/**
 * All systems of rules of one game, and which of them answers for which command.
 *
 * <p>What may always be asked: where units can go ({@link #movement}), who can enter and leave, who can attack whom and what is
 * required ({@link #combat}), where beaten units can go.
 */
public final class RuleBook {
    private final GameState state;
    private final ZoneSystem zones;
    private final MovementSystem movement;
    private final ReinforcementSystem reinforcements;
    private final ExitSystem exits;
    private final CombatSystem combat;
    private final RetreatSystem retreats;
    private final Aftermath aftermath;
    private final AttackSystem attacks;
    private final SpoilsSystem spoils;
    private final TurnSequence sequence;
    private final UmpireSystem umpire;
    private final Referee referee;
    private final Map<Class<?>, CommandHandler<?>> handlers = new HashMap<>();

    RuleBook(GameState state, Referee referee) {
        this.state = state;
        this.referee = referee;
        VariableArrivalSystem variableArrivals = new VariableArrivalSystem(state);
        zones = new ZoneSystem(state);
        movement = new MovementSystem(state, zones);
        reinforcements = new ReinforcementSystem(state, zones, movement, variableArrivals);
        exits = new ExitSystem(state, zones, movement);
        combat = new CombatSystem(state);
        retreats = new RetreatSystem(state, zones);
        spoils = new SpoilsSystem(state, referee.spoils());
        aftermath = new Aftermath(state, retreats, zones, spoils);
        attacks = new AttackSystem(state, combat, zones, aftermath);
        sequence = new TurnSequence(state, reinforcements, combat, variableArrivals, referee.length());
        umpire = new UmpireSystem(state, spoils, sequence);
        openDesks();
    }

    /** Zones of the scenario. */
    public ZoneSystem zones() {
        return zones;
    }

    /** Marching. */
    public MovementSystem movement() {
        return movement;
    }

    /** Reinforcements. */
    public ReinforcementSystem reinforcements() {
        return reinforcements;
    }

    /** Leaving the map. */
    public ExitSystem exits() {
        return exits;
    }

    /** Which units can and must attack which hexes, and at what odds. */
    public CombatSystem combat() {
        return combat;
    }

    /** Where beaten units can go. */
    public RetreatSystem retreats() {
        return retreats;
    }

    /** What follows from a combat. */
    public Aftermath aftermath() {
        return aftermath;
    }

    /** Spoils tokens. */
    public SpoilsSystem spoils() {
        return spoils;
    }

    /** What an umpire may do. */
    public UmpireSystem umpire() {
        return umpire;
    }

    /** Brings about what happens before the first command. */
    void open(EventSink sink) {
        sequence.open(sink);
    }

    private void open(CommandHandler<?> handler) {
        handlers.put(handler.kind(), handler);
    }

    private void openDesks() {
        open(new CommandHandler<>(Command.MoveUnit.class, Timing.ORDERS, movement::check, movement::resolve));
        open(new CommandHandler<>(
                Command.EnterUnit.class, Timing.ORDERS, reinforcements::check, reinforcements::resolve));
        open(new CommandHandler<>(Command.ExitUnit.class, Timing.ORDERS, exits::check, exits::resolve));
        open(new CommandHandler<>(Command.Attack.class, Timing.ORDERS, attacks::check, attacks::resolve));
        open(new CommandHandler<>(Command.EndPhase.class, Timing.ORDERS, sequence::check, sequence::resolve));
        open(new CommandHandler<>(Command.TakeLosses.class, Timing.DECISIONS, aftermath::check, aftermath::resolve));
        open(new CommandHandler<>(Command.Retreat.class, Timing.DECISIONS, aftermath::check, aftermath::resolve));
        open(new CommandHandler<>(Command.Advance.class, Timing.DECISIONS, aftermath::check, aftermath::resolve));
        open(new CommandHandler<>(Command.EndAdvance.class, Timing.DECISIONS, aftermath::check, aftermath::resolve));
        open(new CommandHandler<>(Command.PlaceToken.class, Timing.DECISIONS, aftermath::check, aftermath::resolve));
        open(new CommandHandler<>(Command.Concede.class, Timing.ALWAYS, sequence::check, sequence::resolve));
        open(new CommandHandler<>(Command.UmpireBegin.class, Timing.ORDERS, umpire::check, umpire::resolve));
        open(new CommandHandler<>(Command.UmpirePlace.class, Timing.ORDERS, umpire::check, umpire::resolve));
        open(new CommandHandler<>(Command.UmpireRemove.class, Timing.ORDERS, umpire::check, umpire::resolve));
        open(new CommandHandler<>(Command.UmpireShake.class, Timing.ORDERS, umpire::check, umpire::resolve));
        open(new CommandHandler<>(Command.UmpireSetClock.class, Timing.ORDERS, umpire::check, umpire::resolve));
    }

    private CommandHandler<?> handler(Command command) {
        return Objects.requireNonNull(handlers.get(command.getClass()), "nobody deals with this kind of command");
    }

    Optional<Refusal> check(Command command) {
        return state.ending().isPresent()
                ? Optional.of(new Refusal(Reason.OVER))
                : handler(command).refusal(command, state.combat().isPresent());
    }

    /** Brings about what a command that has been checked asks for. */
    void resolve(Command command, EventSink sink) {
        handler(command).carryOut(command, sink);
        zones.judge(sink);
        judge(sink);
    }

    /** Ends the game if the victory system says so; an exchange is judged only when both sides have lost. */
    private void judge(EventSink sink) {
        boolean halfDone = state.combat()
                .filter(open -> open.stage() == Combat.Stage.LOSSES)
                .isPresent();
        if (state.ending().isEmpty() && !halfDone) {
            referee.judge(state).ifPresent(ending -> sink.happen(new Event.GameEnded(ending)));
        }
    }
}
