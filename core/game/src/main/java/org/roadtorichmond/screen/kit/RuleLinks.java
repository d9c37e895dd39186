package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;

/** Words that cite rules, each of which leads to the field manual by a click or by the focus of the keys. */
public interface RuleLinks {
    /**
     * Where a rule is cited.
     *
     * @param rule its number
     * @param place where the number stands, in pixels from the lower left of the words
     */
    record Link(String rule, Rectangle place) {}

    /** The links as they are laid out, in the order of the words. */
    List<Link> links();

    /** Opens the manual at a rule. */
    void open(String rule);
}
