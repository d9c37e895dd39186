package org.roadtorichmond.sounds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.roadtorichmond.session.sound.Cue;
import org.roadtorichmond.sounds.Winds.Note;

/**
 * Renders every sound of the game into a folder as WAV and, by oggenc of the vorbis-tools, as OGG. The same program makes the same
 * samples: all chance is seeded. Run it from the test classes of core/game with the folder as its argument; then copy the OGG files to
 * {@code assets/sounds}.
 */
public final class SoundRenderer {
    private static final int SEED = 1862;
    private static final String QUALITY = "2";
    private static final double STEP = 0.53;
    private static final int LOW_G = -2;
    private static final int C = 3;
    private static final int E = 7;
    private static final int G = 10;

    private final Random random = new Random(SEED);
    private final Drums drums = new Drums(random);
    private final Winds winds = new Winds(random);
    private final Gunfire gunfire = new Gunfire(random);
    private final Crowd crowd = new Crowd(random);
    private final Trifles trifles = new Trifles(random);

    private SoundRenderer() {}

    /** Renders all sounds into the folder that is the only argument. */
    public static void main(String... arguments) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (Cue cue : Cue.values()) {
            // What is below hearing only takes room from what is not.
            Track track = new SoundRenderer().of(cue).high(32);
            Path wave = folder.resolve(cue.name().toLowerCase(Locale.ROOT) + ".wav");
            Files.write(wave, track.wave());
            int failed = new ProcessBuilder("oggenc", "-Q", "-q", QUALITY, "--serial", "1862", wave.toString())
                    .inheritIO()
                    .start()
                    .waitFor();
            if (failed != 0) {
                throw new IOException("oggenc did not encode " + wave);
            }
        }
    }

    private Track of(Cue cue) {
        return switch (cue) {
            case CLICK -> trifles.click().fade(0.001, 0.02).loud(0.4);
            case DIE -> trifles.die().fade(0.002, 0.15).loud(0.6);
            case MARCH -> march().fade(0.005, 0.5).loud(0.55);
            case MUSKETRY -> gunfire.volley(58).fade(0.001, 0.8).loud(0.8);
            case CANNON -> gunfire.battery().fade(0.001, 1).loud(0.9);
            case CHEER -> crowd.cheer(44).fade(0.02, 0.7).loud(0.6);
            case BUGLE -> call().fade(0.005, 0.7).loud(0.5);
            case NIGHT -> night().fade(0.5, 1.2).loud(0.35);
            case VICTORY -> victory().fade(0.005, 0.8).loud(0.8);
            case DEFEAT -> defeat().fade(0.005, 1).loud(0.6);
            case TITLE -> title().fade(0.01, 2).loud(0.42);
        };
    }

    /** Four steps of a column, with its drum beside it. */
    private Track march() {
        Track march = new Track(2.7);
        crowd.tramp(march, 0.06, STEP, 4, 0.5);
        Track drum = new Track(2.7);
        drums.cadence(drum, 0.06, STEP, 2, 0.6);
        return new Room(0.9, 2800, 0.35).of(march.add(0, drum, 0.9));
    }

    /** Attention: the phase of another begins. */
    private Track call() {
        Track call = new Track(2.9);
        winds.bugle(
                call,
                0.02,
                0.17,
                0.8,
                new Note(LOW_G, 1),
                new Note(C, 1),
                new Note(C, 1),
                new Note(E, 1),
                new Note(C, 1),
                new Note(E, 1),
                new Note(G, 4));
        return Room.field().of(call);
    }

    /** A summer night, with a drum far behind the lines. */
    private Track night() {
        Track night = trifles.crickets(4.2).loud(0.5);
        Track drum = new Track(4.2);
        drums.roll(drum, 0.9, 0.8, 0.1, 0.5);
        drum.add(1.75, drums.muffled(0.6), 1);
        drum.add(2.3, drums.muffled(0.5), 1);
        return night.add(0, new Room(2.2, 900, 1).of(drum.low(600)), 0.5);
    }

    /** A quickstep on fife and drum, and the line that cheers. */
    private Track victory() {
        Track victory = new Track(6.2);
        double beat = 0.30;
        winds.fife(
                victory,
                0.05,
                beat,
                0.8,
                new Note(5, 1),
                new Note(9, 0.5),
                new Note(9, 0.5),
                new Note(12, 1),
                new Note(9, 1),
                new Note(14, 1),
                new Note(12, 0.5),
                new Note(9, 0.5),
                new Note(7, 1),
                new Note(5, 1),
                new Note(9, 1),
                new Note(12, 1),
                new Note(14, 1),
                new Note(16, 1),
                new Note(17, 4));
        drums.cadence(victory, 0.05, 2 * beat, 3, 0.55);
        Track whole = Room.field().of(victory);
        whole.add(3.1, crowd.cheer(40).loud(0.7), 0.6);
        return whole.add(4.25, crowd.cheer(40).loud(0.7), 0.5);
    }

    /** A dead march: muffled drums, and a bugle that falls. */
    private Track defeat() {
        Track defeat = new Track(6.6);
        for (int bar = 0; bar < 3; bar++) {
            double at = 0.05 + 1.7 * bar;
            defeat.add(at, drums.muffled(0.9), 1);
            defeat.add(at + 0.85, drums.muffled(0.55), 1);
            defeat.add(at + 1.275, drums.muffled(0.4), 1);
            defeat.add(at + 1.49, drums.muffled(0.45), 1);
        }
        winds.bugle(
                defeat,
                0.5,
                0.42,
                0.55,
                new Note(G, 1.5),
                new Note(E, 0.5),
                new Note(C, 2),
                new Note(E, 1.5),
                new Note(C, 0.5),
                new Note(LOW_G, 5));
        return new Room(2, 1800, 0.6).of(defeat);
    }

    /** An air for fife and a soft drum, made for this game: eight slow bars in five tones. */
    private Track title() {
        Track title = new Track(27.5);
        double beat = 0.76;
        winds.fife(title, 1.6, beat, 0.55, air());
        for (int bar = 0; bar < 8; bar++) {
            double at = 1.6 + 4 * bar * beat;
            title.add(at, drums.muffled(0.5), 1);
            title.add(at + 2 * beat, drums.muffled(0.3), 1);
            title.add(at + 3.5 * beat, drums.muffled(0.2), 1);
            if (bar % 4 == 3) {
                drums.roll(title, at + 2.1 * beat, 1.1 * beat, 0.05, 0.2);
            }
        }
        drums.roll(title, 0.1, 1.4, 0.04, 0.24);
        return new Room(2.1, 3200, 0.6).of(title);
    }

    private static Note[] air() {
        return new Note[] {
            new Note(5, 1.5),
            new Note(7, 0.5),
            new Note(9, 1),
            new Note(12, 1),
            new Note(14, 1.5),
            new Note(12, 0.5),
            new Note(9, 2),
            new Note(7, 1.5),
            new Note(9, 0.5),
            new Note(7, 1),
            new Note(5, 1),
            new Note(2, 1),
            new Note(5, 1),
            new Note(7, 2),
            new Note(5, 1.5),
            new Note(7, 0.5),
            new Note(9, 1),
            new Note(12, 1),
            new Note(14, 1),
            new Note(17, 1),
            new Note(14, 0.5),
            new Note(12, 0.5),
            new Note(9, 1),
            new Note(12, 1.5),
            new Note(9, 0.5),
            new Note(7, 1),
            new Note(9, 0.5),
            new Note(7, 0.5),
            new Note(5, 4)
        };
    }
}
