package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.Completeness;

/** What is said of a saved game that is not as it was played: where its log was changed, on what it plays, and what is missing. */
public final class SavedGameFindings {
    private SavedGameFindings() {}

    /** What is wrong with a game, in a language; nothing if all of it comes out again. It takes as long as to play the game again. */
    public static List<String> of(SavedGame saved, Editions editions, Texts texts) {
        List<String> found = new ArrayList<>();
        Editions.Judgement scenario = editions.of(saved.scenario());
        if (scenario.kind() == Editions.Kind.CHANGED) {
            Editions.Difference first = scenario.differences().get(0);
            found.add(texts.get(
                    "tampered.scenario",
                    texts.name(saved.scenario().scenario().name()),
                    first.path(),
                    first.saved(),
                    first.shipped(),
                    scenario.differences().size() - 1));
        }
        Optional<Verification.Difference> difference = Verification.verify(saved);
        difference.ifPresent(first -> found.add(log(saved.game(), first.entry(), texts)));
        OptionalInt missing = Completeness.missing(saved);
        missing.ifPresent(
                known -> found.add(texts.get("tampered.cut", saved.game().log().size(), known)));
        return found;
    }

    private static String log(Game game, int entry, Texts texts) {
        if (entry == 0) {
            return texts.get("tampered.prologue");
        }
        int turn = game.opening().moment().turn();
        for (Entry before : game.log().subList(0, entry - 1)) {
            turn = before.all(Event.PhaseBegan.class)
                    .reduce((first, last) -> last)
                    .map(phase -> phase.after().turn())
                    .orElse(turn);
        }
        List<String> told = new EventSentences(texts).tell(game.log().get(entry - 1));
        return texts.get("tampered.log", turn, told.isEmpty() ? Integer.toString(entry) : String.join(" ", told));
    }
}
