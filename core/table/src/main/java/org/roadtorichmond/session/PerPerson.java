package org.roadtorichmond.session;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import org.roadtorichmond.unit.Side;

/**
 * What each of the people at a machine has to himself, such as the overlays that he has switched on: the other finds his own, and
 * no one who plays alone loses anything.
 */
public final class PerPerson<T> {
    private final Person person;
    private final Supplier<T> fresh;
    private final Map<Side, T> each = new EnumMap<>(Side.class);

    /** Nothing yet: each gets what is fresh when it is asked for first. */
    public PerPerson(Session session, Supplier<T> fresh) {
        person = new Person(session);
        this.fresh = fresh;
    }

    /** The values of all people that have asked for one. */
    public Collection<T> every() {
        return Collections.unmodifiableCollection(each.values());
    }

    /** The value of the person that decides. */
    public T now() {
        return each.computeIfAbsent(person.now(), side -> fresh.get());
    }
}
