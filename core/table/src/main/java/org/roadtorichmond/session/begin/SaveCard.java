package org.roadtorichmond.session.begin;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Autosave;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;

/**
 * What the list of saved games shows of one, which is not loaded for it.
 *
 * @param save the saved game
 * @param summary what is in it; none if it is damaged
 * @param problems what is wrong with it; empty exactly if there is a summary
 */
public record SaveCard(Archive.Save save, Optional<GameSummary> summary, List<Problem> problems) {
    /** Newest first, damaged ones last; of two of one instant by name, so that the order is the same every time. */
    private static final Comparator<SaveCard> NEWEST_FIRST = Comparator.comparing(
                    (SaveCard card) -> card.summary().isEmpty())
            .thenComparing(card -> card.save().written(), Comparator.reverseOrder())
            .thenComparing(card -> card.save().file());

    /**
     * Reads the cards of all saved games, newest first and damaged ones last, those that the program saved by itself apart. It is
     * quick, and most damage is not noticed before the cards are {@link #checked}.
     */
    public static List<SaveCard> all(Archive archive) {
        return sorted(Stream.concat(archive.saves().stream(), archive.autosaved().stream())
                .map(save -> of(save, archive.glance(save))));
    }

    private static List<SaveCard> sorted(Stream<SaveCard> cards) {
        return cards.sorted(Comparator.comparing(SaveCard::isAutosave).thenComparing(NEWEST_FIRST))
                .toList();
    }

    /** Reads the whole files of some cards, and returns the cards of those that are damaged. */
    public static List<SaveCard> damaged(Archive archive, List<SaveCard> unchecked) {
        return unchecked.stream()
                .map(card -> of(card.save(), archive.summary(card.save())))
                .filter(card -> card.summary().isEmpty())
                .toList();
    }

    /** Returns all cards in their order after some were found to be those of damaged files. */
    public static List<SaveCard> checked(List<SaveCard> cards, List<SaveCard> damaged) {
        Map<Archive.Save, SaveCard> better = new HashMap<>();
        damaged.forEach(card -> better.put(card.save(), card));
        return sorted(cards.stream().map(card -> better.getOrDefault(card.save(), card)));
    }

    private static SaveCard of(Archive.Save save, Result<GameSummary> summary) {
        return new SaveCard(save, summary.value(), summary.problems());
    }

    /** Whether the program saved it by itself. */
    public boolean isAutosave() {
        return save.autosave().isPresent();
    }

    /** The name that its players gave it; of an autosave its scenario, and the game-turn for whose beginning it is kept. */
    public String title(Texts texts) {
        Optional<Autosave> autosave = save.autosave();
        if (autosave.isEmpty() || summary.isEmpty()) {
            return save.title();
        }
        String name = texts.name(summary.get().scenario());
        return autosave.get().keptFor().isPresent()
                ? texts.get("load.turnBegan", name, autosave.get().keptFor().getAsInt())
                : name;
    }

    /** Whether it is a practice game. */
    public boolean isPractice() {
        return summary.filter(GameSummary::practice).isPresent();
    }

    /** Whether an umpire came to the table. */
    public boolean isUmpired() {
        return summary.filter(known -> Boolean.parseBoolean(known.options().get(Session.UMPIRE)))
                .isPresent();
    }
}
