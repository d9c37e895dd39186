package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.battle.panel.ChartsPanel;
import org.roadtorichmond.screen.battle.panel.RosterPanel;
import org.roadtorichmond.screen.kit.Pane;
import org.roadtorichmond.screen.kit.StillPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Stills;

/** What can be opened beside the map, between it and the side panel: the order of battle or the charts, one at a time. */
final class Aside {
    private static final float WIDTH = 420;
    private static final float EDGE = 8;
    private static final float BAR = 14;

    private final Widgets ui;
    private final RosterPanel roster;
    private final ChartsPanel charts;
    private final Runnable moved;
    private final Table box = new Table();
    private final PerPerson<Shelf> shelves;

    /** What a person has opened. */
    private static final class Shelf {
        private @Nullable Book open;
    }

    /** What can be opened. */
    enum Book {
        ROSTER,
        CHARTS
    }

    /**
     * Nothing is open at first.
     *
     * @param pointed gets the hexes that a click points out
     * @param stale has everything seen refreshed
     * @param moved called after something was opened or closed, when the map has more or less room
     */
    Aside(
            Widgets ui,
            Control control,
            ShownGame shown,
            CorpsBands bands,
            Consumer<List<Hex>> pointed,
            Runnable stale,
            Runnable moved) {
        this.ui = ui;
        this.moved = moved;
        shelves = new PerPerson<>(control.session(), Shelf::new);
        roster = new RosterPanel(ui, control, shown, bands, pointed, stale);
        charts = new ChartsPanel(ui, control, shown);
    }

    /** Where it is shown; empty while nothing is open. */
    Table box() {
        return box;
    }

    /** How wide it is in pixels, in a row that is as wide as given; nothing while nothing is open. */
    float width() {
        return shelves.now().open == null ? 0 : ui.px(WIDTH);
    }

    /** Opens one, or closes it if it is open. */
    void toggle(Book book) {
        Shelf shelf = shelves.now();
        shelf.open = book == shelf.open ? null : book;
        moved.run();
    }

    /** Closes what is open; whether anything was. */
    boolean close() {
        boolean was = shelves.now().open != null;
        shelves.now().open = null;
        if (was) {
            moved.run();
        }
        return was;
    }

    /** Builds what is open. */
    void build(Stills.Part still) {
        box.clear();
        Book book = shelves.now().open;
        if (book == null) {
            return;
        }
        int edge = ui.px(EDGE);
        Table head = new Table();
        head.add(ui.wrapped(ui.text(book == Book.ROSTER ? "roster.title" : "charts.title"), "heading"))
                .growX();
        head.add(ui.button(ui.text("ledger.close"), "default", this::close));
        Table leaf = new Table();
        leaf.top().padRight(edge);
        Table panel = ui.panel();
        panel.pad(edge);
        panel.add(head).growX().padBottom(ui.px(4)).row();
        if (book == Book.ROSTER) {
            roster.head(panel);
            leaf.add(roster.list()).growX();
        } else {
            charts.build(leaf, width() - 2 * edge - ui.px(BAR) - edge);
        }
        panel.add(new Pane(leaf, ui.theme())).grow();
        box.add(new StillPane(panel, still)).grow();
    }

    /** Makes what is open agree with the game. */
    void refresh() {
        Optional.ofNullable(shelves.now().open).ifPresent(book -> {
            if (book == Book.ROSTER) {
                roster.refresh();
            } else {
                charts.refresh();
            }
        });
    }

    /** The mouse has come to another hex, of which the charts speak. */
    void hovered() {
        if (shelves.now().open == Book.CHARTS) {
            charts.refresh();
            Gdx.graphics.requestRendering();
        }
    }
}
