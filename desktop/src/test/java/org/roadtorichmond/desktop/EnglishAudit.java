package org.roadtorichmond.desktop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds English on a screen in another language. English means words that occur in the English texts of the game but never in its
 * texts of the other language; words of both, such as names, prove nothing.
 */
final class EnglishAudit {
    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
    /** Text in braces is a placeholder or the name of an action. */
    private static final Pattern PLACE = Pattern.compile("\\{[^}]*}|\\[[A-Z_]+]");

    private static final Pattern NAME = Pattern.compile("\"(?:name|formation|commander|id|to)\"\\s*:\\s*\"([^\"]*)\"");
    /** A text with at least this number of English words is English, however long it is. */
    private static final int SENTENCE = 3;

    private final Set<String> english;

    /**
     * An audit for a language such as {@code de}.
     *
     * @param typed texts typed by players, such as names of saved games
     */
    EnglishAudit(String language, String... typed) throws IOException {
        Path texts = Path.of("..", "assets", "i18n");
        Path rules = Path.of("..", "core", "rules", "src", "main", "resources", "org", "roadtorichmond");
        Path manual = Path.of("..", "assets", "manual");
        english = words(properties(texts.resolve("messages.properties")));
        english.addAll(words(properties(rules.resolve("sentences.properties"))));
        english.addAll(words(Files.readString(manual.resolve("rules_en.md"))));
        Set<String> others = words(properties(texts.resolve("messages_" + language + ".properties")));
        others.addAll(words(properties(rules.resolve("sentences_" + language + ".properties"))));
        others.addAll(words(Files.readString(manual.resolve("rules_" + language + ".md"))));
        Stream.of(typed).map(EnglishAudit::words).forEach(others::addAll);
        // Names of places, units and saved games are the same in every language.
        try (Stream<Path> maps = Files.list(Path.of("..", "maps"))) {
            for (Path file : maps.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                others.addAll(words(name));
                // What a campaign names are sentences, and are translated.
                others.addAll(words(name.endsWith(".campaign.json") ? "" : names(Files.readString(file))));
                others.addAll(words(name.contains("_" + language) ? properties(file) : ""));
            }
        }
        english.removeAll(others);
    }

    private static String properties(Path file) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts.values().stream().map(String::valueOf).collect(Collectors.joining("\n"));
    }

    private static String names(String file) {
        return NAME.matcher(file).results().map(name -> name.group(1)).collect(Collectors.joining("\n"));
    }

    private static Set<String> words(String text) {
        return WORD.matcher(PLACE.matcher(text).replaceAll(" "))
                .results()
                .map(word -> word.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether a text is English: it contains a whole sentence of English words, or it is short and more than a third of it is English. */
    boolean isEnglish(String text) {
        Set<String> words = words(text);
        long found = words.stream().filter(english::contains).count();
        return found >= SENTENCE || SENTENCE * found > words.size();
    }

    /** The English texts on a stage, each in a sentence. */
    List<String> of(Stage stage) {
        List<String> faults = new ArrayList<>();
        look(stage.getRoot(), faults);
        return faults;
    }

    private void look(Actor actor, List<String> faults) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Label label && isEnglish(label.getText().toString())) {
            faults.add("English: '" + label.getText() + "'");
        } else if (actor instanceof Group group) {
            for (int i = 0; i < group.getChildren().size; i++) {
                look(group.getChildren().get(i), faults);
            }
        }
    }
}
