package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.PlanWords;
import org.roadtorichmond.ai.outlook.Tenths;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.battle.board.PlanArrows;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.SplitBar;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.table.PlanRecall;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.words.Sentence;

/** The card of a plan: what a commander intends or intended, part by part, with each unit that marches. */
final class PlanCard {
    private static final float SWATCH = 11;
    private static final float PART = 7;
    private static final float ABOVE = 12;

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final PlanRecall recall;
    private final Consumer<List<String>> pointed;

    /** A card in some rows; a click on a line passes on the hexes that it speaks of. */
    PlanCard(Rows rows, Control control, PlanRecall recall, Consumer<List<String>> pointed) {
        this.rows = rows;
        ui = rows.ui();
        this.control = control;
        this.recall = recall;
        this.pointed = pointed;
    }

    /** Adds the plan that is shown, or why there is none. */
    void fill(Game known) {
        Optional<PlanBook.Page> page = control.display().page(known);
        if (page.isPresent()) {
            card(page.get(), known);
            others(page.get(), known);
        } else {
            rows.text(ui.text("card.title"), "heading", ABOVE);
            if (!earlier(known, Integer.MAX_VALUE)) {
                rows.text(ui.text("card.none"), "book");
            }
        }
    }

    private void card(PlanBook.Page page, Game known) {
        Plan plan = page.plan();
        String author = page.author();
        rows.text(
                page.advice()
                        ? ui.text("card.advice", ui.texts().playerOfLevel(author))
                        : ui.text("card.plan", ui.texts().player(author)),
                "heading",
                ABOVE);
        rows.text(new EventSentences(ui.texts()).phase(plan.moment()), "small");
        if (control.display().lapsed(page)) {
            rows.text(ui.text("card.lapsed"), "warning");
            if (!control.display().asked(page)) {
                // What was advised is no news any more, and is there for those who want it.
                rows.button(
                        ui.text("card.again"),
                        "default",
                        () -> control.display().show(Optional.of(page)));
                return;
            }
        }
        chances(plan);
        parts(plan, page, known);
        marches(plan);
    }

    private void parts(Plan plan, PlanBook.Page page, Game known) {
        PlanWords words = new PlanWords(plan);
        for (PlanWords.Part part : PlanWords.Part.values()) {
            part(words, part, plan);
            if (part == PlanWords.Part.OBJECTIVE) {
                before(page, known).ifPresent(earlier -> changed(earlier.plan(), plan));
            }
        }
    }

    /** The last plan of the same side before one, of the same kind, if it can be read. */
    private Optional<PlanBook.Page> before(PlanBook.Page page, Game known) {
        return open(known).stream()
                .filter(each -> each.entries() < page.entries()
                        && each.advice() == page.advice()
                        && each.plan().side() == page.plan().side()
                        && each.plan().moment().turn() < page.plan().moment().turn())
                .reduce((older, newer) -> newer);
    }

    /** What has changed since the plan before: what it was for, and how likely the side was to win. */
    private void changed(Plan earlier, Plan plan) {
        String then = ui.tell(Tenths.percent(earlier.expected()));
        String now = ui.tell(Tenths.percent(plan.before()));
        boolean same = earlier.objective().equals(plan.objective());
        rows.text(
                same
                        ? ui.text("card.same", earlier.moment().turn(), then, now)
                        : ui.text(
                                "card.changed",
                                earlier.moment().turn(),
                                ui.tell(HexNames.within(field(), earlier.objective())),
                                then,
                                now),
                "small");
    }

    private void part(PlanWords words, PlanWords.Part part, Plan plan) {
        List<Sentence> sentences = words.of(part);
        if (sentences.isEmpty()) {
            return;
        }
        rows.text(ui.tell(part.title()), "bold", PART);
        for (int i = 0; i < sentences.size(); i++) {
            boolean named = part == PlanWords.Part.OBJECTIVE || part == PlanWords.Part.ENEMY;
            Sentence said = named ? HexNames.within(field(), sentences.get(i)) : sentences.get(i);
            List<Hex> hexes = named ? HexNames.in(field(), sentences.get(i)) : hexes(plan, part, i);
            line(ui.tell(said), hexes, Optional.empty());
        }
        if (part == PlanWords.Part.MAIN_ATTACK) {
            plan.mainAttack().ifPresent(strike -> SplitBar.add(rows, strike.chance(), Palette.TARGET, Palette.SHEET));
        }
    }

