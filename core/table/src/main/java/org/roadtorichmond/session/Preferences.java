package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What a player has set, kept in a file from one start of the program to the next. What is missing or cannot be read
 * means the usual settings; a setting is written as soon as it is changed.
 */
public final class Preferences {
    /** The smallest interface scale, in hundredths. */
    static final int SMALLEST_SCALE = 75;
    /** The largest interface scale, in hundredths. */
    static final int LARGEST_SCALE = 250;
    /** The pace at which a commander's turn is shown without pauses. */
    public static final int INSTANT = 0;

    /** The languages of which there are texts, as language tags, in the order in which they are offered. */
    public static final List<String> LANGUAGES = List.of("en", "de");
    /** The names of the palettes, in the order in which they are offered. */
    public static final List<String> PALETTES = List.of("high-contrast", "usual", "blue-orange");
    /** The commanders who may be asked for advice, the usual one first. */
    public static final List<String> ADVISERS = List.of("colonel", "general", "cadet");
    /** The loudest volume; 0 is silent. */
    public static final int LOUDEST = 100;

    private static final int WHOLE = 100;

    private final SettingsFile file;

    /** The preferences in a storage, which may be empty. */
    public Preferences(Storage storage) {
        file = new SettingsFile(storage);
    }

    /** What is set under a name, or what is usual. */
    private String word(String name, String usual) {
        return file.word(name, usual);
    }

    private boolean flag(String name, boolean usual) {
        return Boolean.parseBoolean(word(name, Boolean.toString(usual)));
    }

    private int number(String name, int least, int most, int usual) {
        try {
            return Math.max(least, Math.min(most, Integer.parseInt(word(name, Integer.toString(usual)))));
        } catch (NumberFormatException e) {
            return usual;
        }
    }

    /** A word that is among those known, or the first of them. */
    private static String oneOf(List<String> known, String word) {
        return known.contains(word) ? word : known.get(0);
    }

    /** Sets and keeps a value. */
    private void set(String name, String value) {
        file.change(settings -> settings.addProperty(name, value));
    }

    /** Why what was set last could not be kept, if so; it holds until the program ends. */
    public Optional<Sentence> trouble() {
        return file.trouble();
    }

    /** What the file said when it was found, if it could be read; what can be used of it holds, and the rest is as usual. */
    Result<Node.ObjectNode> found() {
        return file.found();
    }

    /** How players find the file. */
    public String place() {
        return file.place();
    }

    /** The language of all texts, as a language tag such as {@code en}. */
    public String language() {
        return oneOf(LANGUAGES, word("language", LANGUAGES.get(0)));
    }

    /** Sets the language by its tag, one of {@link #LANGUAGES}. */
    public void language(String tag) {
        set("language", tag);
    }

    /** The interface scale in hundredths of what suits the window, {@link #SMALLEST_SCALE} to {@link #LARGEST_SCALE}. */
    public int scale() {
        return scaleOr(WHOLE);
    }

    /** The same where another scale than the whole is usual until the player chooses one. */
    public int scaleOr(int usual) {
        return number("scale", SMALLEST_SCALE, LARGEST_SCALE, usual);
    }

