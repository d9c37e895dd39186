package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Something that players can set. All that there is to set stands in this table, for the program that reads and writes settings as
 * well as for the check of their file.
 *
 * @param name the name under which the file keeps it
 * @param usual what it is until it is set
 * @param noted whether the program notes it for itself
 * @param choices all that it may be, the usual first, where that is one of a few words; otherwise none
 * @param read what a word of the file means, and where it means nothing, what is usual
 * @param write the word for it in the file
 * @param fits whether a word may stand in the file
 * @param expected what is expected there otherwise
 * @param <T> what it is: a truth, a number, a word
 */
public record Setting<T>(
        String name,
        T usual,
        boolean noted,
        List<T> choices,
        BiFunction<String, T, T> read,
        Function<T, String> write,
        Predicate<String> fits,
        Sentence expected) {
    /** The pace at which a commander's turn is shown without pauses. */
    public static final int INSTANT = 0;
    /** The loudest volume; 0 is silent. */
    public static final int LOUDEST = 100;

    private static final int FASTEST = 16;
    private static final int LONGEST_NAME = 200;
    private static final Map<String, Setting<?>> ALL = new LinkedHashMap<>();

    /** The language of all texts, as a language tag such as {@code en}. */
    public static final Setting<String> LANGUAGE = word("language", List.of("en", "de"));
    /** The interface scale in hundredths of what suits the window. */
    public static final Setting<Integer> SCALE = number("scale", 75, 250, 100);
    /** The commander who is asked for advice: by name, or one as strong as the opponent. */
    public static final Setting<String> ADVISER = word("adviser", List.of("opponent", "colonel", "general", "cadet"));
    /** The name of the palette. */
    public static final Setting<String> PALETTE = word("palette", List.of("high-contrast", "usual", "blue-orange"));
    /** Which way up the map of a battle lies. */
    public static final Setting<MapTurn> MAP_TURN = word("mapTurn", List.of(MapTurn.values()), MapTurn::word);
    /** Whether the hour of the day is seen on the map: dusk, night, and haze on the river in the morning. */
    public static final Setting<Boolean> LIGHT = flag("light", true);
    /** Whether marches, dice and retreats are animated. */
    public static final Setting<Boolean> ANIMATIONS = flag("animations", true);
    /** How many times as fast as usual a commander's turn is shown; {@link #INSTANT} is at once. */
    public static final Setting<Integer> PACE = number("pace", INSTANT, FASTEST, 1);
    /** Whether the map moves to where the opponent acts. */
    public static final Setting<Boolean> FOLLOW = flag("follow", true);
    /** Whether a small map shows the whole where less than that is seen. */
    public static final Setting<Boolean> SMALL_MAP = flag("smallMap", true);
    /** Whether the map moves while the mouse is at an edge of the window. */
    public static final Setting<Boolean> EDGE_SCROLL = flag("edgeScroll", false);
    /** Whether the map is covered between the turns of two people at one computer. */
    public static final Setting<Boolean> HAND_OVER = flag("handOver", true);
    /** Whether it is shown how long each side has had the word. */
    public static final Setting<Boolean> CLOCK = flag("clock", false);
    /** Whether players may look up during a game what happened historically. */
    public static final Setting<Boolean> HISTORY = flag("history", true);
    /** Whether a player who fights a lost cause is offered to give up with honours. */
    public static final Setting<Boolean> HONOURS = flag("honours", true);
    /** Whether the games that a player finishes are kept among his own. */
    public static final Setting<Boolean> MY_GAMES = flag("myGames", true);
    /** Whether sounds are heard. */
    public static final Setting<Boolean> SOUND = flag("sound", true);
    /** How loud sounds are, 0 to {@link #LOUDEST}. */
    public static final Setting<Integer> VOLUME = number("volume", 0, LOUDEST, LOUDEST / 2);
    /** Which keys are usual. */
    static final Setting<KeyScheme> KEY_SCHEME = word("keyScheme", List.of(KeyScheme.values()), KeyScheme::word);

    private static final Map<SoundKind, Setting<Integer>> VOLUMES =
            each(SoundKind.values(), kind -> number("volume." + kind.word(), 0, LOUDEST, LOUDEST));
    private static final Map<KeyAction, Setting<Optional<KeyStroke>>> KEYS =
            each(KeyAction.values(), action -> stroke("key." + action.name()));

    // What the program notes for itself.

    /** The file name of the scenario that was played last; empty if none was. */
    public static final Setting<String> LAST_SCENARIO = text("lastScenario", LONGEST_NAME);
    /** The address, with its port, at which a match of another computer was joined last; empty for none. */
    public static final Setting<String> MATCH_ADDRESS = text("matchAddress", LONGEST_NAME);
    /** Name or number under which this computer is reached from outside its house; empty for none. */
    public static final Setting<String> MATCH_OUTSIDE = text("matchOutside", LONGEST_NAME);
    /** Whether a battle is on the table; still set at the next start only if the program did not end as programs should. */
    public static final Setting<Boolean> IN_BATTLE = flag("inBattle", false, true);
    /** Whether the tour of the workshop was offered, and taken or refused. */
    public static final Setting<Boolean> WORKSHOP_TOUR = flag("workshopTour", false, true);
    /** What part of the map was looked at last, in each of some games. */
    static final Setting<String> MAP_PLACES = text("mapPlaces", MapPlace.LONGEST);

    private static final Map<Side, Setting<String>> NAMES =
            each(Side.values(), side -> text("name." + side.word(), LONGEST_NAME));
    private static final Map<Side, Setting<String>> SEATS =
            each(Side.values(), side -> text("seat." + side.word(), LONGEST_NAME));

    /** Takes its place in the table. */
    public Setting {
        choices = List.copyOf(choices);
        ALL.put(name, this);
    }

    private static Setting<Boolean> flag(String name, boolean usual) {
        return flag(name, usual, false);
    }

    private static Setting<Boolean> flag(String name, boolean usual, boolean noted) {
        List<String> words = List.of("true", "false");
        return new Setting<>(
                name,
                usual,
                noted,
                List.of(),
                (word, otherwise) -> Boolean.parseBoolean(word),
                String::valueOf,
                words::contains,
                Words.either(words));
    }

    private static Setting<Integer> number(String name, int least, int most, int usual) {
        UnaryOperator<Integer> within = number -> Math.max(least, Math.min(most, number));
        return new Setting<>(
                name,
                usual,
                false,
                List.of(),
                (word, otherwise) -> {
                    try {
                        return within.apply(Integer.valueOf(word));
                    } catch (NumberFormatException e) {
                        return otherwise;
                    }
                },
                number -> within.apply(number).toString(),
                word -> word.matches("[0-9]{1,9}") && Integer.parseInt(word) >= least && Integer.parseInt(word) <= most,
                Sentence.of("problem.fromTo", Sentence.of("problem.whole"), least, most));
    }

    private static Setting<String> word(String name, List<String> words) {
        return word(name, words, Function.identity());
    }

    private static <T> Setting<T> word(String name, List<T> choices, Function<T, String> write) {
        List<String> words = choices.stream().map(write).toList();
        return new Setting<>(
                name,
                choices.get(0),
                false,
                choices,
                (word, otherwise) -> words.contains(word) ? choices.get(words.indexOf(word)) : otherwise,
                write,
                words::contains,
                Words.either(words));
    }

    private static Setting<String> text(String name, int longest) {
        return new Setting<>(
                name,
                "",
                true,
                List.of(),
                (word, otherwise) -> word,
                Function.identity(),
                word -> word.length() <= longest,
                Sentence.of("problem.shortText", longest));
    }

    private static Setting<Optional<KeyStroke>> stroke(String name) {
        return new Setting<>(
                name,
                Optional.empty(),
                false,
                List.of(),
                (word, otherwise) -> KeyStroke.parse(word),
                stroke -> stroke.map(KeyStroke::toString).orElse(""),
                word -> KeyStroke.parse(word).isPresent(),
                Sentence.of("problem.stroke"));
    }

    private static <K, T> Map<K, Setting<T>> each(K[] keys, Function<K, Setting<T>> setting) {
        Map<K, Setting<T>> each = new LinkedHashMap<>();
        Arrays.stream(keys).forEach(key -> each.put(key, setting.apply(key)));
        return each;
    }

    /** How loud the sounds of a kind are beside the others, 0 to {@link #LOUDEST}. */
    public static Setting<Integer> volume(SoundKind kind) {
        return Objects.requireNonNull(VOLUMES.get(kind));
    }

    /** What the person was called who played a side last; empty if he gave no name. */
    public static Setting<String> name(Side side) {
        return Objects.requireNonNull(NAMES.get(side));
    }

    /** Who played a side last, as {@link Seats} have it; empty if no battle was begun. */
    public static Setting<String> seat(Side side) {
        return Objects.requireNonNull(SEATS.get(side));
    }

    /** The key that a player has chosen for an action, if it is not the usual one. */
    static Setting<Optional<KeyStroke>> key(KeyAction action) {
        return Objects.requireNonNull(KEYS.get(action));
    }

    /** The keys of all actions. */
    static Collection<Setting<Optional<KeyStroke>>> keys() {
        return KEYS.values();
    }

    static Collection<Setting<?>> all() {
        return Collections.unmodifiableCollection(ALL.values());
    }
}
