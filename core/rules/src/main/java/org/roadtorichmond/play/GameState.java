package org.roadtorichmond.play;

import com.badlogic.ashley.core.Entity;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Components.Eliminated;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Components.Position;
import org.roadtorichmond.unit.Components.Spoils;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Forces;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * How a game stands: the units' components, the phase, the zones, the dice, and a combat that is not finished. Everybody may
 * read it; only {@link Editor} changes it, on behalf of events.
 */
public final class GameState {
    private static final int NO_UMPIRE = -1;

    private final Survey survey;
    private final long seed;
    private final Rolls rolls;
    private final Forces forces;
    private final ZonesOfControl control;
    final BitSet attackedHexes = new BitSet();
    final boolean[] freed;
    final SettledHolds settled;
    final RecentRetreats retreats = new RecentRetreats();
    private @Nullable SupplyTrace supplyTrace;
    private Moment moment;
    private boolean night;
    int lastTurn;
    int dice;
    private int supposedFace;
    int attacks;
    int umpireNumber = NO_UMPIRE;
    Optional<Combat> combat = Optional.empty();
    Optional<Ending> ending = Optional.empty();

    GameState(Survey survey, Opening opening, long seed, Rolls rolls) {
        this.survey = survey;
        this.seed = seed;
        this.rolls = rolls;
        Scenario scenario = survey.scenario();
        forces = new Forces(scenario.units(), scenario.field().grid().size());
        control = new ZonesOfControl(survey, forces);
        forces.deployment().listen(control);
        freed = new boolean[scenario.zones().size()];
        settled = new SettledHolds(scenario.victory().payments().holds().size());
        moment = opening.moment();
        night = scenario.isNight(moment.turn());
        lastTurn = scenario.turns();
        new Editor(this).open(opening);
    }

    /** A state of its own that stands as another does at the moment, with other dice and no seed; a supposed face is not taken over. */
    GameState(GameState other, Rolls rolls) {
        survey = other.survey;
        seed = 0;
        this.rolls = rolls;
        forces = new Forces(other.forces, scenario().field().grid().size());
        control = new ZonesOfControl(other.control, forces);
        forces.deployment().listen(control);
        attackedHexes.or(other.attackedHexes);
        retreats.copy(other.retreats);
        freed = other.freed.clone();
        settled = new SettledHolds(other.settled);
        moment = other.moment;
        night = other.night;
        lastTurn = other.lastTurn;
        dice = other.dice;
        attacks = other.attacks;
        umpireNumber = other.umpireNumber;
        combat = other.combat;
        ending = other.ending;
    }

    /** The scenario being played. */
    public Scenario scenario() {
        return survey.scenario();
    }

    /** What is known of the scenario in advance. */
    public Survey survey() {
        return survey;
    }

    /** The game's tracer of supply: made when it is first asked for, since its arrays are as large as the map. */
    public SupplyTrace supplyTrace() {
        SupplyTrace trace = supplyTrace;
        if (trace == null) {
            trace = new SupplyTrace(scenario().field(), survey.costs());
            supplyTrace = trace;
        }
        return trace;
    }

    /** The seed of the dice, or the number of a match whose dice both players draw; 0 in a look-ahead, whose dice have a key instead. */
    public long seed() {
        return seed;
    }

    /** The armies. */
    public Forces forces() {
        return forces;
    }

    /** Who stands where. */
    public Deployment deployment() {
        return forces.deployment();
    }

    /** Who controls what. */
    public ZonesOfControl control() {
        return control;
    }

    /** The present phase. */
    public Moment moment() {
        return moment;
    }

    /** Whether the present game-turn is night. */
    public boolean night() {
        return night;
    }

    /** The last game-turn that can be played, as far as it is known: that of the scenario, or an earlier one (rule 4.3). */
    public int lastTurn() {
        return lastTurn;
    }

    /** How many dice have been rolled. */
    public int dice() {
        return dice;
    }

    Rolls rolls() {
        return rolls;
    }

    /** What the next die shows (rule 17). */
    int nextFace() {
        return rolls.face(moment, dice);
    }

    /** What the die shows of the attack declared last, unless a face is supposed (rules 8.5, 17). */
    int attackFace() {
        return supposedFace == 0 ? rolls.attackFace(moment, dice, attacks) : supposedFace;
    }

    /** Lets the dice of attacks show a face until the next call; 0 gives the game's dice back. */
    void suppose(int face) {
        supposedFace = face;
    }

    /** How many attacks have been made. */
    public int attacks() {
        return attacks;
    }

    /** Whether an umpire has come to the table (rule 19.1). */
    public boolean umpire() {
        return umpireNumber != NO_UMPIRE;
    }

    /** How often an umpire has touched the game (rule 19). */
    public int umpireActs() {
        return Math.max(0, umpireNumber);
    }

    /** The number of what an umpire did last. */
    int umpireNumber() {
        return umpireNumber;
    }

    /** The combat that waits for a decision, if one does. */
    public Optional<Combat> combat() {
        return combat;
    }

    /** Why the game has ended, if it has. */
    public Optional<Ending> ending() {
        return ending;
    }

    /** Who has the next word: who decides about a combat, else the player of the phase. */
    public Side decider() {
        return combat.isPresent() ? combat.get().decider() : moment.player();
    }

    /** Whether a hex has been attacked in the present phase. */
    public boolean attacked(int hex) {
        return attackedHexes.get(hex);
    }

