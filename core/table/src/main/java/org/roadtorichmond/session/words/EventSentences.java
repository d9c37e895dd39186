package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.LengthSet;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.play.TokensLost;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.unit.Unit;

/** Describes what happened in sentences, each die with its odds and each multiplier with its rule. */
public final class EventSentences {
    private final Texts texts;
    private final EventTable<String> lines;

    /** A chronicle in the words of the texts, of a game of which it is not known what it pays for. */
    public EventSentences(Texts texts) {
        this(texts, new LossWords(texts));
    }

    /** A chronicle of games of a scenario in the words of the texts. */
    public EventSentences(Texts texts, Scenario scenario) {
        this(texts, new LossWords(texts, scenario));
    }

    private EventSentences(Texts texts, LossWords losses) {
        this.texts = texts;
        lines = new EventTable<String>()
                .on(Event.UnitMoved.class, this::moved)
                .on(Event.UnitEntered.class, entered -> texts.get("log.entered", entered.unit(), entered.hex()))
                .on(Event.UnitExited.class, exited -> texts.get("log.exited", exited.unit(), exited.hex()))
                .on(Event.PhaseBegan.class, phase -> phase(phase.after()))
                .on(
                        Event.GameEnded.class,
                        end -> texts.get("log.ended", end.ending().reason()))
                .on(Event.ZoneFreed.class, freed -> texts.get("log.freed", texts.name(freed.name())))
                .on(Event.AttackDeclared.class, this::attack)
                .on(Event.DieRolled.class, die -> die(die, texts))
                .on(Event.UnitShifted.class, this::shifted)
                .on(Event.UnitEliminated.class, losses::told)
                .on(Event.UnitShaken.class, shaken -> texts.get("log.shaken", shaken.unit()))
                .on(Event.UnitRecovered.class, recovered -> texts.get("log.recovered", recovered.unit()))
                .on(Event.UnitWeakened.class, this::weakened)
                .on(TokenPlaced.class, token -> texts.get("log.token", token.unit(), token.victim()))
                .on(TokensLost.class, lost -> texts.get("log.tokensLost", lost.unit(), lost.tokens()))
                .on(GroupArrived.class, group -> texts.get("log.arrived", group.group()))
                .on(UmpireActed.class, acted -> new UmpireWords(texts).tell(acted.act()))
                .on(
                        HoldSettled.class,
                        settled -> texts.get(
                                settled.held() ? "log.held" : "log.notHeld", texts.word(settled.side()), settled.hex()))
                .on(LengthSet.class, length -> texts.get("log.length", length.after()))
                .silent(List.of(Event.CombatProceeded.class, MarksCleared.class));
    }

    /** The line of each kind of event. */
    public EventTable<String> lines() {
        return lines;
    }

    /** The sentences for an entry of the log; there may be none. */
    public List<String> tell(Entry entry) {
        return tell(entry.events());
    }

    /** The words for several events, in order; there may be none. */
    public List<String> tell(List<Event> events) {
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            String line = tell(event);
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** The sentences for an event; for some kinds there are none. */
    public String tell(Event event) {
        return lines.of(event).orElse("");
    }

    private String moved(Event.UnitMoved moved) {
        return texts.get("log.moved", moved.unit(), moved.from(), moved.to(), Texts.halves(moved.cost()));
    }

    private String shifted(Event.UnitShifted shifted) {
        String key = "log." + shifted.reason().name().toLowerCase(Locale.ROOT);
        return texts.get(key, shifted.unit(), shifted.from(), shifted.to());
    }

    private String weakened(Event.UnitWeakened weakened) {
        return texts.get("log.weakened", weakened.unit(), weakened.before(), weakened.after());
    }

    private String attack(Event.AttackDeclared attack) {
        return attack(attack.number(), attack.attackers(), attack.strengths(), attack.odds());
    }

    /** An attack in a sentence, made or only planned: who attacks whom, with which strengths, at which odds. */
    public String attack(int number, List<Unit> attackers, Strengths strengths, Odds odds) {
        return texts.get(
                "log.attack",
                number,
                names(attackers),
                strengths.attack(),
                strengths.defences().stream().map(this::defence).collect(Collectors.joining(", ")),
                odds);
    }

    /** The die that was rolled in an entry, if one was. */
    public static Optional<Event.DieRolled> die(Entry entry) {
        return entry.all(Event.DieRolled.class).findFirst();
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

    /** The ids of units, separated by commas. */
    public static String names(List<Unit> units) {
        return units.stream().map(Unit::id).collect(Collectors.joining(", "));
    }

    /** That dice were taken back here, as practice games allow. */
    String takenBack() {
        return texts.get("log.takenBack");
    }

    /** That a side only marched in its player-turn. */
    String quiet(QuietMarches.Turn turn) {
        return texts.get("log.quiet", texts.word(turn.side()), turn.units());
    }

    /** That a combat phase went by without an attack. */
    String unfought() {
        return texts.get("log.noAttack");
    }

    /** A phase's heading. */
    public String phase(Moment moment) {
        String phase = moment.phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat";
        return texts.get("log.phase", moment.turn(), texts.word(moment.player()), texts.get(phase));
    }
}
