package org.roadtorichmond.scenario.save;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/** Draws the dice of a saved match again, each element checked against the one before it. What does not fit is told in a sentence. */
final class MatchReplay {
    private final MatchRecord match;
    private final MatchTerms terms;
    private final DiceRecord dice;

    MatchReplay(MatchRecord match, LoadedScenario scenario) {
        this.match = match;
        terms = match.terms(scenario);
        dice = new DiceRecord(terms.identity(), match.commitments());
        match.renewed().forEach(dice::renew);
    }

    /** The number of the match, which stands where other games have the seed. */
    long number() {
        return terms.number();
    }

    /** The game before its first command; empty if a die that is rolled then was not drawn, or its elements do not fit. */
    Optional<Game> begin(Game recorded) {
        dice.begin("");
        Optional<Game> begun = begun(recorded);
        while (begun.isEmpty() && draw().isEmpty()) {
            begun = begun(recorded);
        }
        return begun;
    }

    private Optional<Game> begun(Game recorded) {
        return VictorySystems.newMatch(terms.scenario().survey(), recorded.opening(), number(), dice.dice());
    }

    /** Draws the dice that a command rolls; returns what does not fit, if anything does not. */
    Optional<String> drawFor(Game game, Command command) {
        dice.begin(text(command));
        Optional<String> trouble = Optional.empty();
        while (trouble.isEmpty() && game.awaitsDie(command)) {
            trouble = draw();
        }
        return trouble;
    }

    private static String text(Command command) {
        return JsonText.of(GameWriter.tree(command));
    }

    private Optional<String> draw() {
        int number = dice.drawn() + 1;
        for (Side side : Side.values()) {
            List<ChainElement> shown = match.shown(side);
            if (shown.size() < number) {
                return Optional.of(String.format(
                        Locale.ROOT, "The %s side has not shown its part of die %d.", side.word(), number));
            } else if (!dice.isNext(side, shown.get(number - 1))) {
                return Optional.of(foreign(side, number));
            }
            dice.show(side, shown.get(number - 1));
        }
        return Optional.empty();
    }

    private static String foreign(Side side, int number) {
        return String.format(
                Locale.ROOT,
                "The part of the %s side of die %d does not follow from what it committed itself to.",
                side.word(),
                number);
    }

    /** What is wrong with what was shown beyond the dice that were rolled, and with the command that is open. */
    Optional<String> rest(Game game) {
        return match.open().flatMap(open -> unfit(open, game)).or(this::ahead);
    }

    /** An open command must be one that its side may give now, and one of its dice must be missing a part. */
    private Optional<String> unfit(MatchRecord.OpenCommand open, Game game) {
        if (game.check(open.command()).isPresent() || game.state().decider() != open.by()) {
            return Optional.of("The open command is not allowed.");
        }
        dice.begin(text(open.command()));
        while (game.awaitsDie(open.command())) {
            int number = dice.drawn() + 1;
            if (match.shown().values().stream().anyMatch(shown -> shown.size() < number)) {
                return Optional.empty();
            }
            Optional<String> trouble = draw();
            if (trouble.isPresent()) {
                return trouble;
            }
        }
        return Optional.of("The open command awaits no die, and was not carried out.");
    }

    /** Only for an open command may one side have shown one part more: the side that did not give it. */
    private Optional<String> ahead() {
        int number = dice.drawn() + 1;
        for (Side side : Side.values()) {
            List<ChainElement> shown = match.shown(side);
            boolean mayBeAhead =
                    match.open().filter(given -> given.by() != side).isPresent();
            if (match.renewed().stream().anyMatch(each -> each.by() == side && each.after() > shown.size())) {
                return Optional.of(
                        "The %s side has another chain for dice that were not rolled.".formatted(side.word()));
            } else if (shown.size() > (mayBeAhead ? number : dice.drawn())) {
                return Optional.of("The %s side has shown parts of dice that were not rolled.".formatted(side.word()));
            } else if (shown.size() == number && !dice.isNext(side, shown.get(number - 1))) {
                return Optional.of(foreign(side, number));
            }
        }
        return Optional.empty();
    }
}
