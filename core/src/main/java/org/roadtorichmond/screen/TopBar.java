package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystems;

/** The bar at the top: turn, hour, phase, side, points, and the way to everything else. */
final class TopBar {
    private final Page page;
    private final Session session;
    private final Label turn;
    private final Label phase;
    private final Label points;

    TopBar(Page page, Session session) {
        this.page = page;
        this.session = session;
        turn = page.label("", "topPlain");
        phase = page.label("", "top");
        points = page.label("", "top");
    }

    /** Builds the bar; the buttons at its right end are given in pairs of words and actions. */
    Table build(Table buttons) {
        Table bar = page.solid(new Table());
        bar.setBackground(page.theme().bar());
        int gap = page.theme().px(14);
        bar.add(phase).left().padLeft(gap);
        bar.add(turn).left().padLeft(gap).minWidth(0).growX();
        turn.setEllipsis(true);
        bar.add(points).right().padRight(gap);
        bar.add(buttons).right().padRight(page.theme().px(4));
        return bar;
    }

    void refresh() {
        GameState state = session.game().state();
        Moment moment = state.moment();
        String hour = Hours.at(state.scenario(), moment.turn(), page.studio().texts())
                .map(time -> " · " + time)
                .orElse("");
        String light = page.text(state.night() ? "top.night" : "top.day");
        turn.setText(page.text("top.turn", moment.turn(), state.scenario().turns()) + hour + " (" + light + ")");
        phase.setText(phase(state));
        points.setText(points());
    }

    private String phase(GameState state) {
        if (state.ending().isPresent()) {
            return page.text("top.over");
        }
        if (state.combat().isPresent()) {
            return page.text("top.combat", page.studio().texts().word(state.decider()));
        }
        return page.text(
                "top.phase",
                page.studio().texts().word(state.moment().player()),
                page.text(state.moment().phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat"));
    }

    private String points() {
        return VictorySystems.named(session.game().state().scenario().victory().system())
                .map(system -> system.adjudicate(session.game()))
                .map(this::points)
                .orElse("");
    }

    private String points(Adjudication tally) {
        return page.text("top.points", page.studio().texts().word(Side.UNION), held(tally, Army.A))
                + "   "
                + page.text("top.points", page.studio().texts().word(Side.CONFEDERATE), held(tally, Army.B));
    }

    /** What decides: battle points where they are shared, tokens where only they are counted, else victory points. */
    private static long held(Adjudication tally, Army army) {
        if (tally.battlePoints().isPresent()) {
            return tally.battlePoints().get().of(army);
        }
        return tally.system().equals("spoils-of-war")
                ? tally.tokens().map(tokens -> tokens.of(army)).orElse(0)
                : tally.sides().of(army).total();
    }
}
