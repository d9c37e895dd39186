package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.victory.KeyWords;
import org.roadtorichmond.victory.StakePhrases;
import org.roadtorichmond.victory.TrainAwaited;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.WaysToWin;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Sentence;

/** Both sides' points line by line, each with its rule and the units that it comes from. */
public final class LedgerTable {
    private final Widgets ui;
    private final Table table = new Table();
    private final Rows rows;
    private final Optional<Consumer<List<String>>> pointed;

    /** A ledger of which nothing can be clicked. */
    public LedgerTable(Widgets ui) {
        this(ui, Optional.empty());
    }

    /** A ledger that reports which units (or hexes) a clicked line came from. */
    LedgerTable(Widgets ui, Consumer<List<String>> pointed) {
        this(ui, Optional.of(pointed));
    }

    private LedgerTable(Widgets ui, Optional<Consumer<List<String>>> pointed) {
        this.ui = ui;
        this.pointed = pointed;
        rows = new Rows(ui, table);
    }

    /** Builds the ledger of a game as it stands. */
    public Table build(Game game) {
        rows.clear();
        table.top();
        fill(VictorySystem.judge(game), game.state());
        TrainAwaited.of(game)
                .filter(train -> train.points() > 0)
                .ifPresent(train -> rows.text(ui.text("ledger.forNow", train.points(), train.last()), "small", 12));
        return table;
    }

    private void fill(Adjudication tally, GameState state) {
        rows.text(winner(tally.winner()), "heading", 0);
        tally.outcome().ifPresent(outcome -> say("ledger.outcome." + outcome.name()));
        tally.tokens().ifPresent(tokens -> shares("ledger.tokens", tokens));
        tally.objective().ifPresent(objective -> say("ledger.objective", holder(objective.army())));
        List<String> objectives = KeyWords.objectives(state, ui::tell);
        if (!objectives.isEmpty()) {
            objectives.forEach(objective -> rows.text(objective, "bold", 6));
            rows.text(ui.text("ledger.holds"), "small", 0);
        }
        tally.battlePoints().ifPresent(points -> shares("ledger.battlePoints", points));
        for (Army army : Army.values()) {
            Tally side = tally.sides().of(army);
            rows.add(ui.label(ui.text("ledger.total", name(army), side.total()), "bold"), 12);
            side.lines().forEach(this::line);
            if (side.lines().isEmpty()) {
                rows.add(ui.label(ui.text("ledger.none"), "small"), 0);
            }
            tomorrow(StakePhrases.tomorrow(state, army.side()));
        }
    }

    /** What counts for nobody's points today and is worth something in a later battle of the campaign. */
    private void tomorrow(List<WaysToWin.Way> ways) {
        if (!ways.isEmpty()) {
            rows.text(ui.text("ledger.tomorrow"), "small", 4);
        }
        for (WaysToWin.Way way : ways) {
            List<String> hexes = way.hexes().stream().map(Hex::number).toList();
            Button row = rows.link(
                    0,
                    pointed.isPresent() && !hexes.isEmpty(),
                    () -> pointed.ifPresent(receiver -> receiver.accept(hexes)));
            row.add(ui.wrapped(words(ui, way.words(), "22.2"), "default")).growX();
        }
    }

    private void say(String key, Object... values) {
        rows.text(ui.text(key, values), "bold", 6);
    }

    /** What both sides hold of something that is not victory points, and how they came by it. */
    private void shares(String key, Shares shares) {
        say(key, name(Army.A), shares.of(Army.A), name(Army.B), shares.of(Army.B));
        for (Army army : Army.values()) {
            String units = shares.holders(army);
            if (!units.isEmpty()) {
                rows.text(ui.text("ledger.on", name(army), units), "default", 0);
            }
        }
        for (Shares.Share share : shares.lines()) {
            rows.text(words(ui, share.sentence(), share.rule()), "small", 0);
        }
    }

    private String name(Army army) {
        return ui.word(army.side());
    }

    private String holder(Optional<Army> army) {
        return army.map(this::name).orElseGet(() -> ui.text("ledger.nobody"));
    }

    private String winner(Winner winner) {
        return winner.army().map(army -> ui.text("ledger.winner", name(army))).orElseGet(() -> ui.text("ledger.draw"));
    }

    /** What a line of a tally says, with its rule. */
    static String words(Widgets ui, Sentence sentence, String rule) {
        return ui.text("ledger.line", ui.tell(sentence), rule);
    }

    private void line(Line line) {
        Button row = rows.link(
                4,
                pointed.isPresent() && !line.units().isEmpty(),
                () -> pointed.ifPresent(receiver -> receiver.accept(line.units())));
        row.add(ui.label(Long.toString(line.points()), "face")).width(ui.px(44)).top();
        Table words = new Table();
        Rows said = new Rows(ui, words);
        said.text(words(ui, line.sentence(), line.rule()), "default", 0);
        if (!line.units().isEmpty()) {
            said.text(ui.text("ledger.units", String.join(", ", line.units())), "small", 0);
        }
        row.add(words).growX();
    }
}
