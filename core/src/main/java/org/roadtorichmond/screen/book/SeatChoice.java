package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.doctrine.Doctrines;
import org.roadtorichmond.scenario.matchup.Matchup;
import org.roadtorichmond.scenario.matchup.Matchups;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Seats;

/** Who plays a side: a person or a commander, with one sentence on how it plays, by which doctrine, and how well it did. */
final class SeatChoice {
    private static final int HUNDREDTHS = 100;

    private final Widgets ui;
    private final String seat;
    private final Consumer<String> choose;

    /**
     * A choice of who plays a side.
     *
     * @param seat who plays it now
     * @param choose gets who plays it from now on
     */
    SeatChoice(Widgets ui, String seat, Consumer<String> choose) {
        this.ui = ui;
        this.seat = seat;
        this.choose = choose;
    }

    /** Adds the choice to a table of one column. */
    void addTo(Table table) {
        Optional<CommanderSpec> spec = seat.equals(Seats.HUMAN)
                ? Optional.empty()
                : Commanders.parse(seat).value();
        List<String> who = new ArrayList<>(List.of(Seats.HUMAN));
        who.addAll(Commanders.offered());
        table.add(ui.choices(who, spec.map(CommanderSpec::name).orElse(Seats.HUMAN), ui.texts()::player, choose))
                .row();
        spec.ifPresent(commander -> commander(table, commander));
    }

    private void commander(Table table, CommanderSpec spec) {
        small(table, ui.text("commander." + spec.name() + ".does"));
        List<String> doctrines = Commanders.doctrines(spec.name());
        if (!doctrines.isEmpty()) {
            String doctrine = spec.doctrine().orElse(Doctrines.USUAL);
            table.add(ui.choices(doctrines, doctrine, name -> ui.text("doctrine." + name), name -> choose(spec, name)))
                    .row();
            small(table, ui.text("doctrine." + doctrine + ".does"));
        }
        record(table, spec.name());
    }

    private void choose(CommanderSpec spec, String doctrine) {
        Optional<String> named = doctrine.equals(Doctrines.USUAL) ? Optional.empty() : Optional.of(doctrine);
        OptionalInt nodes = spec.nodes();
        choose.accept(new CommanderSpec(spec.name(), named, nodes).toString());
    }

    /** How a commander did against the others that are offered. */
    private void record(Table table, String name) {
        for (Matchup matchup : Matchups.shipped()) {
            if (name(matchup.a()).equals(name)) {
                result(table, matchup);
            } else if (name(matchup.b()).equals(name)) {
                result(table, matchup.turned());
            }
        }
    }

    private static String name(String spec) {
        return Commanders.parse(spec).value().map(CommanderSpec::name).orElse(spec);
    }

    private void result(Table table, Matchup matchup) {
        boolean named = !name(matchup.a()).equals(matchup.a());
        String opponent = ui.texts().player(matchup.b());
        String field = ui.text("record." + matchup.field().name());
        small(
                table,
                named
                        ? ui.text(
                                "record.ofNodes",
                                ui.texts().player(matchup.a()),
                                percent(matchup.score()),
                                opponent,
                                matchup.games(),
                                field,
                                percent(matchup.low()),
                                percent(matchup.high()))
                        : ui.text(
                                "record.of",
                                percent(matchup.score()),
                                opponent,
                                matchup.games(),
                                field,
                                percent(matchup.low()),
                                percent(matchup.high())));
    }

    private static int percent(int hundredths) {
        return Math.round(hundredths / (float) HUNDREDTHS);
    }

    private void small(Table table, String words) {
        table.add(ui.wrapped(words, "small")).row();
    }
}
