package org.roadtorichmond.scenario.campaign;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.campaign.BattleEnd.Fate;
import org.roadtorichmond.scenario.campaign.BattleEnd.UnitEnd;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.scenario.campaign.Campaign.Returns;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Conditions;
import org.roadtorichmond.words.Sentence;

/**
 * The battles of a campaign as far as they have been fought or skipped, and what follows from them (rule 22). Everything here is
 * worked out of the ends of the battles and of nothing else.
 *
 * @param campaign the campaign
 * @param ends how its first battles ended, in order
 */
public record Chain(Campaign campaign, List<BattleEnd> ends) {
    private static final String STRENGTH = "strength";
    private static final TreePath TRAIN = new TreePath("victory.train");
    private static final TreePath TOMORROW = new TreePath("victory.tomorrow");
    private static final int TENTH = 10;

    /** Copies the list; there are no more ends than battles. */
    public Chain {
        ends = List.copyOf(ends);
        if (ends.size() > campaign.battles().size()) {
            throw new IllegalArgumentException(
                    ends.size() + " ends of " + campaign.battles().size() + " battles");
        }
    }

    /** A campaign of which nothing has been fought. */
    public static Chain of(Campaign campaign) {
        return new Chain(campaign, List.of());
    }

    /**
     * The chain in which a battle is the next one, and those before it went as history has it (rule 22.4); a problem if history of one of
     * them is not told.
     *
     * @param battle the number of the battle, from 0
     */
    public static Result<Chain> skippedTo(Campaign campaign, int battle) {
        Result<Chain> chain = Result.good(of(campaign));
        for (Battle each : campaign.battles().subList(0, battle)) {
            chain = each.history().isPresent()
                    ? chain.then(Chain::skip)
                    : Result.bad(Sentence.of("problem.historyUntold", each.title()));
            if (chain.value().isEmpty()) {
                return chain;
            }
        }
        return chain;
    }

    /** The same with the end of the next battle. */
    public Chain then(BattleEnd end) {
        List<BattleEnd> more = new ArrayList<>(ends);
        more.add(end);
        return new Chain(campaign, more);
    }

    /** Whether all battles are over. */
    public boolean isOver() {
        return ends.size() == campaign.battles().size();
    }

    /** The next battle. */
    public Battle next() {
        return campaign.battles().get(ends.size());
    }

    /**
     * How the next battle begins. A consequence that does not go together with what carried over before it, such as a unit in a hex to
     * which an enemy came, changes nothing, and a line says so; a problem only if the scenario itself is at fault.
     */
    public Result<Carried> opening() {
        List<Due> due = new ArrayList<>();
        for (int number = 0; number < ends.size(); number++) {
            for (Consequence each : campaign.battles().get(number).after()) {
                if (each.in().equals(next().id()) && cameAbout(number, each)) {
                    due.add(new Due(number, each));
                }
            }
        }
        Result<Carried> whole = opening(due, List.of());
        List<Due> fitting = new ArrayList<>();
        List<Due> left = new ArrayList<>();
        for (Due each : whole.value().isPresent() ? List.<Due>of() : due) {
            fitting.add(each);
            if (opening(fitting, left).value().isEmpty()) {
                fitting.remove(each);
                left.add(each);
            }
        }
        return left.isEmpty() ? whole : opening(fitting, left);
    }

    /** A consequence of a battle, by its number, that came about and is about the next one. */
    private record Due(int of, Consequence consequence) {}

    private Result<Carried> opening(List<Due> fitting, List<Due> left) {
        Carried.Draft draft = new Carried.Draft(next().scenario());
        Scenario printed = next().scenario().scenario();
        printed.units().forEach(unit -> carry(unit, draft));
        fitting.forEach(each -> apply(each.of(), each.consequence(), draft));
        left.forEach(each -> each.consequence()
                .then()
                .forEach(change -> draft.leave(
                        each.of(),
                        new TreePath(change.path().value()),
                        Sentence.of("carry.unfit", each.consequence().name()))));
        List<Json> stakes = tomorrow(draft);
        if (!stakes.isEmpty()) {
            draft.note(TOMORROW, Json.list(stakes, stake -> stake));
        }
        return draft.finish();
    }

    /** The next battle as history has it (rule 22.4). */
    public Result<Chain> skip() {
        return opening()
                .then(carried -> Result.good(
                        then(BattleEnd.history(next(), carried.scenario().scenario()))));
    }

