package org.roadtorichmond.crash;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.BackgroundAutosaves;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;

/**
 * A program that tests kill. Two cadets play each other, with an autosave after every command, and each save is announced on
 * standard output, as shown if it must be there after a kill. The program continues from the newest autosave. When a game ends, it starts another one with the next seed,
 * without end.
 */
final class AutosavingPlayer {
    /** If a command takes longer than this, background saving no longer guarantees that all earlier saves are on disk. */
    private static final long PROMISED_NANOS = 90_000_000;

    private final LoadedScenario scenario;
    private final Autosaves autosaves;
    private final Saver saver;
    private final long promisedNanos;
    private final Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));

    private AutosavingPlayer(String scenario, Autosaves autosaves, boolean background) {
        this.scenario = new Documents(Shelf.of(List.of()))
                .openScenario(scenario)
                .value()
                .orElseThrow();
        this.autosaves = autosaves;
        saver = background ? inBackground(autosaves) : atOnce(autosaves);
        // What is saved at once is on disk however long it took.
        promisedNanos = background ? PROMISED_NANOS : Long.MAX_VALUE;
    }

    /** One of the two ways of saving. */
    private interface Saver {
        Optional<Sentence> save(SavedGame saved);

        Optional<Sentence> clear();
    }

    /**
     * Runs the program with four arguments: the folder, the scenario, the seed of the first game, and {@code at-once} or
     * {@code background}.
     */
    public static void main(String... arguments) {
        Autosaves autosaves = new Autosaves(new FileStorage(Path.of(arguments[0])));
        new AutosavingPlayer(arguments[1], autosaves, arguments[3].equals("background"))
                .play(Long.parseLong(arguments[2]));
    }

    private static Saver atOnce(Autosaves autosaves) {
        return new Saver() {
            @Override
            public Optional<Sentence> save(SavedGame saved) {
                return autosaves.save(saved);
            }

            @Override
            public Optional<Sentence> clear() {
                return autosaves.clear();
            }
        };
    }

    @SuppressWarnings("resource") // A program that is killed never closes anything.
    private static Saver inBackground(Autosaves autosaves) {
        BackgroundAutosaves background = new BackgroundAutosaves(autosaves, new Background("autosaves", Runnable::run));
        return new Saver() {
            @Override
            public Optional<Sentence> save(SavedGame saved) {
                return background.save(saved);
            }

            @Override
            public Optional<Sentence> clear() {
                return background.clear();
            }
        };
    }

    private void play(long seed) {
        Game game = autosaves.newest().map(SavedGame::game).orElseGet(() -> begun(seed));
        if (game.state().ending().isEmpty()) {
            // The first command is slow in a new process, and the test counts time from the first line.
            playout.step(game);
        }
        say("ready", game);
        save(game);
        while (true) {
            while (game.state().ending().isEmpty()) {
                playout.step(game);
                save(game);
            }
            say("ended", game);
            saver.clear().map(Sentence::toString).ifPresent(AutosavingPlayer::tell);
            game = begun(game.state().seed() + 1);
            save(game);
        }
    }

    private Game begun(long seed) {
        return VictorySystems.newGame(scenario.survey(), scenario.scenario().opening(), seed);
    }

    private void save(Game game) {
        long begin = System.nanoTime();
        Optional<Sentence> trouble = saver.save(new SavedGame(scenario, game, Map.of()));
        if (trouble.isPresent()) {
            tell(trouble.get().toString());
        } else {
            say(System.nanoTime() - begin < promisedNanos ? "shown" : "perhaps", game);
        }
    }

    private static void tell(String trouble) {
        System.out.println("trouble " + trouble);
    }

    private static void say(String what, Game game) {
        System.out.println(what + " " + game.state().seed() + " " + game.log().size());
    }
}
