package org.roadtorichmond.session.replay;

import java.util.List;
import java.util.Set;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;

/**
 * Leads a replay forwards in the course of time: how long each event is shown, at what pace, and when to wait. It has no clock:
 * the drawing screen passes in how much time has passed.
 */
public final class Playback {
    /** All paces from slow to fast: how many times as fast as usual, and at last at once. */
    public static final List<Integer> PACES = List.of(1, 2, 4, 8, 16, Setting.INSTANT);

    private static final float LONGEST_MARCH = 1.1f;
    private static final float BRIEF = 0.4f;

    /** How long an event is shown at the usual pace, in seconds; nothing of some is to be seen. */
    public static final EventTable<Float> SECONDS = new EventTable<Float>()
            .on(
                    Event.UnitMoved.class,
                    moved -> Math.min(LONGEST_MARCH, 0.2f + 0.12f * moved.path().size()))
            .on(Event.AttackDeclared.class, attack -> 1.1f)
            .on(Event.DieRolled.class, die -> 1.7f)
            .on(Event.UnitShifted.class, shifted -> 0.6f)
            .on(Event.UnitEliminated.class, lost -> 0.9f)
            .on(Event.PhaseBegan.class, phase -> 0.6f)
            .silent(List.of(Event.CombatProceeded.class, MarksCleared.class))
            .others(event -> BRIEF);

    private final Replay replay;
    private int pace = 1;
    private boolean paused;
    private int goal = Integer.MAX_VALUE;
    private Set<Integer> chosen = Set.of();
    private float spent;

    /** Plays a replay at the usual pace. */
    public Playback(Replay replay) {
        this.replay = replay;
    }

    /** What is played. */
    public Replay replay() {
        return replay;
    }

    /** Takes time only for some events, by their places in the whole game, and none for the others; for all if none is given. */
    void only(Set<Integer> steps) {
        chosen = Set.copyOf(steps);
        pass();
    }

    /** How long the next event is shown. */
    private float seconds() {
        boolean passed = !chosen.isEmpty() && !chosen.contains(replay.position());
        return passed
                ? 0
                : replay.next().flatMap(step -> SECONDS.of(step.event())).orElse(0f);
    }

    /** Goes on to the next of the chosen events, or to the end. */
    private void pass() {
        while (!chosen.isEmpty() && behind() && !chosen.contains(replay.position())) {
            go(replay.position() + 1);
        }
    }

    /** Sets how many times as fast as usual events follow each other; {@link Preferences#INSTANT} is at once. */
    public void pace(int times) {
        pace = times;
    }

    /** How many times as fast as usual events follow each other; {@link Preferences#INSTANT} is at once. */
    public int pace() {
        return pace;
    }

    /** The next faster pace; the fastest stays. */
    public int faster() {
        return PACES.get(Math.min(PACES.size() - 1, place() + 1));
    }

    /** The next slower pace; the slowest stays. */
    public int slower() {
        return PACES.get(Math.max(0, place() - 1));
    }

    /** The place of the pace among all, or of the next faster where it is none of them. */
    private int place() {
        int place = 0;
        while (pace != PACES.get(place)
                && place < PACES.size() - 1
                && (pace == Setting.INSTANT || pace > PACES.get(place))) {
            place++;
        }
        return place;
    }

    /** Whether it waits until it is resumed. */
    public boolean paused() {
        return paused;
    }

    /** Waits, or goes on. */
    public void pause(boolean wait) {
        paused = wait;
    }

    /** Goes on up to a position and waits there. */
    public void playTo(int position) {
        goal = position;
        paused = false;
    }

    /** Whether events are left to be shown. */
    public boolean behind() {
        return replay.position() < Math.min(goal, replay.length());
    }

    /** Whether the picture changes with time. */
    public boolean running() {
        return behind() && !paused;
    }

    /** What part of the next event has been shown, 0 to 1. */
    public float progress() {
        float whole = seconds();
        return whole > 0 ? Math.min(1, spent / whole) : 0;
    }

    /** Time has passed, in seconds; whether the picture has changed. */
    public boolean advance(float seconds) {
        if (!running()) {
            return false;
        }
        float left = seconds * pace;
        while (running()) {
            float need = seconds() - spent;
            if (pace != Setting.INSTANT && left < need) {
                spent += left;
                return true;
            }
            left -= Math.max(0, need);
            go(replay.position() + 1);
        }
        if (replay.position() >= goal) {
            paused = true;
            goal = Integer.MAX_VALUE;
        }
        return true;
    }

    /** Goes to a position at once. */
    public void go(int position) {
        spent = 0;
        replay.go(position);
    }

    /** Waits, one event later. */
    public void step() {
        paused = true;
        go(replay.position() + 1);
        pass();
    }
}
