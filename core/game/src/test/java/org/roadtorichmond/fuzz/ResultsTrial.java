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
import java.util.Optional;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.campaign.CampaignExperiment;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.CampaignLaboratory;
import org.roadtorichmond.balance.campaign.CampaignResults;
import org.roadtorichmond.balance.campaign.CampaignVariant;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.scenario.yardstick.Calibration;

/**
 * Resumes an experiment, of games or of whole campaigns, from corrupted results or a corrupted companion file, and sums up the findings. There must be as many games
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

    private static final CampaignExperiment CAMPAIGNS = new CampaignExperiment(
            List.of(new CampaignVariant(
                    "",
                    (CampaignDocument) new Documents(Shelf.of(List.of()))
                            .open("""
                                    {"format": "campaign/1", "name": "Twice", "battles": [
                                      {"id": "one", "scenario": "training",
                                       "after": [{"name": "Won", "if": {"winner": "union"}, "in": "two", "then": "turns=3"}]},
                                      {"id": "two", "scenario": "training"}],
                                     "final": [{"name": "Paid", "side": "union", "points": 9, "if": {"winner": "union", "in": "two"}}]}
                                    """.getBytes(StandardCharsets.UTF_8))
                            .value()
                            .orElseThrow(),
                    Labs.tiny().union(),
                    Labs.tiny().confederate())),
            1,
            GAMES,
            new StopRule.All());

    private final Resumption resumption;
    private final byte[] results;
    private final byte[] courses;

    /** Resumes from a file, unless it is refused with a message. */
    private interface Resumption {
        /** Whether it was gone on with. */
        boolean goOn(Path file) throws IOException;
    }

    static ResultsTrial ofGames() {
        return new ResultsTrial(ResultsTrial::games);
    }

    static ResultsTrial ofCampaigns() {
        return new ResultsTrial(ResultsTrial::campaigns);
    }

    private ResultsTrial(Resumption resumption) {
        this.resumption = resumption;
        try {
            Path file = Temporary.folder().resolve("good.jsonl");
            Files.deleteIfExists(file);
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + ResultsFile.COMPANION));
            assertTrue(resumption.goOn(file));
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
            boolean good = resumption.goOn(file);
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

    private static boolean campaigns(Path file) {
        Result<CampaignFindings> resumed = LineFile.open(file, true, CampaignResults.COMPANION)
                .then(files -> CampaignResults.using(
                        files, CAMPAIGNS, cut -> assertFalse(cut.toString().isBlank()), kept -> {
                            CampaignFindings findings = new CampaignFindings(CAMPAIGNS, scenario -> Calibration.NONE);
                            assertTrue(new CampaignLaboratory(CAMPAIGNS, 1, () -> false)
                                    .run(Optional.of(kept), findings, game -> Optional.empty())
                                    .complete());
                            return Result.good(findings);
                        }));
        assertEquals(resumed.value().isEmpty(), !resumed.problems().isEmpty());
        resumed.problems().forEach(problem -> assertFalse(problem.message().isBlank()));
        resumed.value().ifPresent(findings -> {
            assertEquals(GAMES, findings.size());
            assertEquals(2, findings.variants().get(0).followed().size());
        });
        return resumed.value().isPresent();
    }

    private static boolean games(Path file) throws IOException {
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
