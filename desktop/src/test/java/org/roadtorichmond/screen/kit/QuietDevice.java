package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3NativesLoader;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.files.FileHandle;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.lwjgl.openal.AL10;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.session.sound.Cue;

/** Plays a cue as the game does, in its own process, in which the environment selects the device. */
final class QuietDevice {
    static final String HEARD = "played";

    private static final int SOURCES = 16;
    private static final int BUFFERS = 9;
    private static final int SIZE = 512;
    private static final long PATIENCE_MILLIS = 120_000;

    private QuietDevice() {}

    /** Prints {@link #HEARD} when a cue has begun and ended. */
    public static void main(String[] arguments) throws InterruptedException {
        Lwjgl3NativesLoader.load();
        OpenALLwjgl3Audio audio = new OpenALLwjgl3Audio(SOURCES, BUFFERS, SIZE);
        long source = audio.newSound(new Shipped(ShippedFiles.bytes(Cue.CLICK.file())))
                .play();
        if (source == -1) {
            throw new AssertionError("no device");
        }
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (playing() && System.currentTimeMillis() < end) {
            Thread.sleep(10);
            audio.update();
        }
        System.out.println(playing() ? "does not end" : HEARD);
        audio.dispose();
    }

    private static boolean playing() {
        // The sources are numbered from 1, and the first sound takes one of them.
        for (int source = 1; source <= SOURCES; source++) {
            if (AL10.alIsSource(source) && AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) == AL10.AL_PLAYING) {
                return true;
            }
        }
        return false;
    }

    private static final class Shipped extends FileHandle {
        private final byte[] content;

        Shipped(byte[] content) {
            super("cue.ogg", FileType.Absolute);
            this.content = content;
        }

        @Override
        public InputStream read() {
            return new ByteArrayInputStream(content);
        }

        @Override
        public long length() {
            return content.length;
        }
    }
}
