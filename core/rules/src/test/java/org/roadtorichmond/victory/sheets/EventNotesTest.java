package org.roadtorichmond.victory.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Event;

@DisplayName("What the points remember of events")
final class EventNotesTest {
    @Test
    @DisplayName("there is a note for every kind of event, or it is said that none is needed")
    void everyKind() {
        assertEquals(Set.of(Event.class.getPermittedSubclasses()), EventHistory.NOTES.kinds());
    }
}
