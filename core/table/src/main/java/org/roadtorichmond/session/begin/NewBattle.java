package org.roadtorichmond.session.begin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.StakePhrases;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** What players have chosen of a battle that has not begun: scenario, seats, victory system, rules, dice and handicap. */
public final class NewBattle {
    private static final String FIRST_SCENARIO = "training.scenario.json";

    private final List<String> names;
    private final List<Result<LoadedScenario>> scenarios = new ArrayList<>();
    private final MyGames record;
    private final ChosenPlayers players;
    private int place;
    private Optional<Choices> choices = Optional.empty();
    private Optional<Handicap> handicap = Optional.empty();
    private boolean practice;
    private String seed = "";

    /** The usual choices, and the scenario and the players of the last battle that was begun. */
    public NewBattle(Archive archive, Preferences preferences) {
        names = archive.scenarios();
        names.forEach(name -> scenarios.add(archive.scenario(name)));
        players = new ChosenPlayers(preferences);
        record = MyGames.of(archive);
        place = Math.max(0, names.indexOf(preferences.lastScenario().orElse(FIRST_SCENARIO)));
    }

    /** The number of scenarios. */
    public int count() {
        return names.size();
    }

    /** The place of the chosen scenario, from 0. */
    public int place() {
        return place;
    }

    /** The file name of a scenario. */
    public String file(int of) {
        return names.get(of);
    }

    /** A scenario, or the problems of its file. */
    public Result<LoadedScenario> read(int of) {
        return scenarios.get(of);
    }

    /** The chosen scenario, if it can be played. */
    public Optional<LoadedScenario> scenario() {
        return scenarios.isEmpty() ? Optional.empty() : scenarios.get(place).value();
    }

    /** How often a scenario was played to its end. */
    public int played(Scenario scenario) {
        return record.played(scenario.name());
    }

    /** How often the player won it. */
    public int won(Scenario scenario) {
        return record.won(scenario.name());
    }

    /** Chooses another scenario, with all that it says itself. */
    public void choose(int other) {
        place = other;
        choices = Optional.empty();
    }

    /** What is chosen of the scenario; before anything is chosen, what it says itself. */
    public Choices choices(Scenario scenario) {
        return choices.orElseGet(() -> Choices.of(scenario));
    }

    /** A click can still reach the page of one scenario when another has just been chosen, for which it is not meant. */
    public void choose(Scenario seen, Choices made) {
        if (scenario().filter(loaded -> loaded.scenario().equals(seen)).isPresent()) {
            choices = Optional.of(made);
        }
    }

    /**
     * What each side that a person plays must do to win, in the battle as it is chosen, the most important first; of both sides, where
     * none or both are played by people. Nothing where it cannot be played.
     */
    public Map<Side, List<Sentence>> waysToWin() {
        Map<Side, List<Sentence>> ways = new EnumMap<>(Side.class);
        boolean alone = commanded().size() == 1;
        scenario().map(loaded -> loaded.with(choices(loaded.scenario()))).ifPresent(loaded -> {
            GameState opening = VictorySystems.newGame(loaded.survey(), 0).state();
            for (Side side : Side.values()) {
                if (!alone || seats().human(side)) {
                    StakePhrases.of(opening, side).ifPresent(found -> ways.put(side, found.sentences()));
                }
            }
        });
        return ways;
    }

    /** Who plays, and what people are called. */
    public ChosenPlayers players() {
        return players;
    }

    /** Who plays. */
    public Seats seats() {
        return players.seats();
    }

    /** Sets who plays. */
    public void seats(Seats others) {
        players.seats(others);
    }

    /** The sides that commanders play. */
    public List<Side> commanded() {
        return Arrays.stream(Side.values()).filter(side -> !seats().human(side)).toList();
    }

    /** What one side is given, if anything. */
    public Optional<Handicap> handicap() {
        return handicap;
    }

    /** Sets what one side is given. */
    public void handicap(Optional<Handicap> other) {
        handicap = other;
    }

    /** Whether dice can be taken back. */
    public boolean practice() {
        return practice;
    }

    /** Sets whether dice can be taken back. */
    public void practice(boolean on) {
        practice = on;
    }

    /** The digits of the seed of the dice; empty for one by chance. */
    public String seed() {
        return seed;
    }

    /** Sets the digits of the seed. */
    public void seed(String digits) {
        seed = digits;
    }

    /** Begins the battle, and remembers scenario, players and names for the next one; nothing if the scenario cannot be played. */
    public Optional<Session> begin(Preferences preferences) {
        long dice = seed.isEmpty() ? RandomSeeds.seed() : Long.parseLong(seed);
        return scenario()
                .map(loaded -> loaded.with(choices(loaded.scenario())))
                .map(loaded -> handicap.map(laidOn -> Blueprint.handicapped(loaded, laidOn))
                        .orElse(loaded))
                .map(loaded -> {
                    preferences.set(Setting.LAST_SCENARIO, names.get(place));
                    return Session.of(SavedGames.begun(loaded, dice, players.begin(preferences), practice));
                });
    }
}