    private Battlefield field() {
        return control.session().state().scenario().field();
    }

    /** The hexes that a sentence of a part speaks of. */
    private static List<Hex> hexes(Plan plan, PlanWords.Part part, int place) {
        return switch (part) {
            case MAIN_ATTACK -> plan.mainAttack().map(Plan.Strike::targets).orElse(List.of());
            case FURTHER_ATTACKS -> plan.attacks().get(place + 1).targets();
            case FEARED -> plan.fear().map(fear -> List.of(fear.hex())).orElse(List.of());
            case OBJECTIVE, ENEMY, WHY_WORSE, REJECTED -> List.of();
        };
    }

    private void chances(Plan plan) {
        rows.text(ui.text("card.chances"), "bold", PART);
        chance("card.before", plan.before(), plan);
        chance("card.expected", plan.expected(), plan);
        plan.standing().ifPresent(standing -> chance("card.standing", standing, plan));
    }

    private void chance(String key, double chance, Plan plan) {
        rows.number(ui.text(key), ui.tell(Tenths.percent(chance)));
        SplitBar.add(rows, chance, Chart.color(plan.side()), Palette.SHEET);
    }

    private void marches(Plan plan) {
        if (!plan.marches().isEmpty()) {
            rows.text(ui.text("card.marches", plan.marches().size()), "bold", PART);
        }
        for (Plan.March march : plan.marches()) {
            List<Hex> path = march.path();
            line(
                    ui.tell(PlanWords.march(march)),
                    List.of(path.get(path.size() - 1)),
                    Optional.of(PlanArrows.color(march.role())));
        }
    }

    /** A line that points out the hexes it speaks of, with a swatch of the colour of its arrow. */
    private void line(String words, List<Hex> hexes, Optional<Color> color) {
        Button line = rows.link(
                1,
                !hexes.isEmpty(),
                () -> pointed.accept(hexes.stream().map(Hex::number).toList()));
        color.ifPresent(ink -> {
            Table swatch = new Table();
            swatch.setBackground(ui.theme().box(ink, Palette.INK, 0));
            line.add(swatch).size(ui.px(SWATCH)).top().padTop(ui.px(3)).padRight(ui.px(6));
        });
        line.add(ui.wrapped(words, "default")).growX();
    }

    /** The way to the plan before and the one after. */
    private void others(PlanBook.Page page, Game known) {
        earlier(known, page.entries());
        List<PlanBook.Page> open = open(known);
        int place = open.indexOf(page);
        if (place >= 0 && place < open.size() - 1) {
            PlanBook.Page later = open.get(place + 1);
            rows.button(
                    title("card.later", later),
                    "default",
                    () -> control.display().show(Optional.of(later)));
        }
    }

    private List<PlanBook.Page> open(Game known) {
        return control.session().plans().open(known, control.display().viewer());
    }

    /** The way to the last plan before some command: the one that is known, or one to be worked out again; whether there is any. */
    private boolean earlier(Game known, int before) {
        Optional<PlanBook.Page> page =
                open(known).stream().filter(each -> each.entries() < before).reduce((older, newer) -> newer);
        Optional<PlanRecall.Turn> turn = recall.newest(known, before)
                .filter(lost -> page.map(PlanBook.Page::entries).orElse(-1) < lost.entries());
        if (turn.isPresent()) {
            again(turn.get(), known);
        } else {
            page.ifPresent(earlier -> rows.button(
                    title("card.earlier", earlier),
                    "default",
                    () -> control.display().show(Optional.of(earlier))));
        }
        return turn.isPresent() || page.isPresent();
    }

    /** The way to a plan that was not saved. */
    private void again(PlanRecall.Turn turn, Game known) {
        Object[] whose = {turn.moment().turn(), ui.word(turn.moment().player())};
        if (recall.strange(turn)) {
            rows.text(ui.text("card.strange", whose), "book");
            earlier(known, turn.entries());
        } else if (recall.thinking().isPresent()) {
            rows.text(ui.text("card.recalling", whose), "default");
            rows.button(ui.text("staff.cancel", ui.key(KeyAction.BACK)), "default", recall::cancel);
        } else {
            rows.button(
                    ui.text("card.recall", whose),
                    "default",
                    () -> recall.recall(turn, page -> control.display().show(Optional.of(page))));
        }
    }

    private String title(String key, PlanBook.Page page) {
        return ui.text(key, page.plan().moment().turn(), ui.word(page.plan().side()));
    }
}
