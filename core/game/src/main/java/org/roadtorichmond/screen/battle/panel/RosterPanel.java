package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.roster.Fate;
import org.roadtorichmond.session.roster.Roster;
import org.roadtorichmond.session.roster.RosterWords;
import org.roadtorichmond.session.roster.Strength;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;

/**
 * The order of battle beside the map: an army by corps, division and brigade, or the calendar of units that are still to come, with a
 * field in which to search both armies. A click on a unit chooses it, or points out where it is, fell, left or is to come.
 */
public final class RosterPanel {
    private static final float COUNTER = 26;
    private static final float INDENT = 10;
    /** An army of up to this number of units is shown with all its corps unfolded at first. */
    private static final int FEW = 14;

    private final Widgets ui;
    private final Control control;
    private final ShownGame shown;
    private final CorpsBands bands;
    private final Consumer<List<Hex>> pointed;
    private final Runnable changed;
    private final PerPerson<Reading> readings;
    private final Table tabs = new Table();
    private final Table list = new Table();
    private final LastShown filled = new LastShown();

    /** What is listed. */
    enum Tab {
        UNION,
        CONFEDERATE,
        ARRIVALS
    }

    /** Where in it a person reads. */
    private static final class Reading {
        private final Set<String> unfolded = new HashSet<>();
        private Tab tab;
        private String sought = "";

        Reading(Side own, Roster roster) {
            tab = own == Side.UNION ? Tab.UNION : Tab.CONFEDERATE;
            for (Side side : Side.values()) {
                List<Roster.Corps> army = roster.corps(side);
                if (army.stream().mapToInt(corps -> corps.items().size()).sum() <= FEW) {
                    army.forEach(corps -> unfolded.add(side + corps.name()));
                }
            }
        }
    }

    /**
     * An order of battle of the game that is shown.
     *
     * @param pointed gets the hexes that a click points out
     * @param changed called when something else is to be seen
     */
    public RosterPanel(
            Widgets ui,
            Control control,
            ShownGame shown,
            CorpsBands bands,
            Consumer<List<Hex>> pointed,
            Runnable changed) {
        this.ui = ui;
        this.control = control;
        this.shown = shown;
        this.bands = bands;
        this.pointed = pointed;
        this.changed = changed;
        readings = new PerPerson<>(
                control.session(), () -> new Reading(control.display().viewer(), new Roster(shown.game())));
    }

    /** Adds what stands above the list: the armies and the calendar, and the field in which to search. */
    public void head(Table table) {
        TextField field = new TextField(readings.now().sought, ui.theme().skin());
        field.setMessageText(ui.text("roster.search"));
        field.setTextFieldListener((box, letter) -> {
            // Enter comes here as a letter, too: it goes to what was found first.
            if (letter == '\n' || letter == '\r') {
                found(new Roster(shown.game()), words()).stream().findFirst().ifPresent(this::choose);
            }
            readings.now().sought = box.getText();
            changed.run();
        });
        table.add(tabs).growX().row();
        table.add(field).growX().padTop(ui.px(4)).row();
    }

    /** The list, which {@link #refresh} fills. */
    public Table list() {
        filled.forget();
        list.clear();
        return list;
    }

    /** Fills the list if it has to show something else than before. */
    public void refresh() {
        Game game = shown.game();
        if (!filled.differs(
                game.state().hash(),
                game.log().size(),
                readings.now().tab,
                readings.now().sought,
                Set.copyOf(readings.now().unfolded),
                control.selection().units())) {
            return;
        }
        fillTabs();
        list.clear();
        Rows rows = new Rows(ui, list, changed);
        Roster roster = new Roster(game);
        Tab tab = readings.now().tab;
        if (searching()) {
            search(rows, roster);
        } else if (tab == Tab.ARRIVALS) {
            calendar(rows, roster);
        } else {
            army(rows, roster, tab == Tab.UNION ? Side.UNION : Side.CONFEDERATE);
        }
    }

    private boolean searching() {
        return !readings.now().sought.isBlank();
    }

    private RosterWords words() {
        return new RosterWords(ui.texts(), shown.game().state());
    }

    private void fillTabs() {
        tabs.clear();
        for (Tab each : Tab.values()) {
            boolean chosen = each == readings.now().tab && !searching();
            tabs.add(ui.button(name(each), chosen ? "chosen" : "default", () -> {
                        readings.now().tab = each;
                        changed.run();
                    }))
                    .growX()
                    .uniformX()
                    .padRight(each == Tab.ARRIVALS ? 0 : ui.px(4));
        }
    }

    private String name(Tab each) {
        return switch (each) {
            case UNION -> ui.word(Side.UNION);
            case CONFEDERATE -> ui.word(Side.CONFEDERATE);
            case ARRIVALS -> ui.text("roster.arrivals");
        };
    }

    private void army(Rows rows, Roster roster, Side side) {
        List<Roster.Corps> army = roster.corps(side);
        List<Roster.Item> all =
                army.stream().flatMap(corps -> corps.items().stream()).toList();
        Table head = new Table();
        head.add(ui.wrapped(words().strength(Strength.of(all)), "bold")).growX();
        boolean closed = army.stream().anyMatch(corps -> !open(side, corps));
        head.add(ui.button(ui.text(closed ? "roster.unfold" : "roster.fold"), "list", () -> {
            army.forEach(corps -> fold(side, corps, !closed));
            changed.run();
        }));
        rows.add(head, 4);
        for (Roster.Corps corps : army) {
            boolean open = open(side, corps);
            boolean chosen = chosen(corps);
            Button line = rows.link(4, true, () -> fold(side, corps, open));
            line.add(ui.label(open || chosen ? "−" : "+", "bold"))
                    .width(ui.px(14))
                    .left();
            line.add(ui.wrapped(words().corps(corps.name()), "bold")).growX();
            line.add(ui.label(words().strength(Strength.of(corps.items())), "small"))
                    .right();
            if (open || chosen) {
                corps.divisions().forEach(division -> division(rows, corps, division));
            }
        }
    }

