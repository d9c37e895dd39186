package org.roadtorichmond.screen.kit.manual;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.roadtorichmond.session.manual.ManualBlock;
import org.roadtorichmond.session.manual.ManualTables;
import org.roadtorichmond.session.manual.Prose;

/**
 * The field manual: all rules in the words of one language.
 *
 * <p>Its source has one block a line: {@code # 8 Combat} is a chapter, {@code [8.1] ...} a rule, {@code |a|b|} a row of a table,
 * {@code {table combat}} a table filled from the rules in force, and anything else a paragraph.
 *
 * @param blocks its parts in order
 */
record Manual(List<ManualBlock> blocks) {
    private static final Pattern CHAPTER = Pattern.compile("# (?:(\\d+) )?(.+)");
    private static final Pattern RULE = Pattern.compile("\\[([^]]+)] (.+)");
    private static final Pattern TABLE = Pattern.compile("\\{table (\\w+)}");

    /**
     * Where a searched text was found.
     *
     * @param block the block's place, from 0
     * @param text the place of the text in the block, from 0
     * @param from the first letter
     * @param to the letter after the last one
     */
    record Hit(int block, int text, int from, int to) {}

    /** Copies the blocks. */
    Manual {
        blocks = List.copyOf(blocks);
    }

    /** Opens the manual in a language, or in English where there is none in it. */
    static Manual open(String language, ManualTables tables) {
        FileHandle file = Gdx.files.classpath("assets/manual/rules_" + language + ".md");
        return read(
                (file.exists() ? file : Gdx.files.classpath("assets/manual/rules_en.md")).readString("UTF-8"), tables);
    }

    static Manual read(String source, ManualTables tables) {
        List<ManualBlock> blocks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String line : source.split("\n", -1)) {
            if (line.startsWith("|")) {
                rows.add(Arrays.asList(line.substring(1, line.length() - 1).split("\\|", -1)));
                continue;
            }
            if (!rows.isEmpty()) {
                blocks.add(ManualBlock.Grid.of(rows));
                rows.clear();
            }
            if (!line.isBlank()) {
                blocks.add(block(line, tables));
            }
        }
        return new Manual(blocks);
    }

    private static ManualBlock block(String line, ManualTables tables) {
        Matcher chapter = CHAPTER.matcher(line);
        if (chapter.matches()) {
            return new ManualBlock.Chapter(group(chapter, 1), Prose.parse(group(chapter, 2)));
        }
        Matcher table = TABLE.matcher(line);
        if (table.matches()) {
            return tables.named(group(table, 1));
        }
        Matcher rule = RULE.matcher(line);
        return rule.matches()
                ? new ManualBlock.Passage(group(rule, 1), Prose.parse(group(rule, 2)))
                : new ManualBlock.Passage("", Prose.parse(line));
    }

    /** What a group has matched; nothing where it is left out. */
    private static String group(Matcher matcher, int number) {
        return Objects.requireNonNullElse(matcher.group(number), "");
    }

    /**
     * The place of the block with a rule's number. A number that no block has leads to the rule of which it is a part (8.5.2 to
     * 8.5), or else to its first part (21.12 to 21.12.1), or else to the beginning.
     */
    int find(String rule) {
        for (String number = rule; !number.isEmpty(); number = parent(number)) {
            int place = exactly(number);
            if (place < 0 && number.equals(rule)) {
                place = beginning(number + ".");
            }
            if (place >= 0) {
                return place;
            }
        }
        return 0;
    }

    /** Whether a block has a rule's number. */
    boolean has(String rule) {
        return exactly(rule) >= 0;
    }

    private int exactly(String number) {
        return places().filter(i -> blocks.get(i).number().equals(number))
                .findFirst()
                .orElse(-1);
    }

    private int beginning(String start) {
        return places().filter(i -> blocks.get(i).number().startsWith(start))
                .findFirst()
                .orElse(-1);
    }

    private IntStream places() {
        return IntStream.range(0, blocks.size());
    }

    private static String parent(String number) {
        return number.substring(0, Math.max(0, number.lastIndexOf('.')));
    }

    /** The places of all chapters. */
    List<Integer> chapters() {
        return places().filter(i -> blocks.get(i) instanceof ManualBlock.Chapter)
                .boxed()
                .toList();
    }

    /** The chapter that a block is in, as its place among the chapters, from 0. */
    int chapterOf(int block) {
        List<Integer> chapters = chapters();
        int found = 0;
        for (int i = 0; i < chapters.size() && chapters.get(i) <= block; i++) {
            found = i;
        }
        return found;
    }

    /** Where a text is found, whether in capitals or not; nowhere if the text is empty. A rule's number is found as well. */
    List<Hit> search(String wanted) {
        String sought = wanted.strip();
        List<Hit> hits = new ArrayList<>();
        if (sought.isEmpty()) {
            return hits;
        }
        for (int block = 0; block < blocks.size(); block++) {
            if (blocks.get(block).number().equalsIgnoreCase(sought)) {
                hits.add(new Hit(block, 0, 0, 0));
            }
            List<Prose> texts = blocks.get(block).texts();
            for (int text = 0; text < texts.size(); text++) {
                addHits(hits, texts.get(text).plain(), sought, block, text);
            }
        }
        return hits;
    }

    private static void addHits(List<Hit> hits, String plain, String sought, int block, int text) {
        int length = sought.length();
        for (int at = 0; at + length <= plain.length(); at++) {
            if (plain.regionMatches(true, at, sought, 0, length)) {
                hits.add(new Hit(block, text, at, at + length));
                at += length - 1;
            }
        }
    }
}
