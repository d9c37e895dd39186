package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.unit.Unit;

/**
 * The attacks of a combat phase that were planned for later. They are no commands and are in no log: each is given by its
 * player when he likes, or struck out.
 *
 * <p>No unit and no hex belongs to two of them. Which of them can still be made is asked of the rules each time, so that they come
 * and go with what is taken back and repeated; those of another phase are not there at all, nor while a combat is being finished,
 * when the other player may look at the map.
 */
public final class AttackPlan {
    /** How many attacks a plan holds: their dice can fall in no more ways than are exactly counted. */
    static final int MOST = 20;

    private final Game game;
    private final List<Selection.Attack> attacks = new ArrayList<>();
    private Options options;
    private @Nullable Moment phase;
    private @Nullable Known known;

    /** Which stand, as long as the game stands where it did: the map asks for each unit on it. */
    private record Known(Options position, List<Selection.Attack> standing) {}

    /**
     * An attack that cannot be made any more.
     *
     * @param attack which
     * @param refusal why
     */
    public record Fallen(Selection.Attack attack, Refusal refusal) {}

    /** A plan for the attacks of a game, empty at first. */
    public AttackPlan(Game game) {
        this.game = game;
        options = new Options(game);
    }

    /** The game whose attacks are planned. */
    public Game game() {
        return game;
    }

    /** What can be done where the game stands; the same as long as nothing happens. */
    public Options options() {
        options = options.now();
        return options;
    }

    private List<Selection.Attack> all() {
        boolean open = game.state().moment().equals(phase) && options().task() == Task.ATTACK;
        return open ? attacks : List.of();
    }

    private Optional<Refusal> impossible(Selection.Attack attack) {
        return options().attack().impossible(attack.command());
    }

    /** Those that can be made, at once or after others, in the order in which they were planned. */
    public List<Selection.Attack> standing() {
        Known last = known;
        Options now = options();
        if (last == null || last.position() != now) {
            last = new Known(
                    now,
                    all().stream()
                            .filter(attack -> impossible(attack).isEmpty())
                            .toList());
            known = last;
        }
        return last.standing();
    }

    /** Those that cannot be made any more, though they were not made. */
    public List<Fallen> fallen() {
        return all().stream()
                .filter(attack -> !made(attack))
                .flatMap(attack -> impossible(attack).stream().map(refusal -> new Fallen(attack, refusal)))
                .toList();
    }

    private boolean made(Selection.Attack attack) {
        return attack.attackers().stream().allMatch(game.state()::attacked)
                && attack.targets().stream().allMatch(hex -> game.state().attacked(hex.index()));
    }

    /** Whether an attack could be put aside: it could be made, at once or after others, and there is room. */
    public boolean takes(Selection.Attack attack) {
        return !attack.attackers().isEmpty()
                && impossible(attack).isEmpty()
                && with(attack).size() <= MOST;
    }

    /** Puts an attack aside, in the place of those on the same hexes. */
    public void put(Selection.Attack attack) {
        List<Selection.Attack> next = with(attack);
        attacks.clear();
        attacks.addAll(next);
        phase = game.state().moment();
        known = null;
    }

    /** The standing attacks if another were put aside, which stands at its old place if its hexes were planned before. */
    public List<Selection.Attack> with(Selection.Attack attack) {
        List<Selection.Attack> next = new ArrayList<>(standing());
        int place = next.size();
        for (int i = next.size() - 1; i >= 0; i--) {
            if (shares(next.get(i), attack)) {
                next.remove(i);
                place = i;
            }
        }
        next.add(place, attack);
        return next;
    }

    private static boolean shares(Selection.Attack one, Selection.Attack other) {
        return one.targets().stream().anyMatch(other.targets()::contains)
                || one.attackers().stream().anyMatch(other.attackers()::contains);
    }

    /** The attack that was put aside last of those that stand. */
    public Optional<Selection.Attack> newest() {
        List<Selection.Attack> standing = standing();
        return standing.isEmpty() ? Optional.empty() : Optional.of(standing.get(standing.size() - 1));
    }

    /** The first that the rules allow now, or else the first that stands. */
    public Optional<Selection.Attack> ripe() {
        return standing().stream()
                .filter(attack -> options().allows(attack.command()))
                .findFirst()
                .or(() -> standing().stream().findFirst());
    }

    /** Strikes an attack out. */
    public void strike(Selection.Attack attack) {
        attacks.remove(attack);
        known = null;
    }

    /** The standing attack on a hex. */
    public Optional<Selection.Attack> on(Hex target) {
        return standing().stream()
                .filter(attack -> attack.targets().contains(target))
                .findFirst();
    }

    /** Whether a unit belongs to a standing attack that has none of some targets. */
    public boolean engages(Unit unit, List<Hex> targets) {
        return standing().stream()
                .anyMatch(attack -> attack.attackers().contains(unit)
                        && attack.targets().stream().noneMatch(targets::contains));
    }

    /** The units that wait to be given orders and that no standing attack will need. */
    public List<Unit> free() {
        return options().waiting().stream()
                .filter(unit -> !engages(unit, List.of()))
                .toList();
    }

    /** The standing attack after another, round the end to the first; the first after what is not one of them. */
    public Optional<Selection.Attack> after(Selection selection) {
        List<Selection.Attack> standing = standing();
        int next = selection instanceof Selection.Attack attack ? standing.indexOf(attack) + 1 : 0;
        return standing.isEmpty() ? Optional.empty() : Optional.of(standing.get(next % standing.size()));
    }
}
