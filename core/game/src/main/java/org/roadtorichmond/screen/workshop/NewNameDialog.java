package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.words.Sentence;

/** Asks how a new scenario is called, until it has a name that no other one has. */
record NewNameDialog(Widgets ui, Dialogs dialogs) {
    private static final String ENDING = ".scenario.json";

    /**
     * Asks for a name.
     *
     * @param about what the scenario is made of
     * @param proposal the name that is offered
     * @param named gets the name, and what its files are called without their endings
     */
    void ask(String heading, String about, String proposal, BiConsumer<String, String> named) {
        ask(heading, about, proposal, Optional.empty(), named);
    }

    private void ask(
            String heading, String about, String proposal, Optional<Sentence> why, BiConsumer<String, String> named) {
        TextField[] field = {new TextField(proposal, ui.theme().skin())};
        Runnable accept = () -> {
            String called = field[0].getText().strip();
            dialogs.close();
            Optional<Sentence> refusal = refusal(called);
            if (refusal.isPresent()) {
                ask(heading, about, called, refusal, named);
            } else {
                named.accept(called, stem(called));
            }
        };
        dialogs.show(
                heading,
                Dialogs.WIDTH,
                () -> {
                    field[0] = new TextField(field[0].getText(), ui.theme().skin());
                    field[0].setName("named");
                    Table content = new Table();
                    content.defaults().growX().left();
                    content.add(ui.wrapped(about, "book")).padBottom(ui.px(8)).row();
                    content.add(field[0]).row();
                    why.ifPresent(sentence -> content.add(ui.wrapped(ui.tell(sentence), "warning"))
                            .row());
                    return content;
                },
                () -> List.of(ui.enterButton(ui.text("incoming.goOn"), accept), dialogs.cancelling()));
        ui.stage().setKeyboardFocus(field[0]);
        field[0].selectAll();
    }

    /** Why a scenario cannot be called so, if that is so. */
    Optional<Sentence> refusal(String called) {
        String file = stem(called);
        if (file.isEmpty()) {
            return Optional.of(Sentence.of("workshop.blankName"));
        } else if (ui.app().archive().scenarios().contains(file + ENDING)) {
            return Optional.of(Sentence.of("workshop.there", Words.quoted(file + ENDING)));
        }
        return Optional.empty();
    }

    /** What the files of a scenario are called: the letters and digits of its name, with hyphens between the words. */
    static String stem(String called) {
        List<String> words = new ArrayList<>();
        for (String word : called.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return String.join("-", words);
    }
}
