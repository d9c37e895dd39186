package org.roadtorichmond.screen.battle.board;

import java.util.function.Supplier;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapContents;

/**
 * The map of a battle as its player sees it at a moment: the game as it stands with his choice, or what is being shown of it. While a
 * die is shown that he has rolled, what it asks of him is not marked yet, though he can decide it already.
 */
public final class BoardPicture {
    private final Control control;
    private final CorpsBands bands;
    private final ShownGame shown;
    private final Supplier<SceneStyle> style;
    private MapContents board;
    private MapContents known;
    private boolean rolling;

    /**
     * The picture of a game under a control.
     *
     * @param style how what happens is written, asked for each time
     */
    public BoardPicture(Control control, CorpsBands bands, ShownGame shown, Supplier<SceneStyle> style) {
        this.control = control;
        this.bands = bands;
        this.shown = shown;
        this.style = style;
        board = BoardModel.of(control, bands, style.get());
        known = board;
    }

    /** Takes in the game as it stands and what is chosen. */
    public void refresh() {
        rolling = rolls();
        board = rolling
                ? BoardModel.undecided(control, bands, style.get())
                : BoardModel.of(control, bands, style.get());
        known = shown.unseen() ? Scene.happened(shown.playback().replay(), bands, style.get()) : board;
    }

    private boolean rolls() {
        return !shown.unseen() && AttackScene.rolls(shown.playback());
    }

    /** What stands on the map as far as the player may know it. */
    public MapContents known() {
        return known;
    }

    /** What is to be drawn now; with counters that glide, or without. */
    public MapContents now(boolean gliding) {
        if (rolling != rolls()) {
            refresh();
        }
        return Scene.of(shown, bands, gliding, board, style.get());
    }
}
