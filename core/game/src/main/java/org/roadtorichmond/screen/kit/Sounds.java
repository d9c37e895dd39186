package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.session.Preferences;

/**
 * Lets cues be heard as the player has set it. Without a device LibGDX's audio is a dummy, and nothing is heard. A cue that still
 * sounds is not begun again, so that a commander's quick turn is no roar.
 */
public final class Sounds implements Disposable {
    private static final double NANOS = 1e9;
    /** Part of a cue's length after which it may sound again. */
    private static final double PATIENCE = 0.4;

    private final Preferences preferences;
    private final Map<Cue, Sound> made = new EnumMap<>(Cue.class);
    private final Map<Cue, Long> again = new EnumMap<>(Cue.class);

    Sounds(Preferences preferences) {
        this.preferences = preferences;
    }

    /** A WAV file that was never on a disk. */
    private static final class Memory extends FileHandle {
        private final byte[] content;

        Memory(String name, byte[] content) {
            super(name);
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

    /** Plays a cue at the player's volume, unless sounds are off or the same cue has just begun. */
    public void play(Cue cue) {
        long now = System.nanoTime();
        if (!preferences.sound() || preferences.volume() == 0 || now < again.getOrDefault(cue, Long.MIN_VALUE)) {
            return;
        }
        again.put(cue, now + (long) (PATIENCE * NANOS * Synth.samples(cue).length / Synth.RATE));
        made.computeIfAbsent(cue, Sounds::make).play(preferences.volume() / (float) Preferences.LOUDEST);
    }

    private static Sound make(Cue cue) {
        return Gdx.audio.newSound(new Memory(cue.name() + ".wav", Synth.wave(cue)));
    }

    /** Turns all sounds on or off, and keeps that. */
    public void toggle() {
        preferences.sound(!preferences.sound());
        play(Cue.CLICK);
    }

    @Override
    public void dispose() {
        made.values().forEach(Sound::dispose);
    }
}
