package org.roadtorichmond.scenario.history;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Digest;

/**
 * What happened historically on a map, by date and hour: so it belongs to every scenario on that map that has a clock. Immutable.
 *
 * @param name what it is the history of
 * @param about how it was put together; may be empty
 * @param field the map
 * @param sources the sources, in the order of the file
 * @param events what happened, the earliest first, and of those that began together as in the file
 * @param losses what both sides lost by day, the earliest first
 */
public record History(
        String name,
        String about,
        Battlefield field,
        List<Source> sources,
        List<PastEvent> events,
        List<PastLosses> losses) {
    private static final int DIGITS = 16;

    /** Copies the lists. */
    public History {
        sources = List.copyOf(sources);
        events = List.copyOf(events);
        losses = List.copyOf(losses);
    }

    /** Whether it is the history of a scenario: the map has the same name and size, and a turn of it meets an event. */
    public boolean isOf(Scenario scenario) {
        return scenario.field().name().equals(field.name())
                && scenario.field().grid().size() == field.grid().size()
                && events.stream()
                        .anyMatch(event -> !event.hours().turns(scenario).isEmpty());
    }

    /** What happened in a game-turn of a scenario; none if the scenario has no clock. */
    public List<PastEvent> of(Scenario scenario, int turn) {
        return Span.of(scenario, turn)
                .map(hours -> events.stream()
                        .filter(event -> event.hours().meets(hours))
                        .toList())
                .orElse(List.of());
    }

    /** By what a translation of its texts is known to be one of them as they are: sixteen hexadecimal digits. */
    public String digest() {
        Stream<String> texts = Stream.of(
                        Stream.of(name, about),
                        sources.stream().map(Source::title),
                        events.stream().map(PastEvent::what),
                        losses.stream().map(PastLosses::note))
                .flatMap(each -> each);
        return Digest.of(String.join("\n", texts.toList())).substring(0, DIGITS);
    }

    /** Its texts by the keys that they have in a translation. */
    public Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>(Map.of("name", name, "about", about));
        sources.forEach(source -> texts.put("source." + source.id(), source.title()));
        events.forEach(event -> texts.put("event." + event.id(), event.what()));
        losses.forEach(lost -> texts.put("losses." + lost.id(), lost.note()));
        texts.values().removeIf(String::isEmpty);
        return texts;
    }

    /** The same in another language; as it is where the translation is of other texts, or lacks one. */
    public History in(Properties translation) {
        if (!translation.getProperty("of", "").equals(digest())) {
            return this;
        }
        UnaryOperator<Source> source = from ->
                new Source(from.id(), from.name(), translation.getProperty("source." + from.id(), from.title()));
        return new History(
                translation.getProperty("name", name),
                translation.getProperty("about", about),
                field,
                sources.stream().map(source).toList(),
                events.stream()
                        .map(event -> event.told(
                                translation.getProperty("event." + event.id(), event.what()),
                                event.grounds().in(source)))
                        .toList(),
                losses.stream()
                        .map(lost -> lost.told(
                                translation.getProperty("losses." + lost.id(), lost.note()),
                                lost.grounds().in(source)))
                        .toList());
    }
}
