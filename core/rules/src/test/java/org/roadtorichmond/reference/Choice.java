package org.roadtorichmond.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.roadtorichmond.play.Command;

/**
 * Chooses commands at random, first by kind, so that phases end and yet something happens in them. The frequency of each kind
 * differs from game to game, so that in some games a Train never arrives.
 */
final class Choice {
    private static final List<Class<? extends Command>> KINDS =
            List.of(Command.EnterUnit.class, Command.ExitUnit.class, Command.MoveUnit.class, Command.Attack.class);
    private static final int EAGERNESS = 4;

    private final Map<Class<? extends Command>, Integer> eagerness = new LinkedHashMap<>();
    private final Random random;

    Choice(Random random) {
        this.random = random;
        KINDS.forEach(kind -> eagerness.put(kind, random.nextInt(EAGERNESS)));
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    /** One of the legal commands. */
    Command among(List<Command> legal) {
        for (Map.Entry<Class<? extends Command>, Integer> kind : eagerness.entrySet()) {
            List<Command> commands =
                    legal.stream().filter(kind.getKey()::isInstance).toList();
            if (!commands.isEmpty() && random.nextInt(EAGERNESS) < kind.getValue()) {
                return any(commands, random);
            }
        }
        boolean end = legal.get(legal.size() - 1) instanceof Command.EndPhase;
        return end ? legal.get(legal.size() - 1) : any(legal, random);
    }
}
