package org.roadtorichmond.session.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Setting;

@DisplayName("How fast a game is shown")
final class PlaybackTest {
    private static final float FRAME = 1 / 64f;

    private Playback playback;

    @BeforeEach
    void begin() {
        playback = new Playback(new Replay(Lesson.played(5).game()));
    }

    /** The number of frames of 1/64 second until the end. */
    private int frames() {
        int frames = 0;
        while (playback.running()) {
            assertTrue(playback.advance(FRAME));
            frames++;
        }
        return frames;
    }

    @Test
    @DisplayName("each pace is as many times as fast as it says, to a frame an event")
    void keepsPace() {
        int usual = frames();
        for (int pace : new int[] {2, 4, 8, 16}) {
            playback.go(0);
            playback.pace(pace);
            assertEquals(usual / (double) pace, frames(), 1.5, "pace " + pace);
        }
    }

    @Test
    @DisplayName("at once is within one frame")
    void isInstant() {
        playback.pace(Setting.INSTANT);
        assertEquals(1, frames());
        assertFalse(playback.behind());
    }

    @Test
    @DisplayName("paused, time passes and nothing happens, but single steps do")
    void waits() {
        playback.pause(true);
        assertFalse(playback.advance(100));
        assertEquals(0, playback.replay().position());
        playback.step();
        assertEquals(1, playback.replay().position());
        assertTrue(playback.paused());
    }

    @Test
    @DisplayName("it plays to where it is told and waits there")
    void playsTo() {
        playback.playTo(3);
        frames();
        assertEquals(3, playback.replay().position());
        assertTrue(playback.paused());
        assertTrue(playback.behind(), "there is more");
    }

    @Test
    @DisplayName("faster and slower go through all paces and stay at the ends")
    void goesThroughPaces() {
        assertEquals(1, playback.slower());
        for (int next : new int[] {2, 4, 8, 16, Setting.INSTANT, Setting.INSTANT}) {
            assertEquals(next, playback.faster());
            playback.pace(next);
        }
        assertEquals(16, playback.slower());
        playback.pace(3);
        assertEquals(8, playback.faster());
        assertEquals(2, playback.slower());
    }

    @Test
    @DisplayName("progress runs from nothing to all within an event")
    void progresses() {
        assertEquals(0, playback.progress());
        playback.advance(FRAME);
        float first = playback.progress();
        playback.advance(FRAME);
        assertTrue(first > 0 && playback.progress() > first && playback.progress() <= 1);
    }
}
