package org.roadtorichmond.victory.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Stake;

/** What the rows of a tally sheet say, with a unit for each; army A stands for the Union. */
public final class SheetFacts implements Facts {
    private final List<Row> rows = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();

    /**
     * What a sheet says of a unit.
     *
     * @param whole the health or stands that it began with
     * @param left what it has left of them
     * @param beaten whether it is fleeing or shaken, whichever the system counts
     */
    record Row(
            String id,
            int cost,
            int whole,
            int left,
            boolean eliminated,
            boolean exited,
            boolean beaten,
            List<String> tags) {}

    /** The tags of a unit that holds these offices. */
    static List<String> tags(boolean general, boolean standard, boolean character) {
        return List.of(general ? Unit.GENERAL : "", standard ? Unit.COLOURS : "", character ? Unit.CHARACTER : "");
    }

    /** The facts of both armies, whose rows a function makes. */
    static <U> SheetFacts of(PerArmy<List<U>> armies, Function<U, Row> maker) {
        SheetFacts facts = new SheetFacts();
        for (Army army : Army.values()) {
            for (U unit : armies.of(army)) {
                Row row = maker.apply(unit);
                facts.units.add(new Unit(
                        facts.rows.size(), row.id(), army.side(), Arm.INFANTRY, row.whole(), 0, "", "", row.tags()));
                facts.rows.add(row);
            }
        }
        return facts;
    }

    /** What is counted, paid for as the documents say. */
    public CountedForces forces(int armyPoints, PerArmy<Boolean> secondary, PerArmy<?> names) {
        PerArmy<Claim> made = PerArmy.each(army -> Stake.known(secondary.of(army)));
        return new CountedForces(units, unit -> row(unit).cost(), armyPoints, made, List.of(), Payments.USUAL, names);
    }

    private Row row(Unit unit) {
        return rows.get(unit.ordinal());
    }

    @Override
    public boolean eliminated(Unit unit) {
        return row(unit).eliminated();
    }

    @Override
    public boolean exited(Unit unit) {
        return row(unit).exited();
    }

    @Override
    public boolean shaken(Unit unit) {
        return row(unit).beaten();
    }

    @Override
    public boolean fled(Unit unit) {
        return row(unit).beaten();
    }

    @Override
    public int strength(Unit unit) {
        return row(unit).left();
    }
}
