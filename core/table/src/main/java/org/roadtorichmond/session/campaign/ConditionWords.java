package org.roadtorichmond.session.campaign;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.session.words.LossWords;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** Conditions of a campaign as players read them. */
record ConditionWords(Texts texts, Campaign campaign) {
    /** How many units of a formation are named; the others are counted. */
    private static final int MOST_UNITS = 3;

    /** A condition on the end of a battle, given by its number; the battle itself is named only where the condition names it. */
    String of(Condition condition, int battle) {
        if (condition instanceof Condition.Winner winner) {
            return winner.side()
                    .map(side -> texts.get("campaign.if.winner", side(side)))
                    .orElseGet(() -> texts.get("campaign.if.draw"));
        } else if (condition instanceof Condition.Lead lead) {
            return texts.get("campaign.if.lead", side(lead.side()), lead.atLeast());
        } else if (condition instanceof Condition.Held held) {
            return texts.get("campaign.if.held", side(held.side()), HexNames.of(field(battle), held.hex()));
        } else if (condition instanceof Condition.Fate fate) {
            return fate(fate, battle);
        } else if (condition instanceof Condition.All all) {
            return joined(all.parts(), "campaign.if.and", battle);
        } else if (condition instanceof Condition.Any any) {
            return joined(any.parts(), "campaign.if.or", battle);
        } else if (condition instanceof Condition.Not not) {
            return texts.get("campaign.if.not", of(not.part(), battle));
        }
        Condition.In in = (Condition.In) condition;
        int about = campaign.number(in.battle());
        return texts.get("report.value", campaign.battles().get(about).title(), of(in.part(), about));
    }

    /** Whether a condition names all three ways in which a battle can end, so that it always comes about. */
    static boolean isAlways(Condition condition) {
        return condition instanceof Condition.Any any
                && any.parts().contains(new Condition.Winner(Optional.empty()))
                && Arrays.stream(Side.values())
                        .allMatch(side -> any.parts().contains(new Condition.Winner(Optional.of(side))));
    }

    private String fate(Condition.Fate fate, int battle) {
        String key = "campaign.if." + fate.kind().name().toLowerCase(Locale.ROOT);
        String who = new LossWords(texts).names(fate.units(), MOST_UNITS);
        return fate.at()
                .map(hex -> texts.get(key + ".at", who, HexNames.of(field(battle), hex)))
                .orElseGet(() -> texts.get(key, who));
    }

    private String joined(List<Condition> parts, String key, int battle) {
        return parts.stream().map(part -> of(part, battle)).collect(Collectors.joining(" " + texts.get(key) + " "));
    }

    private String side(Side side) {
        return texts.get("report.side." + side.word());
    }

    private Battlefield field(int battle) {
        return campaign.battles().get(battle).scenario().scenario().field();
    }
}
