package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.DragListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.table.ArrivalCalendar;
import org.roadtorichmond.workshop.table.ArrivalCalendar.Arrival;
import org.roadtorichmond.workshop.table.UnitTable;
import org.roadtorichmond.workshop.tools.EditingSession;

/**
 * The arrivals of a scenario as a calendar: a line for each game-turn, a column for each entry. An arrival is dragged to another turn or
 * entry, or moved by Shift with an arrow; arrows go from one arrival to the next.
 */
final class ArrivalsPane implements UnitsView {
    private static final float TURNS = 150;
    private static final float GAP = 4;

    private final Widgets ui;
    private final EditingSession session;
    private final Consumer<String> show;
    private final Table content = new Table();
    private final Map<Actor, Place> places = new HashMap<>();
    private @Nullable WheelScrollPane pane;
    private Label status;
    private String chosen = "";
    private ArrivalCalendar calendar;

    /** A place of the calendar. */
    private record Place(int turn, String entry) {}

    /** A calendar; what a double click or Enter chooses is shown elsewhere by its id. */
    ArrivalsPane(Widgets ui, EditingSession session, Consumer<String> show) {
        this.ui = ui;
        this.session = session;
        this.show = show;
        calendar = ArrivalCalendar.of(session.tree());
        status = ui.label("", "default");
    }

    @Override
    public Table build() {
        status = ui.wrapped("", "default");
        Table all = new Table();
        WheelScrollPane made = new WheelScrollPane(content, ui.theme());
        pane = made;
        all.add(made).grow().row();
        all.add(status).growX().minHeight(ui.px(42)).padTop(ui.px(4));
        refresh();
        return all;
    }

    @Override
    public void takeKeys() {
        ui.stage().setKeyboardFocus(null);
    }

    @Override
    public void refresh() {
        calendar = ArrivalCalendar.of(session.tree());
        if (!calendar.arrivals().isEmpty() && calendar.find(chosen).isEmpty()) {
            chosen = calendar.arrivals().get(0).id();
        }
        float at = pane == null ? 0 : pane.getScrollY();
        content.clear();
        places.clear();
        content.top().left().padRight(ui.px(10));
        if (calendar.arrivals().isEmpty()) {
            content.add(ui.wrapped(ui.text("calendar.none"), "default")).growX();
        } else {
            head();
            int first = calendar.arrivals().get(0).turn() == 0 ? 0 : 1;
            for (int turn = first; turn <= calendar.turns(); turn++) {
                line(turn);
            }
        }
        if (pane != null) {
            pane.validate();
            pane.setScrollY(at);
            pane.updateVisualScroll();
        }
        say();
    }

    private void say() {
        boolean refused = session.refusal().isPresent();
        status.setStyle(ui.theme().skin().get(refused ? "warning" : "default", Label.LabelStyle.class));
        status.setText(session.refusal().map(ui::tell).orElseGet(() -> ui.text("calendar.keys")));
        Gdx.graphics.requestRendering();
    }

    // --- Lines -----------------------------------------------------------------------------------------------------

    private void head() {
        cell(ui.label(ui.text("calendar.turn"), "bold"), Palette.BUTTON).width(ui.px(TURNS));
        for (String entry : calendar.entries()) {
            String words = entry.isEmpty() ? ui.text("calendar.noEntry") : ui.text("calendar.entry", entry);
            Label label = ui.wrapped(words, "bold");
            cell(label, Palette.BUTTON).minWidth(1).prefWidth(1).growX().uniformX();
        }
        content.row();
    }

    private Cell<Table> cell(Actor inside, Color fill) {
        Table box = new Table();
        Drawable background = ui.theme().box(fill, Palette.GRID, GAP);
        box.setBackground(background);
        box.add(inside).minWidth(1).prefWidth(1).growX().top().left().expandY();
        return content.add(box).fill();
    }

    private void line(int turn) {
        boolean night = calendar.nights().contains(turn);
        boolean beyond = turn > session.tree().number(Pointer.of("turns")).orElse(turn);
        String words = turn == 0
                ? ui.text("calendar.noTurn")
                : ui.text(beyond ? "calendar.afterEnd" : night ? "calendar.nightTurn" : "calendar.oneTurn", turn);
        Color fill = night ? Palette.mix(Palette.PAPER, Palette.INK, 0.25f) : Palette.PAPER;
        cell(ui.wrapped(words, "default"), fill).width(ui.px(TURNS));
        for (String entry : calendar.entries()) {
            Flow flow = new Flow(ui.px(GAP));
            calendar.at(turn, entry).forEach(one -> flow.addActor(chip(one)));
            Cell<Table> cell = cell(flow, fill);
            cell.minWidth(1).prefWidth(1).growX().uniformX();
            places.put(cell.getActor(), new Place(turn, entry));
        }
        content.row();
    }

