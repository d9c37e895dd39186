package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Unit;

/** Makes the decisions after a combat by clicks: whom an exchange costs, where beaten units go, who advances. */
public final class DecisionControl {
    private final Game game;

    /** The decisions that combats of a game require. */
    public DecisionControl(Game game) {
        this.game = game;
    }

    private Combat combat() {
        return game.state().combat().orElseThrow();
    }

    /** The selection for what the game waits for now, keeping the given one if it still fits. */
    Selection settle(Selection selection) {
        return switch (combat().stage()) {
            case LOSSES -> selection instanceof Selection.Losses ? selection : new Selection.Losses(leastLoss());
            case RETREATS, ADVANCES, SPOILS ->
                selection instanceof Selection.Mover mover && can(mover.unit()) ? selection : first();
        };
    }

    /**
     * The attackers of the least strength that suffice for an exchange, of several such the fewest (rule 8.5): for each sum that
     * can be reached the fewest units that make it.
     */
    private List<Unit> leastLoss() {
        NavigableMap<Integer, List<Unit>> sums = new TreeMap<>(Map.of(0, List.of()));
        for (Unit unit : combat().due()) {
            sums.descendingMap().entrySet().stream().toList().forEach(sum -> {
                List<Unit> more = new ArrayList<>(sum.getValue());
                more.add(unit);
                sums.merge(
                        sum.getKey() + unit.strength(),
                        more,
                        (known, found) -> found.size() < known.size() ? found : known);
            });
        }
        return sums.ceilingEntry(combat().losses()).getValue();
    }

    /** Whether a friend would be lost who has to make room for a unit that retreats, since he has nowhere to go (rule 8.6). */
    public boolean dooms(Unit unit, Hex hex, Unit friend) {
        Game trial = Lookahead.of(game).game();
        return trial.execute(new Command.Retreat(unit, hex, Optional.of(friend))) instanceof Outcome.Accepted accepted
                && accepted.events().stream()
                        .anyMatch(event -> event instanceof Event.UnitEliminated lost
                                && lost.unit().equals(friend));
    }

    /** The choice after another when one key leads through all who can retreat, advance or be given a token. */
    Selection after(Selection.Mover mover) {
        List<Unit> able = combat().movers().stream().filter(this::can).toList();
        return new Selection.Mover(able.get((able.indexOf(mover.unit()) + 1) % able.size()));
    }

    private boolean can(Unit unit) {
        return combat().movers().contains(unit) && !goals(unit).isEmpty();
    }

    /** The selection after a decision. */
    Selection next() {
        return game.state().combat().isPresent() ? settle(Selection.none()) : Selection.none();
    }

    private Selection first() {
        return combat().movers().stream()
                .filter(this::can)
                .findFirst()
                .<Selection>map(Selection.Mover::new)
                .orElse(Selection.none());
    }

    /** Where a unit may retreat or advance to; where it stands, if it may be given a token. */
    public List<Hex> goals(Unit unit) {
        return switch (combat().stage()) {
            case ADVANCES -> game.rules().aftermath().advances(unit, combat());
            case SPOILS -> game.state().hexOf(unit).stream().toList();
            case LOSSES, RETREATS -> refuges(unit).stream().map(Refuge::hex).toList();
        };
    }

    /** The hexes to which a beaten unit may retreat (rule 8.6); the game must be in the middle of a combat. */
    private List<Refuge> refuges(Unit unit) {
        return game.rules().retreats().refuges(unit, combat());
    }

    /** The friends of whom one must make room for a unit that retreats to a hex, last those whom that dooms; none where there is room. */
    List<Unit> displaceable(Unit unit, Hex hex) {
        return refuges(unit).stream()
                .filter(refuge -> refuge.hex().equals(hex))
                .flatMap(refuge -> refuge.displaceable().stream())
                .sorted(Comparator.comparing(friend -> dooms(unit, hex, friend)))
                .toList();
    }

