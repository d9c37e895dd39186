package org.roadtorichmond.scenario.doctrine;

import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads doctrines, {@code "format": "doctrine/1"}. */
public final class DoctrineReader {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z-]{0,29}");
    private static final double HUNDREDTHS = 100;
    private static final int MOST_EXPOSURE = 100;
    private static final int MOST_CAUTION = 500;
    private static final int MOST_POINTS = 1000;

    private DoctrineReader() {}

    /** Reads a doctrine from the bytes of a file; the problems are in the order of the file. */
    public static Result<Doctrine> read(byte[] bytes) {
        return TreeReader.read(bytes).then(DoctrineReader::decode);
    }

    /** Returns the doctrine in a parsed file, or all problems found in it. */
    public static Result<Doctrine> decode(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.DOCTRINE);
        String name = fields.text("name");
        fields.checkGood(NAME.matcher(name).matches(), "name", Sentence.of("problem.doctrineName", Words.quoted(name)));
        String sentence = fields.text("sentence");
        double exposure = fields.hundredths("exposure", 0, MOST_EXPOSURE) / HUNDREDTHS;
        double caution = fields.hundredths("caution", 0, MOST_CAUTION) / HUNDREDTHS;
        double threshold = fields.hundredths("threshold", 0, MOST_POINTS) / HUNDREDTHS;
        double press = fields.hundredths("press", 0, MOST_POINTS) / HUNDREDTHS;
        return problems.result(fields.finish(() -> new Doctrine(name, sentence, exposure, caution, threshold, press)));
    }
}
