package org.roadtorichmond.publish.report;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.ShippedFiles;

/** What rules say, in the words of the manual. */
final class RuleWords {
    private static final String MANUAL = "/assets/manual/rules_en.md";
    private static final Pattern ENTRY = Pattern.compile("(?m)^\\[([^\\]\\s]+)\\] (.*)$");
    private static final Pattern MARKS = Pattern.compile("\\*\\*|[{}]");

    private final Map<String, String> words = new HashMap<>();

    RuleWords() {
        Matcher entries = ENTRY.matcher(ShippedFiles.text(MANUAL));
        while (entries.find()) {
            words.put(entries.group(1), MARKS.matcher(entries.group(2)).replaceAll(""));
        }
    }

    /** What a rule says; nothing of one that the manual does not have. */
    String of(String rule) {
        return words.getOrDefault(rule, "");
    }
}
