package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.battle.board.BattleSigns;
import org.roadtorichmond.screen.battle.board.HistoryMarks;
import org.roadtorichmond.screen.battle.board.HourLight;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.screen.battle.board.SceneStyle;
import org.roadtorichmond.screen.battle.panel.HistoryPanel;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;

/** A game stepped through event by event, forwards and backwards; from any point on it can be taken over. */
public final class ReplayScreen extends Page {
    private static final float SIDE_WIDTH = 318;
    private static final float LONGEST_FRAME = 0.1f;
    private static final int MOST_LINES = 24;

    private final Session session;
    private final Replay replay;
    private final Playback playback;
    private final ReplayControl control;
    private final EventSentences chronicle;
    private final CorpsBands bands;
    private final MapCamera camera;
    private final MapView map;
    private final Table happened = new Table();
    private final Optional<HistoryModel> history;
    private boolean historyOpen;
    private @Nullable ReplayBar bar;
    private @Nullable Label heading;
    private final BattleSigns signs;
    private MapContents board;

    /**
     * A replay that leads back to the battle.
     *
     * @param like the camera that saw the battle
     * @param stretch what is played at once; without one the replay stands at its end
     */
    public ReplayScreen(
            AppContext app, Navigator navigator, Session session, MapCamera like, Optional<Replay.Stretch> stretch) {
        super(app, navigator, Extent.BATTLE);
        this.session = session;
        replay = new Replay(session.game());
        playback = new Playback(replay);
        playback.pace(Math.max(1, app.preferences().get(Setting.PACE)));
        control = new ReplayControl(playback, this::stale);
        chronicle = new EventSentences(app.texts(), session.state().scenario());
        bands = new CorpsBands(session.state().scenario());
        camera = new MapCamera(like.layout());
        camera.like(like);
        map = owned(app.map(session.state().scenario(), like.layout().turned()));
        Scenario scenario = session.state().scenario();
        history = app.historyInPlay(scenario).map(known -> new HistoryModel(known, scenario));
        replay.go(replay.length());
        playback.pause(true);
        stretch.ifPresent(part -> {
            playback.go(part.from());
            playback.playTo(part.to());
        });
        signs = new BattleSigns(scenario, app.texts());
        board = Scene.happened(replay, bands, style());
    }

    /** What is played, with its pace. */
    public Playback playback() {
        return playback;
    }