    /** What a click on a hex orders, if it orders anything. */
    Optional<Command> command(Selection selection, Hex hex) {
        if (combat().stage() == Combat.Stage.SPOILS) {
            return token(selection, hex);
        }
        if (!(selection instanceof Selection.Mover mover)
                || !goals(mover.unit()).contains(hex)) {
            return Optional.empty();
        }
        if (combat().stage() == Combat.Stage.ADVANCES) {
            return Optional.of(new Command.Advance(mover.unit(), hex));
        }
        List<Unit> displaceable = displaceable(mover.unit(), hex);
        boolean asks =
                displaceable.size() > 1 || displaceable.stream().anyMatch(friend -> dooms(mover.unit(), hex, friend));
        return asks
                ? Optional.empty()
                : Optional.of(new Command.Retreat(
                        mover.unit(), hex, displaceable.stream().findFirst()));
    }

    /** What a click on one counter orders, if it orders anything: who displaces whom, or whom a token is for. */
    Optional<Command> command(Selection selection, Unit unit) {
        if (combat().stage() == Combat.Stage.SPOILS) {
            return Optional.of(unit).filter(this::can).map(Command.PlaceToken::new);
        }
        if (combat().stage() != Combat.Stage.RETREATS || !(selection instanceof Selection.Mover mover)) {
            return Optional.empty();
        }
        return roomOf(mover, unit)
                .filter(hex -> mover.crowded().filter(hex::equals).isPresent() || !dooms(mover.unit(), hex, unit))
                .map(hex -> new Command.Retreat(mover.unit(), hex, Optional.of(unit)));
    }

    /** The hex in which a friend could make room for a unit. */
    private Optional<Hex> roomOf(Selection.Mover mover, Unit friend) {
        return refuges(mover.unit()).stream()
                .filter(refuge -> refuge.displaceable().contains(friend))
                .map(Refuge::hex)
                .findFirst();
    }

    /** What a click on one counter chooses: that unit to move, or to be lost or spared. */
    Optional<Selection> choice(Selection selection, Unit unit) {
        if (selection instanceof Selection.Losses losses && combat().due().contains(unit)) {
            return Optional.of(new Selection.Losses(AttackControl.nextSubset(losses.units(), List.of(unit))));
        }
        if (!(selection instanceof Selection.Mover mover)) {
            return Optional.empty();
        }
        // Whom it dooms to make room is displaced only by a second click, after that was said.
        return can(unit)
                ? Optional.of(new Selection.Mover(unit))
                : combat().stage() == Combat.Stage.RETREATS
                        ? roomOf(mover, unit).map(hex -> new Selection.Mover(mover.unit(), Optional.of(hex)))
                        : Optional.empty();
    }

    /** The token goes to the chosen unit, or to the only one of the hex that may have it. */
    private Optional<Command> token(Selection selection, Hex hex) {
        List<Unit> here = combat().movers().stream()
                .filter(unit -> goals(unit).contains(hex))
                .toList();
        if (selection instanceof Selection.Mover mover && here.contains(mover.unit())) {
            return Optional.of(new Command.PlaceToken(mover.unit()));
        }
        return here.size() == 1 ? Optional.of(new Command.PlaceToken(here.get(0))) : Optional.empty();
    }

    /** What a click that orders nothing chooses. */
    Selection click(Selection selection, Hex hex) {
        List<Unit> here = combat().movers().stream()
                .filter(unit -> game.state().hexOf(unit).filter(hex::equals).isPresent())
                .toList();
        if (selection instanceof Selection.Losses losses && !here.isEmpty()) {
            return new Selection.Losses(AttackControl.nextSubset(losses.units(), here));
        }
        if (selection instanceof Selection.Mover mover) {
            if (goals(mover.unit()).contains(hex)) {
                return new Selection.Mover(mover.unit(), Optional.of(hex));
            }
            List<Unit> able = here.stream().filter(this::can).toList();
            if (!able.isEmpty()) {
                int now = able.indexOf(mover.unit());
                return new Selection.Mover(able.get((now + 1) % able.size()));
            }
        }
        return selection;
    }
}