    private TextButton chip(Arrival one) {
        String words = one.last().isPresent()
                ? ui.text("calendar.until", one.id(), one.last().getAsInt())
                : one.id();
        TextButton chip = ui.choice(words, one.id().equals(chosen), () -> choose(one));
        chip.getLabel().setEllipsis(true);
        chip.getLabelCell().minWidth(1);
        TreeCounters.constant(Side.values(), one.side()).ifPresent(side -> {
            boolean picked = one.id().equals(chosen);
            TextButton.TextButtonStyle style = new TextButton.TextButtonStyle(chip.getStyle());
            style.up = ui.theme().box(Palette.face(side), picked ? Palette.SELECTED : Palette.rim(side), 6);
            style.over = ui.theme().box(Palette.face(side), Palette.SELECTED, 6);
            style.down = style.over;
            style.fontColor = Palette.print(side);
            chip.setStyle(style);
        });
        chip.addListener(new Drag(chip, one));
        return chip;
    }

    private void choose(Arrival one) {
        if (one.id().equals(chosen)) {
            show.accept(one.id());
        } else {
            chosen = one.id();
            refresh();
        }
    }

    /** Carries an arrival to where it is dropped. */
    private final class Drag extends DragListener {
        private final TextButton chip;
        private final Arrival one;
        private float fromX;
        private float fromY;

        Drag(TextButton chip, Arrival one) {
            this.chip = chip;
            this.one = one;
        }

        @Override
        public void dragStart(InputEvent event, float x, float y, int pointer) {
            chosen = one.id();
            fromX = chip.getX();
            fromY = chip.getY();
            chip.getClickListener().cancel();
        }

        @Override
        public void drag(InputEvent event, float x, float y, int pointer) {
            chip.moveBy(x - getDragStartX(), y - getDragStartY());
            chip.toFront();
            Gdx.graphics.requestRendering();
        }

        @Override
        public void dragStop(InputEvent event, float x, float y, int pointer) {
            Vector2 at = chip.localToStageCoordinates(new Vector2(x, y));
            chip.setPosition(fromX, fromY);
            Optional<Place> onto = places.entrySet().stream()
                    .filter(place -> contains(place.getKey(), at))
                    .map(Map.Entry::getValue)
                    .findFirst();
            onto.ifPresentOrElse(place -> move(one, place), ArrivalsPane.this::refresh);
        }

        private boolean contains(Actor box, Vector2 stage) {
            Vector2 here = box.stageToLocalCoordinates(new Vector2(stage));
            return here.x >= 0 && here.y >= 0 && here.x < box.getWidth() && here.y < box.getHeight();
        }
    }

    // --- Keys ------------------------------------------------------------------------------------------------------

    @Override
    public boolean key(int key) {
        if (calendar.arrivals().isEmpty()) {
            return false;
        }
        int at = calendar.find(chosen).orElse(0);
        Arrival one = calendar.arrivals().get(at);
        boolean moves = ui.held().shift();
        switch (key) {
            case Keys.UP, Keys.LEFT, Keys.DOWN, Keys.RIGHT -> {
                boolean forwards = key == Keys.DOWN || key == Keys.RIGHT;
                int by = forwards ? 1 : -1;
                if (!moves) {
                    next(at + by);
                } else if (key == Keys.UP || key == Keys.DOWN) {
                    move(one, new Place(one.turn() + by, one.entry()));
                } else {
                    int entry = calendar.entries().indexOf(one.entry()) + by;
                    List<String> entries = calendar.entries();
                    move(one, new Place(one.turn(), entries.get(Math.floorMod(entry, entries.size()))));
                }
            }
            case Keys.ENTER, Keys.NUMPAD_ENTER -> show.accept(chosen);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void next(int number) {
        int size = calendar.arrivals().size();
        chosen = calendar.arrivals().get(Math.floorMod(number, size)).id();
        refresh();
        bring();
    }

    private void bring() {
        for (Map.Entry<Actor, Place> place : places.entrySet()) {
            Actor box = place.getKey();
            boolean here = calendar.at(place.getValue().turn(), place.getValue().entry()).stream()
                    .anyMatch(one -> one.id().equals(chosen));
            if (here && pane != null) {
                pane.scrollTo(box.getX(), box.getY(), box.getWidth(), box.getHeight());
                pane.updateVisualScroll();
            }
        }
    }

    private void move(Arrival one, Place to) {
        if (to.turn() >= 1 && to.turn() <= calendar.turns() && !to.equals(new Place(one.turn(), one.entry()))) {
            Edit edit = tree -> {};
            if (to.turn() != one.turn()) {
                edit = edit.then(UnitEdits.comesIn(one.unit(), to.turn()));
            }
            if (!to.entry().equals(one.entry())) {
                edit = edit.then(UnitTable.set(one.unit(), "entry", to.entry()));
            }
            session.apply(edit);
        }
        refresh();
        bring();
    }
}
