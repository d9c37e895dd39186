package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.begin.NewBattle;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

/** What most players leave as it is, on a leaf of its own: how the game is won, rules, handicap, dice, and how commanders play. */
final class TermsLeaf {
    private static final int LONGEST_SEED = 18;
    private static final int TEMPER_DIGITS = 3;
    private static final float LEFT = 400;
    private static final float GAP = 28;
    private static final String SMALL = "small";
    private static final String BOOK = "book";

    private final BookPage page;
    private final NewBattle battle;
    private final Runnable changed;
    private boolean recorded;

    /**
     * The leaf of a page.
     *
     * @param changed called after each choice, to show it
     */
    TermsLeaf(BookPage page, NewBattle battle, Runnable changed) {
        this.page = page;
        this.battle = battle;
        this.changed = changed;
    }

    /**
     * Adds the leaf to a table.
     *
     * @param loaded the scenario to be played
     * @param wide whether there is room for two columns
     */
    void addTo(Table content, LoadedScenario loaded, boolean wide) {
        Table dice = column();
        handicap(dice, loaded.scenario());
        practice(dice);
        dice(dice);
        commanders(dice);
        Table rules = column();
        victory(rules, loaded.scenario());
        rules(rules, loaded.scenario());
        if (wide) {
            content.add(rules).growX().top();
            content.add(dice).width(page.px(LEFT)).top().padLeft(page.px(GAP));
        } else {
            content.add(rules).growX().row();
            content.add(dice).growX();
        }
    }

    private Table column() {
        Table column = new Table();
        column.top().defaults().growX().left().padBottom(page.px(4));
        return column;
    }

    private void head(Table table, String key) {
        table.add(page.label(page.text(key), "bold")).padTop(page.px(10)).row();
    }

    private <T> Consumer<T> changing(Consumer<T> change) {
        return value -> {
            change.accept(value);
            changed.run();
        };
    }

    private void handicap(Table table, Scenario scenario) {
        head(table, "setup.handicap");
        new HandicapChoice(page, battle.handicap(), changing(battle::handicap)).addTo(table, scenario);
    }

    private void practice(Table table) {
        head(table, "setup.practice");
        table.add(page.choices(
                        List.of(false, true),
                        battle.practice(),
                        on -> page.text(on ? "book.on" : "book.off"),
                        changing(battle::practice)))
                .row();
        table.add(page.wrapped(page.text("setup.practice.does"), SMALL)).row();
    }

    private void dice(Table table) {
        head(table, "title.seed");
        TextField seed = field(battle.seed(), LONGEST_SEED, battle::seed);
        seed.setMessageText(page.text("title.seedHint"));
        table.add(seed).row();
    }

    /** How the commanders play, how well they did, and by what they decide where two things are about as good. */
    private void commanders(Table table) {
        List<Side> commanded = battle.commanded();
        if (commanded.isEmpty()) {
            return;
        }
        head(table, "setup.temper");
        Table line = new Table();
        line.add(field(Integer.toString(battle.seats().temper()), TEMPER_DIGITS, this::temper))
                .growX();
        line.add(page.button(
                        page.text("setup.temper.another"),
                        "default",
                        () -> changing((Integer any) ->
                                        battle.seats(battle.seats().with(any)))
                                .accept(RandomSeeds.temper())))
                .padLeft(page.px(6));
        table.add(line).row();
        table.add(page.wrapped(page.text("setup.temper.does"), SMALL)).row();
        for (Side side : commanded) {
            head(table, side == Side.UNION ? "title.union" : "title.confederate");
            seat(side).addManner(table);
        }
        records(table, commanded);
    }

    private SeatChoice seat(Side side) {
        return new SeatChoice(
                page,
                battle.seats().of(side),
                changing(player -> battle.seats(battle.seats().with(side, player))));
    }

    /** Below everything else in the column, so that nothing moves when it unfolds: how well the commanders did that are chosen. */
    private void records(Table table, List<Side> commanded) {
        table.add(page.choice(
                        page.text("record.show"),
                        recorded,
                        () -> changing((Boolean on) -> recorded = on).accept(!recorded)))
                .fill(false, false)
                .left()
                .padTop(page.px(10))
                .row();
        if (recorded) {
            commanded.stream()
                    .filter(side -> side == Side.UNION
                            || !battle.seats().of(side).equals(battle.seats().of(side.enemy())))
                    .forEach(side -> seat(side).addRecord(table));
        }
    }

    private void temper(String digits) {
        battle.seats(battle.seats().with(digits.isEmpty() ? 0 : Integer.parseInt(digits)));
    }

    private TextField field(String digits, int longest, Consumer<String> typed) {
        TextField field = new TextField(digits, page.theme().skin());
        field.setFocusTraversal(false);
        field.setTextFieldFilter((box, letter) -> letter >= '0' && letter <= '9');
        field.setMaxLength(longest);
        field.setTextFieldListener((box, letter) -> typed.accept(box.getText()));
        return field;
    }

    /** How the game is won: one of the systems among which the scenario lets players choose, and what it asks of them. */
    private void victory(Table table, Scenario scenario) {
        Choices chosen = battle.choices(scenario);
        List<VictorySystem> systems = scenario.victory().choices().stream()
                .flatMap(id -> VictorySystem.of(id).stream())
                .toList();
        VictorySystem now = VictorySystem.of(chosen.system()).orElseThrow();
        head(table, "title.victory");
        table.add(page.choices(
                        systems,
                        now,
                        one -> page.tell(one.title()),
                        changing(one -> battle.choose(scenario, chosen.with(one.id())))))
                .row();
        List<Label> explained = systems.stream()
                .map(one -> page.wrapped(page.tell(one.explanation()), BOOK))
                .toList();
        table.add(new ContentSwitcher(explained, systems.indexOf(now))).row();
        now.extras(scenario)
                .forEach(
                        extra -> table.add(page.wrapped(page.tell(extra), BOOK)).row());
    }

    private void rules(Table table, Scenario scenario) {
        head(table, "setup.options");
        Choices now = battle.choices(scenario);
        OptionSwitches switches = new OptionSwitches(
                page, scenario, now.options(), changing(options -> battle.choose(scenario, now.with(options))));
        table.add(switches.build()).row();
        String notes = page.texts().of(scenario).notes();
        if (!notes.isEmpty()) {
            head(table, "setup.notes");
            table.add(page.wrapped(notes, SMALL)).row();
        }
    }
}
