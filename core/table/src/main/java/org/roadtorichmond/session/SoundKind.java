package org.roadtorichmond.session;

import java.util.Locale;

/** The sounds of which players set the volume together. */
public enum SoundKind {
    /** Marches, muskets, guns and cheers; fainter the farther the map is away. */
    BATTLE,
    /** Bugle, die, night, and how a game ends. */
    SIGNALS,
    /** What is played on the title page. */
    MUSIC,
    /** Buttons. */
    BUTTONS;

    /** The word by which the settings keep it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