    /** The hexes attacked in the present phase, in order. */
    public List<Hex> attackedHexes() {
        return attackedHexes.stream().mapToObj(scenario().field().grid()::hex).toList();
    }

    /** Whether the units that a zone holds have been freed before its turn. */
    public boolean freed(Zone zone) {
        return freed[zone.index()];
    }

    /** Whether an enemy of the units that a zone holds is so near that they are free (rule 13.1). */
    boolean enemyNear(Zone zone) {
        if (zone.holds().isEmpty() || zone.enemyWithin() == Zone.NO_DISTANCE) {
            return false;
        }
        for (Unit unit : onMap(zone.holds().get().enemy())) {
            if (survey.nearZone(zone, deployment().hexOf(unit))) {
                return true;
            }
        }
        return false;
    }

    Entity entity(Unit unit) {
        return forces.entity(unit);
    }

    /** Where a unit stands, if it is on the map. */
    public Optional<Hex> hexOf(Unit unit) {
        Position position = Components.POSITION.get(entity(unit));
        return position == null ? Optional.empty() : Optional.of(position.hex);
    }

    /** Whether a unit is on the map. */
    public boolean onMap(Unit unit) {
        return Components.POSITION.has(entity(unit));
    }

    /** Whether a unit has not arrived yet. */
    public boolean awaited(Unit unit) {
        return Components.AWAITED.has(entity(unit));
    }

    /** Where and when a unit left the map, if it has. */
    public Optional<Exited> exited(Unit unit) {
        return Optional.ofNullable(Components.EXITED.get(entity(unit)));
    }

    /** Whether an umpire has taken a unit out of the game (rule 19.2). */
    public boolean setAside(Unit unit) {
        return Components.SET_ASIDE.has(entity(unit));
    }

    /** When a unit was eliminated, if it was. */
    public Optional<Eliminated> eliminated(Unit unit) {
        return Optional.ofNullable(Components.ELIMINATED.get(entity(unit)));
    }

    /** Whether a unit is shaken. */
    public boolean shaken(Unit unit) {
        return Components.SHAKEN.has(entity(unit));
    }

    /** A unit's present strength in points. */
    public int strength(Unit unit) {
        return forces.strength(unit).points;
    }

    /** The strength points that a side has on the map. */
    public int strengthOnMap(Side side) {
        return onMap(side).stream().mapToInt(this::strength).sum();
    }

    /** How many spoils tokens are on a unit (document 001). */
    public int tokens(Unit unit) {
        Spoils spoils = Components.SPOILS.get(entity(unit));
        return spoils == null ? 0 : spoils.tokens();
    }

    /** Whether an awaited unit's group has rolled its arrival (rule 16.3). */
    public boolean atHand(Unit unit) {
        return Components.AT_HAND.has(entity(unit));
    }

    /** Whether a unit came onto the map in the last game-turn of the scenario (document 001). */
    public boolean latecomer(Unit unit) {
        return Components.LATECOMER.has(entity(unit));
    }

    /** What a unit has marched in this player-turn, if it has. */
    public Optional<Travel> travel(Unit unit) {
        return forces.march(unit);
    }

    /** Whether a unit has attacked in this phase. */
    public boolean attacked(Unit unit) {
        return Components.ATTACKED.has(entity(unit));
    }

    /** Whether a unit retreated in the present player-turn; one that only made room did not (rule 8.6). */
    public boolean retreated(Unit unit) {
        return retreats.contains(unit, moment);
    }

    /** Whether a unit stands in a hex that an enemy controls. */
    public boolean inEnemyControl(Unit unit) {
        int hex = deployment().hexOf(unit);
        return hex != Deployment.NONE && control.controlled(hex, unit.side().enemy());
    }

    /** A side's units on the map, ordered by id; a list that does not change. */
    public List<Unit> onMap(Side side) {
        return forces.onMap().of(side);
    }

    /** How far the nearest unit of a side is from a hex, in hexes; a large number where it has none on the map. */
    public int distanceToNearest(int hex, Side side) {
        HexGrid grid = scenario().field().grid();
        int nearest = Integer.MAX_VALUE;
        for (Unit unit : onMap(side)) {
            nearest = Math.min(nearest, grid.distance(hex, deployment().hexOf(unit)));
        }
        return nearest;
    }

    /** Whether a hold of the scenario is settled, and whether the side then held the hex (rule 21.9). */
    public Optional<Boolean> settled(int hold) {
        return settled.of(hold);
    }

    /** Whether a side holds a hex: a unit of it that is no train stands there, or the hex is empty and this side alone controls it. */
    public boolean holds(Side side, Hex hex) {
        Deployment deployment = deployment();
        if (deployment.occupied(hex.index(), side)) {
            for (int place = deployment.first(hex.index()); place != Deployment.NONE; place = deployment.next(place)) {
                if (deployment.unit(place).side() == side
                        && !deployment.unit(place).train()) {
                    return true;
                }
            }
            return false;
        }
        return !deployment.occupied(hex.index(), side.enemy())
                && control.controlled(hex.index(), side)
                && !control.controlled(hex.index(), side.enemy());
    }

    /**
     * A hash of everything that matters for the rest of the game. The same scenario, seed and commands give the same hash on
     * every machine.
     */
    public long hash() {
        return StateHash.of(this);
    }

    void moment(Moment next) {
        if (next.playerTurn(scenario().first()) > moment.playerTurn(scenario().first())) {
            rolls.begin(next, dice);
        }
        moment = next;
        night = scenario().isNight(next.turn());
    }
}
