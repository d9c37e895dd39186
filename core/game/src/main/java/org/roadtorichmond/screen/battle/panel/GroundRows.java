package org.roadtorichmond.screen.battle.panel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyWords;
import org.roadtorichmond.victory.Objectives;

/** What a hex is: its number, ground, places and ways, who controls it, and who may leave the map there. */
final class GroundRows {
    private final Rows rows;
    private final Widgets ui;
    private final GameState state;

    GroundRows(Rows rows, GameState state) {
        this.rows = rows;
        ui = rows.ui();
        this.state = state;
    }

    /** Adds what a hex is. */
    void fill(Hex hex) {
        rows.text(ui.text("side.hex", hex), "number");
        Battlefield field = state.scenario().field();
        List<String> facts = new ArrayList<>();
        facts.add(ui.word(field.terrain(hex.index())));
        field.placeName(hex).ifPresent(facts::add);
        rows.text(String.join(" · ", facts), "book");
        terrain(hex);
        List<String> ways = field.ways().stream()
                .filter(way -> way.hexes().contains(hex))
                .map(Way::name)
                .toList();
        if (!ways.isEmpty()) {
            rows.text(ui.text("side.ways", String.join(", ", ways)), "small");
        }
        boolean union = state.control().controlled(hex.index(), Side.UNION);
        boolean confederate = state.control().controlled(hex.index(), Side.CONFEDERATE);
        if (union && confederate) {
            rows.text(ui.text("side.controlledBoth"), "small");
        } else if (union || confederate) {
            Side by = union ? Side.UNION : Side.CONFEDERATE;
            rows.text(ui.text("side.controlledBy", ui.word(by)), "small");
        }
        KeyWords words = new KeyWords(state.scenario());
        new Objectives(state.scenario())
                .at(state).stream()
                        .filter(key -> key.hex().equals(hex))
                        .forEach(key -> rows.text(ui.tell(words.sentence(key)), "good"));
    }

    /** What the ground costs on foot and on wheels, and what it multiplies a defence by (rule 3.1). */
    private void terrain(Hex hex) {
        StepCosts costs = state.survey().costs();
        int defence = state.scenario()
                .rules()
                .ground()
                .row(state.scenario().field().terrain(hex.index()))
                .defence();
        rows.text(
                ui.text(
                        "side.terrain",
                        cost(costs.terrainCost(Arm.INFANTRY, hex.index())),
                        cost(costs.terrainCost(Arm.ARTILLERY, hex.index())),
                        Texts.halves(defence)),
                "small");
    }

    private static String cost(int halves) {
        return halves == StepCosts.PROHIBITED ? "–" : Texts.halves(halves);
    }
}
