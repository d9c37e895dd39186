package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.Line;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.Shares;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/** Both sides' points line by line, each with its rule and the units that it comes from. */
public final class LedgerTable {
    private final Widgets ui;
    private final Optional<Consumer<List<String>>> pointed;

    /** A ledger of which nothing can be clicked. */
    public LedgerTable(Widgets ui) {
        this(ui, Optional.empty());
    }

    /** A ledger that reports which units (or hexes) a clicked line came from. */
    LedgerTable(Widgets ui, Consumer<List<String>> pointed) {
        this(ui, Optional.of(pointed));
    }

    private LedgerTable(Widgets ui, Optional<Consumer<List<String>>> pointed) {
        this.ui = ui;
        this.pointed = pointed;
    }

    /** Builds the ledger of a game as it stands. */
    public Table build(Game game) {
        Table table = new Table();
        table.top().defaults().left().growX();
        fill(table, VictorySystem.judge(game), Objectives.holders(game.state()));
        return table;
    }

    private void fill(Table table, Adjudication tally, SortedMap<Hex, Optional<Side>> objectives) {
        table.add(ui.wrapped(winner(tally.winner()), "heading")).row();
        tally.outcome().ifPresent(outcome -> say(table, ui.text("ledger.outcome." + outcome.name())));
        tally.tokens().ifPresent(tokens -> shares(table, "ledger.tokens", tokens));
        tally.objective().ifPresent(objective -> say(table, ui.text("ledger.objective", holder(objective))));
        if (!objectives.isEmpty()) {
            say(
                    table,
                    ui.text(
                            "ledger.objectives",
                            objectives.entrySet().stream()
                                    .map(hex -> hex.getKey() + " "
                                            + hex.getValue().map(this::name).orElse(ui.text("ledger.nobody")))
                                    .collect(Collectors.joining(", "))));
            table.add(ui.wrapped(ui.text("ledger.holds"), "small")).row();
        }
        tally.battlePoints().ifPresent(points -> shares(table, "ledger.battlePoints", points));
        for (Army army : Army.values()) {
            int gap = ui.px(12);
            table.add(ui.label(
                            ui.text(
                                    "ledger.total",
                                    name(army.side()),
                                    tally.sides().of(army).total()),
                            "bold"))
                    .padTop(gap)
                    .row();
            for (Line line : tally.sides().of(army).lines()) {
                line(table, line);
            }
            if (tally.sides().of(army).lines().isEmpty()) {
                table.add(ui.label(ui.text("ledger.none"), "small")).row();
            }
        }
    }

    private void say(Table table, String words) {
        table.add(ui.wrapped(words, "bold")).padTop(ui.px(6)).row();
    }

    /** What both sides hold of something that is not victory points, and how they came by it. */
    private void shares(Table table, String key, Shares shares) {
        say(table, ui.text(key, name(Side.UNION), shares.of(Army.A), name(Side.CONFEDERATE), shares.of(Army.B)));
        for (Shares.Share share : shares.lines()) {
            table.add(ui.wrapped(ui.text("ledger.line", ui.texts().tell(share.sentence()), share.rule()), "small"))
                    .row();
        }
    }

    private String name(Side side) {
        return ui.word(side);
    }

    private String holder(Winner winner) {
        return winner.army().map(army -> name(army.side())).orElseGet(() -> ui.text("ledger.nobody"));
    }

    private String winner(Winner winner) {
        return winner.army()
                .map(army -> ui.text("ledger.winner", name(army.side())))
                .orElseGet(() -> ui.text("ledger.draw"));
    }

    private void line(Table table, Line line) {
        Button row = new Button(ui.theme().skin(), "line");
        row.add(ui.label(Long.toString(line.points()), "face")).width(ui.px(44)).top();
        Table words = new Table();
        words.defaults().left().growX();
        words.add(ui.wrapped(ui.text("ledger.line", ui.texts().tell(line.sentence()), line.rule()), "default"))
                .row();
        if (!line.units().isEmpty()) {
            words.add(ui.wrapped(ui.text("ledger.units", String.join(", ", line.units())), "small"));
        }
        row.add(words).growX();
        // What a click has no effect on is no stop of the keys either; the rules in it are.
        row.setTouchable(Touchable.childrenOnly);
        pointed.filter(receiver -> !line.units().isEmpty()).ifPresent(receiver -> {
            row.setTouchable(Touchable.enabled);
            row.addListener(new ChangeListener() {
                @Override
                public void changed(ChangeEvent event, Actor actor) {
                    receiver.accept(line.units());
                }
            });
        });
        table.add(row).padTop(ui.px(4)).row();
    }
}
