package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commanders;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/** The title page, on which a battle is set up: which scenario, who plays which side, by which dice. */
final class TitleScreen extends Page {
    private static final float LIST_WIDTH = 300;
    private static final float STORY_WIDTH = 520;

    private final Sheets sheets = new Sheets(this);
    private final SavedGames saved;
    private final List<String> names;
    private final List<Result<LoadedScenario>> scenarios = new ArrayList<>();
    private int chosen;
    private Optional<String> system = Optional.empty();
    private Seats seats;
    private String seed = "";
    private @Nullable MapPicture picture;
    private int pictured = -1;

    TitleScreen(Studio studio) {
        super(studio);
        saved = new SavedGames(studio.archive());
        names = studio.archive().scenarios();
        names.forEach(name -> scenarios.add(studio.archive().scenario(name)));
        chosen = Math.max(0, names.indexOf("road-to-richmond.scenario.json"));
        String other = Commanders.names().stream().findFirst().orElse(Seats.HUMAN);
        seats = new Seats(Seats.HUMAN, other);
    }

    @Override
    void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        Table sheet = panel();
        sheet.pad(theme.px(26));
        sheet.add(label(text("title.name"), "title")).colspan(2).row();
        sheet.add(label(text("title.subtitle"), "subtitle"))
                .colspan(2)
                .padBottom(theme.px(20))
                .row();
        sheet.add(left(theme)).width(theme.px(LIST_WIDTH)).top().growY();
        sheet.add(new Pane(story(theme), theme))
                .width(Math.min(theme.px(STORY_WIDTH), stage().getWidth() - theme.px(LIST_WIDTH + 130)))
                .growY()
                .padLeft(theme.px(26));
        root.left().add(sheet).growY().pad(theme.px(16));
        stage().addActor(root);
        root.validate();
        picture(Math.round(sheet.getX() + sheet.getWidth()));
    }

    /** Shows the map of the chosen scenario beside the sheet. */
    private void picture(int left) {
        MapPicture now = picture;
        if (pictured != chosen || now == null) {
            if (now != null) {
                now.dispose();
            }
            now = scenario().map(loaded -> new MapPicture(studio(), loaded)).orElse(null);
            picture = now;
            pictured = chosen;
        }
        if (now != null) {
            now.place(left, 0, Math.round(stage().getWidth()) - left, Math.round(stage().getHeight()));
        }
    }

    @Override
    void paint() {
        MapPicture now = picture;
        if (now != null) {
            now.paint();
        }
    }

    @Override
    public void dispose() {
        MapPicture now = picture;
        if (now != null) {
            now.dispose();
        }
        super.dispose();
    }

    private Table left(Theme theme) {
        Table left = new Table();
        left.defaults().growX().padBottom(theme.px(4));
        left.top();
        left.add(label(text("title.scenario"), "bold")).row();
        for (int i = 0; i < names.size(); i++) {
            int place = i;
            TextButton line = button(title(i), i == chosen ? "chosen" : "list", () -> {
                chosen = place;
                system = Optional.empty();
                rebuild();
            });
            line.getLabel().setAlignment(Align.left);
            left.add(line).row();
        }
        left.add(label(text("title.union"), "bold")).padTop(theme.px(14)).row();
        left.add(seat(Side.UNION)).row();
        left.add(label(text("title.confederate"), "bold")).row();
        left.add(seat(Side.CONFEDERATE)).row();
        left.add(label(text("title.seed"), "bold")).row();
        left.add(seed()).row();
        TextButton begin = button(text("title.begin"), "action", this::begin);
        begin.setDisabled(scenario().isEmpty());
        left.add(begin).padTop(theme.px(14)).height(theme.px(44)).row();
        left.add(button(text("title.load"), "default", this::load)).row();
        left.add(button(text("title.quit"), "default", () -> Gdx.app.exit())).row();
        return left;
    }

    private void rebuild() {
        stage().clear();
        build();
        Gdx.graphics.requestRendering();
    }

    private Optional<LoadedScenario> scenario() {
        return scenarios.isEmpty() ? Optional.empty() : scenarios.get(chosen).value();
    }

    private String title(int place) {
        return scenarios
                .get(place)
                .value()
                .map(loaded -> loaded.scenario().name())
                .orElse(names.get(place));
    }

    private SelectBox<String> seat(Side side) {
        List<String> words = new ArrayList<>(List.of(text("title.human")));
        List<String> who = new ArrayList<>(List.of(Seats.HUMAN));
        words.addAll(Commanders.names());
        who.addAll(Commanders.names());
        SelectBox<String> box = new SelectBox<>(theme().skin());
        box.setItems(words.toArray(new String[0]));
        box.setSelectedIndex(Math.max(0, who.indexOf(seats.of(side))));
        box.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor actor) {
                String now = who.get(box.getSelectedIndex());
                seats = side == Side.UNION ? new Seats(now, seats.confederate()) : new Seats(seats.union(), now);
            }
        });
        return box;
    }

    private TextField seed() {
        TextField field = new TextField(seed, theme().skin());
        field.setMessageText(text("title.seedHint"));
        field.setTextFieldFilter((box, letter) -> Character.isDigit(letter));
        field.setMaxLength(18);
        field.setTextFieldListener((box, letter) -> seed = box.getText());
        return field;
    }

    private Table story(Theme theme) {
        Table story = new Table();
        story.top().padRight(theme.px(12)).defaults().left().growX().padBottom(theme.px(8));
        if (scenarios.isEmpty()) {
            return story;
        }
        scenario().ifPresentOrElse(loaded -> tell(story, loaded.scenario()), () -> {
            story.add(wrapped(text("title.problems"), "warning")).row();
            story.add(wrapped(SavedGames.told(scenarios.get(chosen).problems()), "default"));
        });
        return story;
    }

    private void tell(Table story, Scenario scenario) {
        story.add(wrapped(scenario.name(), "heading")).row();
        story.add(wrapped(
                        text("title.turns", scenario.turns(), studio().texts().word(scenario.first()))
                                + " "
                                + text("title.units", count(scenario, Side.UNION), count(scenario, Side.CONFEDERATE)),
                        "small"))
                .row();
        story.add(wrapped(scenario.story(), "book")).row();
        victory(story, scenario.victory());
        story.add(wrapped(scenario.notes(), "small")).row();
    }

    /** How the game is won: one of the systems among which the scenario lets players choose, and what it asks of them. */
    private void victory(Table story, VictoryTerms terms) {
        List<VictorySystem> systems = terms.choices().stream()
                .flatMap(id -> VictorySystems.named(id).stream())
                .toList();
        int now = system.map(terms.choices()::indexOf).orElse(0);
        story.add(label(text("title.victory"), "bold")).padTop(theme().px(6)).row();
        if (systems.size() > 1) {
            SelectBox<String> box = new SelectBox<>(theme().skin());
            box.setItems(systems.stream()
                    .map(each -> studio().texts().tell(each.named()))
                    .toArray(String[]::new));
            box.setSelectedIndex(now);
            box.addListener(new ChangeListener() {
                @Override
                public void changed(ChangeEvent event, Actor actor) {
                    system = Optional.of(systems.get(box.getSelectedIndex()).id());
                    // The list is still closing itself; the page can be built anew only after that.
                    Gdx.app.postRunnable(TitleScreen.this::rebuild);
                }
            });
            story.add(box).row();
        }
        story.add(wrapped(studio().texts().tell(systems.get(now).explained()), "book"))
                .row();
    }

    private static int count(Scenario scenario, Side side) {
        return (int)
                scenario.units().stream().filter(unit -> unit.side() == side).count();
    }

    private void begin() {
        OptionalLong number = seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed));
        long dice = number.orElseGet(Session::anySeed);
        scenario()
                .map(loaded -> system.map(loaded::under).orElse(loaded))
                .ifPresent(loaded -> studio().show(new BattleScreen(
                        studio(), new Session(loaded, VictorySystems.newGame(loaded.survey(), dice), seats))));
    }

    private void load() {
        sheets.show(
                text("files.load"),
                saved.list(
                        this,
                        file -> saved.open(
                                studio(),
                                file,
                                why -> sheets.show(
                                        text("files.load"),
                                        wrapped(text("files.cannot", why), "book"),
                                        420,
                                        List.of(button(text("ledger.close"), "default", sheets::close))))),
                420,
                List.of(button(text("ledger.close"), "default", sheets::close)));
    }

    @Override
    boolean cancel() {
        return sheets.close();
    }

    @Override
    InputProcessor input() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                if (key == Keys.ENTER && !sheets.open()) {
                    begin();
                    return true;
                }
                return false;
            }
        };
    }
}