    // --- Units (rule 22.1) -------------------------------------------------------------------------------------------

    private void carry(Unit unit, Carried.Draft draft) {
        int of = last(unit.id());
        if (of < 0) {
            return;
        }
        UnitEnd end = Objects.requireNonNull(ends.get(of).units().get(unit.id()));
        Returns returns = campaign.returns();
        boolean rested = !returns.nights() || nightAfter(of);
        int back = !rested
                ? 0
                : end.fate() == Fate.CAPTURED
                        ? returns.captured().of(end.had())
                        : returns.eliminated().of(end.had() - end.left());
        int strength = end.left() + back;
        String battle = campaign.battles().get(of).title();
        TreePath path = Carried.Draft.unit(unit.id());
        if (end.fate() != Fate.LIVES && strength < 1) {
            String key = end.fate() == Fate.CAPTURED ? "carry.captured" : "carry.destroyed";
            draft.remove(of, unit, path, Sentence.of(key, end.had(), battle));
            TRAIN.in(draft.root())
                    .filter(train ->
                            train instanceof Node.TextNode text && text.text().equals(unit.id()))
                    .ifPresent(train -> draft.note(TRAIN, new Node.NothingNode(Place.NOWHERE)));
            return;
        }
        Sentence why = end.fate() != Fate.LIVES
                ? Sentence.of("carry.back", end.had(), battle, strength)
                : end.had() == end.left()
                        ? Sentence.of("carry.whole", battle, strength)
                        : Sentence.of("carry.worn", end.had(), battle, end.left(), back);
        draft.change(
                of,
                new TreePath(path.text() + "." + STRENGTH),
                new Node.NumberNode(Place.NOWHERE, Integer.toString(strength)),
                Optional.of(unit.id()),
                why);
    }

    /** The last battle before the next one in which a unit was; negative if there is none. */
    private int last(String unit) {
        int last = ends.size() - 1;
        while (last >= 0 && !ends.get(last).units().containsKey(unit)) {
            last--;
        }
        return last;
    }

    /** Whether a night lies between the end of a battle and the next one's beginning; so it is where clocks do not say. */
    private boolean nightAfter(int of) {
        Scenario before = campaign.battles().get(of).scenario().scenario();
        Scenario after = next().scenario().scenario();
        Optional<LocalDate> end = before.begins(before.turns() + 1).map(LocalDateTime::toLocalDate);
        Optional<LocalDate> begin = after.begins(1).map(LocalDateTime::toLocalDate);
        return before.isNight(before.turns())
                || end.isEmpty()
                || begin.isEmpty()
                || end.get().isBefore(begin.get());
    }

    // --- Consequences (rule 22.2) ------------------------------------------------------------------------------------

    private static void apply(int of, Consequence consequence, Carried.Draft draft) {
        for (Factor.Change change : consequence.then()) {
            draft.change(
                    of,
                    new TreePath(change.path().value()),
                    change.value(),
                    Optional.empty(),
                    Sentence.of(
                            "carry.consequence",
                            consequence.name(),
                            consequence.why().isEmpty() ? 0 : 1,
                            consequence.why()));
        }
    }

    /** Whether a consequence of a battle that is over came about. */
    public boolean cameAbout(int battle, Consequence consequence) {
        BattleEnd.Truths truths = ends.get(battle).truths();
        return truths.told(consequence.name()) || truths.hold(consequence.when());
    }

    /** Whether points at the end are paid as matters stand: what is about battles to come is not true yet. */
    public boolean isPaid(Final last) {
        return ends.stream().anyMatch(end -> end.truths().told(last.name())) || truth(last.when()) == State.TRUE;
    }

    private enum State {
        TRUE,
        FALSE,
        OPEN;

        static State of(boolean truth) {
            return truth ? TRUE : FALSE;
        }
    }

    /** How a condition at the end of the campaign stands: one about battles to come is open. */
    private State truth(Condition condition) {
        if (condition instanceof Condition.In in) {
            int number = campaign.number(in.battle());
            return number >= ends.size()
                    ? State.OPEN
                    : State.of(ends.get(number).truths().hold(in.part()));
        } else if (condition instanceof Condition.Not not) {
            State part = truth(not.part());
            return part == State.OPEN ? part : State.of(part == State.FALSE);
        }
        boolean all = condition instanceof Condition.All;
        List<State> states = parts(condition).stream().map(this::truth).toList();
        if (states.contains(State.of(!all))) {
            return State.of(!all);
        }
        return states.contains(State.OPEN) ? State.OPEN : State.of(all);
    }

