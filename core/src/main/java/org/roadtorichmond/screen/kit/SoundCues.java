package org.roadtorichmond.screen.kit;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.Winner;

/** Decides what is heard of a change of a session: what was done is heard, what was taken back makes no sound. */
public final class SoundCues {
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
        session.game()
                .state()
                .ending()
                .filter(ending -> cues.remove(Cue.VICTORY))
                .ifPresent(ending -> {
                    cues.clear();
                    cues.add(fanfare());
                });
        cues.forEach(heard);
    }

    /** The cues of what one command brought about; a game's end is told as a victory, whoever's. */
    static Set<Cue> of(Entry entry) {
        Set<Cue> cues = EnumSet.noneOf(Cue.class);
        for (Event event : entry.events()) {
            if (event instanceof Event.UnitMoved || event instanceof Event.UnitEntered) {
                cues.add(Cue.MARCH);
            } else if (event instanceof Event.AttackDeclared attack) {
                cues.add(attack.attackers().stream().anyMatch(SoundCues::hasGuns) ? Cue.CANNON : Cue.MUSKETRY);
            } else if (event instanceof Event.DieRolled) {
                cues.add(Cue.DIE);
            } else if (event instanceof Event.PhaseBegan) {
                cues.add(Cue.BUGLE);
            } else if (event instanceof Event.GameEnded) {
                cues.add(Cue.VICTORY);
            }
        }
        return cues;
    }

    private static boolean hasGuns(Unit unit) {
        return unit.arm().artillery();
    }

    /** How the end sounds to whoever sits here: two people at one machine always hear one of them win. */
    private Cue fanfare() {
        Game game = session.game();
        Winner winner = VictorySystems.named(game.state().scenario().victory().system())
                .map(system -> system.adjudicate(game).winner())
                .orElse(Winner.NONE);
        boolean union = session.seats().human(Side.UNION);
        boolean confederate = session.seats().human(Side.CONFEDERATE);
        return switch (winner) {
            case A -> confederate && !union ? Cue.DEFEAT : Cue.VICTORY;
            case B -> union && !confederate ? Cue.DEFEAT : Cue.VICTORY;
            case NONE -> Cue.BUGLE;
        };
    }
}
