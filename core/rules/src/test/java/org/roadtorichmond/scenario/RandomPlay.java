package org.roadtorichmond.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.RetreatSystem;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Plays random legal commands, so that tests have games in which everything happens. */
public final class RandomPlay {
    private final Game game;
    private final Random random;

    public RandomPlay(Game game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    /** Plays up to a number of commands; fewer if the game ends. */
    public void play(int commands) {
        for (int i = 0; i < commands && game.state().ending().isEmpty(); i++) {
            List<Command> allowed = candidates().stream()
                    .filter(command -> game.check(command).isEmpty())
                    .toList();
            game.execute(allowed.isEmpty() ? new Command.EndPhase() : allowed.get(random.nextInt(allowed.size())));
        }
    }

    private List<Command> candidates() {
        List<Command> commands = new ArrayList<>();
        Optional<Combat> combat = game.state().combat();
        if (combat.isPresent()) {
            decisions(combat.get(), commands);
        } else if (game.state().moment().phase() == Phase.COMBAT) {
            attacks(commands);
        } else {
            marches(commands);
        }
        return commands;
    }

    private void decisions(Combat combat, List<Command> commands) {
        commands.add(new Command.EndAdvance());
        commands.add(new Command.TakeLosses(combat.due()));
        for (Unit unit : combat.movers()) {
            commands.add(new Command.TakeLosses(List.of(unit)));
            commands.add(new Command.PlaceToken(unit));
            for (RetreatSystem.Refuge refuge : game.rules().retreats().refuges(unit, combat)) {
                commands.add(new Command.Retreat(unit, refuge.hex(), Optional.empty()));
                refuge.displaceable()
                        .forEach(friend -> commands.add(new Command.Retreat(unit, refuge.hex(), Optional.of(friend))));
            }
            game.rules()
                    .aftermath()
                    .advances(unit, combat)
                    .forEach(hex -> commands.add(new Command.Advance(unit, hex)));
        }
    }

    private void attacks(List<Command> commands) {
        Side player = game.state().moment().player();
        commands.add(new Command.EndPhase());
        for (Unit unit : game.state().onMap(player)) {
            List<Hex> targets = game.rules().combat().targetsAtAnyRange(unit);
            for (Hex hex : targets) {
                commands.add(new Command.Attack(List.of(unit), List.of(hex)));
                commands.add(new Command.Attack(game.rules().combat().able(hex), List.of(hex)));
            }
            commands.add(new Command.Attack(List.of(unit), targets));
        }
    }

    private void marches(List<Command> commands) {
        if (random.nextInt(12) == 0 && game.check(new Command.EndPhase()).isEmpty()) {
            commands.add(new Command.EndPhase());
            return;
        }
        for (Unit unit : game.state().forces().units()) {
            if (unit.side() != game.state().moment().player()) {
                continue;
            }
            commands.add(new Command.ExitUnit(unit));
            game.rules()
                    .reinforcements()
                    .entries(unit)
                    .keySet()
                    .forEach(hex -> commands.add(new Command.EnterUnit(unit, hex)));
            if (game.state().onMap(unit) && random.nextInt(8) == 0) {
                Reach reach = game.rules().movement().reach(unit);
                for (int i = 0; i < reach.count(); i++) {
                    commands.add(new Command.MoveUnit(
                            unit, game.state().scenario().field().grid().hex(reach.hex(i))));
                }
            }
        }
    }
}
