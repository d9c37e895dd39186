package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.SoundKind;
import org.roadtorichmond.session.sound.Cue;

/**
 * Lets cues be heard as the player has set it. Where no device for sound is, nothing is read or played. A cue that still sounds is
 * not begun again, so that a commander's quick turn is no roar. Only the drawing thread may use it.
 */
public final class Sounds implements Disposable {
    private static final double NANOS = 1e9;
    /** Part of a cue's length after which it may sound again. */
    private static final double PATIENCE = 0.4;

    private static final float WHOLE = Setting.LOUDEST;
    /** How much of the map is seen from where its battles are as loud as can be, in hex radii from top to bottom. */
    private static final double NEAR = 16;

    private static final double FAINTEST = 0.3;

    private final Preferences preferences;
    private final Map<Cue, Sound> made = new EnumMap<>(Cue.class);
    private final Map<Cue, Long> again = new EnumMap<>(Cue.class);
    private DoubleSupplier seen = () -> 0;
    private @Nullable Boolean device;
    private Optional<Long> music = Optional.empty();
    private boolean opened;

    Sounds(Preferences preferences) {
        this.preferences = preferences;
    }

    /** A file that is not on a disk of its own. */
    private static final class Shipped extends FileHandle {
        private final byte[] content;

        Shipped(String name) {
            super(name);
            content = ShippedFiles.bytes(name);
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

    /** Whether the computer has a device for sound; asked for once. */
    public boolean hasDevice() {
        Boolean known = device;
        if (known == null) {
            String @Nullable [] devices = Gdx.audio.getAvailableOutputDevices();
            known = devices != null && devices.length > 0;
            device = known;
        }
        return known;
    }

    /**
     * Battles are heard from a distance that changes with the map's zoom.
     *
     * @param radii how much of the map is seen from top to bottom, in hex radii
     */
    public void heardFrom(DoubleSupplier radii) {
        seen = radii;
    }

    /** How loud something that happens on the map is, from 0 to 1, when so much of it is seen, in hex radii from top to bottom. */
    static double nearness(double radii) {
        return Math.max(FAINTEST, Math.min(1, Math.sqrt(NEAR / Math.max(NEAR, radii))));
    }

    /** How loud a cue is as the player has set it and from where the map is seen, from 0 to 1. */
    float volume(Cue cue) {
        if (!preferences.get(Setting.SOUND)) {
            return 0;
        }
        SoundKind kind = cue.kind();
        double distance = kind == SoundKind.BATTLE ? nearness(seen.getAsDouble()) : 1;
        return (float)
                (distance * preferences.get(Setting.VOLUME) / WHOLE * preferences.get(Setting.volume(kind)) / WHOLE);
    }

    /** Plays a cue, unless it is silent or has just begun. */
    public void play(Cue cue) {
        long now = System.nanoTime();
        float volume = volume(cue);
        if (volume > 0 && hasDevice() && now >= again.getOrDefault(cue, Long.MIN_VALUE)) {
            again.put(cue, now + (long) (PATIENCE * NANOS * cue.seconds()));
            sound(cue).play(volume);
        }
    }

    private Sound sound(Cue cue) {
        return made.computeIfAbsent(cue, fresh -> Gdx.audio.newSound(new Shipped(fresh.file())));
    }

    /** Plays the air of the title page, once until a game has lain on the table. */
    public void openTitle() {
        if (!opened) {
            opened = true;
            playMusic();
        }
    }

    private void playMusic() {
        float volume = volume(Cue.TITLE);
        if (volume > 0 && hasDevice()) {
            music = Optional.of(sound(Cue.TITLE).play(volume));
        }
    }

    /** Ends the air of the title page; it is played when that opens next. */
    void endMusic() {
        opened = false;
        music.ifPresent(playing -> sound(Cue.TITLE).stop(playing));
        music = Optional.empty();
    }

    /** Lets a change of the volume be heard: by the music that plays, and by a cue of a kind. */
    public void sample(SoundKind kind) {
        music.ifPresent(playing -> sound(Cue.TITLE).setVolume(playing, volume(Cue.TITLE)));
        switch (kind) {
            case BATTLE -> play(Cue.MUSKETRY);
            case SIGNALS -> play(Cue.BUGLE);
            case BUTTONS -> play(Cue.CLICK);
            case MUSIC -> {
                if (music.isEmpty()) {
                    playMusic();
                }
            }
        }
    }

    /** Turns all sounds on or off, and keeps that. */
    public void toggle() {
        set(!preferences.get(Setting.SOUND));
    }

    /** Sets whether sounds are heard, and keeps that. */
    public void set(boolean on) {
        preferences.set(Setting.SOUND, on);
        music.ifPresent(playing -> sound(Cue.TITLE).setVolume(playing, volume(Cue.TITLE)));
        play(Cue.CLICK);
    }

    @Override
    public void dispose() {
        made.values().forEach(Sound::dispose);
    }
}
