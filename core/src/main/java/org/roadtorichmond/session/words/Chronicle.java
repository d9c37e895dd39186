package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.LengthSet;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.play.TokensLost;
import org.roadtorichmond.unit.Unit;

/** Tells what happened in sentences, each die with its odds and each multiplier with its rule. */
public final class Chronicle {
    private final Texts texts;

    /** A chronicle in the words of the texts. */
    public Chronicle(Texts texts) {
        this.texts = texts;
    }

    /** What an entry of the log tells; it may be nothing. */
    public List<String> tell(Entry entry) {
        List<String> lines = new ArrayList<>();
        for (Event event : entry.events()) {
            String line = tell(event);
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** What an event tells; of some there is nothing to tell. */
    public String tell(Event event) {
        if (event instanceof Event.UnitMoved moved) {
            return texts.get(
                    "log.moved",
                    moved.unit(),
                    moved.path().get(0),
                    moved.path().get(moved.path().size() - 1),
                    Texts.halves(moved.cost()));
        } else if (event instanceof Event.UnitEntered entered) {
            return texts.get("log.entered", entered.unit(), entered.hex());
        } else if (event instanceof Event.UnitExited exited) {
            return texts.get("log.exited", exited.unit(), exited.hex());
        } else if (event instanceof Event.PhaseBegan phase) {
            return phase(phase.after());
        } else if (event instanceof Event.GameEnded ended) {
            return texts.get("log.ended", texts.tell(ended.ending().reason()));
        } else if (event instanceof Event.ZoneFreed freed) {
            return texts.get("log.freed", texts.name(freed.name()));
        }
        return tellCombat(event);
    }

    private String tellCombat(Event event) {
        if (event instanceof Event.AttackDeclared attack) {
            return texts.get(
                    "log.attack",
                    attack.number(),
                    names(attack.attackers()),
                    attack.strengths().attack(),
                    attack.strengths().defences().stream().map(this::defence).collect(Collectors.joining(", ")),
                    attack.odds());
        } else if (event instanceof Event.DieRolled die) {
            return die(die, texts);
        } else if (event instanceof Event.UnitShifted shifted) {
            return texts.get(
                    "log." + shifted.reason().name().toLowerCase(Locale.ROOT),
                    shifted.unit(),
                    shifted.from(),
                    shifted.to());
        } else if (event instanceof Event.UnitEliminated lost) {
            return texts.get("log.eliminated", lost.unit(), lost.hex(), texts.tell(lost.cause()));
        } else if (event instanceof Event.UnitShaken shaken) {
            return texts.get("log.shaken", shaken.unit());
        } else if (event instanceof Event.UnitRecovered recovered) {
            return texts.get("log.recovered", recovered.unit());
        } else if (event instanceof Event.UnitWeakened weakened) {
            return texts.get("log.weakened", weakened.unit(), weakened.before(), weakened.after());
        }
        return tellOfSystems(event);
    }

    /** What only some victory systems and optional rules bring about. */
    private String tellOfSystems(Event event) {
        if (event instanceof TokenPlaced token) {
            return texts.get("log.token", token.unit(), token.victim());
        } else if (event instanceof TokensLost tokens) {
            return texts.get("log.tokensLost", tokens.unit(), tokens.tokens());
        } else if (event instanceof GroupArrived group) {
            return texts.get("log.arrived", group.group());
        } else if (event instanceof LengthSet length) {
            return texts.get("log.length", length.after());
        }
        return "";
    }

    /** The die that was rolled in an entry, if one was. */
    public static Optional<Event.DieRolled> die(Entry entry) {
        return entry.events().stream()
                .filter(Event.DieRolled.class::isInstance)
                .map(Event.DieRolled.class::cast)
                .findFirst();
    }

    /** What a die shows and means. */
    public static String die(Event.DieRolled die, Texts texts) {
        return texts.get("log.die", die.face(), texts.tell(die.meaning()));
    }

    private String defence(Strengths.Defence defence) {
        return texts.get(
                "log.defence",
                names(defence.units()),
                defence.hex(),
                defence.points(),
                Texts.halves(defence.modifier().halves()),
                texts.tell(defence.modifier().source()),
                defence.modifier().rule());
    }

    public static String names(List<Unit> units) {
        return units.stream().map(Unit::id).collect(Collectors.joining(", "));
    }

    /** That dice were taken back here, as practice games allow. */
    String takenBack() {
        return texts.get("log.takenBack");
    }

    /** A phase's heading. */
    public String phase(Moment moment) {
        String phase = moment.phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat";
        return texts.get("log.phase", moment.turn(), texts.word(moment.player()), texts.get(phase));
    }
}
