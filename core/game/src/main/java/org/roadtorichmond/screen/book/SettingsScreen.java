package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.KeyScheme;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.SoundKind;
import org.roadtorichmond.session.replay.Playback;

/** What a player can set. Everything is applied and kept at once. */
public final class SettingsScreen extends BookPage {
    private static final float WIDTH = 900;
    private static final float NARROW = 560;
    private static final float NAMES = 250;
    private static final float SAMPLE = 84;
    private static final List<Integer> SCALES = List.of(75, 90, 100, 115, 130, 150, 175, 200, 250);
    private static final List<Integer> VOLUMES = List.of(0, 25, 50, 75, 100);

    private final Optional<Session> table;
    private final KeySettings keys;

    /** The settings; Escape leads back to the game on the table, or to the title page if there is none. */
    public SettingsScreen(AppContext app, Navigator navigator, Optional<Session> table) {
        super(app, navigator);
        this.table = table;
        keys = new KeySettings(this, dialogs(), held(), this::rebuild);
    }

    @Override
    public void compose() {
        Theme theme = theme();
        Table content = new Table();
        content.top().padRight(theme.px(12));
        look(content);
        battle(content);
        sound(content);
        head(content, "settings.keys");
        scheme(content);
        content.add(keys.build(room(WIDTH))).growX().colspan(2).row();
        leaf(
                text("settings.title"),
                WIDTH,
                content,
                List.of(
                        enterButton(text("book.back"), this::leave),
                        button(text("settings.usualKeys"), "default", keys::usual)));
    }

    private void look(Table content) {
        head(content, "settings.look");
        chosen(content, Setting.LANGUAGE, tag -> text("language." + tag), app()::speak);
        line(
                content,
                "settings.scale",
                choices(
                        SCALES,
                        nearest(app().interfaceScale()),
                        hundredths -> hundredths + " %",
                        now(scale -> set().set(Setting.SCALE, scale))));
        app().reduced(Extent.BATTLE)
                .ifPresent(hundredths -> note(content, wrapped(text("settings.reduced", hundredths), "small")));
        chosen(content, Setting.PALETTE, name -> text("palette." + name), app()::colour);
        PaletteSample sample = new PaletteSample(app());
        content.add();
        content.add(sample).height(px(SAMPLE)).growX().padBottom(px(8)).row();
        chosen(
                content,
                Setting.MAP_TURN,
                turn -> text("settings.mapTurn." + turn.word()),
                turn -> app().preferences().set(Setting.MAP_TURN, turn));
        flag(content, Setting.LIGHT);
    }

    /** The scale among those offered that is nearest to the one set, which the keys may have changed in other steps. */
    private static int nearest(int scale) {
        return SCALES.stream()
                .min(Comparator.comparingInt(offered -> Math.abs(offered - scale)))
                .orElse(scale);
    }

    private void battle(Table content) {
        head(content, "settings.battle");
        flag(content, Setting.ANIMATIONS);
        Function<Integer, String> words = pace -> pace == Setting.INSTANT ? text("settings.instant") : pace + " ×";
        line(
                content,
                "settings.pace",
                choices(Playback.PACES, set().get(Setting.PACE), words, now(pace -> set().set(Setting.PACE, pace))));
        Stream.of(
                        Setting.SMALL_MAP,
                        Setting.FOLLOW,
                        Setting.EDGE_SCROLL,
                        Setting.HAND_OVER,
                        Setting.CLOCK,
                        Setting.HISTORY,
                        Setting.HONOURS)
                .forEach(setting -> flag(content, setting));
    }

    /** The sets of usual keys, and what has moved in the one that is taken. */
    private void scheme(Table content) {
        KeyScheme now = app().keys().scheme();
        line(
                content,
                "settings.scheme",
                choices(
                        List.of(KeyScheme.values()),
                        now,
                        scheme -> scheme == KeyScheme.WASD ? fourKeys() : text("settings.scheme.arrows"),
                        now(app().keys()::scheme)));
        Label moved = wrapped(text("settings.scheme.moved", movedKeys()), "small");
        note(content, new ContentSwitcher(List.of(moved), now == KeyScheme.ARROWS ? -1 : 0));
    }

    /** What is printed on the keys that lie where W, A, S and D do. */
    private String fourKeys() {
        return KeyScheme.fourKeys(app().keys().layout()).stream()
                .map(texts()::key)
                .collect(Collectors.joining(", "));
    }

    /** What has another key since the map has its own, with that key. */
    private String movedKeys() {
        return app().keys().moved().stream()
                .map(action -> text(KeyTable.text(action)) + " – " + key(action))
                .collect(Collectors.joining("; "));
    }

    /** What stands below a choice and says what comes of it. */
    private void note(Table content, Actor words) {
        content.add();
        content.add(words).growX().padBottom(px(8)).row();
    }

    private void sound(Table content) {
        head(content, "settings.sound");
        if (!app().sounds().hasDevice()) {
            note(content, wrapped(text("settings.noDevice"), "small"));
        }
        flag(content, "settings.sounds", set().get(Setting.SOUND), app().sounds()::set);
        volume(content, "settings.volume", Setting.VOLUME, SoundKind.SIGNALS);
        for (SoundKind kind : SoundKind.values()) {
            volume(content, "settings.volume." + kind.name(), Setting.volume(kind), kind);
        }
    }

    /** The choice of a volume; what is chosen is heard at once. */
    private void volume(Table content, String key, Setting<Integer> setting, SoundKind sample) {
        Consumer<Integer> choose = volume -> {
            set().set(setting, volume);
            app().sounds().sample(sample);
        };
        line(content, key, choices(VOLUMES, set().get(setting), hundredths -> hundredths + " %", now(choose)));
    }

    private void head(Table content, String key) {
        content.add(wrapped(text(key), "heading"))
                .growX()
                .colspan(2)
                .padTop(px(10))
                .padBottom(px(4))
                .row();
    }

    private Preferences set() {
        return app().preferences();
    }

    private <T> void chosen(Table content, Setting<T> setting, Function<T, String> words, Consumer<T> choose) {
        line(content, key(setting), choices(setting.choices(), set().get(setting), words, now(choose)));
    }

    private static String key(Setting<?> setting) {
        return "settings." + setting.name();
    }

    private void flag(Table content, Setting<Boolean> setting) {
        flag(content, key(setting), set().get(setting), on -> set().set(setting, on));
    }

    private void flag(Table content, String key, boolean on, Consumer<Boolean> set) {
        line(content, key, choices(List.of(true, false), on, yes -> text(yes ? "book.on" : "book.off"), now(set)));
    }

    private void line(Table content, String key, Actor choices) {
        Label words = wrapped(text(key), "default");
        int gap = px(6);
        if (room(WIDTH) < px(NARROW)) {
            content.add(words).growX().colspan(2).row();
            content.add(choices).growX().colspan(2).padBottom(gap).row();
        } else {
            content.add(words).width(px(NAMES)).padRight(gap).padBottom(gap);
            content.add(choices).growX().padBottom(gap).row();
        }
    }

    /** Sets something and shows it everywhere, after the click that asks for it has ended. */
    private <T> Consumer<T> now(Consumer<T> set) {
        return value -> {
            set.accept(value);
            Gdx.app.postRunnable(this::rebuild);
        };
    }

    @Override
    public void leave() {
        table.ifPresentOrElse(navigator()::battle, navigator()::title);
    }
}
