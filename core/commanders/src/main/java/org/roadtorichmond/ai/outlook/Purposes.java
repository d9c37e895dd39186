package org.roadtorichmond.ai.outlook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/**
 * What a player-turn is for, read from the stakes: the kind of payment of which the side expects more after it than if it did
 * nothing, net of what the enemy expects.
 */
final class Purposes {
    /** Below this gain, in points of strength, a turn has no purpose of its own. */
    private static final double LEAST = 0.5;

    private final Side side;
    private final String words;
    private final Map<Sentence, Double> gains = new LinkedHashMap<>();

    /** What a side wants, in its own words. */
    static Purposes of(Side side) {
        return new Purposes(side, "purpose.");
    }

    /** What a side is believed to want, in the words of its enemy. */
    static Purposes believed(Side side) {
        return new Purposes(side, "wanted.");
    }

    private Purposes(Side side, String words) {
        this.side = side;
        this.words = words;
    }

    /** Adds what is expected now, a number of times; negative for what would be expected anyway. */
    void add(Ledger ledger, double times) {
        for (Stake stake : ledger.stakes().list()) {
            double worth = ledger.toUnion(stake) * (side == Side.UNION ? 1 : -1);
            // What a side is spared by nothing happening to it is no purpose.
            boolean spared = stake.claim() instanceof Claim.OfUnit of
                    && of.unit().side() == side
                    && !(of instanceof Claim.Left || of instanceof Claim.Unsupplied);
            if (worth != 0 && !spared) {
                gains.merge(purpose(stake), times * worth, Double::sum);
            }
        }
    }

    /** The purpose that gains most, with its gain in points of strength; nothing where none gains anything to speak of. */
    Optional<Map.Entry<Sentence, Double>> most() {
        return gains.entrySet().stream()
                .filter(gain -> gain.getValue() >= LEAST)
                // Of equals the one that the system names first.
                .reduce((best, next) -> next.getValue() > best.getValue() ? next : best);
    }

    /** What a stake has the side do. */
    Sentence purpose(Stake stake) {
        Claim claim = stake.claim();
        if (claim instanceof Claim.Left left) {
            boolean own = left.unit().side() == side;
            return left.by()
                    .map(hex -> Sentence.of(words + (own ? "leave" : "bar"), hex))
                    .orElse(Sentence.of(words + (own ? "leaveAnywhere" : "barAnywhere")));
        } else if (claim instanceof Claim.Unsupplied || claim instanceof Claim.Open) {
            return Sentence.of(words + "supply");
        } else if (claim instanceof Claim.OfUnit) {
            return Sentence.of(words + "destroy");
        } else if (claim instanceof Claim.Held held) {
            return Sentence.of(words + (held.side() == side ? "hold" : "deny"), List.of(held.hex()));
        } else if (claim instanceof Claim.More more) {
            return Sentence.of(words + (more.side() == side ? "hold" : "deny"), more.hexes());
        }
        return Sentence.of(words + "pay");
    }
}
