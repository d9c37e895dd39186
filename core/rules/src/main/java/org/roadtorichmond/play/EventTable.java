package org.roadtorichmond.play;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a reader of events makes of each kind: an answer a class, or nothing where that is said. A test lists what the tables of all
 * readers make of each class of events that there is, so that no reader passes over a new kind unnoticed.
 *
 * @param <T> what the reader answers
 */
public final class EventTable<T> {
    private final Map<Class<? extends Event>, Function<Event, Optional<T>>> answers = new HashMap<>();
    private final Set<Class<? extends Event>> silent = new HashSet<>();
    private @Nullable Function<Event, Optional<T>> others;
    private boolean othersSilent;

    /** Sets the answer for a kind of event; it must have none yet. */
    public <E extends Event> EventTable<T> on(Class<E> kind, Function<? super E, ? extends T> answer) {
        return put(kind, event -> Optional.of(answer.apply(kind.cast(event))));
    }

    /** Sets the answer for a kind of event of which only some have one. */
    public <E extends Event> EventTable<T> onSome(Class<E> kind, Function<? super E, Optional<T>> answer) {
        return put(kind, event -> answer.apply(kind.cast(event)));
    }

    /** Says that some kinds of events have no answer. */
    public EventTable<T> silent(List<Class<? extends Event>> kinds) {
        kinds.forEach(kind -> put(kind, event -> Optional.empty()));
        silent.addAll(kinds);
        return this;
    }

    /** Says that all other kinds of events have no answer. */
    public EventTable<T> othersSilent() {
        others = event -> Optional.empty();
        othersSilent = true;
        return this;
    }

    /** Sets the answer for all other kinds of events. */
    public EventTable<T> others(Function<Event, ? extends T> answer) {
        others = event -> Optional.of(answer.apply(event));
        return this;
    }

    private EventTable<T> put(Class<? extends Event> kind, Function<Event, Optional<T>> answer) {
        if (answers.putIfAbsent(kind, answer) != null) {
            throw new IllegalArgumentException(kind + " stands twice in a table of events");
        }
        return this;
    }

    /** The kinds of events that stand in the table, those without an answer among them. */
    public Set<Class<? extends Event>> kinds() {
        return Collections.unmodifiableSet(answers.keySet());
    }

    /**
     * Whether a kind of event never has an answer.
     *
     * @throws NullPointerException if it does not stand in the table, and nothing is said of others: a bug
     */
    public boolean isSilent(Class<? extends Event> kind) {
        return silent.contains(kind) || (answer(kind) == others && othersSilent);
    }

    /**
     * What the reader makes of an event, if anything.
     *
     * @throws NullPointerException if its kind does not stand in the table, and nothing is said of others: a bug
     */
    public Optional<T> of(Event event) {
        return answer(event.getClass()).apply(event);
    }

    private Function<Event, Optional<T>> answer(Class<? extends Event> kind) {
        Function<Event, Optional<T>> answer = answers.get(kind);
        return Objects.requireNonNull(answer == null ? others : answer, "a reader passes over this kind of event");
    }
}
