package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.screen.kit.Bands;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Pane;
import org.roadtorichmond.screen.kit.Sheets;
import org.roadtorichmond.screen.kit.Studio;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/** A game stepped through event by event, forwards and backwards; from any point on it can be taken over. */
public final class ReplayScreen extends Page {
    private static final float SIDE_WIDTH = 318;
    private static final float LONGEST_FRAME = 0.1f;
    private static final int TOLD = 24;

    private final Session session;
    private final Replay replay;
    private final Playback playback;
    private final Chronicle chronicle;
    private final Bands bands;
    private final MapCamera camera;
    private final MapView map;
    private final Sheets sheets = new Sheets(this);
    private final Table told = new Table();
    private @Nullable ReplayBar bar;
    private @Nullable Label heading;
    private final Supplier<Screen> back;
    private Optional<MapCamera> seen = Optional.empty();
    private boolean placed;
    private Board board;

    /** A replay that stands at the end of a game and leads back to some other screen. */
    ReplayScreen(Studio studio, Session session, Supplier<Screen> back) {
        super(studio, Extent.BATTLE);
        this.back = back;
        this.session = session;
        replay = new Replay(session.game());
        playback = new Playback(replay);
        playback.pace(Math.max(1, studio.preferences().pace()));
        chronicle = new Chronicle(studio.texts());
        bands = new Bands(session.game().state().scenario());
        Battlefield field = session.game().state().scenario().field();
        camera = new MapCamera(new HexLayout(field.grid()));
        map = studio.map(session.game().state().scenario());
        replay.go(replay.length());
        playback.pause(true);
        board = Scene.happened(replay, bands);
    }

    /** A replay of the game on a battle screen, seen as there, to which it leads back; it may begin by playing a stretch. */
    public static ReplayScreen over(BattleScreen battle, Optional<Replay.Stretch> stretch) {
        Studio studio = battle.studio();
        MapCamera seen = new MapCamera(battle.camera().layout());
        ReplayScreen made = new ReplayScreen(
                studio, battle.session(), () -> new BattleScreen(studio, studio.lay(battle.session()), seen));
        made.camera.like(battle.camera());
        made.placed = true;
        made.seen = Optional.of(seen);
        stretch.ifPresent(part -> {
            made.playback.go(part.from());
            made.playback.playTo(part.to());
        });
        return made;
    }

    Session session() {
        return session;
    }

    public Playback playback() {
        return playback;
    }

    MapCamera camera() {
        return camera;
    }

    Sheets sheets() {
        return sheets;
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
        top.add(button(text("replay.back"), "top", this::leave)).right().padRight(theme.px(4));
        root.add(top).growX().colspan(2).height(theme.px(42)).row();
        root.add().grow();
        Table frame = panel();
        told.top().pad(theme.px(6));
        frame.add(new Pane(told, theme)).grow();
        root.add(frame).width(theme.px(SIDE_WIDTH)).growY().row();
        ReplayBar below = new ReplayBar(this);
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
        if (!placed) {
            placed = true;
            camera.fit();
        }
        refresh();
    }

    /** Makes everything seen agree with where the replay stands. */
    void refresh() {
        picture();
        Label title = heading;
        ReplayBar below = bar;
        if (title == null || below == null) {
            return;
        }
        title.setText(text(
                "replay.title",
                studio().texts().of(session.game().state().scenario()).name(),
                chronicle.phase(replay.game().state().moment())));
        below.refresh();
        told.clear();
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            told.add(wrapped(lines.get(i), i == 0 ? "bold" : "default"))
                    .growX()
                    .padBottom(theme().px(i == 0 ? 10 : 5))
                    .row();
        }
        Gdx.graphics.requestRendering();
    }

    private void picture() {
        boolean moving = playback.running() || playback.progress() > 0;
        board = moving
                ? Scene.happening(
                        replay,
                        bands,
                        playback.progress(),
                        studio().preferences().animations())
                : Scene.happened(replay, bands);
    }

    /** What happened last, the newest first. */
    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = replay.position() - 1; i >= 0 && lines.size() < TOLD; i--) {
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

    /** Goes to a position and waits there. */
    void go(int position) {
        playback.pause(true);
        playback.go(position);
        refresh();
    }

    /** Steps so many events forwards, or backwards where it is negative. */
    void step(int events) {
        go(replay.position() + events);
    }

    /** Plays on, or waits; from the end it begins anew. */
    void play() {
        if (playback.running()) {
            playback.pause(true);
        } else {
            if (!playback.behind()) {
                playback.go(0);
            }
            playback.playTo(Integer.MAX_VALUE);
        }
        refresh();
    }

    void pace(int times) {
        // At once would be nothing to look at.
        playback.pace(times == Preferences.INSTANT ? 1 : times);
        refresh();
    }

    /** Asks who plays on from here. */
    void takeOver() {
        playback.pause(true);
        new TakeOver(this).ask(replay.entries());
    }

    /** Goes back to where it was asked for; a battle then sees what was seen here. */
    void leave() {
        seen.ifPresent(view -> view.like(camera));
        studio().show(back.get());
    }

    @Override
    public boolean cancel() {
        return sheets.close();
    }

    @Override
    public InputProcessor input() {
        return new ReplayInput(this, new KeyMap(studio().preferences()));
    }

    @Override
    public void paint() {
        if (playback.running()) {
            int before = replay.position();
            playback.advance(Math.min(LONGEST_FRAME, Gdx.graphics.getDeltaTime()));
            if (before != replay.position() || !playback.running()) {
                refresh();
            } else {
                picture();
            }
            Gdx.graphics.requestRendering();
        }
        map.draw(camera, board, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    @Override
    public void dispose() {
        map.dispose();
        super.dispose();
    }
}
