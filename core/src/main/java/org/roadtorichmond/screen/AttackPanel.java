package org.roadtorichmond.screen;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Palette;

/** The panel of a planned attack: who attacks, what every defence is made of, the odds, and what each face of the die would bring. */
final class AttackPanel {
    private final Page page;
    private final Control control;
    private final Runnable refresh;

    AttackPanel(Page page, Control control, Runnable refresh) {
        this.page = page;
        this.control = control;
        this.refresh = refresh;
    }

    private void row(Table table, String words, String style) {
        table.add(page.wrapped(words, style)).growX().left().padTop(page.theme().px(3));
        table.row();
    }

    void fill(Table table, Selection.Attack attack) {
        AttackModel model = AttackModel.of(control.session().game(), attack);
        String hexes = attack.targets().stream().map(Hex::number).collect(Collectors.joining(", "));
        boolean alone = !attack.attackers().isEmpty()
                && model.bombarding().size() == attack.attackers().size();
        row(table, page.text(alone ? "attack.bombardment" : "attack.title", hexes), "number");
        attackers(table, attack, model);
        model.strengths().ifPresent(strengths -> {
            strengths.defences().forEach(defence -> defence(table, defence));
            odds(table, strengths, model);
        });
        model.better()
                .ifPresent(unit -> better(
                        table, attack, unit, model.betterOdds().orElseThrow().label()));
        buttons(table, attack, model);
    }

    private void attackers(Table table, Selection.Attack attack, AttackModel model) {
        row(table, page.text("attack.attackers"), "bold");
        if (attack.attackers().isEmpty()) {
            row(table, page.text("attack.none"), "default");
        }
        for (Unit unit : attack.attackers()) {
            String how = model.bombarding().contains(unit) ? " · " + page.text("attack.bombards") : "";
            line(
                    table,
                    unit.id() + how,
                    Integer.toString(control.session().game().state().strength(unit)));
        }
        model.strengths().ifPresent(s -> row(table, page.text("attack.total", s.attack()), "bold"));
    }

    private void line(Table table, String words, String number) {
        Table line = new Table();
        line.add(page.wrapped(words, "default")).growX();
        line.add(page.label(number, "bold")).right();
        table.add(line).growX().row();
    }

    private void defence(Table table, Strengths.Defence defence) {
        row(table, page.text("attack.defence", defence.hex()), "bold");
        for (Unit unit : defence.units()) {
            line(
                    table,
                    unit.id(),
                    Integer.toString(control.session().game().state().strength(unit)));
        }
        line(
                table,
                page.text(
                        "attack.modifier",
                        page.studio().texts().kept(defence.modifier().source()),
                        defence.modifier().rule()),
                "× " + Texts.halves(defence.modifier().halves()) + " = " + Texts.halves(defence.halves()));
    }

    private void odds(Table table, Strengths strengths, AttackModel model) {
        row(table, page.text("attack.odds", strengths.attack(), Texts.halves(strengths.defenceHalves())), "default");
        Label odds = page.label(strengths.odds().label(), "odds");
        odds.setAlignment(Align.center);
        table.add(odds).growX().row();
        Table faces = new Table();
        for (int face = 1; face <= model.faces().size(); face++) {
            faces.add(face(face, model.faces().get(face - 1)))
                    .uniformX()
                    .growX()
                    .pad(page.theme().px(1));
        }
        table.add(faces).growX().padTop(page.theme().px(4)).row();
        model.chances()
                .forEach((result, count) -> row(
                        table,
                        page.text("attack.chance", count, page.studio().texts().word(result)),
                        "default"));
    }

    private Table face(int number, CombatResult result) {
        Color color = switch (result) {
            case DE, DR -> Palette.mix(Palette.PANEL, Palette.GOOD, 0.35f);
            case AE, AR -> Palette.mix(Palette.PANEL, Palette.BAD, 0.35f);
            case EX -> Palette.mix(Palette.PANEL, Palette.SELECTED, 0.55f);
            case NO_EFFECT -> Palette.SHEET;
        };
        Table face = new Table();
        face.setBackground(page.theme().box(color, Palette.PANEL_EDGE, 3));
        face.add(page.label(Integer.toString(number), "small")).row();
        face.add(page.label(result == CombatResult.NO_EFFECT ? "–" : result.name(), "face"));
        return face;
    }

    private void better(Table table, Selection.Attack attack, Unit unit, String odds) {
        TextButton button = page.button(page.text("attack.better", unit.id(), odds), "list", () -> {
            List<Unit> units = new ArrayList<>(attack.attackers());
            units.add(unit);
            control.select(attack.withAttackers(units));
            refresh.run();
        });
        button.getLabel().setWrap(true);
        table.add(button).growX().padTop(page.theme().px(6)).row();
    }

    private void buttons(Table table, Selection.Attack attack, AttackModel model) {
        if (!attack.attackers().isEmpty()) {
            model.refusal()
                    .ifPresent(refusal -> row(
                            table,
                            page.text("attack.refused", page.studio().texts().refusal(refusal)),
                            "warning"));
        }
        TextButton go = page.button(page.text("attack.button"), "action", () -> {
            control.confirm();
            refresh.run();
        });
        go.setDisabled(model.refusal().isPresent());
        table.add(go).growX().padTop(page.theme().px(10)).row();
        table.add(page.button(page.text("attack.cancel"), "default", () -> {
                    control.back();
                    refresh.run();
                }))
                .growX()
                .padTop(page.theme().px(4))
                .row();
    }
}