    @Override
    public void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        root.setTouchable(Touchable.childrenOnly);
        Table top = solid(new Table());
        top.setBackground(theme.bar());
        Label made = label("", "top");
        heading = made;
        top.add(made).left().growX().padLeft(theme.px(14)).minWidth(0);
        made.setEllipsis(true);
        history.ifPresent(model -> top.add(button(text("history.title"), "top", this::switchHistory))
                .padRight(theme.px(4)));
        top.add(button(text("replay.back"), "top", this::leave)).right().padRight(theme.px(4));
        root.add(top).growX().colspan(2).height(theme.px(42)).row();
        root.add().grow();
        Table frame = panel();
        happened.top().pad(theme.px(6));
        frame.add(new WheelScrollPane(happened, theme)).grow();
        root.add(frame).width(theme.px(SIDE_WIDTH)).growY().row();
        ReplayBar below = new ReplayBar(this, control, this::takeOver);
        bar = below;
        Table foot = below.build();
        root.add(foot).growX().colspan(2);
        stage().addActor(root);
        root.validate();
        int high = Math.round(foot.getHeight());
        camera.area(
                0,
                high,
                Gdx.graphics.getWidth() - theme.px(SIDE_WIDTH),
                Gdx.graphics.getHeight() - high - theme.px(42));
    }

    @Override
    public void refresh() {
        picture();
        Label title = heading;
        ReplayBar below = bar;
        if (title == null || below == null) {
            return;
        }
        title.setText(text(
                "replay.title",
                texts().of(session.state().scenario()).name(),
                chronicle.phase(replay.game().state().moment())));
        below.refresh();
        happened.clear();
        history.ifPresent(model -> model.at(replay.game().state().moment().turn()));
        if (historyOpen && history.isPresent()) {
            new HistoryPanel(new Rows(this, happened, this::stale), history.get(), this::bring).fill();
            return;
        }
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            happened.add(wrapped(lines.get(i), i == 0 ? "bold" : "default"))
                    .growX()
                    .padBottom(px(i == 0 ? 10 : 5))
                    .row();
        }
    }

    private void picture() {
        map.light(HourLight.of(replay.game().state(), app().preferences()));
        boolean moving = playback.running() || playback.progress() > 0;
        board = moving
                ? Scene.happening(
                        replay, bands, playback.progress(), app().preferences().get(Setting.ANIMATIONS), style())
                : Scene.happened(replay, bands, style());
    }

    private SceneStyle style() {
        return new SceneStyle(texts(), signs, app().theme().scale());
    }

    /** What happened last, the newest first. */
    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = replay.position() - 1; i >= 0 && lines.size() < MOST_LINES; i--) {
            String line = chronicle.tell(replay.step(i).event());
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        if (lines.isEmpty()) {
            lines.add(text("replay.beginning"));
        }
        return lines;
    }

    /** Asks who plays on from here. */
    private void takeOver() {
        playback.pause(true);
        if (session.seats().onTwoComputers()) {
            notice(text("replay.takeOver"), text("two.noTakeOver"));
            return;
        }
        int entries = replay.entries();
        new TakeOverDialog(this, dialogs(), session.seats())
                .ask(
                        entries,
                        seats -> navigator().battle(session.takenOver(entries, seats), Optional.of(camera), Set.of()));
    }

    /** Shows what happened historically in the turn that is replayed, or again what happened in the game. */
    private void switchHistory() {
        historyOpen = history.isPresent() && !historyOpen;
        stale();
    }

    /** Brings the first of some hexes into sight. */
    private void bring(List<Hex> hexes) {
        float x = camera.layout().x(hexes.get(0));
        float y = camera.layout().y(hexes.get(0));
        if (!camera.shows(x, y)) {
            camera.look(x, y);
        }
    }

    /** Goes back to the battle, which then sees what was seen here. */
    private void leave() {
        navigator().battle(session, Optional.of(camera), Set.of());
    }

    @Override
    public boolean firstKey(int key) {
        return control.key(key, held().shift());
    }

    @Override
    public boolean key(int key) {
        KeyAction action = app().keys().action(held().stroke(key)).orElse(null);
        if (action == null) {
            return false;
        }
        switch (action) {
            case ZOOM_IN -> zoom(1);
            case ZOOM_OUT -> zoom(-1);
            case HISTORY -> switchHistory();
            case BACK -> leave();
            default -> {
                return control.press(action);
            }
        }
        return true;
    }

    private void zoom(int steps) {
        camera.zoom(steps, Gdx.input.getX(), Gdx.graphics.getHeight() - Gdx.input.getY());
        Gdx.graphics.requestRendering();
    }

    @Override
    public InputProcessor mouse() {
        return new InputAdapter() {
            private int lastX;
            private int lastY;

            @Override
            public boolean touchDown(int x, int y, int pointer, int button) {
                lastX = x;
                lastY = y;
                return true;
            }

            @Override
            public boolean touchDragged(int x, int y, int pointer) {
                camera.drag(x - lastX, lastY - y);
                lastX = x;
                lastY = y;
                return true;
            }

            @Override
            public boolean scrolled(float amountX, float amountY) {
                zoom(amountY > 0 ? -1 : 1);
                return true;
            }
        };
    }

    @Override
    public void paint() {
        if (playback.running()) {
            int before = replay.position();
            playback.advance(Math.min(LONGEST_FRAME, Gdx.graphics.getDeltaTime()));
            picture();
            if (before != replay.position() || !playback.running()) {
                stale();
            }
            Gdx.graphics.requestRendering();
        }
        MapContents marked = history.filter(model -> historyOpen)
                .map(model -> HistoryMarks.on(board, model))
                .orElse(board);
        map.draw(camera, marked, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }
}
