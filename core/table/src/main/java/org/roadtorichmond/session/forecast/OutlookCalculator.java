package org.roadtorichmond.session.forecast;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

/**
 * Works out what a plan of attacks would bring, on a twin of the game that is left as it was.
 *
 * <p>Attacks so near to one another that one's retreats or losses may bear on another's are carried out together, course by course,
 * in the order of the plan as far as the rules allow it; what is decided after each die is what {@link Forecaster} assumes. Attacks
 * farther apart have nothing to do with one another, and their numbers are added up as those of separate dice, unless the points
 * that decide are battle points, which depend on all losses together. An attack that a course has made impossible is not made in it.
 */
public final class OutlookCalculator {
    /** How many courses of a group of attacks are gone through at most: those of four attacks with six different faces each. */
    public static final int MOST_COURSES = 1296;

    /** Within how many hexes of a unit lie those to which it may retreat, and the enemies who control them (rule 8.6). */
    private static final int SWAY = 2;

    /** How much farther that is for a friend whom it displaces, while it is not known who that would be. */
    private static final int DISPLACED = 1;

    private final Game game;
    private final HexGrid grid;
    private final BooleanSupplier stale;
    private final boolean additive;

    /** An attack, the hexes that it may change, those that may sway it, and how many different results it has. */
    private record Reach(Command.Attack attack, Set<Hex> changes, Set<Hex> sways, int results) {}

    private OutlookCalculator(Game twin, BooleanSupplier stale) {
        game = twin;
        grid = twin.state().scenario().field().grid();
        this.stale = stale;
        additive = VictorySystem.score(twin).measure().isAdditive();
    }

    /** The outlook on attacks, of which no two share a unit or a target; nothing if it is wanted no more before it is ready. */
    public static Optional<Outlook> of(Game twin, List<Command.Attack> attacks, BooleanSupplier stale) {
        OutlookCalculator calculator = new OutlookCalculator(twin, stale);
        Outlook outlook = Outlook.NONE;
        for (List<Reach> group : calculator.groups(attacks)) {
            outlook = outlook.and(calculator.outlook(group));
        }
        return stale.getAsBoolean() ? Optional.empty() : Optional.of(outlook);
    }

    private List<List<Reach>> groups(List<Command.Attack> attacks) {
        List<List<Reach>> groups = new ArrayList<>();
        for (Command.Attack attack : attacks) {
            Reach reach = reach(attack);
            List<Reach> joined = new ArrayList<>();
            List<List<Reach>> apart = new ArrayList<>();
            for (List<Reach> group : groups) {
                if (group.stream().anyMatch(other -> bears(reach, other) || bears(other, reach))) {
                    joined.addAll(group);
                } else {
                    apart.add(group);
                }
            }
            joined.add(reach);
            joined.sort((a, b) -> Integer.compare(attacks.indexOf(a.attack()), attacks.indexOf(b.attack())));
            apart.add(joined);
            groups = apart;
        }
        return groups;
    }

    private Reach reach(Command.Attack attack) {
        Forecast forecast = Forecaster.of(game, attack, game.rules().combat().faces(attack));
        Set<Hex> stand = new HashSet<>(attack.targets());
        attack.attackers().stream()
                .filter(unit ->
                        !game.rules().combat().bombards(unit, attack.targets().get(0)))
                .forEach(unit -> game.state().hexOf(unit).ifPresent(stand::add));
        Set<Hex> changes = new HashSet<>(stand);
        forecast.prospects().stream()
                .flatMap(prospect -> prospect.decisions().stream())
                .filter(Command.Retreat.class::isInstance)
                .forEach(retreat -> changes.add(((Command.Retreat) retreat).to()));
        Set<Hex> sways = new HashSet<>(stand);
        sways.addAll(forecast.asked());
        if (forecast.prospects().isEmpty()) {
            // Another attack must be made first (rule 8.3): where its units would go is not known yet.
            return new Reach(attack, around(stand, SWAY), around(stand, SWAY + DISPLACED), CombatTable.FACES);
        }
        return new Reach(
                attack, changes, around(sways, SWAY), forecast.prospects().size());
    }

