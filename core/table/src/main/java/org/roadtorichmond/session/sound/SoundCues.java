package org.roadtorichmond.session.sound;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.work.Subscription;

/** Decides what is heard of a change of a session: what was done is heard, what was taken back makes no sound. */
public final class SoundCues {
    /** The cue of each kind of event; a game's end is a victory, whichever side's. */
    public static final EventTable<Cue> CUES = new EventTable<Cue>()
            .on(Event.UnitMoved.class, moved -> Cue.MARCH)
            .on(Event.UnitEntered.class, entered -> Cue.MARCH)
            .on(
                    Event.AttackDeclared.class,
                    attack -> attack.attackers().stream().anyMatch(SoundCues::hasGuns) ? Cue.CANNON : Cue.MUSKETRY)
            .on(Event.DieRolled.class, die -> Cue.DIE)
            .on(Event.PhaseBegan.class, phase -> Cue.BUGLE)
            .on(Event.GameEnded.class, ended -> Cue.VICTORY)
            .onSome(
                    Event.UnitShifted.class,
                    shifted -> shifted.reason() == Event.UnitShifted.Reason.ADVANCE
                            ? Optional.of(Cue.CHEER)
                            : Optional.empty())
            // What follows from a die is heard in its sound, and what a phase brings by that of the phase.
            .othersSilent();

    private final Session session;
    private final Consumer<Cue> heard;

    private SoundCues(Session session, Consumer<Cue> heard) {
        this.session = session;
        this.heard = heard;
    }

    /** Lets a session be heard until the subscription is closed. */
    public static Subscription of(Session session, Consumer<Cue> heard) {
        return session.listen(new SoundCues(session, heard)::changed);
    }

    private void changed(Change change) {
        if (!change.forwards()) {
            return;
        }
        Set<Cue> cues = EnumSet.noneOf(Cue.class);
        change.done().forEach(entry -> cues.addAll(of(entry)));
        if (change.done().stream().flatMap(entry -> entry.events().stream()).anyMatch(this::darkens)) {
            cues.remove(Cue.BUGLE);
            cues.add(Cue.NIGHT);
        }
        session.state().ending().filter(ending -> cues.remove(Cue.VICTORY)).ifPresent(ending -> {
            cues.clear();
            cues.add(fanfare());
        });
        cues.forEach(heard);
    }

    /** Whether night falls with an event. */
    private boolean darkens(Event event) {
        Scenario scenario = session.state().scenario();
        return event instanceof Event.PhaseBegan phase
                && phase.beginsTurn()
                && scenario.isNight(phase.after().turn())
                && !scenario.isNight(phase.before().turn());
    }

    /** The cues of what one command brought about. */
    static Set<Cue> of(Entry entry) {
        Set<Cue> cues = EnumSet.noneOf(Cue.class);
        entry.events().forEach(event -> CUES.of(event).ifPresent(cues::add));
        return cues;
    }

    private static boolean hasGuns(Unit unit) {
        return unit.arm().artillery();
    }

    /** How the end sounds to the player here: two people at one machine always hear one of them win. */
    private Cue fanfare() {
        Game game = session.game();
        Winner winner = VictorySystem.judge(game).winner();
        boolean union = session.seats().human(Side.UNION);
        boolean confederate = session.seats().human(Side.CONFEDERATE);
        return switch (winner) {
            case A -> confederate && !union ? Cue.DEFEAT : Cue.VICTORY;
            case B -> union && !confederate ? Cue.DEFEAT : Cue.VICTORY;
            case NONE -> Cue.BUGLE;
        };
    }
}
