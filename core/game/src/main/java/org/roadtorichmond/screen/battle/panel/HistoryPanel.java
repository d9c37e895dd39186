package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.history.Evidence;
import org.roadtorichmond.scenario.history.PastEvent;
import org.roadtorichmond.scenario.history.Source;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.words.Constants;

/** What happened historically in a game-turn: each event with its hours, how sure it is, and its sources. */
public final class HistoryPanel {
    private static final float ABOVE = 10;
    private static final float EVENT = 6;
    private static final float NUMBER = 22;

    private final Rows rows;
    private final Widgets ui;
    private final HistoryModel history;
    private final Consumer<List<Hex>> pointed;

    /** A panel in some rows; a click on an event passes on its hexes. */
    public HistoryPanel(Rows rows, HistoryModel history, Consumer<List<Hex>> pointed) {
        this.rows = rows;
        ui = rows.ui();
        this.history = history;
        this.pointed = pointed;
    }

    /** Adds the events of the turn that is shown, and the ways to those before and after it. */
    public void fill() {
        rows.text(ui.text("history.title"), "heading", ABOVE);
        String hour = Hours.at(history.scenario(), history.turn(), ui.texts()).orElse("");
        rows.text(ui.text("history.turn", history.turn(), hour), "bold");
        ways();
        List<PastEvent> events = history.events();
        if (events.isEmpty()) {
            rows.text(ui.text("history.nothing"), "book", EVENT);
        }
        events.forEach(this::event);
        List<Source> sources = history.sources();
        if (!sources.isEmpty()) {
            rows.text(ui.text("history.sources"), "bold", ABOVE);
        }
        sources.forEach(source -> rows.text(ui.text("history.source", source.name(), source.title()), "small"));
        if (!history.about().isEmpty()) {
            rows.text(history.about(), "small", ABOVE);
        }
    }

    private void ways() {
        Table ways = new Table();
        way(ways, "history.earlier", history.earlier());
        ways.add().growX();
        way(ways, "history.later", history.later());
        rows.add(ways, EVENT);
    }

    private void way(Table ways, String key, OptionalInt turn) {
        if (turn.isPresent()) {
            TextButton button = ui.button(
                    ui.text(key, turn.getAsInt()), "default", () -> rows.act(() -> history.show(turn.getAsInt())));
            ways.add(button);
        }
    }

    /** An event behind its number, which its hexes on the map bear too. */
    private void event(PastEvent event) {
        List<Hex> hexes = List.copyOf(event.everyHex());
        boolean chosen = history.pointed().filter(event::equals).isPresent();
        Button line = rows.link(EVENT, !hexes.isEmpty(), () -> {
            history.point(event);
            if (history.pointed().isPresent()) {
                pointed.accept(hexes);
            }
        });
        OptionalInt number = history.number(event);
        line.add(ui.label(number.isPresent() ? Integer.toString(number.getAsInt()) : "", "bold"))
                .top()
                .left()
                .width(ui.px(NUMBER));
        Table words = new Table();
        words.defaults().growX().left();
        String hours = Hours.span(event.hours().from(), event.hours().to(), ui.texts());
        words.add(ui.wrapped(hours, chosen ? "good" : "bold")).row();
        words.add(ui.wrapped(event.what(), "book")).row();
        words.add(ui.wrapped(grounds(event.grounds()), "small"));
        line.add(words).growX();
    }

    private String grounds(Evidence grounds) {
        String sources = grounds.sources().stream().map(Source::name).collect(Collectors.joining("; "));
        return ui.text(
                "history.grounds",
                ui.text("history.basis." + Constants.word(grounds.basis())),
                ui.text("history.sure." + Constants.word(grounds.sure())),
                sources);
    }
}
