package org.roadtorichmond.session.words;

import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.UmpireAct;
import org.roadtorichmond.play.UmpireAct.Stationed;

/** Describes what an umpire did to a game (rule 19). */
public final class UmpireWords {
    private final Texts texts;

    /** A description in the words of the texts. */
    public UmpireWords(Texts texts) {
        this.texts = texts;
    }

    /** How often an umpire acted, as a sentence; empty where no umpire came to the table. */
    public String times(GameState state) {
        return state.umpire() ? texts.get("umpire.acts", state.umpireActs()) : "";
    }

    /** The sentence for something that he did. */
    String tell(UmpireAct act) {
        if (act instanceof Stationed moved) {
            return stationed(moved);
        } else if (act instanceof UmpireAct.Shook shook) {
            return texts.get(shook.shaken() ? "log.umpire.shakes" : "log.umpire.recovers", shook.unit());
        } else if (act instanceof UmpireAct.ClockSet clock) {
            return texts.get("log.umpire.clock", phase(clock.to()));
        }
        return texts.get("log.umpire.began");
    }

    private String stationed(Stationed moved) {
        if (!(moved.to() instanceof Station.OnHex there)) {
            return texts.get("log.umpire.removes", moved.unit());
        }
        if (moved.from() instanceof Station.OnHex here) {
            return texts.get("log.umpire.moves", moved.unit(), here.hex(), there.hex());
        }
        return texts.get("log.umpire.places", moved.unit(), was(moved.from()), there.hex());
    }

    /** What had become of a unit, as a clause. */
    private String was(Station before) {
        if (before instanceof Station.Fallen) {
            return texts.get("log.umpire.wasLost");
        } else if (before instanceof Station.Left) {
            return texts.get("log.umpire.wasGone");
        }
        return texts.get(before instanceof Station.Waiting ? "log.umpire.wasAwaited" : "log.umpire.wasAside");
    }

    /** Whose phase it is, and which, in words. */
    public String phaseOf(Moment moment) {
        String phase = moment.phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat";
        return texts.get("top.phase", texts.word(moment.player()), texts.get(phase));
    }

    private String phase(Moment moment) {
        String phase = moment.phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat";
        return texts.get("log.phase", moment.turn(), texts.word(moment.player()), texts.get(phase));
    }
}
