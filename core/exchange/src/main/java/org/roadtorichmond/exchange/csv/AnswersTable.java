package org.roadtorichmond.exchange.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * The table in which the questions of an import are kept with their answers, so that each is asked once: {@code question, name,
 * answer, about}. Rows without an answer wait for one; a designer fills them in a spreadsheet and imports again.
 */
public final class AnswersTable {
    private static final List<String> HEADINGS = List.of("question", "name", "answer", "about");

    private AnswersTable() {}

    /** The answers of a table, or why it cannot be read. */
    public static Result<Answers> read(byte[] bytes) {
        try {
            return Result.good(answers(CsvTable.read(bytes)));
        } catch (RefusedFile e) {
            return Result.bad(e.problem());
        }
    }

    private static Answers answers(CsvTable table) {
        List<String> headings = table.headings().stream()
                .map(heading -> heading.toLowerCase(Locale.ROOT))
                .toList();
        if (!headings.containsAll(HEADINGS.subList(0, 3))) {
            throw new RefusedFile(Place.START, Sentence.of("import.answers"));
        }
        Answers answers = Answers.NONE;
        for (CsvTable.Row row : table.rows()) {
            String word = cell(row, headings.indexOf("question")).toLowerCase(Locale.ROOT);
            String name = cell(row, headings.indexOf("name"));
            String answer = cell(row, headings.indexOf("answer"));
            Optional<Question> question = Arrays.stream(Question.values())
                    .filter(each -> each.word().equals(word))
                    .findFirst();
            if (question.isPresent() && !answer.isEmpty()) {
                Optional<Sentence> wrong = refusal(question.get(), name, answer);
                if (wrong.isPresent()) {
                    throw new RefusedFile(row.at(headings.indexOf("answer"), "answer"), wrong.get());
                }
                answers = answers.with(question.get(), name, answer);
            }
        }
        return answers;
    }

    /** Why an answer is none, if that is so. */
    public static Optional<Sentence> refusal(Question question, String name, String answer) {
        return question.answers().isEmpty() || question.answers().contains(answer)
                ? Optional.empty()
                : Optional.of(Sentence.of(
                        "import.answer", Words.quoted(name), Words.quoted(answer), Words.either(question.answers())));
    }

    private static String cell(CsvTable.Row row, int column) {
        return column < row.cells().size() ? row.cells().get(column) : "";
    }

    /** The table of all answers, and of the questions of a report that wait for one; empty if there are neither. */
    public static Optional<String> of(Answers answers, ImportReport report) {
        StringWriter text = new StringWriter();
        Set<List<String>> rows = new LinkedHashSet<>();
        for (Question question : Question.values()) {
            answers.all(question).forEach((name, answer) -> rows.add(List.of(question.word(), name, answer, "")));
        }
        Set<List<String>> asked = new LinkedHashSet<>();
        for (ReportEntry entry : report.questions()) {
            String question = entry.question().orElseThrow().word();
            entry.of().stream()
                    .filter(name -> asked.add(List.of(question, name)))
                    .forEach(name -> rows.add(
                            List.of(question, name, "", entry.sentence().toString())));
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            writer.writeRecord(HEADINGS);
            rows.forEach(row ->
                    writer.writeRecord(row.stream().map(CellText::written).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(text.toString());
    }
}
