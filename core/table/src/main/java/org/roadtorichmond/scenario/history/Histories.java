package org.roadtorichmond.scenario.history;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * What happened historically, for the scenarios on the maps of a shelf, in a language.
 *
 * <p>Each history is in a file {@code NAME.history.json} that names its map, with a translation {@code
 * NAME.history_de.properties} beside it; it belongs to all scenarios on that map that have a clock. A saved game carries its map
 * with it, so a map is known by its name. Immutable; safe for any number of threads.
 */
public final class Histories {
    /** No history at all. */
    public static final Histories NONE = new Histories(List.of());

    private final List<History> all;

    private Histories(List<History> all) {
        this.all = List.copyOf(all);
    }

    /** The histories on a shelf, in a language if they are translated into it; files with problems are passed over. */
    public static Histories on(Shelf shelf, Locale locale) {
        return new Histories(shelf.histories().stream()
                .flatMap(name -> read(shelf, name, locale))
                .toList());
    }

    private static Stream<History> read(Shelf shelf, String name, Locale locale) {
        return new Documents(shelf)
                .open(name).value().stream()
                        .filter(HistoryDocument.class::isInstance)
                        .map(document -> ((HistoryDocument) document).history())
                        .map(history -> Translations.file(shelf, name, locale)
                                .map(history::in)
                                .orElse(history));
    }

    /** What happened historically where and when a scenario is played; of several histories the first that has anything to show. */
    public Optional<History> of(Scenario scenario) {
        return all.stream().filter(history -> history.isOf(scenario)).findFirst();
    }

    /** What both sides lost historically in the hours for which a scenario is played, as far as that is known. */
    public Optional<PerArmy<NumberRange>> lost(Scenario scenario) {
        return of(scenario).stream()
                .flatMap(history -> history.losses().stream())
                .filter(losses -> !losses.hours().turns(scenario).isEmpty())
                .map(PastLosses::both)
                .reduce((one, other) -> one.with(other, NumberRange::plus));
    }
}
