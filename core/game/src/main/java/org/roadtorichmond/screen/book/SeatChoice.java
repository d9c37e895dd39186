package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.scenario.doctrine.Doctrines;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.scenario.matchup.Matchup;
import org.roadtorichmond.scenario.matchup.Speed;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Seats;

/** Who plays a side: a person or a commander of a level, with one sentence on how it plays, by which doctrine, and how well it did. */
final class SeatChoice {
    private static final int HUNDREDTHS = 100;
    private static final String SMALL = "small";

    private final Widgets ui;
    private final Optional<CommanderSpec> spec;
    private final Consumer<String> choose;

    /**
     * A choice of who plays a side.
     *
     * @param seat who plays it now
     * @param choose gets who plays it from now on
     */
    SeatChoice(Widgets ui, String seat, Consumer<String> choose) {
        this.ui = ui;
        this.choose = choose;
        spec = seat.equals(Seats.HUMAN)
                ? Optional.empty()
                : Commanders.parse(seat).value();
    }

    /**
     * Adds the choice to a table of one column; nothing below it moves when another is chosen.
     *
     * @param person what is shown of a person
     */
    void addTo(Table table, Actor person) {
        List<String> who = new ArrayList<>(List.of(Seats.HUMAN));
        who.addAll(Level.specs());
        String now = spec.flatMap(Level::of)
                .map(one -> one.spec().toString())
                .orElse(spec.map(CommanderSpec::toString).orElse(Seats.HUMAN));
        if (!who.contains(now)) {
            who.add(now);
        }
        table.add(ui.choices(who, now, this::brief, choose)).row();
        Label commander =
                ui.label(spec.map(one -> ui.texts().level(one.toString())).orElse(""), SMALL);
        table.add(new ContentSwitcher(List.of(person, commander), spec.isEmpty() ? 0 : 1))
                .row();
    }

    /** Adds how the commander plays, and by which doctrine, where it knows several; nothing for a person. */
    void addManner(Table table) {
        spec.ifPresent(commander -> {
            table.add(ui.wrapped(ui.texts().level(commander.toString()), "bold"))
                    .row();
            Level.of(commander).ifPresent(level -> small(table, ui.text("level." + level.name() + ".does")));
            doctrines(table, commander);
        });
    }

    /** The level alone, without the rank, which is said below: so the choice needs few lines. */
    private String brief(String seat) {
        return Level.of(seat)
                .map(level -> ui.text("level." + level.name()))
                .orElseGet(() -> ui.texts().player(seat));
    }

    private void doctrines(Table table, CommanderSpec commander) {
        List<String> doctrines = Commanders.doctrines(commander.name());
        if (!doctrines.isEmpty()) {
            String doctrine = commander.doctrine().orElse(Doctrines.USUAL);
            table.add(ui.choices(doctrines, doctrine, one -> ui.text("doctrine." + one), one -> choose(commander, one)))
                    .row();
            List<Label> does = doctrines.stream()
                    .map(one -> ui.wrapped(ui.text("doctrine." + one + ".does"), SMALL))
                    .toList();
            table.add(new ContentSwitcher(does, doctrines.indexOf(doctrine))).row();
        }
    }

    /** Adds how well the commander did against the others that are offered and how long it thinks, under its name; nothing for a person. */
    void addRecord(Table table) {
        spec.ifPresent(commander -> {
            table.add(ui.wrapped(ui.texts().level(commander.toString()), "bold"))
                    .padTop(ui.px(10))
                    .row();
            record(table, commander.name());
            Level.of(commander).ifPresent(level -> speed(table, level.spec().toString()));
        });
    }

    private void choose(CommanderSpec spec, String doctrine) {
        Optional<String> named = doctrine.equals(Doctrines.USUAL) ? Optional.empty() : Optional.of(doctrine);
        OptionalInt nodes = spec.nodes();
        choose.accept(new CommanderSpec(spec.name(), named, nodes).toString());
    }

    /** How a commander did against the others that are offered. */
    private void record(Table table, String name) {
        for (Matchup matchup : CommanderRecord.shipped().matchups()) {
            if (name(matchup.a()).equals(name)) {
                result(table, matchup);
            } else if (name(matchup.b()).equals(name)) {
                result(table, matchup.turned());
            }
        }
    }

    /** How long a commander thinks. */
    private void speed(Table table, String commander) {
        for (Speed speed : CommanderRecord.shipped().speeds()) {
            if (speed.commander().equals(commander)) {
                small(
                        table,
                        ui.text(
                                "record.speed",
                                speed.turnSeconds(),
                                speed.gameSeconds(),
                                ui.text("record." + speed.field().name())));
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
        table.add(ui.wrapped(words, SMALL)).row();
    }
}
