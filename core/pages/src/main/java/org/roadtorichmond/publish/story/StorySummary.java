package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.session.words.UmpireWords;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Winner;

/** The story in a few sentences, each of them a fact of the log: who won, when the lead changed, where it was bloodiest. */
record StorySummary(StoryData data, Texts texts) {

    /** What stands above the story: who won, or that the battle goes on. */
    String headline() {
        return data.state().ending().isPresent()
                ? texts.get("report.headline." + winner().name())
                : texts.get("story.running", moment().turn(), data.state().lastTurn());
    }

    private Winner winner() {
        return VictorySystem.judge(data.game()).winner();
    }

    private Moment moment() {
        return data.state().moment();
    }

    /** The sentences, the result first. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add(result());
        sentences.add(new UmpireWords(texts).times(data.state()));
        data.state().ending().ifPresent(ending -> sentences.add(texts.tell(ending.reason())));
        sentences.add(changes());
        data.bloodiest().ifPresentOrElse(fight -> sentences.addAll(fight(fight)), () -> sentences.add(peace()));
        sentences.add(losses());
        data.scenario().victory().train().ifPresent(train -> sentences.add(train(train)));
        left().ifPresent(sentences::add);
        if (!data.history().luck().rolls().isEmpty()) {
            sentences.add(luck());
        }
        return sentences.stream().filter(sentence -> !sentence.isEmpty()).toList();
    }

    private String name(Side side) {
        return StoryPhrases.side(texts, side);
    }

    private String result() {
        GameHistory history = data.history();
        Score score = history.turns().get(history.turns().size() - 1).score();
        String measure = texts.word(history.measure());
        boolean over = data.state().ending().isPresent();
        Optional<Side> winner = winner().army().map(Army::side);
        if (winner.isEmpty()) {
            return texts.get(
                    over ? "story.drawn" : "story.level", score.of(Side.UNION), score.of(Side.CONFEDERATE), measure);
        }
        Side won = winner.get();
        // Who gives up, or has to withdraw, may have more points.
        boolean behind = score.of(won) < score.of(won.enemy());
        String key = over ? behind ? "story.wonBehind" : "story.won" : "story.ahead";
        return texts.get(key, name(won), score.of(won), measure, score.of(won.enemy()));
    }

    /** Who was ahead when: how often the lead changed hands, and who had it last since when. */
    private String changes() {
        Optional<Side> ahead = Optional.empty();
        int since = 0;
        int changes = 0;
        boolean atFirst = true;
        int level = 0;
        List<TurnRecord> records = data.history().turns();
        for (TurnRecord record : records) {
            Optional<Side> now = leader(record.score());
            if (now.isEmpty() && level == 0) {
                level = record.turn();
            } else if (now.isPresent()) {
                level = 0;
            }
            if (now.isPresent() && !now.equals(ahead)) {
                changes += ahead.isPresent() ? 1 : 0;
                ahead = now;
                since = record.turn();
                atFirst = record.equals(records.get(0));
            }
        }
        if (ahead.isEmpty()) {
            return texts.get("story.lead.never");
        }
        if (leader(records.get(records.size() - 1).score()).isEmpty()) {
            return texts.get("story.lead.lost", name(ahead.get()), level);
        }
        if (changes > 0) {
            return texts.get("story.lead.changed", changes, since, name(ahead.get()));
        }
        return atFirst
                ? texts.get("story.lead.always", name(ahead.get()))
                : texts.get("story.lead.since", name(ahead.get()), since);
    }

    private static Optional<Side> leader(Score score) {
        return Winner.ofMore(score.union(), score.confederate()).army().map(Army::side);
    }

    private List<String> fight(AttackRecord fight) {
        List<String> said = new ArrayList<>();
        said.add(texts.get(
                "story.fight",
                fight.attack().number(),
                fight.turn(),
                EventSentences.names(fight.attack().attackers()),
                name(fight.attacker()),
                fight.attack().targets().stream().map(this::place).collect(Collectors.joining(", ")),
                fight.attack().odds()));
        fight.die().ifPresent(die -> said.add(EventSentences.die(die, texts)));
        said.add(texts.get("story.fight.cost", fight.lost(Side.UNION), fight.lost(Side.CONFEDERATE)));
        return said;
    }

    private String peace() {
        return texts.get(data.fights().isEmpty() ? "story.noFight" : "story.bloodless");
    }

    private String place(Hex hex) {
        return texts.tell(HexNames.of(data.scenario().field(), hex));
    }

    private String losses() {
        return texts.get(
                "story.losses",
                data.history().lost(Side.UNION),
                printed(Side.UNION),
                data.history().lost(Side.CONFEDERATE),
                printed(Side.CONFEDERATE));
    }

    private int printed(Side side) {
        return data.scenario().units().stream()
                .filter(unit -> unit.side() == side)
                .mapToInt(Unit::strength)
                .sum();
    }

    private String train(Unit train) {
        GameState state = data.state();
        boolean over = state.ending().isPresent();
        return state.exited(train)
                .map(exit -> texts.get("story.train.left", place(exit.hex), exit.turn))
                .or(() -> state.eliminated(train).map(end -> texts.get("story.train.lost", end.turn)))
                .or(() -> state.hexOf(train)
                        .map(hex -> texts.get(over ? "story.train.stood" : "story.train.stands", place(hex))))
                .orElseGet(() -> texts.get(over ? "story.train.absent" : "story.train.awaited"));
    }

    private Optional<String> left() {
        long union = left(Side.UNION);
        long confederate = left(Side.CONFEDERATE);
        return union + confederate == 0 ? Optional.empty() : Optional.of(texts.get("story.left", union, confederate));
    }

    private long left(Side side) {
        return data.scenario().units().stream()
                .filter(unit -> unit.side() == side && data.state().exited(unit).isPresent())
                .count();
    }

    private String luck() {
        int favour = data.history().luck().favourSixths(Side.UNION);
        Side kindTo = favour > 0 ? Side.UNION : Side.CONFEDERATE;
        return favour == 0
                ? texts.get("report.luck.even")
                : texts.get("report.luck.favour", name(kindTo), Math.abs(favour) / (double) CombatTable.FACES);
    }
}
