package org.roadtorichmond.screen.battle.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.AttackControl;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.words.LossWords;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** The view model of the map: what stands on it, what is lit up and why, as the game and the player's choice say. */
public final class BoardModel {
    /** Where notes on losses and odds stand in a hex, in radii above its centre: off its counters. */
    private static final float NOTE = 0.8f;
    /** How opaque the line round a zone is that holds units. */
    private static final float FAINT = 0.7f;

    private final Control control;
    private final Game game;
    private final GameState state;
    private final Options options;
    private final CorpsBands bands;
    private final AttackControl attacks;
    private final RequiredAttacks required;
    private final Set<Unit> selected = new HashSet<>();
    private final Set<Unit> able = new HashSet<>();
    private final List<Overlay> under = new ArrayList<>();
    private final List<Overlay> over = new ArrayList<>();

    private BoardModel(Control control, CorpsBands bands) {
        this.control = control;
        this.bands = bands;
        game = control.session().game();
        state = game.state();
        attacks = control.attacks();
        options = control.session().options();
        required = options.attack().required();
    }

    /** The board as it is to be seen now. */
    public static MapContents of(Control control, CorpsBands bands, SceneStyle style) {
        return of(control, bands, style, true);
    }

    /** The same without what a combat has brought and asks, which its die has still to show. */
    static MapContents undecided(Control control, CorpsBands bands, SceneStyle style) {
        return of(control, bands, style, false);
    }

    private static MapContents of(Control control, CorpsBands bands, SceneStyle style, boolean decided) {
        BoardModel model = new BoardModel(control, bands);
        Texts texts = style.texts();
        new Layers(control, texts).addTo(model.under, model.over);
        if (decided || !control.session().options().task().afterCombat()) {
            model.choose(texts);
        }
        model.owe();
        model.plan();
        new GroupMarks(control).add(model.under, model.over);
        model.point();
        if (decided) {
            model.losses(texts);
        }
        return new MapContents(model.counters(), style.signs().at(model.state), model.under, model.over);
    }

    /** The counters of a game alone, with the signs of the hexes that it is about, as a picture of it shows them. */
    public static MapContents picture(Session session, Texts texts) {
        GameState state = session.state();
        BoardModel model = new BoardModel(new Control(session), new CorpsBands(state.scenario()));
        return new MapContents(model.counters(), KeySign.of(state, texts::tell), List.of(), List.of());
    }

    private void choose(Texts texts) {
        Selection selection = control.selection();
        selected.addAll(selection.units());
        zones(selection, texts);
        if (selection instanceof Selection.Look look) {
            over.add(new Overlay.Frame(look.hex(), Palette.WHITE));
        } else if (selection instanceof Selection.Units units) {
            units(units);
        } else if (selection instanceof Selection.Entering entering) {
            entering(entering.unit());
        } else if (selection instanceof Selection.Attack attack) {
            able.addAll(attacks.able(attack));
            attack.targets().forEach(hex -> over.add(new Overlay.Sights(hex)));
        } else if (selection instanceof Selection.None && required.nothing()) {
            bombardments();
        } else if (selection instanceof Selection.Losses) {
            state.combat().ifPresent(combat -> able.addAll(combat.due()));
        } else if (selection instanceof Selection.Mover mover) {
            state.combat().ifPresent(combat -> able.addAll(combat.movers()));
            new DecisionMarks(control, texts).add(mover, under, over);
        }
    }

    private void units(Selection.Units units) {
        Task task = control.session().task();
        if (task == Task.MARCH) {
            Set<Hex> halts = new HashSet<>();
            Map<Hex, MarchOptions.Range> ranges = options.march().ranges(units.units());
            ranges.forEach((hex, range) -> {
                if (range.stops()) {
                    halts.add(hex);
                }
                over.add(new Overlay.Note(hex, Texts.halves(range.cost())));
            });
            GroupMarks.reach(ranges.keySet(), halts, under);
            control.hover()
                    .ifPresent(hex -> options.march()
                            .way(units.units().get(0), hex)
                            .ifPresent(path -> {
                                over.add(new Overlay.Route(path, Palette.PATH, true));
                                ArrowCounts.add(
                                        Collections.nCopies(units.units().size(), hex), 2, Palette.PATH, over);
                            }));
        } else if (task == Task.ATTACK) {
            for (Unit unit : units.units()) {
                options.attack().targets(unit).forEach(hex -> over.add(new Overlay.Frame(hex, Palette.TARGET)));
            }
        }
    }

