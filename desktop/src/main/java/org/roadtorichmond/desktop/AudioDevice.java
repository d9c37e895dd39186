package org.roadtorichmond.desktop;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.SourceDataLine;

/**
 * Whether there is something to hear sounds with. Asked before LibGDX opens its audio, since the libraries below it complain at
 * length on standard error where there is no device.
 */
final class AudioDevice {
    private static final AudioFormat FORMAT = new AudioFormat(44_100, 16, 2, true, false);
    private static final long PATIENCE_MILLIS = 1500;

    private AudioDevice() {}

    /** Whether a device can be used; a driver that does not answer in time counts as none. */
    static boolean present() {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        Thread asking = new Thread(() -> answer.complete(ask()), "audio device");
        // A driver that hangs must not keep the program alive.
        asking.setDaemon(true);
        asking.start();
        try {
            return answer.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean ask() {
        try {
            return AudioSystem.isLineSupported(new DataLine.Info(SourceDataLine.class, FORMAT));
        } catch (RuntimeException | LinkageError e) {
            // Some installations of Java come without sound altogether.
            return false;
        }
    }
}
