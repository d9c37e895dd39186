package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.testing.ChangedCopy;
import org.roadtorichmond.testing.Checkout;

/** Makes the change of docs/first-change.md on copies of the files. */
@DisplayName("The page about a first change")
final class FirstChangeTest {
    private static final String ADDED = "a_general_needs_no_tag_of_characters";

    @TempDir
    Path folder;

    private static String page() throws IOException {
        return Files.readString(Checkout.path("docs/first-change.md"));
    }

    private static Class<?> warnings(ChangedCopy copy) throws IOException, ClassNotFoundException {
        return copy.compiled().loadClass(WarningsTest.class.getName());
    }

    @Test
    @DisplayName("has a test that fails as it says before the code is there")
    void failsFirst() throws Exception {
        Class<?> test = warnings(new ChangedCopy(folder).apply(page(), "/src/test/"));
        AssertionError failure = assertThrows(AssertionError.class, () -> ChangedCopy.run(test, ADDED));
        assertTrue(failure.getMessage().endsWith("expected: <1> but was: <0>"), failure::getMessage);
    }

    @Test
    @DisplayName("has code and texts with which its test passes, and the others of its class as before")
    void passesThen() throws Throwable {
        ChangedCopy copy = new ChangedCopy(folder).apply(page(), "");
        assertEquals(4, copy.paths().size(), copy.paths()::toString);
        Class<?> test = warnings(copy);
        ChangedCopy.run(test, ADDED);
        ChangedCopy.run(test, "a_good_scenario_has_none");
        ChangedCopy.run(test, "tags_of_one_side_alone_leave_the_other_without_colours");
    }

    @Test
    @DisplayName("speaks of a change that is not made yet")
    void notMade() throws IOException {
        for (String path : new ChangedCopy(folder).apply(page(), "").paths()) {
            assertTrue(!Files.readString(Checkout.path(path)).contains("generalCharacter"), path);
        }
    }
}
