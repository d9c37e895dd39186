package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;

/** Checks what must be true of the answer to any file. */
final class Reading {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    private Reading() {}

    /** Reads a file and uses its content. Returns the content; empty if the file has problems. */
    static Optional<Document> of(byte[] file) {
        Result<Document> result = DOCUMENTS.open(file);
        assertEquals(result.value().isEmpty(), !result.problems().isEmpty(), "either a document or problems");
        if (!result.problems().isEmpty()) {
            // Bytes that are not UTF-8 become one character each here, and come after all columns that problems can
            // refer to.
            String[] lines = new String(file, StandardCharsets.UTF_8).split("\n", -1);
            result.problems().forEach(problem -> check(problem, lines));
        }
        result.value().ifPresent(Use::of);
        return result.value();
    }

    /** A problem in another file has its place in that file. */
    private static void check(Problem problem, String[] lines) {
        assertFalse(problem.message().isBlank(), problem::toString);
        assertTrue(problem.path().startsWith("$"), problem::toString);
        assertTrue(problem.toString().chars().noneMatch(Character::isISOControl), problem::toString);
        assertFalse(problem.told().in(Locale.GERMAN).isBlank(), problem::toString);
        if (problem.file().isPresent()) {
            return;
        }
        assertTrue(problem.line() >= 1 && problem.line() <= lines.length, problem::toString);
        String line = lines[problem.line() - 1];
        int end = line.codePointCount(0, line.length()) + 1;
        assertTrue(problem.column() >= 1 && problem.column() <= end, problem::toString);
    }
}