    /** What can be attacked though it need not be, by guns from afar, is framed before any is chosen. */
    private void bombardments() {
        control.session().plan().free().stream()
                .flatMap(unit -> options.attack().targets(unit).stream())
                .distinct()
                .filter(hex -> !state.attacked(hex.index()))
                .forEach(hex -> over.add(new Overlay.Frame(hex, Palette.TARGET)));
    }

    /** The zones that hold any of the chosen units (rule 13.2). */
    private void zones(Selection selection, Texts texts) {
        selection.units().stream()
                .flatMap(unit -> game.rules().zones().holding(unit).stream())
                .distinct()
                .forEach(zone -> under.add(new Overlay.Region(
                        Set.copyOf(zone.hexes()),
                        Palette.clear(Palette.FAINT_INK, 0),
                        Palette.clear(Palette.FAINT_INK, FAINT),
                        true,
                        texts.name(zone.name()))));
    }

    private void entering(Unit unit) {
        options.march().entries(unit).forEach((hex, cost) -> {
            under.add(new Overlay.Shade(hex, Palette.REACH));
            over.add(new Overlay.Frame(hex, Palette.LEGAL));
            over.add(new Overlay.Note(hex, Texts.halves(cost)));
        });
    }

    private void owe() {
        required.hexes().stream()
                .filter(hex -> control.session().plan().on(hex).isEmpty())
                .forEach(hex -> over.add(new Overlay.Badge(hex)));
    }

    /** The attacks that were put aside: from where to where, and at what odds. */
    private void plan() {
        for (Selection.Attack attack : control.session().plan().standing()) {
            if (control.selection() instanceof Selection.Attack now
                    && attack.targets().stream().anyMatch(now.targets()::contains)) {
                // The attack being planned is seen by its sights.
                continue;
            }
            for (Hex target : attack.targets()) {
                attack.attackers().stream()
                        .flatMap(unit -> state.hexOf(unit).stream())
                        .distinct()
                        .forEach(from -> over.add(new Overlay.Route(List.of(from, target), Palette.TARGET, true)));
            }
            String odds = game.rules().combat().odds(attack.command()).label();
            over.add(new Overlay.Caption(attack.targets().get(0), odds, Palette.TARGET, NOTE));
        }
    }

    /** What was shown by a click in a list, and where the keys point to. */
    private void point() {
        control.display().shown().forEach(hex -> over.add(new Overlay.Frame(hex, Palette.SELECTED)));
        control.cursor().hex().ifPresent(hex -> over.add(new Overlay.Cursor(hex)));
    }

    /** What has just been lost. */
    private void losses(Texts texts) {
        // A unit that is gone can no longer show what became of it.
        LossWords words = new LossWords(texts, state.scenario());
        for (Event.UnitEliminated loss : game.last().map(Entry::losses).orElse(List.of())) {
            Side side = loss.unit().side();
            over.add(new Overlay.Caption(loss.hex(), words.note(loss), Palette.rim(side), NOTE));
        }
    }

    private List<Counter> counters() {
        List<Counter> counters = new ArrayList<>();
        List<Counter> top = new ArrayList<>();
        for (Unit unit : state.forces().onMap().all()) {
            state.hexOf(unit).ifPresent(hex -> {
                Counter counter = counter(unit, hex);
                (counter.mark() == Mark.SELECTED ? top : counters).add(counter);
            });
        }
        counters.addAll(top);
        return counters;
    }

    private Counter counter(Unit unit, Hex hex) {
        return Counter.of(unit, hex, state, bands, dimmed(unit), mark(unit));
    }

    private boolean dimmed(Unit unit) {
        boolean asked =
                state.combat().filter(combat -> combat.movers().contains(unit)).isPresent();
        boolean chosen = state.moment().phase() == Phase.MOVEMENT && selected.contains(unit);
        return Counter.done(unit, state) && !asked && !chosen;
    }

    private Mark mark(Unit unit) {
        if (selected.contains(unit)) {
            return control.selection() instanceof Selection.Attack || control.selection() instanceof Selection.Losses
                    ? Mark.JOINED
                    : Mark.SELECTED;
        }
        if (able.contains(unit)) {
            return Mark.ABLE;
        }
        boolean waits =
                required.units().contains(unit) && !control.session().plan().engages(unit, List.of());
        return waits ? Mark.REQUIRED : Mark.NONE;
    }
}
