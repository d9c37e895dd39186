package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;

/**
 * Resumes an experiment from corrupted results or a corrupted companion file, and sums up the findings. There must be as many games
 * as planned, and the same bytes as in a run that was never interrupted.
 */
final class ResultsTrial {
    private static final int GAMES = 3;
    private static final Experiment EXPERIMENT = new Experiment(
            List.of(Labs.renamed("a", Labs.tiny()), Labs.renamed("b", Labs.tiny())),
            List.of(),
            1,
            GAMES,
            new StopRule.All());

    private final byte[] results;
    private final byte[] courses;

    ResultsTrial() {
        try {
            Path file = Temporary.folder().resolve("good.jsonl");
            assertTrue(goOn(file));
            Path companion = file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
            results = Files.readAllBytes(file);
            courses = Files.readAllBytes(companion);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String results() {
        return new String(results, StandardCharsets.UTF_8);
    }

    String courses() {
        return new String(courses, StandardCharsets.UTF_8);
    }

    boolean isGoodResults(byte[] spoilt) {
        return isGood(spoilt, courses);
    }

    boolean isGoodCourses(byte[] spoilt) {
        return isGood(results, spoilt);
    }

    private boolean isGood(byte[] lines, byte[] beside) {
        try {
            Path file = Files.write(Temporary.folder().resolve("spoilt.jsonl"), lines);
            Path companion = file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
            Files.write(companion, beside);
            boolean good = goOn(file);
            if (good) {
                assertEquals(results(), Files.readString(file));
                assertEquals(courses(), Files.readString(companion));
            } else {
                assertEquals(
                        new String(lines, StandardCharsets.UTF_8),
                        new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
            return good;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Resumes from a file, unless it is refused with a message. */
    private static boolean goOn(Path file) throws IOException {
        try (LineFile.Pair files =
                LineFile.open(file, true, ResultsFile.COMPANION).value().orElseThrow()) {
            Result<ResultsFile> resumed = ResultsFile.resume(files, EXPERIMENT);
            assertEquals(resumed.value().isEmpty(), !resumed.problems().isEmpty());
            if (resumed.value().isPresent()) {
                sumUp(resumed.value().get());
            } else {
                assertFalse(resumed.problems().get(0).message().isBlank());
            }
            return resumed.value().isPresent();
        }
    }

    private static void sumUp(ResultsFile resumed) throws IOException {
        Findings findings = new Findings(EXPERIMENT);
        try (ResultsFile file = resumed) {
            file.cut().ifPresent(what -> assertFalse(what.toString().isBlank()));
            assertTrue(new Laboratory(EXPERIMENT, 1)
                    .run(file, findings, file, () -> false)
                    .complete());
        }
        assertEquals(EXPERIMENT.most(), findings.games());
        findings.variants().forEach(variant -> assertEquals(GAMES, variant.size()));
    }
}
