package org.roadtorichmond.desktop;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.unit.Unit;

/**
 * A window in its own process that plays a game until the process is killed. It prints {@code given N} when N commands have been
 * given, and {@code disk N} when N commands can be read from the disk.
 */
final class PlayingWindow {
    /** A person, who gives each command by mouse and keys after the last one is on disk, as with a fast disk. */
    static final String PERSON = "person";

    /** Two commanders, who do not wait for the disk. */
    static final String COMMANDERS = "commanders";

    /** Printed when the game has ended and is no longer kept. */
    static final String OVER = "over";

    /** A number of frames to wait that takes longer than the process lives. */
    private static final int MANY = 100_000;

    private static final int LOOKS = 4;
    private static final int FRAMES_TO_OPEN = 2;

    private final long seed;
    private final Archive archive;
    private final WindowScript window;
    private final Random random;
    private int said;
    private int frame;

    private PlayingWindow(Path folder, long seed, String player) {
        this.seed = seed;
        archive = new Archive(Shelf.of(List.of()), new FileStorage(folder));
        random = new Random(seed);
        String scenario = player.equals(PERSON) ? "training" : "gaines-mill";
        Optional<String> seat = Optional.of(player.equals(PERSON) ? "human" : "cadet");
        window = new WindowScript(Window.program(
                new WindowOptions(Optional.empty(), Optional.of(scenario), seat, seat, OptionalLong.of(seed)),
                folder,
                folder,
                Keyboard.US));
    }

    /** Runs with three arguments: the folder of the program's files, the seed of the game, and the player. */
    public static void main(String... arguments) {
        PlayingWindow playing = new PlayingWindow(Path.of(arguments[0]), Long.parseLong(arguments[1]), arguments[2]);
        playing.window.pause(FRAMES_TO_OPEN);
        if (arguments[2].equals(PERSON)) {
            playing.window.step(playing::giveCommand);
        } else {
            playing.follow();
        }
        try {
            playing.window.play();
        } catch (AssertionError e) {
            // The program has installed a handler for uncaught exceptions that would hide this one.
            e.printStackTrace();
            System.exit(1);
        }
    }

    private static boolean alone(Game game, Unit unit) {
        Optional<Hex> hex = game.state().hexOf(unit);
        return game.state().onMap(unit.side()).stream()
                        .filter(other -> game.state().hexOf(other).equals(hex))
                        .count()
                == 1;
    }

    private void follow() {
        window.step(() -> {
            if (watch()) {
                window.pause(MANY);
            } else {
                follow();
            }
        });
    }

    /** The number of commands of a game with a seed that can be read from a folder, from the file that has most. */
    static int kept(Path folder, long seed) {
        return kept(new Archive(Shelf.of(List.of()), new FileStorage(folder)), seed);
    }

    private static int kept(Archive archive, long seed) {
        return Stream.concat(archive.autosaved().stream(), archive.saves().stream())
                .flatMap(save -> archive.load(save).value().stream())
                .map(SavedGame::game)
                .filter(game -> game.state().seed() == seed)
                .mapToInt(game -> game.log().size())
                .max()
                .orElse(0);
    }

    private static void say(String word, int number) {
        System.out.println(word + " " + number);
        System.out.flush();
    }

    /** Checks the disk every few frames, and prints what is new there and in the game. */
    private boolean watch() {
        if (frame++ % LOOKS == 0 && window.program().game().isPresent()) {
            int given = window.game().log().size();
            int kept = kept(archive, seed);
            if (kept > said) {
                say("given", given);
                say("disk", kept);
                said = kept;
            }
            if (window.game().state().ending().isPresent()) {
                say(OVER, given);
                return true;
            }
        }
        return false;
    }

    private void play(Game game) {
        int before = game.log().size();
        KeyPlayer keys = new KeyPlayer(window);
        List<Command.MoveUnit> moves = new Options(game)
                .moves().stream()
                        .map(Command.MoveUnit.class::cast)
                        .filter(move -> alone(game, move.unit()))
                        .toList();
        if (random.nextInt(4) > 0 && !moves.isEmpty()) {
            Command.MoveUnit move = moves.get(random.nextInt(moves.size()));
            keys.march(move.unit().id(), move.to().number());
        } else {
            if (game.state().moment().phase() == Phase.COMBAT) {
                keys.fight();
            }
            if (game.log().size() == before) {
                keys.endPhase();
            }
        }
    }

    /**
     * Gives one command by the keyboard, or fights a whole combat. Units that stand alone march, a random number of times; then the
     * phase ends.
     */
    private void giveCommand() {
        Game game = window.game();
        int before = game.log().size();
        try {
            play(game);
        } catch (AssertionError refused) {
            // The same key answers the question about units that have not moved or not arrived; otherwise another march
            // is tried.
            WindowScript.key(Keys.SPACE);
            if (window.program().handsOver()) {
                WindowScript.key(Keys.ENTER);
            }
        }
        int given = game.log().size();
        if (given == before + 1) {
            say("given", given);
        }
        window.until(() -> kept(archive, seed) >= given);
        window.step(() -> {
            say("disk", given);
            if (game.state().ending().isEmpty()) {
                window.step(this::giveCommand);
            } else {
                say(OVER, given);
                window.pause(MANY);
            }
        });
    }
}