    private Set<Hex> around(Set<Hex> hexes, int distance) {
        Set<Hex> near = new HashSet<>();
        for (int i = 0; i < grid.size(); i++) {
            int hex = i;
            if (hexes.stream().anyMatch(each -> grid.distance(each.index(), hex) <= distance)) {
                near.add(grid.hex(hex));
            }
        }
        return near;
    }

    /** Where points do not add up, every attack bears on what another is worth. */
    private boolean bears(Reach one, Reach other) {
        return !additive || one.changes().stream().anyMatch(other.sways()::contains);
    }

    /** The outlook on a group; one that has too many courses is cut into parts, which then are taken to be independent. */
    private Outlook outlook(List<Reach> group) {
        Outlook outlook = Outlook.NONE;
        List<Command.Attack> part = new ArrayList<>();
        long courses = 1;
        boolean parted = false;
        for (Reach reach : group) {
            if (courses * reach.results() > MOST_COURSES) {
                outlook = outlook.and(new Walk(part.size()).through(part));
                part = new ArrayList<>();
                courses = 1;
                parted = true;
            }
            part.add(reach.attack());
            courses *= reach.results();
        }
        outlook = outlook.and(new Walk(part.size()).through(part));
        return new Outlook(
                outlook.attacks(),
                outlook.made(),
                outlook.won(),
                outlook.lost(),
                outlook.points(),
                group.size() > 1,
                parted);
    }

    /** The way through all courses of a few attacks. */
    private final class Walk {
        private final int attacks;
        private final Score score = VictorySystem.score(game);
        private final PerArmy<Integer> strength = PerArmy.each(this::strength);
        private final SortedMap<Long, Long> made = new TreeMap<>();
        private final SortedMap<Long, Long> won = new TreeMap<>();
        private final PerArmy<SortedMap<Long, Long>> lost = PerArmy.each(army -> new TreeMap<>());
        private final PerArmy<SortedMap<Long, Long>> points = PerArmy.each(army -> new TreeMap<>());

        Walk(int attacks) {
            this.attacks = attacks;
        }

        Outlook through(List<Command.Attack> plan) {
            go(plan, 1, 0);
            return new Outlook(
                    attacks,
                    new Distribution(made),
                    new Distribution(won),
                    PerArmy.each(army -> new Distribution(lost.of(army))),
                    PerArmy.each(army -> new Distribution(points.of(army))),
                    false,
                    false);
        }

        private int strength(Army army) {
            return game.state().onMap(army.side()).stream()
                    .mapToInt(game.state()::strength)
                    .sum();
        }

        private void go(List<Command.Attack> left, long ways, int successes) {
            Optional<Command.Attack> next =
                    left.stream().filter(attack -> game.check(attack).isEmpty()).findFirst();
            if (next.isEmpty() || stale.getAsBoolean()) {
                long all = ways;
                for (int i = 0; i < left.size(); i++) {
                    all = Math.multiplyExact(all, CombatTable.FACES);
                }
                count(all, attacks - left.size(), successes);
                return;
            }
            List<Command.Attack> others = new ArrayList<>(left);
            others.remove(next.get());
            Forecast forecast =
                    Forecaster.of(game, next.get(), game.rules().combat().faces(next.get()));
            for (Forecast.Prospect prospect : forecast.prospects()) {
                int mark = game.log().size();
                game.suppose(next.get(), prospect.face());
                prospect.decisions().forEach(game::execute);
                go(
                        others,
                        ways * prospect.faces(),
                        successes + (prospect.result().clears() ? 1 : 0));
                while (game.log().size() > mark) {
                    game.revert();
                }
            }
        }

        private void count(long ways, int carriedOut, int successes) {
            Score change = VictorySystem.score(game).minus(score);
            made.merge((long) carriedOut, ways, Long::sum);
            won.merge((long) successes, ways, Long::sum);
            for (Army army : Army.values()) {
                lost.of(army).merge((long) strength.of(army) - strength(army), ways, Long::sum);
                points.of(army).merge(change.of(army.side()), ways, Long::sum);
            }
        }
    }
}
