package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.PlanWords;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;

/**
 * What the log says beside the events: what commanders intended, where that may be read, that a player has asked for advice and
 * followed it, that a side was handed to another player, and with which
 * handicap the game began.
 */
public final class Remarks {
    private final Texts texts;
    private final PlanBook book;
    private final Players players;
    private final Optional<Handicap> handicap;

    /** The remarks on the game of a session. */
    public Remarks(Texts texts, Session session) {
        this.texts = texts;
        book = session.plans();
        players = session.players();
        handicap = session.loaded().handicap();
    }

    /**
     * The remarks by the number of entries of the log before them.
     *
     * @param known the game as far as the reader knows it
     * @param reader the side for which they are read
     */
    public Map<Integer, List<LogModel.Item>> of(Game known, Side reader) {
        Map<Integer, List<LogModel.Item>> remarks = new TreeMap<>();
        handicap.ifPresent(laidOn -> add(remarks, new LogModel.Item(-1, false, texts.handicap(laidOn), List.of()), 0));
        book.asked().headMap(known.log().size() + 1).forEach((entries, adviser) -> {
            int taken = book.taken(entries);
            String words = taken == 0
                    ? texts.get("log.advice", texts.player(adviser))
                    : texts.get("log.adviceTaken", texts.player(adviser), taken);
            add(remarks, new LogModel.Item(entries - 1, false, words, List.of()), entries);
        });
        for (GameNotes.Handed handed : players.handed()) {
            if (handed.after() <= known.log().size()) {
                String words = texts.get(
                        "log.handed",
                        texts.word(handed.side()),
                        texts.playerOfLevel(handed.to()),
                        texts.playerOfLevel(handed.from()));
                add(remarks, new LogModel.Item(handed.after() - 1, false, words, List.of()), handed.after());
            }
        }
        for (PlanBook.Page page : book.open(known, reader)) {
            add(remarks, remark(page), page.entries());
        }
        return remarks;
    }

    private static void add(Map<Integer, List<LogModel.Item>> remarks, LogModel.Item item, int entries) {
        remarks.computeIfAbsent(entries, fresh -> new ArrayList<>()).add(item);
    }

    private LogModel.Item remark(PlanBook.Page page) {
        Plan plan = page.plan();
        PlanWords words = new PlanWords(plan);
        String said = texts.get(
                page.advice() ? "log.advised" : "log.intended",
                texts.player(page.author()),
                words.brief(),
                words.chances());
        List<Hex> hexes = plan.mainAttack().map(Plan.Strike::targets).orElse(List.of());
        return new LogModel.Item(page.entries() - 1, false, said, hexes, Optional.of(page));
    }
}
