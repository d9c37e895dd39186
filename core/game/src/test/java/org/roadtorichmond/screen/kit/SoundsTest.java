package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.SoundKind;
import org.roadtorichmond.session.sound.Cue;

@DisplayName("Sounds, as a player has set them")
final class SoundsTest {
    private final Preferences preferences = new Preferences(new MemoryStorage());
    private final Sounds sounds = new Sounds(preferences);
    private final List<String> done = new ArrayList<>();
    private String[] devices = {"speaker"};
    private Audio before;

    @BeforeEach
    void listen() {
        before = Gdx.audio;
        Gdx.audio = fake(Audio.class, (proxy, method, values) -> switch (method.getName()) {
            case "getAvailableOutputDevices" -> devices;
            case "newSound" -> sound((FileHandle) values[0]);
            default -> throw new AssertionError(method.getName());
        });
    }

    @AfterEach
    void restore() {
        Gdx.audio = before;
    }

    private static <T> T fake(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private Sound sound(FileHandle file) {
        assertTrue(file.readBytes().length > 1000, file.name());
        String name = file.nameWithoutExtension();
        return fake(Sound.class, (proxy, method, values) -> {
            done.add(method.getName() + " " + name);
            return method.getName().equals("play") ? Long.valueOf(1) : null;
        });
    }

    @Test
    @DisplayName("of a battle are the fainter the more of the map is seen; a bugle is not")
    void distance() {
        float[] radii = {10};
        sounds.heardFrom(() -> radii[0]);
        float near = sounds.volume(Cue.CANNON);
        float bugle = sounds.volume(Cue.BUGLE);
        radii[0] = 64;
        assertEquals(near / 2, sounds.volume(Cue.CANNON), 0.001);
        radii[0] = 10_000;
        assertTrue(sounds.volume(Cue.CANNON) > near / 5, "they are never lost");
        assertEquals(bugle, sounds.volume(Cue.BUGLE));
    }

    @Test
    @DisplayName("have a volume for all and one for each kind")
    void volumes() {
        preferences.set(Setting.VOLUME, 80);
        preferences.set(Setting.volume(SoundKind.SIGNALS), 25);
        assertEquals(0.2f, sounds.volume(Cue.BUGLE), 0.001f);
        assertEquals(0.8f, sounds.volume(Cue.CLICK), 0.001f);
        preferences.set(Setting.volume(SoundKind.SIGNALS), 0);
        sounds.play(Cue.BUGLE);
        assertEquals(List.of(), done);
        preferences.set(Setting.SOUND, false);
        assertEquals(0, sounds.volume(Cue.CLICK));
    }

    @Test
    @DisplayName("are not begun again while they have just begun")
    void patience() {
        sounds.play(Cue.MARCH);
        sounds.play(Cue.MARCH);
        sounds.play(Cue.DIE);
        assertEquals(List.of("play march", "play die"), done);
    }

    @Test
    @DisplayName("are not even read where there is no device")
    void noDevice() {
        devices = new String[0];
        sounds.play(Cue.CANNON);
        sounds.openTitle();
        assertFalse(sounds.hasDevice());
        assertEquals(List.of(), done);
    }

    @Test
    @DisplayName(
            "the air of the title page is played once, until a game has lain on the table; turned off, it falls silent")
    void title() {
        sounds.openTitle();
        sounds.openTitle();
        assertEquals(List.of("play title"), done);
        sounds.endMusic();
        sounds.openTitle();
        assertEquals(List.of("play title", "stop title", "play title"), done);
        sounds.toggle();
        assertFalse(preferences.get(Setting.SOUND));
        assertEquals("setVolume title", done.get(done.size() - 1));
    }
}