    private boolean open(Side side, Roster.Corps corps) {
        return readings.now().unfolded.contains(side + corps.name());
    }

    private void fold(Side side, Roster.Corps corps, boolean fold) {
        if (fold) {
            readings.now().unfolded.remove(side + corps.name());
        } else {
            readings.now().unfolded.add(side + corps.name());
        }
    }

    /** Whether a unit of a corps is chosen, which is then seen in the list, too. */
    private boolean chosen(Roster.Corps corps) {
        return corps.items().stream()
                .anyMatch(item -> control.selection().units().contains(item.unit()));
    }

    private void division(Rows rows, Roster.Corps corps, Roster.Division division) {
        if (corps.divisions().size() > 1 || !division.name().isEmpty()) {
            Table head = new Table();
            head.add(ui.wrapped(words().division(division.name()), "small"))
                    .growX()
                    .padLeft(ui.px(INDENT));
            rows.add(head, 3);
        }
        division.items().forEach(item -> unit(rows, item));
    }

    /** A unit with its counter, where it is and how it stands, and its strength. */
    private void unit(Rows rows, Roster.Item item) {
        Unit unit = item.unit();
        GameState state = shown.game().state();
        Button line = rows.link(0, true, () -> choose(item));
        line.setChecked(control.selection().units().contains(unit));
        Hex hex = state.hexOf(unit)
                .orElseGet(() -> state.scenario().field().grid().hex(0));
        line.add(new CounterActor(
                        ui.app(),
                        Counter.of(unit, hex, state, bands, Counter.done(unit, state), Counter.Mark.NONE),
                        COUNTER))
                .padLeft(ui.px(INDENT))
                .padRight(ui.px(6));
        Table words = new Table();
        words.defaults().left().growX();
        String name = unit.commander().isEmpty() ? unit.id() : unit.id() + " · " + unit.commander();
        boolean lost = item.fate() instanceof Fate.Lost;
        words.add(ui.wrapped(name, "chartHead")).row();
        words.add(ui.wrapped(words().where(item), lost ? "lost" : "small")).row();
        line.add(words).growX();
        line.add(ui.label(strength(item), "bold")).right().padLeft(ui.px(6));
    }

    private static String strength(Roster.Item item) {
        int printed = item.unit().strength();
        return item.fate() instanceof Fate.Lost
                ? "–"
                : item.strength() == printed ? Integer.toString(printed) : item.strength() + "/" + printed;
    }

    private void calendar(Rows rows, Roster roster) {
        List<Roster.Day> days = roster.calendar();
        rows.text(ui.text(days.isEmpty() ? "roster.nobody" : "roster.calendar"), "book", 4);
        for (Roster.Day day : days) {
            rows.text(words().day(day.turn()), "bold", 8);
            for (Roster.Group group : day.groups()) {
                group(rows, group);
            }
        }
    }

    private void group(Rows rows, Roster.Group group) {
        rows.text(
                ui.text("roster.group", ui.word(group.side()), words().corps(group.corps()), words().group(group)),
                "small",
                4);
        group.items().forEach(item -> unit(rows, item));
    }

    private static List<Roster.Item> found(Roster roster, RosterWords words, String sought) {
        return Stream.of(Side.values())
                .flatMap(side -> roster.corps(side).stream())
                .flatMap(corps -> corps.items().stream())
                .filter(item -> words.matches(item, sought))
                .toList();
    }

    private List<Roster.Item> found(Roster roster, RosterWords words) {
        return searching() ? found(roster, words, readings.now().sought) : List.of();
    }

    private void search(Rows rows, Roster roster) {
        List<Roster.Item> found = found(roster, words());
        rows.text(ui.text("roster.found", found.size(), Strength.of(found).points()), "bold", 4);
        found.forEach(item -> unit(rows, item));
    }

    /** Chooses a unit that can be given orders, or looks at its hex; what is on no hex is pointed out where it was or will be. */
    private void choose(Roster.Item item) {
        Unit unit = item.unit();
        Task task = shown.task();
        boolean mine = unit.side() == control.session().state().decider();
        boolean orders = mine && (task == Task.MARCH || task == Task.ATTACK);
        List<Hex> places = new ArrayList<>(item.fate().place().stream().toList());
        if (item.fate() instanceof Fate.OnMap on) {
            if (orders) {
                control.select(Selection.of(unit, control.session().state()));
            } else if (!task.afterCombat()) {
                control.select(new Selection.Look(on.hex()));
            }
        } else if (item.fate() instanceof Fate.Awaited awaited) {
            if (orders && awaited.state() == Fate.Coming.NOW) {
                control.select(new Selection.Entering(unit));
            }
            places = awaited.arrival()
                    .map(arrival -> List.copyOf(arrival.hexes()))
                    .orElse(List.of());
        }
        pointed.accept(places);
        changed.run();
    }
}
