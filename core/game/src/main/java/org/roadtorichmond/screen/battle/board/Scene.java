package org.roadtorichmond.screen.battle.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** The picture of a replayed game: what stands on the map, and the one event that is happening. */
public final class Scene {
    private static final int FLASHES = 3;

    /** Shows an event in a scene: which part of it is over, 0 to 1, and whether counters glide. */
    @FunctionalInterface
    public interface Picture {
        /** Adds the step's event to the scene. */
        void show(Scene scene, Replay.Step step, float part, boolean gliding);
    }

    /** What each kind of event looks like. */
    public static final EventTable<Picture> SHOWN = new EventTable<Picture>()
            .on(
                    Event.UnitMoved.class,
                    moved -> (scene, step, part, gliding) -> scene.way(moved.unit(), moved.path(), part, gliding))
            .on(
                    Event.UnitShifted.class,
                    moved -> (scene, step, part, gliding) ->
                            scene.way(moved.unit(), List.of(moved.from(), moved.to()), part, gliding))
            .on(Event.AttackDeclared.class, attack -> (scene, step, part, gliding) -> scene.attacks.declared(attack))
            .on(
                    Event.DieRolled.class,
                    die -> (scene, step, part, gliding) -> scene.attacks.die(die, step, part, gliding))
            .on(
                    Event.UnitEliminated.class,
                    lost -> (scene, step, part, gliding) -> scene.loss(lost.hex(), part, gliding))
            .on(Event.UnitEntered.class, entered -> frame(entered.hex()))
            .on(Event.UnitExited.class, exited -> frame(exited.hex()))
            .on(Event.UnitShaken.class, shaken -> (scene, step, part, gliding) -> scene.mark(shaken.unit()))
            .on(Event.UnitWeakened.class, weakened -> (scene, step, part, gliding) -> scene.mark(weakened.unit()))
            .on(UmpireActed.class, acted -> (scene, step, part, gliding) -> scene.overrule(acted, part, gliding))
            // Counters show these by themselves, or the bars at the edge of the screen.
            .othersSilent();

    /** Where each kind of event happens. */
    public static final EventTable<Hex> PLACES = new EventTable<Hex>()
            .on(Event.UnitMoved.class, Event.UnitMoved::to)
            .on(Event.UnitShifted.class, Event.UnitShifted::to)
            .on(Event.AttackDeclared.class, attack -> attack.targets().get(0))
            .on(Event.UnitEliminated.class, Event.UnitEliminated::hex)
            .on(Event.UnitEntered.class, Event.UnitEntered::hex)
            .on(Event.UnitExited.class, Event.UnitExited::hex)
            .on(HoldSettled.class, HoldSettled::hex)
            .onSome(UmpireActed.class, UmpireActed::place)
            .othersSilent();

    private final Replay replay;
    private final SceneStyle style;
    private final CorpsBands bands;
    private final List<Overlay> under = new ArrayList<>();
    private final List<Overlay> over = new ArrayList<>();
    private final AttackScene attacks;
    private Optional<Unit> afloat = Optional.empty();

    private Scene(Replay replay, CorpsBands bands, SceneStyle style) {
        this.replay = replay;
        this.style = style;
        this.bands = bands;
        attacks = new AttackScene(replay, style, over);
    }

    /**
     * The picture of a game as it is shown at this moment.
     *
     * @param gliding whether the counters of what a commander does glide
     * @param present the picture that a player has of the game as it stands
     * @param style how what happens is written
     */
    public static MapContents of(
            ShownGame shown, CorpsBands bands, boolean gliding, MapContents present, SceneStyle style) {
        Playback playback = shown.playback();
        if (shown.unseen()) {
            return playback.paused() && playback.progress() == 0
                    ? happened(playback.replay(), bands, style)
                    : happening(playback.replay(), bands, playback.progress(), gliding, style);
        }
        return shown.behind() ? happening(playback.replay(), bands, playback.progress(), present, style) : present;
    }

