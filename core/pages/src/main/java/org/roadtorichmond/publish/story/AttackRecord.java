package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.unit.Side;

/**
 * An attack with all that it cost, what could not retreat from it included.
 *
 * @param turn the game-turn
 * @param attack the attack
 * @param die its die, if it was rolled
 * @param losses what was lost, in order
 */
record AttackRecord(int turn, Event.AttackDeclared attack, Optional<Event.DieRolled> die, List<Loss> losses) {
    /** A unit and the strength points that it lost. */
    record Loss(Side side, int points) {}

    /** Copies the list. */
    AttackRecord {
        losses = List.copyOf(losses);
    }

    Side attacker() {
        return attack.attackers().get(0).side();
    }

    int lost(Side side) {
        return losses.stream()
                .filter(loss -> loss.side() == side)
                .mapToInt(Loss::points)
                .sum();
    }

    int lost() {
        return losses.stream().mapToInt(Loss::points).sum();
    }
}