    /** Sets the interface scale in hundredths; kept within {@link #SMALLEST_SCALE} and {@link #LARGEST_SCALE}. */
    public void scale(int hundredths) {
        set("scale", Integer.toString(Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, hundredths))));
    }

    /** The commander who is asked for advice, by name; the usual one if none was chosen. */
    public String adviser() {
        return oneOf(ADVISERS, word("adviser", ADVISERS.get(0)));
    }

    /** Sets the commander who is asked for advice, one of {@link #ADVISERS}. */
    public void adviser(String name) {
        set("adviser", name);
    }

    /** The name of the palette. */
    public String palette() {
        return oneOf(PALETTES, word("palette", PALETTES.get(0)));
    }

    /** Sets the palette by its name, one of {@link #PALETTES}. */
    public void palette(String name) {
        set("palette", name);
    }

    /** Which way up the map of a battle lies. */
    public MapTurn mapTurn() {
        return MapTurn.named(word("mapTurn", ""));
    }

    /** Sets which way up the map of a battle lies. */
    public void mapTurn(MapTurn turn) {
        set("mapTurn", turn.word());
    }

    /** Whether the hour of the day is seen on the map: dusk, night, and haze on the river in the morning. */
    public boolean light() {
        return flag("light", true);
    }

    /** Sets whether the hour of the day is seen on the map. */
    public void light(boolean on) {
        set("light", Boolean.toString(on));
    }

    /** Whether marches, dice and retreats are animated. */
    public boolean animations() {
        return flag("animations", true);
    }

    /** Sets whether marches, dice and retreats are animated. */
    public void animations(boolean on) {
        set("animations", Boolean.toString(on));
    }

    /** How many times as fast as usual a commander's turn is shown, 1 to 16; {@link #INSTANT} is at once. */
    public int pace() {
        return number("pace", INSTANT, 16, 1);
    }

    /** Sets how many times as fast as usual a commander's turn is shown; {@link #INSTANT} is at once. */
    public void pace(int times) {
        set("pace", Integer.toString(times));
    }

    /** Whether sounds are heard. */
    public boolean sound() {
        return flag("sound", true);
    }

    /** Sets whether sounds are heard. */
    public void sound(boolean on) {
        set("sound", Boolean.toString(on));
    }

    /** How loud sounds are, 0 to {@link #LOUDEST}. */
    public int volume() {
        return number("volume", 0, LOUDEST, LOUDEST / 2);
    }

    /** Sets how loud sounds are, 0 to {@link #LOUDEST}. */
    public void volume(int hundredths) {
        set("volume", Integer.toString(hundredths));
    }

    /** How loud the sounds of a kind are beside the others, 0 to {@link #LOUDEST}. */
    public int volume(SoundKind kind) {
        return number(key(kind), 0, LOUDEST, LOUDEST);
    }

    /** Sets how loud the sounds of a kind are beside the others, 0 to {@link #LOUDEST}. */
    public void volume(SoundKind kind, int hundredths) {
        set(key(kind), Integer.toString(hundredths));
    }

    /** The name under which the volume of a kind of sounds is kept. */
    static String key(SoundKind kind) {
        return "volume." + kind.word();
    }

    /** The file name of the scenario that was played last, if any was. */
    public Optional<String> lastScenario() {
        return Optional.of(word("lastScenario", "")).filter(name -> !name.isEmpty());
    }

    /** Remembers the file name of the scenario that was played last. */
    public void lastScenario(String name) {
        file.note("lastScenario", name);
    }

    /** The address, with its port, at which a match of another computer was joined last; empty for none. */
    public String matchAddress() {
        return word("matchAddress", "");
    }

    /** Remembers the address at which a match of another computer is joined. */
    public void matchAddress(String address) {
        file.note("matchAddress", address);
    }

    /** What the person was called who played a side last; empty if he gave no name. */
    public String name(Side side) {
        return word("name." + side.word(), "");
    }

    /** Remembers what the person is called who plays a side; empty for no name. */
    public void name(Side side, String name) {
        file.note("name." + side.word(), name);
    }

    /** Whether a battle is on the table; still set at the next start only if the program did not end as programs should. */
    public boolean inBattle() {
        return flag("inBattle", false);
    }

    /** Notes whether a battle is on the table; writes only if that changes. */
    public void inBattle(boolean now) {
        if (now != inBattle()) {
            file.note("inBattle", Boolean.toString(now));
        }
    }

    /** Whether the map is covered between the turns of two people at one computer. */
    public boolean handOver() {
        return flag("handOver", true);
    }

    /** Sets whether the map is covered between the turns of two people at one computer. */
    public void handOver(boolean on) {
        set("handOver", Boolean.toString(on));
    }

    /** Whether the map moves to where the opponent acts. */
    public boolean follow() {
        return flag("follow", true);
    }

    /** Sets whether the map moves to where the opponent acts. */
    public void follow(boolean on) {
        set("follow", Boolean.toString(on));
    }

    /** Whether the map moves while the mouse is at an edge of the window. */
    public boolean edgeScroll() {
        return flag("edgeScroll", false);
    }

    /** Sets whether the map moves while the mouse is at an edge of the window. */
    public void edgeScroll(boolean on) {
        set("edgeScroll", Boolean.toString(on));
    }

    /** Whether the tour of the workshop was offered, and taken or refused. */
    public boolean workshopTour() {
        return flag("workshopTour", false);
    }

    /** Remembers whether the tour of the workshop was taken or refused. */
    public void workshopTour(boolean done) {
        file.note("workshopTour", Boolean.toString(done));
    }

    /** Which keys are usual. */
    KeyScheme keyScheme() {
        String word = word("keyScheme", "");
        return Arrays.stream(KeyScheme.values())
                .filter(scheme -> scheme.word().equals(word))
                .findFirst()
                .orElse(KeyScheme.ARROWS);
    }

    void keyScheme(KeyScheme scheme) {
        set("keyScheme", scheme.word());
    }

    /** What part of the map was looked at last in a game, which is given by a number of its own. */
    public Optional<MapPlace> mapPlace(long game) {
        return Optional.ofNullable(MapPlace.parseAll(word("mapPlaces", "")).get(game));
    }

    /** Remembers what part of the map is looked at in a game; of other games only the newest are kept. */
    public void mapPlace(long game, MapPlace place) {
        if (mapPlace(game).filter(place::equals).isEmpty()) {
            file.note("mapPlaces", MapPlace.written(word("mapPlaces", ""), game, place));
        }
    }

    /** Whether it is shown how long each side has had the word. */
    public boolean clock() {
        return flag("clock", false);
    }

    /** Sets whether it is shown how long each side has had the word. */
    public void clock(boolean on) {
        set("clock", Boolean.toString(on));
    }

    /** Whether players may look up during a game what happened historically. */
    public boolean history() {
        return flag("history", true);
    }

    /** Sets whether players may look up during a game what happened historically. */
    public void history(boolean on) {
        set("history", Boolean.toString(on));
    }

    /** Whether the games that a player finishes are kept among his own. */
    public boolean myGames() {
        return flag("myGames", true);
    }

    /** Has finished games kept, or not. */
    public void myGames(boolean on) {
        set("myGames", Boolean.toString(on));
    }

    /** The key that a player has chosen for something, if it is not the usual one. */
    Optional<KeyStroke> stroke(KeyAction action) {
        return KeyStroke.parse(word(key(action), ""));
    }

    /** Keeps the key that a player has chosen for something. */
    void stroke(KeyAction action, KeyStroke stroke) {
        set(key(action), stroke.toString());
    }

    /** Gives something its usual key back. */
    void usualKey(KeyAction action) {
        file.change(settings -> settings.remove(key(action)));
    }

    /** The name under which the key of an action is kept. */
    static String key(KeyAction action) {
        return "key." + action.name();
    }

    /** Gives all keys back their usual meaning. */
    void usualKeys() {
        file.change(settings ->
                Arrays.stream(KeyAction.values()).map(Preferences::key).forEach(settings::remove));
    }
}
