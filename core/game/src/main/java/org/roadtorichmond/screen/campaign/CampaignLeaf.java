package org.roadtorichmond.screen.campaign;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.report.FormationBars;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.CampaignWords;
import org.roadtorichmond.session.campaign.CampaignWords.Outcome;
import org.roadtorichmond.session.campaign.FormationLosses;
import org.roadtorichmond.unit.Side;

/** What the page of a campaign says of its battles: what came of the last one and what carries over, what was lost, and how all of it ended. */
final class CampaignLeaf {
    private static final float COLUMN = 190;
    private static final float THREE_COLUMNS = 600;

    private final Widgets ui;
    private final Chain chain;
    private final Optional<CampaignProgress> progress;
    private final CampaignWords words;
    private final IntConsumer lookAt;

    /**
     * The leaf of a campaign as far as it has come.
     *
     * @param progress empty before it begins
     * @param lookAt shows the game of a battle that was fought, by its number
     */
    CampaignLeaf(Widgets ui, Chain chain, Optional<CampaignProgress> progress, IntConsumer lookAt) {
        this.ui = ui;
        this.chain = chain;
        this.progress = progress;
        this.lookAt = lookAt;
        words = new CampaignWords(ui.texts(), chain);
    }

    private String title(int battle) {
        return chain.campaign().battles().get(battle).title();
    }

    private boolean fought(int battle) {
        return battle < chain.ends().size() && chain.ends().get(battle).fought();
    }

    /** The battles on a map. */
    OutlineMap map(Outline country) {
        List<OutlineMap.Place> places = new ArrayList<>();
        for (Campaign.Battle battle : chain.campaign().battles()) {
            int number = places.size();
            int over = chain.ends().size();
            places.add(new OutlineMap.Place(
                    battle.file().replaceFirst("\\..*", ""),
                    battle.title(),
                    number < over
                            ? OutlineMap.State.OVER
                            : number == over ? OutlineMap.State.NEXT : OutlineMap.State.TO_COME,
                    number < over ? chain.ends().get(number).winner() : Optional.empty()));
        }
        return new OutlineMap(ui, country, places);
    }

    /** The battles in order, each with its day and how it went; a click on one that was fought shows its game. */
    void battles(Rows rows) {
        List<Campaign.Battle> battles = chain.campaign().battles();
        for (int number = 0; number < battles.size(); number++) {
            int of = number;
            Button line = rows.link(2, fought(of), () -> lookAt.accept(of));
            Table told = new Table();
            Rows inner = new Rows(ui, told);
            inner.text((of + 1) + ". " + words.weighed(of), "bold", 0);
            inner.text((words.date(of) + "\n" + state(of)).strip(), "small", 0);
            line.add(told).growX();
        }
    }

    private String state(int battle) {
        int over = chain.ends().size();
        if (battle < over) {
            return result(battle);
        }
        boolean running = progress.flatMap(CampaignProgress::running).isPresent();
        return ui.text(battle > over ? "campaign.toCome" : running ? "campaign.isFought" : "campaign.isNext");
    }

    /** How a battle went, and how often it was fought if that was more than once (rule 22.5). */
    private String result(int battle) {
        String result = words.result(battle);
        int tries = progress.map(
                        now -> now.tries(chain.campaign().battles().get(battle).id()))
                .orElse(0);
        return tries > 1 ? ui.text("campaign.tries", result, tries) : result;
    }

    /** What came of the last battle, and how the next one begins. */
    void next(Rows rows) {
        Campaign.Battle next = chain.next();
        if (!chain.ends().isEmpty()) {
            cameOf(rows, chain.ends().size() - 1);
        }
        rows.text(ui.text("campaign.next", next.title()), "subtitle", 8);
        if (!next.story().isEmpty()) {
            rows.text(next.story(), "book");
        }
        chain.opening().value().ifPresent(opening -> begins(rows, opening));
        rows.text(ui.tell(chain.opening().problems()), "warning", 0);
    }

    private void cameOf(Rows rows, int last) {
        rows.text(ui.text("campaign.cameOf", title(last)), "subtitle", 0);
        rows.text(result(last) + ". " + words.standing(), "default");
        outcomes(rows, words.outcomes(last), last);
    }

    /** Each line in which the next battle differs from its scenario. */
    private void begins(Rows rows, Carried opening) {
        if (opening.lines().isEmpty()) {
            rows.text(ui.text("campaign.asPrinted"), "default");
        }
        for (Carried.Line line : opening.lines()) {
            link(rows, words.line(line), line.of());
        }
    }

    private void outcomes(Rows rows, List<Outcome> outcomes, int battle) {
        outcomes.forEach(outcome -> link(rows, words.told(outcome), battle));
    }

    /** A line that leads to the game from which it follows, where that was fought. */
    private void link(Rows rows, String told, int battle) {
        Button line = rows.link(1, fought(battle), () -> lookAt.accept(battle));
        line.add(ui.label("–", "default")).top().padRight(ui.px(4));
        line.add(ui.wrapped(told, "default")).growX();
    }

    /** What each formation has lost in all battles. */
    void losses(Rows rows, float width) {
        rows.text(ui.text("campaign.losses"), "heading", 10);
        List<FormationLoss> all = FormationLosses.of(chain);
        int largest = all.stream().mapToInt(FormationLoss::printed).max().orElse(1);
        for (Side side : Side.values()) {
            List<FormationLoss> own = all.stream()
                    .filter(loss -> loss.side() == side && loss.printed() > 0)
                    .toList();
            int lost = own.stream().mapToInt(FormationLoss::lost).sum();
            int whole = own.stream().mapToInt(FormationLoss::printed).sum();
            rows.text(ui.text("report.lost", ui.text("report.side." + side.word()), lost, whole), "bold", 4);
            rows.add(new FormationBars(ui).build(own, Math.max(1, largest), width), 2);
        }
        rows.text(ui.text("campaign.losses.note"), "small");
    }

    /** The end: who wins, and the battles as they went beside history, or below each other in a column of few pixels. */
    void last(Rows rows, float width) {
        rows.text(words.winner(), "chapter", 0);
        rows.text(words.standing(), "default", 0, 6);
        if (width >= ui.px(THREE_COLUMNS)) {
            rows.add(table(), 0);
        } else {
            words.over().forEach(battle -> {
                rows.text(named(battle), "bold");
                rows.text(ui.text("report.value", ui.text("campaign.went"), result(battle)), "default", 0);
                rows.text(ui.text("report.value", ui.text("campaign.history"), history(battle)), "default", 0);
            });
        }
        outcomes(rows, words.finals(), chain.ends().size() - 1);
    }

    private String named(int battle) {
        return (words.weighed(battle) + "\n" + words.date(battle)).strip();
    }

    private String history(int battle) {
        return words.history(battle).orElse("–");
    }

    private Table table() {
        Table table = new Table();
        table.defaults().left().top().padRight(ui.px(10)).padBottom(ui.px(4));
        for (String head : List.of("campaign.battle", "campaign.went", "campaign.history")) {
            table.add(ui.label(ui.text(head), "bold"));
        }
        table.row();
        words.over().forEach(battle -> {
            table.add(ui.wrapped(named(battle), "default")).width(ui.px(COLUMN));
            table.add(ui.wrapped(result(battle), "default")).growX();
            table.add(ui.wrapped(history(battle), "default")).growX();
            table.row();
        });
        return table;
    }
}
