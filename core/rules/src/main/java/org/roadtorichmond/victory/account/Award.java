package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
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

    /** What commanders play for: the stakes of what a system pays, then of ground (rule 21.9). */
    public static List<Stake> stakes(List<Award> awards, List<Award> ground) {
        return Stream.concat(awards.stream(), ground.stream()).map(Award::stake).toList();
    }
}
