package org.roadtorichmond.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Which names people take for the same: when they read them in a list, and when they type one that they have read. */
public final class SimilarNames {
    /** Letters of Greek and Cyrillic, and below them the Latin ones that look the same. */
    private static final String FOREIGN = "αβεζηικμνορτυχγѵавекмнорстухіјѕһԁѡ";

    private static final String LATIN = "abezhikmnoptuxyvabekmhopctyxijshdw";

    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}\u2800]+");
    private static final Pattern DASHES = Pattern.compile("[\\p{Pd}\u2212]");
    private static final Pattern QUOTES = Pattern.compile("[\u2018\u2019\u201b\u2032\u00b4`\u02bc]");
    private static final Pattern VARIANTS = Pattern.compile("[\ufe00-\ufe0f]");

    private SimilarNames() {}

    /**
     * What of a name the eye sees. Names of which it is the same differ only in capitals, in how their letters are composed, in
     * spaces, dashes and quotation marks, in letters of other alphabets that look the same, or in what cannot be seen.
     */
    public static String looks(String name) {
        StringBuilder seen = new StringBuilder();
        folded(Normalizer.normalize(name, Normalizer.Form.NFKC)).codePoints().forEach(character -> {
            int foreign = FOREIGN.indexOf(character);
            if (!InvisibleCharacters.is(character)) {
                seen.appendCodePoint(foreign < 0 ? character : LATIN.charAt(foreign));
            }
        });
        String even = VARIANTS.matcher(seen).replaceAll("");
        even = QUOTES.matcher(DASHES.matcher(even).replaceAll("-")).replaceAll("'");
        return SPACES.matcher(even).replaceAll(" ").strip();
    }

    private static String folded(String text) {
        return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    /** A name as any keyboard composes its letters. */
    public static String composed(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /**
     * What somebody means who types a name: what is called exactly so; else what alone is called so but for how letters are
     * composed, for escapes as {@link InvisibleCharacters} prints them, or, after that, for what {@link #looks} passes over.
     */
    public static <T> Optional<T> find(String typed, Collection<T> all, Function<T, String> name) {
        List<UnaryOperator<String>> readings = List.of(
                exact -> exact,
                SimilarNames::composed,
                text -> composed(InvisibleCharacters.shown(text)),
                SimilarNames::looks);
        for (UnaryOperator<String> reading : readings) {
            String meant = reading.apply(typed);
            List<T> found = all.stream()
                    .filter(each -> reading.apply(name.apply(each)).equals(meant))
                    .limit(2)
                    .toList();
            if (!found.isEmpty()) {
                return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * The names of a list with commas between them. Names may have commas themselves: of all ways to part the list into known
     * names that with the longest first is taken. If there is none, all commas part.
     */
    public static List<String> list(String text, Predicate<String> known) {
        List<String> parts = Arrays.asList(text.split(",", -1));
        List<Optional<List<String>>> from = new ArrayList<>(List.of(Optional.of(List.of())));
        for (int begin = parts.size() - 1; begin >= 0; begin--) {
            Optional<List<String>> best = Optional.empty();
            for (int end = parts.size(); end > begin && best.isEmpty(); end--) {
                String name = String.join(",", parts.subList(begin, end));
                Optional<List<String>> rest = from.get(end - begin - 1);
                if (rest.isPresent() && known.test(name)) {
                    List<String> names = new ArrayList<>(List.of(name));
                    names.addAll(rest.get());
                    best = Optional.of(names);
                }
            }
            from.add(0, best);
        }
        return from.get(0).orElse(parts);
    }
}
