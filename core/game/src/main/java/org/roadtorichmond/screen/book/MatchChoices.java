package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.session.begin.NewBattle;
import org.roadtorichmond.unit.Side;

/** What is chosen for a match however its players meet: the scenario and one's own side; and what the fields of its forms look like. */
final class MatchChoices {
    private static final float FIELD = 320;
    private static final int LONGEST = 400;

    private final BookPage page;
    private final NewBattle battle;
    private Side own = Side.UNION;

    MatchChoices(BookPage page) {
        this.page = page;
        battle = new NewBattle(page.app().archive(), page.app().preferences());
    }

    Optional<LoadedScenario> scenario() {
        return battle.scenario();
    }

    Side own() {
        return own;
    }

    /** What the player at this computer is called; a guest does not know yet which side is his. */
    String name() {
        String name = page.app().preferences().name(own);
        return name.isEmpty() ? MatchStart.UNNAMED : name;
    }

    void scenarios(Table content) {
        List<Integer> places = IntStream.range(0, battle.count())
                .filter(place -> battle.read(place).value().isPresent())
                .boxed()
                .toList();
        content.add(page.choices(places, battle.place(), this::scenarioName, place -> {
                    battle.choose(place);
                    page.rebuild();
                }))
                .row();
    }

    private String scenarioName(int place) {
        return page.texts()
                .of(battle.read(place).value().orElseThrow().scenario())
                .name();
    }

    void sides(Table content) {
        content.add(page.choices(List.of(Side.values()), own, page::word, side -> {
                    own = side;
                    page.rebuild();
                }))
                .row();
    }

    /** A button at the left. */
    void press(Table content, String words, Runnable action) {
        content.add(page.button(page.text(words), "default", action))
                .left()
                .fill(false, false)
                .row();
    }

    /** A field of a usual width at the left. */
    void field(Table content, String words, String hint, Consumer<String> typed) {
        content.add(wide(words, hint, typed)).maxWidth(page.px(FIELD)).left().row();
    }

    /** A field as wide as there is room. */
    TextField wide(String words, String hint, Consumer<String> typed) {
        TextField field = new TextField(words, page.theme().skin());
        field.setName(hint);
        field.setFocusTraversal(false);
        field.setMessageText(page.text(hint));
        field.setMaxLength(LONGEST);
        field.setTextFieldListener((box, letter) -> typed.accept(box.getText().strip()));
        return field;
    }
}
