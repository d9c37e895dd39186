package org.roadtorichmond.desktop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.exchange.csv.AnswersTable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** What the designer answers to the questions of an import. */
final class AnswerOptions extends OptionGroup {
    @Option(
            names = "--terrain",
            paramLabel = "TILE=TERRAIN",
            description = "What a tile means, by its class, its image or TILESET:NUMBER; none if nothing.")
    private Map<String, String> terrain = new LinkedHashMap<>();

    @Option(names = "--side", paramLabel = "NAME=SIDE", description = "Which army a side of the file is.")
    private Map<String, String> sides = new LinkedHashMap<>();

    @Option(names = "--type", paramLabel = "NAME=TYPE", description = "Which type of unit a word of the file means.")
    private Map<String, String> types = new LinkedHashMap<>();

    @Option(
            names = "--mark",
            paramLabel = "COLUMN=MARK",
            description = "Which mark of the pieces of a module is their side, formation, strength, type or commander.")
    private Map<String, String> marks = new LinkedHashMap<>();

    @Option(
            names = "--column",
            paramLabel = "HEADING=COLUMN",
            description = "Which column of a table a heading means; none if nothing.")
    private Map<String, String> columns = new LinkedHashMap<>();

    @Option(names = "--setup", paramLabel = "NAME", description = "Which set-up of a module is taken.")
    private Optional<String> setup = Optional.empty();

    @Option(
            names = "--board",
            paramLabel = "MAP=BOARDS",
            description =
                    "Which boards lie on a map of a module, from left to right with ; and rows with | between them.")
    private Map<String, String> boards = new LinkedHashMap<>();

    @Option(names = "--layer", paramLabel = "NAME=yes|no", description = "Whether a hidden layer of a map counts.")
    private Map<String, String> layers = new LinkedHashMap<>();

    @Option(names = "--turn", description = "Turn a map whose hexes have their points up by 90 degrees.")
    private boolean turn;

    @Option(
            names = "--outside",
            description =
                    "Read tilesets and templates up to two folders above the map, where it lies in no project of Tiled.")
    private boolean outside;

    @Option(names = "--accept", description = "Take every answer that is proposed.")
    private boolean accept;

    /** Whether answers that are proposed are taken. */
    boolean accept() {
        return accept;
    }

    /** All of them; what is no answer is wrong usage. */
    Answers answers() {
        Answers answers = Answers.NONE;
        Map<Question, Map<String, String>> given = new LinkedHashMap<>();
        given.put(Question.TERRAIN, terrain);
        given.put(Question.SIDE, sides);
        given.put(Question.TYPE, types);
        given.put(Question.MARK, marks);
        given.put(Question.COLUMN, columns);
        given.put(Question.SETUP, setup.map(name -> Map.of("setup", name)).orElse(Map.of()));
        given.put(Question.BOARD, boards);
        given.put(Question.LAYER, layers);
        given.put(Question.TURN, turn ? Map.of(Question.MAP, Question.YES) : Map.of());
        given.put(Question.OUTSIDE, outside ? Map.of(Question.FOLDERS, Question.YES) : Map.of());
        for (Map.Entry<Question, Map<String, String>> entry : given.entrySet()) {
            for (Map.Entry<String, String> answer : entry.getValue().entrySet()) {
                Optional<Sentence> wrong = AnswersTable.refusal(entry.getKey(), answer.getKey(), answer.getValue());
                if (wrong.isPresent()) {
                    throw Usage.wrong(spec, wrong.get().toString());
                }
                answers = answers.with(entry.getKey(), answer.getKey(), answer.getValue());
            }
        }
        return answers;
    }
}
