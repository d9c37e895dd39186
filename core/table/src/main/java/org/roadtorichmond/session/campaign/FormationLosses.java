package org.roadtorichmond.session.campaign;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.unit.Unit;

/** What each formation has lost in all battles of a campaign together. */
public final class FormationLosses {
    private FormationLosses() {}

    /**
     * What was lost so far, by side and then by name. As the whole of a formation counts what it has left after its last battle together
     * with all that it lost, since some of that came back.
     */
    public static List<FormationLoss> of(Chain chain) {
        Map<String, Unit> units = new TreeMap<>();
        Map<String, Integer> lost = new TreeMap<>();
        Map<String, Integer> left = new TreeMap<>();
        for (int number = 0; number < chain.ends().size(); number++) {
            Map<String, BattleEnd.UnitEnd> ends = chain.ends().get(number).units();
            for (Unit unit :
                    chain.campaign().battles().get(number).scenario().scenario().units()) {
                BattleEnd.UnitEnd end = ends.get(unit.id());
                if (end != null) {
                    units.putIfAbsent(unit.id(), unit);
                    lost.merge(unit.id(), end.had() - end.left(), Integer::sum);
                    left.put(unit.id(), end.left());
                }
            }
        }
        Map<String, FormationLoss> all = new TreeMap<>();
        units.forEach((id, unit) -> {
            int gone = lost.getOrDefault(id, 0);
            FormationLoss one = new FormationLoss(unit.side(), unit.formation(), gone + left.getOrDefault(id, 0), gone);
            all.merge(
                    unit.side().word() + "/" + unit.formation(),
                    one,
                    (a, b) -> new FormationLoss(a.side(), a.name(), a.printed() + b.printed(), a.lost() + b.lost()));
        });
        return all.values().stream()
                .sorted(Comparator.comparing(FormationLoss::side).thenComparing(FormationLoss::name))
                .toList();
    }
}
