package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on the keys of a keyboard. Windows report the place of a key by what the keyboard of the United States has
 * there; this says which key a player means by it, and what he reads on it. Immutable.
 *
 * <p>A key means what is printed on it: Z is undone by the key with a Z. What is no name of a key means the place: é stays 2 as
 * long as no other key prints a 2. Where another key prints the name of the place, the key means what that one's place leaves free,
 * and so on, so that no two keys mean the same unless they print the same. A keyboard without most of the Latin letters goes by
 * place altogether.
 */
public final class KeyLayout {
    /** Every key that prints something on the keyboard of the United States, in the order of {@link #NAMES}. */
    private static final List<Integer> NAMED = IntStream.concat(
                    IntStream.concat(
                            IntStream.rangeClosed(Keys.A, Keys.Z), IntStream.rangeClosed(Keys.NUM_0, Keys.NUM_9)),
                    IntStream.of(
                            Keys.GRAVE,
                            Keys.MINUS,
                            Keys.EQUALS,
                            Keys.LEFT_BRACKET,
                            Keys.RIGHT_BRACKET,
                            Keys.BACKSLASH,
                            Keys.SEMICOLON,
                            Keys.APOSTROPHE,
                            Keys.COMMA,
                            Keys.PERIOD,
                            Keys.SLASH))
            .boxed()
            .toList();

    private static final String NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789`-=[]\\;',./";
    private static final int LETTERS = 26;
    private static final Map<String, Integer> BY_NAME = byName();

    /** The keyboard of the United States. */
    public static final KeyLayout US = of(Map.of());

    private final Map<Integer, String> printed;
    private final boolean digitsByShift;
    private final Map<Integer, Integer> meant = new HashMap<>();

    private KeyLayout(Map<Integer, String> printed) {
        this.printed = printed;
        digitsByShift =
                !printed.isEmpty() && NAMED.stream().filter(KeyLayout::digit).noneMatch(place -> digit(named(place)));
        Map<Integer, Integer> printers = new HashMap<>();
        printed.keySet()
                .forEach(place -> printers.merge(named(place), place, (one, other) -> {
                    // Of two keys that print the same, the one in its usual place is the one that is named.
                    return other.equals(named(place)) ? other : one;
                }));
        printers.remove(Keys.UNKNOWN);
        printed.keySet().forEach(place -> meant.put(place, meant(place, printers)));
    }

    private static Map<String, Integer> byName() {
        Map<String, Integer> keys = new HashMap<>();
        for (int i = 0; i < NAMES.length(); i++) {
            keys.put(NAMES.substring(i, i + 1), NAMED.get(i));
        }
        // A key of its own on some keyboards, on others above another sign.
        keys.put("+", Keys.EQUALS);
        return keys;
    }

    /** The places whose keys may print something, as LibGDX counts keys: those of the United States, and two that it lacks. */
    public static List<Integer> places() {
        return IntStream.concat(NAMED.stream().mapToInt(Integer::intValue), IntStream.of(Keys.WORLD_1, Keys.WORLD_2))
                .boxed()
                .toList();
    }

    /**
     * The keyboard on which keys print something alone, without Shift; places that print nothing, or nothing that could be typed at
     * once, are left out.
     */
    public static KeyLayout of(Map<Integer, String> printed) {
        long latin = printed.values().stream()
                .map(KeyLayout::upper)
                .filter(name -> BY_NAME.getOrDefault(name, Keys.UNKNOWN) >= Keys.A
                        && BY_NAME.getOrDefault(name, Keys.UNKNOWN) <= Keys.Z)
                .distinct()
                .count();
        return new KeyLayout(latin * 2 < LETTERS ? Map.of() : withAllPlaces(printed));
    }

    private static Map<Integer, String> withAllPlaces(Map<Integer, String> printed) {
        Map<Integer, String> all = new TreeMap<>();
        places().forEach(place -> all.put(place, upper(printed.getOrDefault(place, ""))));
        return all;
    }

    private static String upper(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        // Some small letters, ß for one, have no single capital.
        return upper.length() == name.length() ? upper : name;
    }

    private static boolean digit(int key) {
        return key >= Keys.NUM_0 && key <= Keys.NUM_9;
    }

    /** The key whose name is printed at a place. */
    private int named(int place) {
        return BY_NAME.getOrDefault(printed.getOrDefault(place, ""), Keys.UNKNOWN);
    }

    private int meant(int place, Map<Integer, Integer> printers) {
        if (named(place) != Keys.UNKNOWN) {
            return named(place);
        }
        int key = place;
        for (@Nullable Integer taken = printers.get(key); taken != null; taken = printers.get(key)) {
            key = taken;
        }
        // Digits above other signs are reached by Shift, and need no key besides.
        return digitsByShift && digit(key) && key != place ? Keys.UNKNOWN : key;
    }

    /**
     * Which key a player means by the key at a place.
     *
     * @param shift whether he holds Shift, by which some keyboards have their digits
     */
    public int meant(int place, boolean shift) {
        return shift && digitsByShift && digit(place) ? place : meant.getOrDefault(place, place);
    }

    /** Where the key is that a player means, as LibGDX counts keys; the usual one of several. */
    public int place(int key) {
        if (meant.getOrDefault(key, key) == key) {
            return key;
        }
        return meant.entrySet().stream()
                .filter(entry -> entry.getValue() == key)
                .mapToInt(Map.Entry::getKey)
                .min()
                .orElse(key);
    }

    /** What is printed on a key, where that is another name than its own. */
    public Optional<String> name(int key) {
        String name = printed.getOrDefault(place(key), "");
        boolean own = name.isEmpty() || digit(key) || BY_NAME.getOrDefault(name, Keys.UNKNOWN) == key;
        return own ? Optional.empty() : Optional.of(name);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KeyLayout layout && layout.printed.equals(printed);
    }

    @Override
    public int hashCode() {
        return printed.hashCode();
    }
}