    /** The next event as it happens: which part of it is over, 0 to 1, and whether counters glide. */
    public static MapContents happening(
            Replay replay, CorpsBands bands, float part, boolean gliding, SceneStyle style) {
        Scene scene = new Scene(replay, bands, style);
        replay.next().ifPresent(step -> scene.show(step, part, gliding));
        return scene.contents(Map.of(), scene.under, scene.over);
    }

    /** The same over the picture that a player has of the present, whose marks and ranges stay. */
    public static MapContents happening(
            Replay replay, CorpsBands bands, float part, MapContents present, SceneStyle style) {
        Scene scene = new Scene(replay, bands, style);
        replay.next().ifPresent(step -> scene.show(step, part, true));
        Map<String, Counter> marked = new HashMap<>();
        present.counters().forEach(counter -> marked.put(counter.side() + counter.label(), counter));
        List<Overlay> under = new ArrayList<>(present.under());
        under.addAll(scene.under);
        List<Overlay> over = new ArrayList<>(present.over());
        over.addAll(scene.over);
        return scene.contents(marked, under, over);
    }

    /** What has just happened, with its traces: the arrow of a march, the die, the place of a loss. */
    public static MapContents happened(Replay replay, CorpsBands bands, SceneStyle style) {
        Scene scene = new Scene(replay, bands, style);
        replay.last().ifPresent(step -> scene.show(step, 1, false));
        return scene.contents(Map.of(), scene.under, scene.over);
    }

    /** Where an event happens, if it happens in a hex. */
    public static Optional<Hex> place(Event event) {
        return PLACES.of(event);
    }

    private void show(Replay.Step step, float part, boolean gliding) {
        attacks.follows(step);
        SHOWN.of(step.event()).ifPresent(picture -> picture.show(this, step, part, gliding));
    }

    private static Picture frame(Hex hex) {
        return (scene, step, part, gliding) -> scene.over.add(new Overlay.Frame(hex, Palette.LEGAL));
    }

    /** What an umpire moves glides straight; where he puts a unit down or takes it up is framed. */
    private void overrule(UmpireActed acted, float part, boolean gliding) {
        List<Hex> hexes = acted.hexes();
        if (hexes.size() > 1) {
            acted.unit().ifPresent(unit -> way(unit, hexes, part, gliding));
        }
        acted.place().ifPresent(hex -> over.add(new Overlay.Frame(hex, Palette.LEGAL)));
    }

    private void way(Unit unit, List<Hex> path, float part, boolean gliding) {
        under.add(new Overlay.Route(path, Palette.PATH, true));
        if (gliding) {
            afloat = Optional.of(unit);
            over.add(new Overlay.Glide(counter(unit, path.get(0), Mark.NONE), path, part));
        }
    }

    private void loss(Hex hex, float part, boolean flashing) {
        boolean lit = !flashing || (int) (part * FLASHES * 2) % 2 == 0;
        over.add(new Overlay.Frame(hex, Palette.TARGET));
        if (lit) {
            over.add(new Overlay.Shade(hex, Palette.clear(Palette.BAD, 0.55f)));
        }
    }

    private void mark(Unit unit) {
        replay.game().state().hexOf(unit).ifPresent(hex -> over.add(new Overlay.Frame(hex, Palette.SHAKEN)));
    }

    private MapContents contents(Map<String, Counter> marked, List<Overlay> below, List<Overlay> above) {
        return new MapContents(counters(marked), style.signs().at(replay.game().state()), below, above);
    }

    private List<Counter> counters(Map<String, Counter> marked) {
        GameState state = replay.game().state();
        List<Counter> counters = new ArrayList<>();
        for (Unit unit : state.forces().onMap().all()) {
            if (afloat.filter(unit::equals).isEmpty()) {
                Counter present = marked.get(unit.side() + unit.id());
                Mark mark = present == null ? Mark.NONE : present.mark();
                state.hexOf(unit).ifPresent(hex -> counters.add(counter(unit, hex, mark)));
            }
        }
        return counters;
    }

    private Counter counter(Unit unit, Hex hex, Mark mark) {
        GameState state = replay.game().state();
        return Counter.of(unit, hex, state, bands, Counter.done(unit, state), mark);
    }
}
