package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.outlook.Tenths;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.session.control.HeldAdvice;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** A plan on the map: who marches which way, who attacks what at which odds, and where the reply is feared most. */
public final class PlanArrows {
    private static final float NOTE = 0.8f;
    private static final float FEAR = -0.8f;

    private PlanArrows() {}

    /** Adds the arrows of a plan: marches under the counters, attacks and the fear over them. */
    static void add(HeldAdvice.Drawn plan, Texts texts, List<Overlay> under, List<Overlay> over) {
        for (Plan.March march : plan.marches()) {
            if (march.path().size() > 1) {
                under.add(new Overlay.Route(march.path(), color(march.role()), true));
            }
            if (march.role() == Plan.Role.LEAVE || march.role() == Plan.Role.ENTER) {
                over.add(new Overlay.Frame(march.path().get(0), color(march.role())));
            }
        }
        ArrowCounts.add(
                plan.marches().stream()
                        .filter(march -> march.path().size() > 1)
                        .map(march -> march.path().get(march.path().size() - 1))
                        .toList(),
                2,
                Palette.INK,
                over);
        for (Plan.Strike strike : plan.attacks()) {
            for (Hex target : strike.targets()) {
                strike.from().forEach(from -> over.add(new Overlay.Route(List.of(from, target), Palette.TARGET, true)));
            }
            String words = strike.odds().label() + " · " + texts.tell(Tenths.percent(strike.chance()));
            over.add(new Overlay.Caption(strike.targets().get(0), words, Palette.TARGET, NOTE));
        }
        plan.fear().ifPresent(fear -> {
            over.add(new Overlay.Frame(fear.hex(), Palette.BAD));
            over.add(new Overlay.Caption(fear.hex(), texts.tell(Tenths.of(-fear.cost())), Palette.BAD, FEAR));
        });
    }

    /** The colour of the arrows of units that march for something. */
    public static Color color(Plan.Role role) {
        return switch (role) {
            case ATTACK, BOMBARD -> Palette.PATH;
            case WITHDRAW -> Palette.SUPPLIED;
            case ENTER, LEAVE -> Palette.LEGAL;
            case CLOSE, POST -> Palette.FAINT_INK;
        };
    }
}
