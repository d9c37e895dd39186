package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.words.Sentence;

/**
 * A stake and the sentence of its line, where it is paid. An award may be of nothing and then only has a line.
 *
 * @param stake what is paid and for what
 * @param why the sentence, by the facts
 */
public record Award(Stake stake, Function<Facts, Sentence> why) {
    /** An award whose sentence is the same whatever the facts are. */
    public Award(Stake stake, Sentence why) {
        this(stake, now -> why);
    }

    /** What commanders play for. */
    public static List<Stake> stakes(List<Award> awards) {
        return awards.stream().map(Award::stake).toList();
    }
}
