package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.forecast.Outlook;
import org.roadtorichmond.session.forecast.OutlookCalculator;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.SimilarNames;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Shows what attacks would bring: the odds, die faces and outcomes of each, and the joint distribution of several together. */
@CommandLine.Command(
        name = "forecast",
        description = {
            "Shows what an attack would bring: strengths, odds, faces of the die, losses and expected points.",
            "After each --then come the options of one more attack; of several the joint distribution is shown, too."
        })
final class ForecastCommand extends GameQuestionCommand {
    private final List<Draft> drafts = new ArrayList<>(List.of(new Draft()));

    /** An attack as given on the command line. */
    private static final class Draft {
        private Optional<String> attackers = Optional.empty();
        private Optional<String> targets = Optional.empty();
        private Optional<String> bombarding = Optional.empty();
        private Optional<Odds> odds = Optional.empty();
    }

    // The options are methods because their order matters: each belongs to the attack that the last --then began.

    @Option(names = "--attackers", paramLabel = "ID,...", description = "The units that attack.")
    void attackers(@Nullable String ids) {
        last().attackers = once("--attackers", last().attackers, ids);
    }

    @Option(names = "--targets", paramLabel = "HEX,...", description = "The hexes that are attacked.")
    void targets(@Nullable String hexes) {
        last().targets = once("--targets", last().targets, hexes);
    }

    @Option(names = "--bombard", paramLabel = "ID,...", description = "The units that bombard from a distance.")
    void bombard(@Nullable String ids) {
        last().bombarding = once("--bombard", last().bombarding, ids);
    }

    @Option(names = "--odds", paramLabel = "O", description = "Lower odds to declare, such as 2-1 (rule 8.4).")
    void odds(@Nullable String label) {
        last().odds = once("--odds", last().odds.map(Odds::label), label)
                .map(column -> Odds.labelled(column)
                        .orElseThrow(() -> wrong("--odds takes a column of the table, from 1-5 to 6-1")));
    }

    @Option(names = "--then", description = "Begins the options of one more attack.")
    void then(boolean further) {
        if (further) {
            drafts.add(new Draft());
        }
    }

    private Draft last() {
        return drafts.get(drafts.size() - 1);
    }

    private Optional<String> once(String option, Optional<String> before, @Nullable String value) {
        if (value == null) {
            return before;
        }
        if (before.isPresent()) {
            throw wrong(option + " is given twice for one attack; put --then before the next attack");
        }
        return Optional.of(value);
    }

    @Override
    void checkUsage() {
        for (Draft draft : drafts) {
            refuseIf(
                    (draft.attackers.isEmpty() && draft.bombarding.isEmpty()) || draft.targets.isEmpty(),
                    "each attack needs --attackers (or --bombard) and --targets");
        }
    }

    @Override
    Result<Answer> answer(Game game) {
        List<Command.Attack> attacks = new ArrayList<>();
        Set<String> named = new HashSet<>();
        for (Draft draft : drafts) {
            Result<Command.Attack> attack = attack(game, draft, named);
            if (attack.value().isEmpty()) {
                return Result.bad(attack.problems());
            }
            attacks.add(attack.value().get());
        }
        return Result.good(answer(game, attacks));
    }

    /** The units with the ids in a list. */
    private static Result<List<Unit>> units(Game game, Optional<String> ids) {
        List<Unit> units = new ArrayList<>();
        List<String> named = ids.map(list ->
                        SimilarNames.list(list, id -> Games.meant(game, id).isPresent()))
                .orElse(List.of());
        for (String id : named) {
            Result<Unit> unit = Games.unit(game, id);
            if (unit.value().isEmpty()) {
                return Result.bad(unit.problems());
            }
            units.add(unit.value().get());
        }
        return Result.good(units);
    }

    private static Result<Command.Attack> attack(Game game, Draft draft, Set<String> named) {
        return units(game, draft.attackers)
                .then(attackers -> units(game, draft.bombarding)
                        .then(bombarding -> attack(game, draft, attackers, bombarding, named)));
    }

    private static Result<Command.Attack> attack(
            Game game, Draft draft, List<Unit> attackers, List<Unit> bombarding, Set<String> named) {
        List<Hex> targets = new ArrayList<>();
        for (String number :
                draft.targets.map(hexes -> List.of(hexes.split(",", -1))).orElse(List.of())) {
            Optional<Hex> hex = game.state().scenario().field().grid().parse(number);
            if (hex.isEmpty()) {
                return Games.unfit("the map has no hex " + number);
            }
            targets.add(hex.get());
        }
        List<Unit> units =
                Stream.concat(attackers.stream(), bombarding.stream()).toList();
        Optional<String> twice = Stream.concat(
                        units.stream().map(Unit::id), targets.stream().map(Hex::number))
                .filter(name -> !named.add(name))
                .findFirst();
        if (twice.isPresent()) {
            return Games.unfit(twice.get() + " is named twice; a unit or hex takes part in one attack of a phase");
        }
        Command.Attack attack = new Command.Attack(units, targets, draft.odds);
        List<Unit> close = game.check(attack).isPresent()
                ? List.of()
                : bombarding.stream()
                        .filter(unit ->
                                !game.rules().combat().bombarding(attack).contains(unit))
                        .toList();
        return close.isEmpty()
                ? Result.good(attack)
                : Games.unfit(
                        close.get(0).id() + " is adjacent to its target and does not bombard; name it as attacker");
    }

    /** Why the attacks are refused: a reason that holds whatever else is attacked, or the reason against the first attack. */
    private static Optional<Refusal> refusal(Game game, List<Command.Attack> attacks) {
        List<Refusal> refusals =
                attacks.stream().flatMap(attack -> game.check(attack).stream()).toList();
        return refusals.stream()
                .filter(Refusal::lasting)
                .findFirst()
                .or(() -> refusals.stream()
                        .filter(any -> refusals.size() == attacks.size())
                        .findFirst());
    }

    private static Answer answer(Game game, List<Command.Attack> attacks) {
        Optional<Refusal> refusal = refusal(game, attacks);
        if (refusal.isPresent()) {
            Json why = Json.object()
                    .put("rule", refusal.get().rule())
                    .put("why", refusal.get().reason());
            return new Answer(Json.object().put("refused", why), List.of("Not allowed: " + refusal.get()), false);
        }
        ForecastAnswer first = new ForecastAnswer(game, attacks.get(0));
        List<String> text = new ArrayList<>(first.text());
        Json json = first.json();
        if (attacks.size() > 1) {
            List<Json> further = new ArrayList<>();
            for (Command.Attack attack : attacks.subList(1, attacks.size())) {
                ForecastAnswer next = new ForecastAnswer(game, attack);
                further.add(next.json());
                text.add("");
                text.addAll(next.text());
            }
            Outlook outlook = OutlookCalculator.of(game, attacks, () -> false).orElseThrow();
            json.put("then", further).put("joint", JointAnswer.json(outlook));
            text.add("");
            text.addAll(JointAnswer.text(outlook, first.measure()));
        }
        return new Answer(json, text);
    }
}
