package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Remarks;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** The log of a game in one language, by player-turns: combats in the open, the many marches folded up. */
final class LogPart {
    /** The step of the replay that a line of the log tells. */
    private static final String STEP = "data-step";

    private final Texts texts;
    private final List<Entry> log;
    private final List<PlayerTurn> played;
    private final Map<Integer, Map<Phase, List<LogModel.Item>>> turns = new HashMap<>();
    private final int[] begun;

    LogPart(StoryData data, Texts texts) {
        this.texts = texts;
        Session session = data.session();
        log = data.game().log();
        played = data.turns();
        begun = begun(log);
        EventSentences sentences = new EventSentences(texts, data.scenario());
        Map<String, Moment> headings = new HashMap<>();
        Moment first = data.game().opening().moment();
        headings.put(sentences.phase(first), first);
        for (Entry entry : log) {
            entry.all(Event.PhaseBegan.class)
                    .forEach(phase -> headings.put(sentences.phase(phase.after()), phase.after()));
        }
        Side reader =
                session.seats().human(Side.CONFEDERATE) && !session.seats().human(Side.UNION)
                        ? Side.CONFEDERATE
                        : Side.UNION;
        Map<Integer, List<LogModel.Item>> remarks = new Remarks(texts, session).of(data.game(), reader);
        Moment moment = first;
        for (LogModel.Item item :
                new LogModel(data.game(), sentences).items(LogModel.Filter.ALL, reader, session.takenBack(), remarks)) {
            if (item.heading()) {
                moment = headings.getOrDefault(item.words(), moment);
            } else {
                turns.computeIfAbsent(place(item.entry(), moment), fresh -> new HashMap<>())
                        .computeIfAbsent(moment.phase(), fresh -> new ArrayList<>())
                        .add(item);
            }
        }
    }

    /** How many player-turns had ended before each entry; an umpire may have had some played more than once. */
    private static int[] begun(List<Entry> log) {
        int[] begun = new int[log.size()];
        for (int entry = 1; entry < begun.length; entry++) {
            begun[entry] = begun[entry - 1] + (endsTurn(log.get(entry - 1)) ? 1 : 0);
        }
        return begun;
    }

    private static boolean endsTurn(Entry entry) {
        return entry.all(Event.PhaseBegan.class).anyMatch(Event.PhaseBegan::handsOver);
    }

    /** The place among all player-turns of what an entry brought in a phase: that in which it was given, or the next. */
    private int place(int entry, Moment moment) {
        int place = entry < 0 ? 0 : begun[entry];
        PlayerTurn turn = played.get(place);
        boolean here = turn.turn() == moment.turn() && turn.player() == moment.player();
        return here ? place : Math.min(place + 1, played.size() - 1);
    }

    /** Writes what a player-turn has. */
    void write(Element parent, int place) {
        PlayerTurn turn = played.get(place);
        Map<Phase, List<LogModel.Item>> phases = turns.getOrDefault(place, Map.of());
        parent.appendElement("p")
                .addClass("facts")
                .text(texts.get(
                        "story.facts",
                        turn.marches(),
                        turn.attacks(),
                        turn.lost().of(Side.UNION),
                        turn.lost().of(Side.CONFEDERATE)));
        Optional.ofNullable(phases.get(Phase.MOVEMENT)).ifPresent(items -> {
            Element details = parent.appendElement("details").addClass("marches");
            details.appendElement("summary").text(texts.get("story.movement", items.size()));
            list(details, items);
        });
        Optional.ofNullable(phases.get(Phase.COMBAT)).ifPresent(items -> list(parent, items));
    }

    /** A list with a paragraph for each entry of the log. */
    private void list(Element parent, List<LogModel.Item> items) {
        Map<Integer, List<String>> entries = new LinkedHashMap<>();
        for (LogModel.Item item : items) {
            entries.computeIfAbsent(item.entry(), fresh -> new ArrayList<>()).add(item.words());
        }
        Element list = parent.appendElement("ul").addClass("log");
        entries.forEach((entry, lines) -> {
            Element line = list.appendElement("li").text(String.join(" ", lines));
            line.attr(STEP, String.valueOf(entry + 1));
            if (isAttack(entry)) {
                line.addClass("attack");
            }
        });
    }

    /** Whether an entry is an attack; what happened before the first one has no place in the log. */
    private boolean isAttack(int entry) {
        return entry >= 0
                && log.get(entry).all(Event.AttackDeclared.class).findAny().isPresent();
    }
}
