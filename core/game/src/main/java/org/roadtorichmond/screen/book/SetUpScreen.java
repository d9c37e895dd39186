package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Notice;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.begin.NewBattle;
import org.roadtorichmond.session.begin.OpponentWords;
import org.roadtorichmond.session.begin.PlayingTime;
import org.roadtorichmond.session.begin.TermsWords;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.unit.Side;

/**
 * On which a battle is set up: an invitation with the map as a plate, the situation in a paragraph and who plays against whom; rules,
 * dice and handicap are on a leaf behind it, and summed up in a line.
 */
public final class SetUpScreen extends BookPage {
    private static final float WIDTH = 1240;
    private static final float TWO_COLUMNS = 800;
    private static final float LEFT = 370;
    private static final float GAP = 28;
    private static final float PLATE_HEIGHT = 290;
    private static final float BAR = 12;
    /** Beside a leaf, and within its frame, on both sides together. */
    private static final float LEAF_MARGIN = 16;

    private static final float LEAF_FRAME = 44;
    private static final int TURN_LEAF = Keys.M;

    private final NewBattle battle;
    private final MapPlate plate;
    private final TermsLeaf terms;
    private boolean turned;
    private boolean beginning;

    /** The set-up page, with the scenario that was played last already chosen. */
    public SetUpScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        battle = new NewBattle(app.archive(), app.preferences());
        plate = owned(new MapPlate(this));
        terms = new TermsLeaf(this, battle, this::showChoices);
    }

    @Override
    public Rules rules() {
        return battle.scenario().map(loaded -> loaded.scenario().rules()).orElseGet(super::rules);
    }

    @Override
    public void compose() {
        Theme theme = theme();
        Optional<LoadedScenario> scenario = battle.scenario();
        Table content = new Table();
        content.top().padRight(theme.px(BAR));
        boolean wide = room(WIDTH) >= theme.px(TWO_COLUMNS);
        boolean behind = turned && scenario.isPresent();
        if (behind) {
            terms.addTo(content, scenario.orElseThrow(), wide);
        } else {
            invite(content, wide);
        }
        TextButton begin = enterButton(text("title.begin"), this::begin);
        begin.setDisabled(scenario.isEmpty());
        leaf(
                text(behind ? "setup.terms" : "setup.title"),
                WIDTH,
                content,
                List.of(button(text("book.back"), "default", this::leave), begin));
    }

    /** Shows what has been changed; the page can be built again only after the click has ended. */
    private void showChoices() {
        Gdx.app.postRunnable(this::rebuild);
    }

    private void turn(boolean toTerms) {
        Gdx.app.postRunnable(() -> {
            turned = toTerms && battle.scenario().isPresent();
            rebuildFromTop();
        });
    }

    private void invite(Table content, boolean wide) {
        Table choices = column();
        scenarios(choices);
        new SeatsColumn(this, battle.players(), this::showChoices).addTo(choices);
        if (wide) {
            float left = px(LEFT);
            content.add(choices).width(left).top();
            content.add(story(inside() - left - px(GAP))).growX().top().padLeft(px(GAP));
        } else {
            content.add(choices).growX().row();
            content.add(story(inside())).growX();
        }
    }

    /** The width of what lies within the frame of the leaf and beside its bar, in pixels. */
    private float inside() {
        return Math.min(px(WIDTH), stage().getWidth() - px(LEAF_MARGIN)) - px(LEAF_FRAME) - px(BAR);
    }

    private Table column() {
        Table column = new Table();
        column.top().defaults().growX().left().padBottom(px(3));
        return column;
    }

    private void head(Table table, String key) {
        table.add(label(text(key), "bold")).padTop(px(8)).row();
    }

    // --- What can be chosen ----------------------------------------------------------------------------------------

    private void scenarios(Table table) {
        head(table, "title.scenario");
        for (int i = 0; i < battle.count(); i++) {
            int place = i;
            table.add(ScenarioLine.of(this, title(i), facts(i), i == battle.place(), () -> {
                        battle.choose(place);
                        showChoices();
                    }))
                    .row();
        }
    }

    private String title(int place) {
        return battle.read(place)
                .value()
                .map(loaded -> texts().of(loaded.scenario()).name())
                .orElse(battle.file(place));
    }

    /**
     * When a scenario begins, how long it is, how large, and how often it was played and won, if it was. The day has a line of its own: how
     * long it takes depends on who plays, and a line that is broken by that would move all below it.
     */
    private String facts(int place) {
        return battle.read(place)
                .value()
                .map(LoadedScenario::scenario)
                .map(scenario ->
                        Hours.date(scenario, texts()).map(date -> date + "\n").orElse("")
                                + text(
                                        "setup.listed",
                                        scenario.turns(),
                                        scenario.units().size(),
                                        PlayingTime.words(texts(), scenario, battle.seats()))
                                + record(scenario))
                .orElse("");
    }

    private String record(Scenario scenario) {
        int played = battle.played(scenario);
        return played == 0 ? "" : "\n" + text("setup.played", played, battle.won(scenario));
    }

    // --- The scenario ----------------------------------------------------------------------------------------------

    private Table story(float room) {
        Table story = new Table();
        story.top().defaults().left().growX().padBottom(px(6));
        if (battle.count() > 0) {
            battle.scenario().ifPresentOrElse(loaded -> tell(story, loaded, room), () -> {
                story.add(wrapped(text("title.problems"), "warning")).row();
                story.add(wrapped(tell(battle.read(battle.place()).problems()), "default"));
            });
        }
        return story;
    }

    private void tell(Table story, LoadedScenario loaded, float room) {
        Scenario scenario = loaded.scenario();
        Translations.Description description = texts().of(scenario);
        story.add(plate.of(loaded, battle.file(battle.place()), room, px(PLATE_HEIGHT)))
                .padTop(px(8))
                .row();
        story.add(heading(description.name())).row();
        story.add(wrapped(
                        text("title.turns", scenario.turns(), word(scenario.first()))
                                + " "
                                + text("title.units", count(scenario, Side.UNION), count(scenario, Side.CONFEDERATE)),
                        "small"))
                .padBottom(0)
                .row();
        story.add(wrapped(TermsWords.of(texts(), battle, scenario), "small")).row();
        story.add(wrapped(description.story(), "book")).row();
        story.add(wrapped(OpponentWords.of(texts(), battle.seats()), "default"));
    }

    /** The name of the scenario, and the way to the leaf on which the terms are chosen: above all that is longer for some than others. */
    private Table heading(String name) {
        Table line = new Table();
        TextButton more = button(text("setup.more"), "default", () -> turn(true));
        more.add(label(texts().key(new KeyStroke(TURN_LEAF)), "key")).padLeft(px(10));
        line.add(wrapped(name, "chapter")).growX();
        line.add(more).top().padLeft(px(12)).padTop(px(4));
        return line;
    }

    private static int count(Scenario scenario, Side side) {
        return (int)
                scenario.units().stream().filter(unit -> unit.side() == side).count();
    }

    /** Says at once that the battle begins; it is laid out after that has been seen. */
    private void begin() {
        if (!beginning && battle.scenario().isPresent()) {
            beginning = true;
            new Notice(this).show(text("setup.beginning"));
        }
    }

    @Override
    public void render(float delta) {
        super.render(delta);
        if (beginning) {
            beginning = false;
            Gdx.app.postRunnable(() -> battle.begin(app().preferences()).ifPresent(navigator()::battle));
        }
    }

    @Override
    public boolean key(int key) {
        if (key == TURN_LEAF) {
            turn(!turned);
            return true;
        }
        return super.key(key);
    }

    @Override
    public void leave() {
        if (turned) {
            turn(false);
        } else {
            navigator().title();
        }
    }
}
