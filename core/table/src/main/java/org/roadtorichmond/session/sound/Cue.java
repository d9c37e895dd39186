package org.roadtorichmond.session.sound;

import java.util.Locale;
import org.roadtorichmond.session.SoundKind;

/** What can be heard. */
public enum Cue {
    /** A button. */
    CLICK(SoundKind.BUTTONS, 0.09f),
    /** A column marches. */
    MARCH(SoundKind.BATTLE, 2.7f),
    /** A die rattles. */
    DIE(SoundKind.SIGNALS, 1.1f),
    /** A musket volley. */
    MUSKETRY(SoundKind.BATTLE, 2.6f),
    /** Guns. */
    CANNON(SoundKind.BATTLE, 3.6f),
    /** Victors cheer as they take the ground. */
    CHEER(SoundKind.BATTLE, 2.3f),
    /** A bugle: a phase begins. */
    BUGLE(SoundKind.SIGNALS, 2.9f),
    /** Crickets and a far drum: a night turn begins. */
    NIGHT(SoundKind.SIGNALS, 4.2f),
    /** A person has won. */
    VICTORY(SoundKind.SIGNALS, 6.2f),
    /** A person has lost. */
    DEFEAT(SoundKind.SIGNALS, 6.6f),
    /** The title page opens. */
    TITLE(SoundKind.MUSIC, 27.5f);

    private final SoundKind kind;
    private final float seconds;

    Cue(SoundKind kind, float seconds) {
        this.kind = kind;
        this.seconds = seconds;
    }

    /** Among which sounds players set its volume. */
    public SoundKind kind() {
        return kind;
    }

    /** How long it sounds, in seconds. */
    public float seconds() {
        return seconds;
    }

    /** Its file among those that the game ships. */
    public String file() {
        return "/assets/sounds/" + name().toLowerCase(Locale.ROOT) + ".ogg";
    }
}