    private static List<Condition> parts(Condition condition) {
        return condition instanceof Condition.All all
                ? all.parts()
                : condition instanceof Condition.Any any ? any.parts() : List.of();
    }

    /** What of an open condition the next battle decides, all that is over being known; empty if later battles have a say in it. */
    private Optional<Condition> left(Condition condition) {
        if (condition instanceof Condition.In in) {
            return Optional.of(in.part()).filter(part -> in.battle().equals(next().id()));
        } else if (condition instanceof Condition.Not not) {
            return left(not.part()).map(Condition.Not::new);
        }
        List<Condition> open = parts(condition).stream()
                .filter(part -> truth(part) == State.OPEN)
                .toList();
        List<Condition> left =
                open.stream().flatMap(part -> left(part).stream()).toList();
        return left.size() < open.size()
                ? Optional.empty()
                : Optional.of(condition instanceof Condition.All ? new Condition.All(left) : new Condition.Any(left));
    }

    // --- What the next battle decides of later ones ------------------------------------------------------------------

    /** What a scenario says is worth something tomorrow: consequences of a worth, and final points on which it alone still decides. */
    private List<Json> tomorrow(Carried.Draft draft) {
        List<Json> stakes = new ArrayList<>();
        for (Consequence each : next().after()) {
            each.worth()
                    .ifPresent(worth -> present(each.when(), draft)
                            .ifPresent(when -> stakes.add(stake(each.name(), worth.side(), worth.points(), when))));
        }
        for (Final each : campaign.finals()) {
            Optional.of(each.when())
                    .filter(when -> truth(when) == State.OPEN)
                    .flatMap(this::left)
                    .flatMap(when -> present(when, draft))
                    .filter(when -> Conditions.claim(when).isPresent())
                    .ifPresent(when -> stakes.add(stake(each.name(), each.side(), each.points(), when)));
        }
        return stakes;
    }

    /** What of a condition is still to be decided where units stay away: it says nothing of them; empty if nothing is left. */
    private static Optional<Condition> present(Condition condition, Carried.Draft draft) {
        if (condition instanceof Condition.Fate fate) {
            List<Unit> here = fate.units().stream().filter(draft::has).toList();
            boolean open = fate.kind() == Condition.Kind.LOST
                    ? !here.isEmpty()
                    : here.size() == fate.units().size();
            return Optional.<Condition>of(new Condition.Fate(fate.kind(), here, fate.at()))
                    .filter(any -> open);
        } else if (condition instanceof Condition.Not not) {
            return present(not.part(), draft).map(Condition.Not::new);
        } else if (condition instanceof Condition.All || condition instanceof Condition.Any) {
            boolean all = condition instanceof Condition.All;
            List<Condition> here = parts(condition).stream()
                    .flatMap(part -> present(part, draft).stream())
                    .toList();
            return here.isEmpty() || (all && here.size() < parts(condition).size())
                    ? Optional.empty()
                    : Optional.of(all ? new Condition.All(here) : new Condition.Any(here));
        }
        return Optional.of(condition);
    }

    private static Json stake(String name, Side side, int points, Condition when) {
        return Json.object()
                .put("name", name)
                .put("side", side.word())
                .put("points", points)
                .put("if", ConditionText.of(when));
    }

    // --- Points (rule 22.3) ------------------------------------------------------------------------------------------

    /** The points of a side so far: those of its battles by their weights, and those of conditions that are true. */
    public long points(Side side) {
        long sum = 0;
        for (int number = 0; number < ends.size(); number++) {
            sum += (long) campaign.battles().get(number).weight()
                    * ends.get(number).points(side);
        }
        for (Final each : campaign.finals()) {
            sum += each.side() == side && isPaid(each) ? each.points() : 0;
        }
        return sum;
    }

    /** Who wins as matters stand; nobody where both are less than a tenth of all points apart. */
    public Optional<Side> winner() {
        return winner(points(Side.UNION), points(Side.CONFEDERATE));
    }

    /** Who wins by the points of both sides. */
    public static Optional<Side> winner(long union, long confederate) {
        boolean clear = Math.abs(union - confederate) * TENTH >= union + confederate && union != confederate;
        return clear ? Optional.of(union > confederate ? Side.UNION : Side.CONFEDERATE) : Optional.empty();
    }
}
