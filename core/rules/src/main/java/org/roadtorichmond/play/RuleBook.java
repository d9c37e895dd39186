package org.roadtorichmond.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.play.Desk.Hours;
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
    private final Map<Class<?>, Desk<?>> desks = new HashMap<>();

    RuleBook(GameState state, Referee referee) {
        this.state = state;
        this.referee = referee;
        MusterSystem muster = new MusterSystem(state);
        zones = new ZoneSystem(state);
        movement = new MovementSystem(state, zones);
        reinforcements = new ReinforcementSystem(state, zones, movement, muster);
        exits = new ExitSystem(state, zones, movement);
        combat = new CombatSystem(state);
        retreats = new RetreatSystem(state, zones);
        spoils = new SpoilsSystem(state, referee.spoils());
        aftermath = new Aftermath(state, retreats, zones, spoils);
        attacks = new AttackSystem(state, combat, zones, aftermath);
        sequence = new TurnSequence(state, reinforcements, combat, muster, referee.length());
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
    void open(Script script) {
        sequence.open(script);
    }

    private void open(Desk<?> desk) {
        desks.put(desk.kind(), desk);
    }

    private void openDesks() {
        open(new Desk<>(Command.MoveUnit.class, Hours.ORDERS, movement::check, movement::resolve));
        open(new Desk<>(Command.EnterUnit.class, Hours.ORDERS, reinforcements::check, reinforcements::resolve));
        open(new Desk<>(Command.ExitUnit.class, Hours.ORDERS, exits::check, exits::resolve));
        open(new Desk<>(Command.Attack.class, Hours.ORDERS, attacks::check, attacks::resolve));
        open(new Desk<>(Command.EndPhase.class, Hours.ORDERS, sequence::check, sequence::resolve));
        open(new Desk<>(Command.TakeLosses.class, Hours.DECISIONS, aftermath::check, aftermath::resolve));
        open(new Desk<>(Command.Retreat.class, Hours.DECISIONS, aftermath::check, aftermath::resolve));
        open(new Desk<>(Command.Advance.class, Hours.DECISIONS, aftermath::check, aftermath::resolve));
        open(new Desk<>(Command.EndAdvance.class, Hours.DECISIONS, aftermath::check, aftermath::resolve));
        open(new Desk<>(Command.PlaceToken.class, Hours.DECISIONS, aftermath::check, aftermath::resolve));
        open(new Desk<>(Command.Concede.class, Hours.ALWAYS, sequence::check, sequence::resolve));
        open(new Desk<>(Command.UmpireBegin.class, Hours.ORDERS, umpire::check, umpire::resolve));
        open(new Desk<>(Command.UmpirePlace.class, Hours.ORDERS, umpire::check, umpire::resolve));
        open(new Desk<>(Command.UmpireRemove.class, Hours.ORDERS, umpire::check, umpire::resolve));
        open(new Desk<>(Command.UmpireShake.class, Hours.ORDERS, umpire::check, umpire::resolve));
        open(new Desk<>(Command.UmpireSetClock.class, Hours.ORDERS, umpire::check, umpire::resolve));
    }

    private Desk<?> desk(Command command) {
        return Objects.requireNonNull(desks.get(command.getClass()), "nobody deals with this kind of command");
    }

    Optional<Refusal> check(Command command) {
        return state.ending().isPresent()
                ? Optional.of(new Refusal(Reason.OVER))
                : desk(command).refusal(command, state.combat().isPresent());
    }

    /** Brings about what a command that has been checked asks for. */
    void resolve(Command command, Script script) {
        desk(command).carryOut(command, script);
        zones.judge(script);
        judge(script);
    }

    /** Ends the game if the victory system says so; an exchange is judged only when both sides have lost. */
    private void judge(Script script) {
        boolean halfDone = state.combat()
                .filter(open -> open.stage() == Combat.Stage.LOSSES)
                .isPresent();
        if (state.ending().isEmpty() && !halfDone) {
            referee.judge(state).ifPresent(ending -> script.happen(new Event.GameEnded(ending)));
        }
    }
}
