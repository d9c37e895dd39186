package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.SplitBar;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.control.AttackModel;
import org.roadtorichmond.session.forecast.Forecast;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.view.Palette;

/** What an attack would bring: the faces of the die, each result with its chance and its cost, and the points to be expected. */
final class ForecastPane {
    private static final float BAR = 7;
    private static final float WIDE = 270;
    private static final float SHORT = 60;

    private final Rows rows;
    private final Widgets ui;

    ForecastPane(Rows rows) {
        this.rows = rows;
        ui = rows.ui();
    }

    /** The six faces in order. */
    void faces(AttackModel model) {
        Table faces = new Table();
        for (int face = 1; face <= model.faces().size(); face++) {
            faces.add(face(face, model.faces().get(face - 1)))
                    .uniformX()
                    .growX()
                    .pad(ui.px(1));
        }
        rows.add(faces, 4);
    }

    private Table face(int number, CombatResult result) {
        Table face = new Table();
        face.setBackground(ui.theme().box(color(result), Palette.PANEL_EDGE, 3));
        face.add(ui.label(Integer.toString(number), "small")).row();
        face.add(ui.label(result == CombatResult.NO_EFFECT ? "–" : result.name(), "bold"));
        return face;
    }

    private static Color color(CombatResult result) {
        return switch (result) {
            case DE, DR -> Palette.mix(Palette.PANEL, Palette.GOOD, 0.35f);
            case AE, AR -> Palette.mix(Palette.PANEL, Palette.BAD, 0.35f);
            case EX -> Palette.mix(Palette.PANEL, Palette.SELECTED, 0.55f);
            case NO_EFFECT -> Palette.SHEET;
        };
    }

    /** Each result with its chance as words and as a bar. */
    void chances(AttackModel model, Forecast forecast) {
        model.chances().forEach((result, count) -> {
            chance(result, count);
            forecast.prospects().stream()
                    .filter(prospect -> prospect.result() == result)
                    .findFirst()
                    .ifPresent(prospect -> detail(prospect));
        });
    }

    /** In how many of the six faces a result comes, as a short bar and in words beside it. */
    private void chance(CombatResult result, int count) {
        Table line = new Table();
        line.add(bar(result, (double) count / CombatTable.FACES, ui.px(SHORT))).width(ui.px(SHORT));
        line.add(ui.wrapped(ui.text("odds.chance", ui.text("result." + result.name()), count), "default"))
                .growX()
                .padLeft(ui.px(BAR));
        rows.add(line, 1);
    }

    /** Adds a bar as long as a chance, 0 to 1, in the colour of a result. */
    void bar(CombatResult result, double chance) {
        float width = ui.px(WIDE);
        rows.add(bar(result, chance, width), 1).fill(false, false).width(width);
    }

    private Table bar(CombatResult result, double chance, float width) {
        return SplitBar.of(ui, chance, Palette.mix(color(result), Palette.INK, 0.2f), Palette.SHEET, width, BAR);
    }

    private void detail(Forecast.Prospect prospect) {
        String lost = EventSentences.names(prospect.lost());
        if (prospect.cornered()) {
            rows.text(ui.text("odds.cornered", lost), "warning");
        } else if (!prospect.lost().isEmpty()) {
            rows.text(ui.text("odds.lost", lost), "small");
        }
        Score change = prospect.change();
        if (!change.isZero()) {
            rows.text(
                    ui.text(
                            "odds.change",
                            ui.word(Side.UNION),
                            ui.texts().signed(change.union()),
                            ui.word(Side.CONFEDERATE),
                            ui.texts().signed(change.confederate()),
                            ui.word(change.measure())),
                    "small");
        }
    }

    /** What is to be expected, and what was assumed to find it. */
    void expectation(Forecast forecast) {
        if (forecast.prospects().isEmpty()) {
            return;
        }
        rows.text(ui.text("odds.noRetreat", forecast.corneredFaces()), "bold");
        rows.text(
                ui.text(
                        "odds.expected",
                        ui.word(Side.UNION),
                        ui.texts().signed(forecast.expected(Side.UNION)),
                        ui.word(Side.CONFEDERATE),
                        ui.texts().signed(forecast.expected(Side.CONFEDERATE)),
                        ui.word(forecast.measure())),
                "bold");
        rows.text(ui.text("odds.assumed"), "small");
    }
}
