package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.SplitBar;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.StakePhrases;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.WaysToWin;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.view.Palette;

/** What the side that looks on must do to win, and how it stands, as a bar that moves. */
public final class WaysToWinRows {
    private static final double HALF = 0.5;

    private final Rows rows;
    private final Widgets ui;
    private final Consumer<List<String>> pointed;

    /** Rows of which a click points hexes out on the map, by their numbers. */
    public WaysToWinRows(Rows rows, Consumer<List<String>> pointed) {
        this.rows = rows;
        this.pointed = pointed;
        ui = rows.ui();
    }

    /**
     * Adds the bar, and the sentences above it.
     *
     * @param told whether the sentences are wanted, and not only the bar
     */
    public void fill(Game game, Side side, boolean told) {
        if (told) {
            rows.text(ui.text("win.title", ui.word(side)), "heading");
            StakePhrases.of(game.state(), side).ifPresent(this::told);
        }
        Score score = VictorySystem.score(game);
        rows.text(
                ui.text(
                        "win.standing",
                        ui.word(Side.UNION),
                        score.union(),
                        ui.word(Side.CONFEDERATE),
                        score.confederate(),
                        ui.word(score.measure())),
                "small",
                6);
        SplitBar.add(rows, share(score), Palette.face(Side.UNION), Palette.face(Side.CONFEDERATE));
    }

    private void told(WaysToWin ways) {
        rows.text(ui.tell(ways.decides()), "default");
        list("win.paidFor", ways.paid());
        list("win.theyFor", ways.theirs());
        ways.stops().forEach(stop -> rows.text(ui.tell(stop), "default"));
    }

    private void list(String heading, List<WaysToWin.Way> ways) {
        if (!ways.isEmpty()) {
            rows.text(ui.text(heading), "bold");
        }
        for (WaysToWin.Way way : ways) {
            Runnable lead =
                    () -> pointed.accept(way.hexes().stream().map(Hex::number).toList());
            Button line = rows.link(0, !way.hexes().isEmpty(), lead);
            line.add(ui.label("–", "default")).top().padRight(ui.px(4));
            line.add(ui.wrapped(ui.tell(way.words()), "default")).growX();
        }
    }

    /** The Union's part of what both sides have; half where neither has anything. */
    private static double share(Score score) {
        long union = Math.max(0, score.union());
        long all = union + Math.max(0, score.confederate());
        return all == 0 ? HALF : (double) union / all;
    }
}
