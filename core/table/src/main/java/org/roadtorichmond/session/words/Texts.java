package org.roadtorichmond.session.words;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyLayout;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.InvisibleCharacters;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.words.Signs;

/** All words that players read, from the bundle in assets/i18n, so that they can be had in other languages. */
public final class Texts {
    private static final int MOST_PROBLEMS = 6;

    /** The language of the bundle without a language in its name. */
    private static final String FIRST = Locale.ENGLISH.getLanguage();

    private final I18NBundle bundle;
    /** The bundle gathers them anew whenever it is asked. */
    private final Set<String> known;

    private final Locale locale;
    private final Translations translations;
    private Function<KeyAction, KeyStroke> keys = KeyAction::usual;
    private Supplier<KeyLayout> layout = () -> KeyLayout.US;
    private Map<String, String> preferred = Map.of();

    /** The texts of a bundle, whose file is given without its ending; scenarios speak as they are written. */
    public Texts(FileHandle bundle, Locale locale) {
        this(bundle, locale, Translations.NONE);
    }

    /** The texts of a bundle, whose file is given without its ending, and of scenarios. */
    public Texts(FileHandle bundle, Locale locale, Translations translations) {
        this.translations = translations;
        boolean first = locale.getLanguage().equals(FIRST);
        this.locale = first ? Locale.UK : locale;
        // Asked for a language that has no file of its own, LibGDX would take the computer's language before the first
        // one.
        this.bundle = I18NBundle.createBundle(bundle, first ? Locale.ROOT : locale);
        known = this.bundle.keys();
    }

    /** The language, for dates and numbers. */
    public Locale locale() {
        return locale;
    }

    /** From now on names the keys that a player has chosen, as they are printed on his keyboard, instead of the usual ones. */
    public void keys(KeyMap chosen) {
        keys = chosen::stroke;
        layout = chosen::layout;
    }

    /**
     * From now on takes, where there is a text whose key is a prefix and the key asked for, that one: a place with other buttons and keys
     * than the window's has its own words for them.
     */
    public void prefer(String prefix) {
        preferred = known.stream()
                .filter(key -> key.startsWith(prefix))
                .collect(Collectors.toMap(key -> key.substring(prefix.length()), Function.identity()));
    }

    /** A stroke as the player reads it on his keyboard: {@code Ctrl+Shift+Z}. */
    public String key(KeyStroke stroke) {
        return new KeyNames(bundle, layout.get()).of(stroke);
    }

    /**
     * The text with a key, its places filled in; sentences among the values are said in its language. Where the text names an
     * action in brackets, {@code [CONFIRM]}, it is given the name of that action's key.
     */
    public String get(String key, Object... values) {
        String own = preferred.getOrDefault(key, key);
        if (values.length == 0) {
            return keyed(bundle.get(own));
        }
        Object[] words = Arrays.stream(values)
                .map(value -> value instanceof Sentence sentence ? tell(sentence) : value)
                .toArray();
        return keyed(InvisibleCharacters.shown(bundle.format(own, words)));
    }

    /** The text with a key that may have none, such as the word for a key of files. */
    public Optional<String> find(String key) {
        return known.contains(key) ? Optional.of(get(key)) : Optional.empty();
    }

    /** A number with at most one decimal, in the manner of the language. */
    public String number(double figure) {
        return signed(figure, get("report.number", Math.abs(figure)), "");
    }

    /** A whole number. */
    public String number(long figure) {
        return number((double) figure);
    }

    /** A number with one decimal. */
    public String decimal(double figure) {
        return signed(figure, get("report.decimal", Math.abs(figure)), "");
    }

    /** A number with one decimal whose sign matters. */
    public String signed(double figure) {
        return signed(figure, get("report.decimal", Math.abs(figure)), "+");
    }

    /** A whole number whose sign matters. */
    public String signed(long figure) {
        return signed((double) figure, get("report.number", Math.abs(figure)), "+");
    }

    private static String signed(double figure, String digits, String plus) {
        return Signs.before(figure, digits, "−", plus);
    }

    /** The words with the name of an action's key wherever they name the action in brackets. */
    public String keyed(String words) {
        if (words.indexOf('[') < 0) {
            return words;
        }
        String named = words;
        for (KeyAction action : KeyAction.values()) {
            String place = "[" + action.name() + "]";
            if (named.contains(place)) {
                named = named.replace(place, key(keys.apply(action)));
            }
        }
        return named;
    }

