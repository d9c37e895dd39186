package org.roadtorichmond.desktop;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.SourceDataLine;
import org.roadtorichmond.work.Background;

/**
 * Checks whether there is a device to play sounds on. Check before LibGDX opens its audio: without a device, the libraries below it
 * print long complaints on standard error.
 */
final class AudioDevice {
    private static final AudioFormat FORMAT = new AudioFormat(44_100, 16, 2, true, false);
    private static final long PATIENCE_MILLIS = 1500;

    private AudioDevice() {}

    /** Whether a device can be used; a driver that does not answer in time counts as none. */
    static boolean present() {
        // A driver that hangs must not keep the program alive.
        try (Background asking = new Background("audio device", Runnable::run)) {
            return asking.begin(AudioDevice::ask).await(PATIENCE_MILLIS).orElse(false);
        }
    }

    private static boolean ask() {
        try {
            return AudioSystem.isLineSupported(new DataLine.Info(SourceDataLine.class, FORMAT));
        } catch (RuntimeException | LinkageError e) {
            // Some installations of Java have no sound support at all.
            return false;
        }
    }
}
