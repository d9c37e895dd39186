package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.picture.UnpackedPicture;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;

/** Puts the questions of an import to the designer, all at once: what has few answers is chosen, what can be anything is typed. */
final class AnswersDialog {
    private static final float WIDTH = 660;
    private static final float PICTURE = 48;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final Map<Asked, UnpackedPicture> pictures;
    private final Map<Asked, String> given = new LinkedHashMap<>();

    /** What is asked: for each name of each kind of question only once. */
    record Asked(Question question, String name) {}

    /**
     * Questions.
     *
     * @param pictures what some of them are about
     */
    AnswersDialog(Widgets ui, Dialogs dialogs, Map<Asked, UnpackedPicture> pictures) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.pictures = Map.copyOf(pictures);
    }

    /** The questions of a report. */
    static List<Asked> asked(List<ReportEntry> entries) {
        return entries.stream().flatMap(AnswersDialog::asked).distinct().toList();
    }

    private static Stream<Asked> asked(ReportEntry entry) {
        return entry.of().stream().map(name -> new Asked(entry.question().orElseThrow(), name));
    }

    /**
     * Asks.
     *
     * @param about what is imported
     * @param entries the questions, which may be left open
     * @param done gets what was answered
     */
    void ask(String about, List<ReportEntry> entries, Consumer<Answers> done) {
        given.clear();
        for (ReportEntry entry : entries) {
            asked(entry).forEach(asked -> entry.proposal(asked.name()).ifPresent(answer -> given.put(asked, answer)));
        }
        dialogs.show(
                ui.text("answers.title"),
                WIDTH,
                () -> content(about, entries),
                () -> List.of(
                        ui.enterButton(ui.text("incoming.goOn"), () -> {
                            dialogs.close();
                            done.accept(answers());
                        }),
                        dialogs.cancelling()));
    }

    private Answers answers() {
        Answers all = Answers.NONE;
        for (Map.Entry<Asked, String> answer : given.entrySet()) {
            if (!answer.getValue().isBlank()) {
                all = all.with(
                        answer.getKey().question(),
                        answer.getKey().name(),
                        answer.getValue().strip());
            }
        }
        return all;
    }

    private Table content(String about, List<ReportEntry> entries) {
        Table content = new Table();
        content.defaults().growX().left();
        content.padRight(ui.px(12));
        content.add(ui.wrapped(about, "book")).padBottom(ui.px(6)).row();
        List<Asked> before = new ArrayList<>();
        for (ReportEntry entry : entries) {
            for (Asked asked : asked(entry).toList()) {
                if (!before.contains(asked)) {
                    before.add(asked);
                    content.add(question(entry, asked)).padTop(ui.px(8)).row();
                    content.add(answer(asked)).padTop(ui.px(3)).row();
                }
            }
        }
        return content;
    }

    /** The words of a question, beside the picture that it is about if there is one. */
    private Actor question(ReportEntry entry, Asked asked) {
        Actor words = ui.wrapped(ui.tell(entry.sentence()), "default");
        UnpackedPicture picture = pictures.get(asked);
        if (picture == null) {
            return words;
        }
        Table row = new Table();
        SmallPicture small = new SmallPicture(picture);
        small.setName("picture." + asked.name());
        row.add(small).size(ui.px(PICTURE)).padRight(ui.px(8));
        row.add(words).growX();
        return row;
    }

    private Actor answer(Asked asked) {
        return asked.question().answers().isEmpty() ? typed(asked) : choices(asked);
    }

    private TextField typed(Asked asked) {
        TextField field =
                new TextField(given.getOrDefault(asked, ""), ui.theme().skin());
        field.setName("answer." + asked.name());
        field.setTextFieldListener((box, letter) -> given.put(asked, box.getText()));
        return field;
    }

    /** The answers of which one can be taken; a second press on it takes none. */
    private Flow choices(Asked asked) {
        Flow flow = new Flow(ui.px(4));
        Map<String, TextButton> buttons = new LinkedHashMap<>();
        for (String answer : asked.question().answers()) {
            TextButton button = ui.choice(said(asked.question(), answer), false, () -> {
                if (!given.remove(asked, answer)) {
                    given.put(asked, answer);
                }
                mark(buttons, asked);
            });
            buttons.put(answer, button);
            flow.addActor(button);
        }
        mark(buttons, asked);
        return flow;
    }

    private void mark(Map<String, TextButton> buttons, Asked asked) {
        buttons.forEach((answer, button) -> {
            boolean taken =
                    Optional.ofNullable(given.get(asked)).filter(answer::equals).isPresent();
            button.setStyle(ui.theme().skin().get(taken ? "chosen" : "list", TextButtonStyle.class));
        });
    }

    /** An answer in the player's language. */
    private String said(Question question, String answer) {
        Enum<?>[] constants = switch (question) {
            case TERRAIN -> Terrain.values();
            case SIDE -> Side.values();
            case TYPE -> Arm.values();
            case MARK, SETUP, BOARD, LAYER, TURN, OUTSIDE, COLUMN -> new Enum<?>[0];
        };
        return Arrays.stream(constants)
                .filter(constant -> Constants.word(constant).equals(answer))
                .findFirst()
                .map(ui::word)
                .orElseGet(() -> question == Question.COLUMN && !answer.equals(Question.NOTHING)
                        ? ui.text("sheet." + answer)
                        : ui.text("answers." + answer));
    }
}
