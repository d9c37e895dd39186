package org.roadtorichmond.ai.recruit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Where a unit that joins no attack is to stand at the end of the phase: as near its goal as is prudent. */
final class Post {
    private static final double GROUND = 0.3;
    private static final double COMPANY = 0.15;
    private static final double BEING = 1.5;
    private static final double IN_THE_WAY = 50;
    private static final double ENGAGED = 100;
    private static final double WORTH_MOVING = 0.05;
    private static final int TOLD = 3;

    private final Field field;
    private final Nearness near;
    private final Set<Integer> doors;

    /**
     * Chooses posts on a field.
     *
     * @param doors hexes to keep clear for units that are still to enter
     */
    Post(Field field, Set<Integer> doors) {
        this.field = field;
        this.doors = doors;
        near = new Nearness(field.state);
    }

    /** The move to a better hex, if there is one. */
    Optional<Decision> choose(Unit unit, Aim aim) {
        int at = field.hexOf(unit);
        Reach range = field.game.rules().movement().reach(unit);
        int best = at;
        double stays = score(unit, at, aim);
        double bestScore = stays + WORTH_MOVING;
        List<Decision.Option> options = new ArrayList<>();
        for (int i = 0; i < range.count(); i++) {
            int hex = range.hex(i);
            double score = score(unit, hex, aim);
            if (score > bestScore || (score == bestScore && best != at && hex < best)) {
                best = hex;
                bestScore = score;
                options.add(new Decision.Option(Sentence.of("option.march", field.grid.hex(hex)), score));
            }
        }
        if (best == at) {
            return Optional.empty();
        }
        options.add(new Decision.Option(Sentence.of("option.stay"), stays));
        options.sort((a, b) -> Double.compare(b.score(), a.score()));
        Hex to = field.grid.hex(best);
        return Optional.of(new Decision(
                new Command.MoveUnit(unit, to),
                bestScore,
                aim.reason(),
                options.subList(0, Math.min(TOLD, options.size()))));
    }

    private double score(Unit unit, int hex, Aim aim) {
        double score = -aim.pull() * aim.distance(hex) / Math.max(1, unit.allowance());
        score -= aim.caution() * (BEING + Worth.of(unit)) * field.threats.share(unit, hex);
        score += near.doubles(hex) ? GROUND : 0;
        score += COMPANY * friends(unit, hex);
        if (doors.contains(hex)) {
            score -= IN_THE_WAY;
        }
        if (field.enemyControls(hex)) {
            score -= ENGAGED;
        }
        return score;
    }

    private int friends(Unit unit, int hex) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = field.grid.neighbour(hex, direction);
            if (beside != HexGrid.OFF_MAP && field.state.deployment().occupied(beside, unit.side())) {
                found++;
            }
        }
        return Math.min(found, 3);
    }
}
