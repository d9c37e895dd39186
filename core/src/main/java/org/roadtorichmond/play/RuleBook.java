package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;

/**
 * All systems of rules of one game, and which of them answers for which command.
 *
 * <p>What may always be asked: where units can go ({@link #movement}), who can enter and leave, who can attack whom and what is
 * owed ({@link #combat}), where beaten units can go.
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
    private final Referee referee;

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
        for (RuleSystem system : List.of(
                zones,
                movement,
                muster,
                reinforcements,
                exits,
                combat,
                retreats,
                spoils,
                aftermath,
                attacks,
                sequence)) {
            state.forces().engine().addSystem(system);
        }
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

    /** Who can and must attack whom, and at what odds. */
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

    /** Brings about what happens before the first command. */
    void open(Script script) {
        sequence.open(script);
    }

    Optional<Refusal> check(Command command) {
        if (state.ending().isPresent()) {
            return Optional.of(new Refusal("4.3", "The game is over."));
        }
        if (command instanceof Command.Concede concede) {
            return sequence.check(concede);
        }
        return state.combat().isPresent() ? checkDecision(command) : checkOrder(command);
    }

    private Optional<Refusal> checkDecision(Command command) {
        if (command instanceof Command.TakeLosses losses) {
            return aftermath.check(losses);
        } else if (command instanceof Command.Retreat retreat) {
            return aftermath.check(retreat);
        } else if (command instanceof Command.Advance advance) {
            return aftermath.check(advance);
        } else if (command instanceof Command.EndAdvance end) {
            return aftermath.check(end);
        } else if (command instanceof Command.PlaceToken token) {
            return aftermath.check(token);
        }
        return Optional.of(new Refusal("8.8", "A combat is to be finished first."));
    }

    private Optional<Refusal> checkOrder(Command command) {
        if (command instanceof Command.MoveUnit move) {
            return movement.check(move);
        } else if (command instanceof Command.EnterUnit enter) {
            return reinforcements.check(enter);
        } else if (command instanceof Command.ExitUnit exit) {
            return exits.check(exit);
        } else if (command instanceof Command.Attack attack) {
            return attacks.check(attack);
        } else if (command instanceof Command.EndPhase end) {
            return sequence.check(end);
        }
        return Optional.of(new Refusal("8.8", "No combat waits for that."));
    }

    /** Brings about what a command that has been checked asks for. */
    void resolve(Command command, Script script) {
        if (command instanceof Command.MoveUnit move) {
            movement.resolve(move, script);
        } else if (command instanceof Command.EnterUnit enter) {
            reinforcements.resolve(enter, script);
        } else if (command instanceof Command.ExitUnit exit) {
            exits.resolve(exit, script);
        } else if (command instanceof Command.Attack attack) {
            attacks.resolve(attack, script);
        } else if (command instanceof Command.TakeLosses losses) {
            aftermath.resolve(losses, script);
        } else if (command instanceof Command.Retreat retreat) {
            aftermath.resolve(retreat, script);
        } else if (command instanceof Command.Advance advance) {
            aftermath.resolve(advance, script);
        } else if (command instanceof Command.EndAdvance end) {
            aftermath.resolve(end, script);
        } else if (command instanceof Command.PlaceToken token) {
            aftermath.resolve(token, script);
        } else if (command instanceof Command.EndPhase end) {
            sequence.resolve(end, script);
        } else if (command instanceof Command.Concede concede) {
            sequence.resolve(concede, script);
        }
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
