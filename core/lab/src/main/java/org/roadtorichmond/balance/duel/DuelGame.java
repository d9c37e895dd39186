package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.unit.Side;

/**
 * A game of a duel that has ended.
 *
 * @param sideOfA the side that commander A led
 * @param score what A made of it: 1 for a win, ½ for a draw, 0 for a loss
 * @param luck how kind the dice were to A, in the kinds of {@link org.roadtorichmond.balance.AttackLuck}; each is 0 on average whatever the players do
 * @param a what A did
 * @param b what B did
 * @param commands how many commands were given; 0 where the game was not played on this machine now
 */
public record DuelGame(Side sideOfA, double score, List<Double> luck, Conduct a, Conduct b, int commands) {
    /** Copies the luck. */
    public DuelGame {
        luck = List.copyOf(luck);
    }

    /** A game of a variant in which A led the Union. */
    static DuelGame of(Variant variant, Laboratory.Known game, Optional<Variant.Played> played) {
        return new DuelGame(
                Side.UNION,
                game.line().score(),
                game.course().luck(),
                Conduct.of(variant, game, played, Side.UNION),
                Conduct.of(variant, game, played, Side.CONFEDERATE),
                played.map(one -> one.game().log().size() - variant.start().played())
                        .orElse(0));
    }

    /** The same game with A on the other side: what was kind to one is unkind to the other, and own attacks are the enemy's. */
    DuelGame swapped() {
        // Not negated, so that no luck is no luck: 0 and not -0.
        List<Double> unkind = List.of(0 - luck.get(1), 0 - luck.get(0), 0 - luck.get(2));
        return new DuelGame(sideOfA.enemy(), 1 - score, unkind, b, a, commands);
    }
}
