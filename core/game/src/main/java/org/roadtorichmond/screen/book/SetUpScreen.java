package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.NameField;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/** On which a battle is set up: which scenario, who plays which side, how it is won, and by which dice. */
public final class SetUpScreen extends BookPage {
    private static final float WIDTH = 1120;
    private static final float TWO_COLUMNS = 800;
    private static final float LEFT = 340;
    private static final float PICTURE_HEIGHT = 330;
    private static final int LONGEST_SEED = 18;
    private static final int TEMPER_DIGITS = 3;
    private static final String FIRST_SCENARIO = "training.scenario.json";

    private final List<String> names;
    private final List<Result<LoadedScenario>> scenarios = new ArrayList<>();
    private int chosen;
    private Optional<Choices> choices = Optional.empty();
    private final Map<Side, String> called = new EnumMap<>(Side.class);
    private Seats seats;
    private Optional<Handicap> handicap = Optional.empty();
    private boolean practice;
    private boolean recorded;
    private String seed = "";
    private @Nullable Texture picture;
    private String pictured = "";

    /** The set-up page, with the scenario that was played last already chosen. */
    public SetUpScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        names = app.archive().scenarios();
        names.forEach(name -> scenarios.add(app.archive().scenario(name)));
        for (Side side : Side.values()) {
            called.put(side, app.preferences().name(side));
        }
        chosen = Math.max(0, names.indexOf(app.preferences().lastScenario().orElse(FIRST_SCENARIO)));
        seats = new Seats(Seats.HUMAN, Level.EASY.spec().toString(), RandomSeeds.temper());
    }

    /** What the players have chosen of the scenario; before they choose that is what it says itself. */
    private Choices choices(Scenario scenario) {
        return choices.orElseGet(() -> Choices.of(scenario));
    }

    @Override
    public Rules rules() {
        return scenario().map(loaded -> loaded.scenario().rules()).orElseGet(super::rules);
    }

    private Optional<LoadedScenario> scenario() {
        return scenarios.isEmpty() ? Optional.empty() : scenarios.get(chosen).value();
    }

    @Override
    public void compose() {
        Theme theme = theme();
        float room = room(WIDTH);
        Table content = new Table();
        content.top().padRight(theme.px(12));
        if (room >= theme.px(TWO_COLUMNS)) {
            float left = theme.px(LEFT);
            Table choices = choices();
            records(choices);
            content.add(choices).width(left).top();
            content.add(story(room - left - theme.px(40))).growX().top().padLeft(theme.px(28));
        } else {
            content.add(choices()).growX().row();
            Table story = story(room - theme.px(12));
            records(story);
            content.add(story).growX();
        }
        TextButton begin = enterButton(text("title.begin"), this::begin);
        begin.setDisabled(scenario().isEmpty());
        leaf(text("setup.title"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave), begin));
    }

    // --- What can be chosen ----------------------------------------------------------------------------------------

    private Table choices() {
        Table table = column();
        head(table, "title.scenario");
        for (int i = 0; i < names.size(); i++) {
            int place = i;
            table.add(choiceLine(title(i), i == chosen, () -> choose(place))).row();
        }
        seat(table, "title.union", Side.UNION);
        seat(table, "title.confederate", Side.CONFEDERATE);
        scenario().ifPresent(loaded -> {
            head(table, "setup.handicap");
            new HandicapChoice(this, handicap, changing(other -> handicap = other)).addTo(table, loaded.scenario());
        });
        head(table, "setup.practice");
        table.add(choices(
                        List.of(false, true),
                        practice,
                        on -> text(on ? "book.on" : "book.off"),
                        changing(on -> practice = on)))
                .row();
        table.add(wrapped(text("setup.practice.does"), "small")).row();
        head(table, "title.seed");
        table.add(seed()).row();
        boolean tempers = Arrays.stream(Side.values()).anyMatch(side -> !seats.human(side));
        table.add(new ContentSwitcher(List.of(temper()), tempers ? 0 : -1)).row();
        return table;
    }

    private Table column() {
        Table column = new Table();
        column.top().defaults().growX().left().padBottom(px(4));
        return column;
    }

    private void head(Table table, String key) {
        table.add(label(text(key), "bold")).padTop(px(10)).row();
    }

    /** Changes something, and shows that; the page can be built again only after the click has ended. */
    private <T> Consumer<T> changing(Consumer<T> change) {
        return value -> {
            change.accept(value);
            Gdx.app.postRunnable(this::rebuild);
        };
    }

    private void choose(int place) {
        chosen = place;
        choices = Optional.empty();
        Gdx.app.postRunnable(this::rebuild);
    }

    /** A click can still find the page of one scenario when another has just been chosen; for that it is not meant. */
    private void choose(Scenario seen, Choices made) {
        if (scenario().filter(loaded -> loaded.scenario().equals(seen)).isPresent()) {
            choices = Optional.of(made);
        }
    }

    private String title(int place) {
        return scenarios
                .get(place)
                .value()
                .map(loaded -> texts().of(loaded.scenario()).name())
                .orElse(names.get(place));
    }

    private void seat(Table table, String title, Side side) {
        head(table, title);
        seat(side).addTo(table, new NameField(this).of(called.getOrDefault(side, ""), name -> called.put(side, name)));
    }

    private SeatChoice seat(Side side) {
        return new SeatChoice(this, seats.of(side), changing(player -> seats = seats.with(side, player)));
    }

    /**
     * Below everything else that can be clicked in a column, so that nothing moves when it unfolds: how well the commanders did that
     * are chosen.
     */
    private void records(Table table) {
        List<Side> commanded = Arrays.stream(Side.values())
                .filter(side -> !seats.human(side))
                .filter(side -> side == Side.UNION || !seats.of(side).equals(seats.of(side.enemy())))
                .toList();
        TextButton ask = choice(
                text("record.show"),
                recorded,
                () -> changing((Boolean on) -> recorded = on).accept(!recorded));
        table.add(new ContentSwitcher(List.of(ask), commanded.isEmpty() ? -1 : 0))
                .fill(false, false)
                .left()
                .padTop(px(10))
                .row();
        if (recorded) {
            commanded.forEach(side -> seat(side).addRecord(table));
        }
    }

    /** By what commanders decide where two things are about as good: another one with each game, unless a player wants the same. */
    private Table temper() {
        Table table = column();
        head(table, "setup.temper");
        Table line = new Table();
        line.add(field(Integer.toString(seats.temper()), TEMPER_DIGITS, digits -> seats = seats.with(number(digits))))
                .growX();
        line.add(button(
                        text("setup.temper.another"),
                        "default",
                        () -> changing((Integer any) -> seats = seats.with(any)).accept(RandomSeeds.temper())))
                .padLeft(px(6));
        table.add(line).row();
        table.add(wrapped(text("setup.temper.does"), "small")).row();
        return table;
    }

    private static int number(String digits) {
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    private TextField seed() {
        TextField field = field(seed, LONGEST_SEED, digits -> seed = digits);
        field.setMessageText(text("title.seedHint"));
        return field;
    }

    /** A field for digits. */
    private TextField field(String digits, int longest, Consumer<String> typed) {
        TextField field = new TextField(digits, theme().skin());
        field.setFocusTraversal(false);
        field.setTextFieldFilter((box, letter) -> letter >= '0' && letter <= '9');
        field.setMaxLength(longest);
        field.setTextFieldListener((box, letter) -> typed.accept(box.getText()));
        return field;
    }

    // --- The scenario ----------------------------------------------------------------------------------------------

    private Table story(float room) {
        Table story = new Table();
        story.top().defaults().left().growX().padBottom(px(8));
        if (!scenarios.isEmpty()) {
            scenario().ifPresentOrElse(loaded -> tell(story, loaded, room), () -> {
                story.add(wrapped(text("title.problems"), "warning")).row();
                story.add(wrapped(texts().tell(scenarios.get(chosen).problems()), "default"));
            });
        }
        return story;
    }

    private void tell(Table story, LoadedScenario loaded, float room) {
        Scenario scenario = loaded.scenario();
        Translations.Description description = texts().of(scenario);
        story.add(wrapped(description.name(), "heading")).row();
        story.add(wrapped(
                        text("title.turns", scenario.turns(), word(scenario.first()))
                                + " "
                                + text("title.units", count(scenario, Side.UNION), count(scenario, Side.CONFEDERATE)),
                        "small"))
                .row();
        story.add(picture(loaded, room)).row();
        story.add(wrapped(description.story(), "book")).row();
        victory(story, scenario);
        head(story, "setup.options");
        Choices now = choices(scenario);
        OptionSwitches switches = new OptionSwitches(
                this, scenario, now.options(), changing(options -> choose(scenario, now.with(options))));
        story.add(switches.build()).row();
        if (!description.notes().isEmpty()) {
            head(story, "setup.notes");
            story.add(wrapped(description.notes(), "small")).row();
        }
    }

    /** The map with both armies, drawn before the next frame at the size in which it is shown. */
    private Table picture(LoadedScenario loaded, float room) {
        int width = Math.round(room);
        int height = px(PICTURE_HEIGHT);
        Image image = new Image();
        image.setScaling(Scaling.fit);
        Table frame = new Table();
        frame.add(image).grow().height(height).minWidth(0);
        String wanted = names.get(chosen) + " " + width + " " + height;
        Texture old = picture;
        if (old != null && pictured.equals(wanted)) {
            image.setDrawable(new TextureRegionDrawable(old));
        } else {
            plate(() -> {
                Texture made = engrave(loaded, width, height);
                image.setDrawable(new TextureRegionDrawable(made));
                pictured = wanted;
            });
        }
        return frame;
    }

    private Texture engrave(LoadedScenario loaded, int width, int height) {
        Texture old = picture;
        if (old != null) {
            old.dispose();
        }
        // The dice do not matter to what stands where at first.
        Session session = new Session(loaded, VictorySystems.newGame(loaded.survey(), 1), Seats.BOTH_HUMAN);
        Texture made = MapImage.take(app(), loaded.scenario(), BoardModel.picture(session), width, height);
        picture = made;
        return made;
    }

    /** How the game is won: one of the systems among which the scenario lets players choose, and what it asks of them. */
    private void victory(Table story, Scenario scenario) {
        Choices chosen = choices(scenario);
        List<VictorySystem> systems = scenario.victory().choices().stream()
                .flatMap(id -> VictorySystem.of(id).stream())
                .toList();
        VictorySystem now = VictorySystem.of(chosen.system()).orElseThrow();
        head(story, "title.victory");
        story.add(choices(
                        systems,
                        now,
                        one -> texts().tell(one.title()),
                        changing(one -> choose(scenario, chosen.with(one.id())))))
                .row();
        List<Label> explained = systems.stream()
                .map(one -> wrapped(texts().tell(one.explanation()), "book"))
                .toList();
        story.add(new ContentSwitcher(explained, systems.indexOf(now))).row();
        VictorySystem.extras(scenario)
                .forEach(
                        extra -> story.add(wrapped(texts().tell(extra), "book")).row());
    }

    private static int count(Scenario scenario, Side side) {
        return (int)
                scenario.units().stream().filter(unit -> unit.side() == side).count();
    }

    private void begin() {
        long dice = seed.isEmpty() ? RandomSeeds.seed() : Long.parseLong(seed);
        scenario()
                .map(loaded -> loaded.with(choices(loaded.scenario())))
                .map(this::handicapped)
                .ifPresent(loaded -> {
                    app().preferences().lastScenario(names.get(chosen));
                    Players players = new Players(seats);
                    called.forEach((side, name) -> {
                        players.name(side, name);
                        app().preferences().name(side, name);
                    });
                    navigator().battle(Session.of(SavedGames.begun(loaded, dice, players, practice)));
                });
    }

    private LoadedScenario handicapped(LoadedScenario loaded) {
        return handicap.map(laidOn -> Blueprint.handicapped(loaded, laidOn)).orElse(loaded);
    }

    @Override
    public void leave() {
        navigator().title();
    }

    @Override
    public void dispose() {
        Texture old = picture;
        if (old != null) {
            old.dispose();
        }
        super.dispose();
    }
}
