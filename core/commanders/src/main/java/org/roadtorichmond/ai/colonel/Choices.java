package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** What is decided in the middle of a combat: who is lost, where the beaten go, who follows up, who bears a token. */
final class Choices {
    /** Beyond this many units not every choice of losses is looked at. */
    private static final int ALL_CHOICES = 14;

    private final Game game;
    private final GameState state;
    private final Mind mind;
    private final Aftermath aftermath;

    /**
     * What is to be decided where a game stands.
     *
     * @param brief whether retreats and advances are judged by the unit that makes them alone, and by what the enemy could do before
     *     it, in a part of the time
     */
    Choices(Game game, Mind mind, boolean brief) {
        this.game = game;
        this.mind = mind;
        aftermath = new Aftermath(game.state(), mind, brief);
        state = game.state();
    }

    Decision choose(Combat combat) {
        return switch (combat.stage()) {
            case LOSSES -> losses(combat);
            case RETREATS -> new Retreats(game, mind.board(), aftermath).choose(combat);
            case ADVANCES -> advance(combat);
            case SPOILS -> token(combat);
        };
    }

    private Decision losses(Combat combat) {
        List<Unit> due = combat.due();
        List<Unit> lost = due.size() <= ALL_CHOICES ? cheapest(due, combat.losses()) : enough(due, combat.losses());
        int points = lost.stream().mapToInt(Unit::strength).sum();
        return Decision.plain(
                new Command.TakeLosses(lost), -points, Sentence.of("aim.losses", points, combat.losses()));
    }

    /** The units that pay for so many points at the lowest price, none of whom could be spared (rule 8.5). */
    private List<Unit> cheapest(List<Unit> due, int points) {
        int best = (1 << due.size()) - 1;
        double bestPrice = Double.MAX_VALUE;
        for (int choice = 1; choice < 1 << due.size(); choice++) {
            int strength = 0;
            double price = 0;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < due.size(); i++) {
                if ((choice & 1 << i) != 0) {
                    strength += due.get(i).strength();
                    price += mind.prices().of(due.get(i).ordinal());
                    least = Math.min(least, due.get(i).strength());
                }
            }
            if (strength >= points && strength - least < points && price < bestPrice) {
                best = choice;
                bestPrice = price;
            }
        }
        List<Unit> lost = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            if ((best & 1 << i) != 0) {
                lost.add(due.get(i));
            }
        }
        return lost;
    }

    /** Takes the strongest first until it is enough, and then gives back those not needed. */
    private static List<Unit> enough(List<Unit> due, int points) {
        List<Unit> sorted = new ArrayList<>(due);
        sorted.sort((a, b) -> Integer.compare(b.strength(), a.strength()));
        List<Unit> lost = new ArrayList<>();
        int strength = 0;
        for (Unit unit : sorted) {
            if (strength < points && unit.strength() > 0) {
                lost.add(unit);
                strength += unit.strength();
            }
        }
        for (Unit unit : List.copyOf(lost)) {
            if (strength - unit.strength() >= points) {
                lost.remove(unit);
                strength -= unit.strength();
            }
        }
        return lost;
    }

    private Decision advance(Combat combat) {
        Optional<Command> best = Optional.empty();
        double bestGain = 0;
        List<Decision.Option> options = new ArrayList<>();
        for (Unit unit : combat.due()) {
            int from = mind.board().hexOf(unit.ordinal());
            if (from == Board.NOWHERE) {
                continue;
            }
            double stays = aftermath.worth(unit, from);
            for (Hex hex : game.rules().aftermath().advances(unit, combat)) {
                double gain = aftermath.worth(unit, hex.index()) - stays;
                options.add(new Decision.Option(Sentence.of("option.advance", unit, hex), gain));
                if (gain > bestGain) {
                    bestGain = gain;
                    best = Optional.of(new Command.Advance(unit, hex));
                }
            }
        }
        return best.isPresent()
                ? new Decision(best.get(), bestGain, Sentence.of("aim.advance"), options)
                : new Decision(new Command.EndAdvance(), 0, Sentence.of("aim.noAdvance"), options);
    }

    private Decision token(Combat combat) {
        Unit strongest = combat.due().stream()
                .max(Comparator.comparingInt(state::strength).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
        return Decision.plain(new Command.PlaceToken(strongest), 0, Sentence.of("aim.token", strongest));
    }
}