    /** Who plays a side now: a person by his name, if he has given one, or a commander with its level. */
    public String player(Players players, Side side) {
        return players.name(side)
                .map(name -> player(name, side))
                .orElseGet(() -> playerOfLevel(players.seats().of(side)));
    }

    /** A player's name; one of a match who has given none is called by the word of the side. */
    public String player(String name, Side side) {
        return name.equals(side.word()) ? word(side) : name;
    }

    /** Who played both sides, or plays them where that is not over, and with which handicap, if there is one. */
    public String players(Players players, Optional<Handicap> handicap, boolean over) {
        String both = get(
                over ? "story.players" : "story.players.now",
                player(players, Side.UNION),
                player(players, Side.CONFEDERATE));
        return handicap.map(laidOn -> both + " " + handicap(laidOn)).orElse(both);
    }

    /** A handicap in a sentence. */
    public String handicap(Handicap handicap) {
        return get("handicap." + handicap.kind().name(), word(handicap.side()));
    }

    /**
     * Who plays a side, where it stands by itself, in lists and headings: a person, or the level of a commander with its rank,
     * {@code Normal – the colonel, bold}; a commander of no level as sentences name it.
     */
    public String level(String seat) {
        return leveled(seat, ".listed");
    }

    /** Who plays a side, in a sentence that is also to say at which level: {@code the colonel (normal)}. */
    public String playerOfLevel(String seat) {
        return leveled(seat, ".told");
    }

    private String leveled(String seat, String form) {
        Optional<CommanderSpec> spec = Commanders.parse(seat).value();
        Optional<Level> level = spec.flatMap(Level::of);
        if (level.isEmpty()) {
            return player(seat);
        }
        StringBuilder words = new StringBuilder(get("level." + level.get().name() + form));
        spec.flatMap(CommanderSpec::doctrine).ifPresent(doctrine -> addDoctrine(words, doctrine));
        return words.toString();
    }

    private void addDoctrine(StringBuilder words, String doctrine) {
        words.append(", ").append(get("doctrine." + doctrine));
    }

    /** Who plays a side, in a sentence: a person, or a commander. */
    public String player(String seat) {
        if (seat.equals(Seats.HUMAN)) {
            return get("title.human");
        }
        if (seat.equals(Seats.REMOTE)) {
            return get("two.person");
        }
        // A saved game may name a commander of a newer version.
        return Commanders.parse(seat).value().map(this::commander).orElse(seat);
    }

    private String commander(CommanderSpec spec) {
        StringBuilder words = new StringBuilder(get("commander." + spec.name()));
        spec.doctrine().ifPresent(doctrine -> addDoctrine(words, doctrine));
        spec.nodes().ifPresent(nodes -> words.append(", ").append(get("commander.nodes", Integer.toString(nodes))));
        return words.toString();
    }

    /** A sentence of the rules or of a victory system; zones and formations in it have their names in its language. */
    public String tell(Sentence sentence) {
        Object[] values = sentence.values().stream()
                .map(value -> value instanceof String name ? name(name) : value)
                .toArray();
        return Sentence.of(sentence.key(), values).in(locale);
    }

    /** What a scenario says of itself: its name, its story and where its figures come from. */
    public Translations.Description of(Scenario scenario) {
        return translations.of(scenario);
    }

    /** The same of a scenario that is not read whole: its name, story and notes as they are written. */
    public Translations.Description of(String name, String story, String notes) {
        return translations.of(name, story, notes);
    }

    /** The name of a zone or formation. */
    public String name(String name) {
        return translations.name(name);
    }

    /** Why a file cannot be used: the first of its problems, one a line. */
    public String tell(List<Problem> problems) {
        return problems.stream()
                .limit(MOST_PROBLEMS)
                .map(problem -> tell(problem.told()))
                .collect(Collectors.joining("\n"));
    }

    /** Why something is not allowed, with its rule. */
    public String refusal(Refusal refusal) {
        return get("rule.refusal", tell(refusal.sentence()), refusal.rule());
    }

    /** The word for a constant of the rules: a side, a terrain, an arm, a result. */
    public String word(Enum<?> constant) {
        return tell(Sentence.word(constant));
    }

    /** Half movement points as players read them: 2½. */
    public static String halves(int halves) {
        return new Halves(halves).words();
    }
}
