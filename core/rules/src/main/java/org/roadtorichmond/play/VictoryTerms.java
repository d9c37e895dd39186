package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What a scenario says of its victory conditions.
 *
 * @param system the id of the victory system
 * @param allows the ids of the other systems that players may choose instead
 * @param gateway the near end of the line of communications (rule 21.21); always there with {@code road-to-richmond}
 * @param exit the hex by which armies leave for the James (rule 21.12); always there with {@code road-to-richmond}
 * @param bases where supply comes onto the map (rule 21.22); at least one with {@code road-to-richmond}
 * @param supplyRange the longest supply trace, in hexes (rule 21.22)
 * @param train the Union Train, if there is one
 * @param sheet what the other systems count by
 * @param payments what it pays otherwise or besides
 */
public record VictoryTerms(
        String system,
        List<String> allows,
        Optional<Hex> gateway,
        Optional<Hex> exit,
        List<Hex> bases,
        int supplyRange,
        Optional<Unit> train,
        SheetTerms sheet,
        Payments payments) {

    /** The longest supply trace where a scenario does not say otherwise. */
    public static final int USUAL_SUPPLY_RANGE = 10;

    /** Copies the lists. */
    public VictoryTerms {
        allows = List.copyOf(allows);
        bases = List.copyOf(bases);
    }

    /** Terms that pay what the documents say. */
    public VictoryTerms(
            String system,
            List<String> allows,
            Optional<Hex> gateway,
            Optional<Hex> exit,
            List<Hex> bases,
            int supplyRange,
            Optional<Unit> train,
            SheetTerms sheet) {
        this(system, allows, gateway, exit, bases, supplyRange, train, sheet, Payments.USUAL);
    }

    /** The same terms with other payments. */
    public VictoryTerms with(Payments other) {
        return new VictoryTerms(system, allows, gateway, exit, bases, supplyRange, train, sheet, other);
    }

    /** The system of the scenario and the others that it allows, that one first. */
    public List<String> choices() {
        List<String> choices = new ArrayList<>(List.of(system));
        choices.addAll(allows);
        return choices;
    }

    /** The same terms under another system; the present one is then among those allowed. */
    public VictoryTerms under(String other) {
        List<String> others = new ArrayList<>(choices());
        others.remove(other);
        return new VictoryTerms(other, others, gateway, exit, bases, supplyRange, train, sheet, payments);
    }
}
