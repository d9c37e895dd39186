package org.roadtorichmond.scenario;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TextLines;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Checks whether a translation is one of the file beside it, and of all of it. */
final class TranslationFile {
    private static final Pattern NAME =
            Pattern.compile("(.+\\.(?:scenario|lesson|history|campaign))_([^_.]*)\\.properties");
    private static final Set<String> LANGUAGES = Set.copyOf(Arrays.asList(Locale.getISOLanguages()));
    private static final String OF = "of";

    private final String name;
    private final List<String> lines;
    private final Problems problems;
    private final List<Problem> warnings;
    private final Map<String, Integer> keys = new HashMap<>();
    private String of = "";

    TranslationFile(String name, List<String> lines, Problems problems, List<Problem> warnings) {
        this.name = name;
        this.lines = lines;
        this.problems = problems;
        this.warnings = warnings;
    }

    static boolean isOne(String name) {
        return NAME.matcher(name).matches();
    }

    /** Checks it; the original is opened by the name of its file, which lies beside the translation. */
    void check(Function<String, Result<Document>> open) {
        Matcher named = NAME.matcher(name);
        if (!named.matches()) {
            throw new IllegalStateException(name + " is no translation");
        }
        if (!LANGUAGES.contains(named.group(2))) {
            problems.add(TextLines.at(0), Sentence.of("problem.translation.language", Words.quoted(named.group(2))));
        }
        read();
        String original = named.group(1) + ".json";
        Result<Document> opened = open.apply(original);
        opened.problems().forEach(problem -> {
            Problem there = problem.in(original);
            problems.add(there.at(), there.sentence());
        });
        opened.value().flatMap(Document::wording).ifPresent(wording -> compare(wording, original));
    }

    /** Takes the file apart line by line, so that whatever is wrong has a place. */
    private void read() {
        for (int first = 0; first < lines.size(); first++) {
            int last = first;
            while (last + 1 < lines.size() && goesOn(lines.get(last))) {
                last++;
            }
            Properties entry = new Properties();
            try {
                entry.load(new StringReader(String.join("\n", lines.subList(first, last + 1))));
            } catch (IOException | IllegalArgumentException e) {
                problems.add(TextLines.at(first), Sentence.of("problem.translation.line"));
            }
            for (String key : entry.stringPropertyNames()) {
                Integer earlier = keys.put(key, first);
                if (earlier != null) {
                    problems.add(
                            TextLines.at(first),
                            Sentence.of("problem.translation.twice", Words.quoted(key), earlier + 1));
                }
                of = key.equals(OF) ? entry.getProperty(OF) : of;
            }
            first = last;
        }
    }

    /** Whether a line ends with a backslash that is not one of a pair; a comment never goes on. */
    private static boolean goesOn(String line) {
        String begin = line.stripLeading();
        int backslashes = line.length() - line.replaceFirst("\\\\+$", "").length();
        return backslashes % 2 == 1 && !begin.startsWith("#") && !begin.startsWith("!");
    }

    private void compare(Wording wording, String original) {
        if (!of.equals(wording.digest())) {
            problems.add(
                    TextLines.at(keys.getOrDefault(OF, 0)),
                    Sentence.of(
                            "problem.translation.other",
                            Words.quoted(of),
                            Words.quoted(original),
                            Words.quoted(wording.digest())));
        }
        Set<String> known = new TreeSet<>(wording.keys());
        known.add(OF);
        keys.forEach((key, line) -> {
            if (!known.contains(key) && !key.startsWith(Translations.NAMES)) {
                problems.add(TextLines.at(line), Words.unknownKey(key, known, known));
            }
        });
        wording.keys().stream()
                .filter(key -> !keys.containsKey(key))
                .sorted()
                .map(key -> Sentence.of("warning.translation.lacks", Words.quoted(key)))
                .forEach(sentence -> warnings.add(new Problem(TextLines.at(lines.size()), sentence)));
    }
}
