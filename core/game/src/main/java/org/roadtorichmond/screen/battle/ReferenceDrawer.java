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
import org.roadtorichmond.screen.kit.CachedPane;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.CachedPanels;
import org.roadtorichmond.view.CorpsBands;

/** What can be opened beside the map, between it and the side panel: the order of battle or the charts, one at a time. */
final class ReferenceDrawer {
    private static final float WIDTH = 420;
    private static final float EDGE = 8;
    private static final float BAR = 14;

    private final Widgets ui;
    private final RosterPanel roster;
    private final ChartsPanel charts;
    private final Runnable moved;
    private final Table box = new Table();
    private final PerPerson<Opened> openedBy;

    /** What a person has opened. */
    private static final class Opened {
        private @Nullable Tab tab;
    }

    /** What can be opened. */
    enum Tab {
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
    ReferenceDrawer(
            Widgets ui,
            Control control,
            ShownGame shown,
            CorpsBands bands,
            Consumer<List<Hex>> pointed,
            Runnable stale,
            Runnable moved) {
        this.ui = ui;
        this.moved = moved;
        openedBy = new PerPerson<>(control.session(), Opened::new);
        roster = new RosterPanel(ui, control, shown, bands, pointed, stale);
        charts = new ChartsPanel(ui, control, shown);
    }

    /** Where it is shown; empty while nothing is open. */
    Table box() {
        return box;
    }

    /** How wide it is in pixels, in a row that is as wide as given; nothing while nothing is open. */
    float width() {
        return openedBy.now().tab == null ? 0 : ui.px(WIDTH);
    }

    /** Opens one, or closes it if it is open. */
    void toggle(Tab tab) {
        Opened opened = openedBy.now();
        opened.tab = tab == opened.tab ? null : tab;
        moved.run();
    }

    /** Closes what is open; whether anything was. */
    boolean close() {
        boolean was = openedBy.now().tab != null;
        openedBy.now().tab = null;
        if (was) {
            moved.run();
        }
        return was;
    }

    /** Builds what is open. */
    void build(CachedPanels.Part still) {
        box.clear();
        Tab tab = openedBy.now().tab;
        if (tab == null) {
            return;
        }
        int edge = ui.px(EDGE);
        Table head = new Table();
        head.add(ui.wrapped(ui.text(tab == Tab.ROSTER ? "roster.title" : "charts.title"), "heading"))
                .growX();
        head.add(ui.button(ui.text("ledger.close"), "default", this::close));
        Table leaf = new Table();
        leaf.top().padRight(edge);
        Table panel = ui.panel();
        panel.pad(edge);
        panel.add(head).growX().padBottom(ui.px(4)).row();
        if (tab == Tab.ROSTER) {
            roster.head(panel);
            leaf.add(roster.list()).growX();
        } else {
            charts.build(leaf, width() - 2 * edge - ui.px(BAR) - edge);
        }
        panel.add(new WheelScrollPane(leaf, ui.theme())).grow();
        box.add(new CachedPane(panel, still)).grow();
    }

    /** Makes what is open agree with the game. */
    void refresh() {
        Optional.ofNullable(openedBy.now().tab).ifPresent(tab -> {
            if (tab == Tab.ROSTER) {
                roster.refresh();
            } else {
                charts.refresh();
            }
        });
    }

    /** The mouse has come to another hex, of which the charts speak. */
    void hovered() {
        if (openedBy.now().tab == Tab.CHARTS) {
            charts.refresh();
            Gdx.graphics.requestRendering();
        }
    }
}
