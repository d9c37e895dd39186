package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;

/**
 * Whether a side has other forces than the scenario gives it: first which side, then how.
 *
 * @param ui what it is made of
 * @param now what is chosen
 * @param choose gets what is chosen from now on
 */
public record HandicapChoice(Widgets ui, Optional<Handicap> now, Consumer<Optional<Handicap>> choose) {
    /**
     * Adds the choice to a table of one column; nothing below it moves when another is chosen.
     *
     * @param scenario the scenario on which it is laid; what makes no difference in it cannot be chosen
     */
    public void addTo(Table table, Scenario scenario) {
        List<Optional<Side>> sides = Stream.concat(
                        Stream.of(Optional.<Side>empty()),
                        Arrays.stream(Side.values()).map(Optional::of))
                .toList();
        Optional<Side> side = now.map(Handicap::side);
        table.add(ui.choices(
                        sides,
                        side,
                        one -> one.map(ui::word).orElseGet(() -> ui.text("setup.handicap.none")),
                        one -> choose.accept(one.map(this::of))))
                .row();
        table.add(new ContentSwitcher(
                        Arrays.stream(Side.values())
                                .map(one -> kinds(one, scenario))
                                .toList(),
                        side.map(Enum::ordinal).orElse(-1)))
                .row();
        table.add(ui.wrapped(ui.text("setup.handicap.does"), "small")).row();
    }

    /** The other side gets what this one had. */
    private Handicap of(Side side) {
        return new Handicap(side, now.map(Handicap::kind).orElse(Handicap.Kind.STRONGER));
    }

    private Flow kinds(Side side, Scenario scenario) {
        Flow flow = new Flow(ui.px(6));
        for (Handicap.Kind kind : Handicap.Kind.values()) {
            Handicap handicap = new Handicap(side, kind);
            TextButton button = ui.choice(
                    ui.text("setup.handicap." + kind.name()),
                    now.equals(Optional.of(handicap)),
                    () -> choose.accept(Optional.of(handicap)));
            button.setDisabled(!handicap.matters(scenario));
            flow.addActor(button);
        }
        return flow;
    }
}
