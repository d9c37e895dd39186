package org.roadtorichmond.testing;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Victory conditions by hex numbers; by default the first and the last hex are gateway and exit. */
record Terms(String system, String gateway, String exit, String bases, int supplyRange, SheetTerms sheet) {

    VictoryTerms in(Ground ground, List<Unit> units) {
        Hex from = gateway.isEmpty() ? ground.grid().hex(0) : ground.hex(gateway);
        Hex to = exit.isEmpty() ? ground.grid().hex(ground.grid().size() - 1) : ground.hex(exit);
        List<Hex> depots = bases.isEmpty() ? List.of(to) : ground.hexes(bases);
        Optional<Unit> train = units.stream()
                .filter(unit -> unit.train() && unit.side() == Side.UNION)
                .findFirst();
        return new VictoryTerms(
                system, List.of(), Optional.of(from), Optional.of(to), depots, supplyRange, train, sheet);
    }
}
