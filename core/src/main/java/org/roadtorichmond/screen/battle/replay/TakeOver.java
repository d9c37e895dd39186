package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.ai.Commanders;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;

/** Asks who plays when a game is taken over from a point of its replay, and begins it. */
final class TakeOver {
    private static final float WIDTH = 460;

    private final ReplayScreen screen;
    private final Map<Side, SelectBox<String>> boxes = new EnumMap<>(Side.class);
    private final List<String> players = new ArrayList<>(List.of(Seats.HUMAN));

    TakeOver(ReplayScreen screen) {
        this.screen = screen;
        players.addAll(Commanders.names());
    }

    /** Asks for a game after its first commands, however many. */
    void ask(int entries) {
        Table table = new Table();
        table.defaults().growX().padBottom(screen.theme().px(8));
        table.add(screen.wrapped(screen.text("takeOver.words", entries), "book"))
                .row();
        for (Side side : Side.values()) {
            table.add(screen.label(
                            screen.text("takeOver.side", screen.studio().texts().word(side)), "bold"))
                    .row();
            table.add(box(side)).row();
        }
        screen.sheets()
                .show(
                        screen.text("replay.takeOver"),
                        table,
                        WIDTH,
                        List.of(
                                screen.enterButton(screen.text("takeOver.begin"), () -> begin(entries)),
                                screen.button(screen.text("menu.no"), "default", screen.sheets()::close)));
    }

    private SelectBox<String> box(Side side) {
        SelectBox<String> box = new SelectBox<>(screen.theme().skin());
        box.setItems(players.stream().map(screen.studio().texts()::player).toArray(String[]::new));
        box.setSelectedIndex(
                Math.max(0, players.indexOf(screen.session().seats().of(side))));
        boxes.put(side, box);
        return box;
    }

    private String player(Side side) {
        SelectBox<String> box = boxes.get(side);
        return box == null ? Seats.HUMAN : players.get(box.getSelectedIndex());
    }

    private void begin(int entries) {
        Session taken = screen.session().takenOver(entries, new Seats(player(Side.UNION), player(Side.CONFEDERATE)));
        screen.studio().show(new BattleScreen(screen.studio(), screen.studio().lay(taken), screen.camera()));
    }
}
