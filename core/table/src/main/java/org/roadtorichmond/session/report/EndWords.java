package org.roadtorichmond.session.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.NamedPlace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.played.PlayedWords;
import org.roadtorichmond.session.review.AtStake;
import org.roadtorichmond.session.review.Grade;
import org.roadtorichmond.session.review.JudgedTurn;
import org.roadtorichmond.session.review.TurningPoint;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Score;

/** What the first leaf of a report says of the end of a game: how clear it was, when it turned, and what decisions were worth. */
public final class EndWords {
    private static final int PERCENT = 100;

    private final Texts texts;
    private final Game game;

    /** What is said of a game that has ended, in a language. */
    public EndWords(Texts texts, Game game) {
        this.texts = texts;
        this.game = game;
    }

    /** How clear the result is. */
    public String grade() {
        Adjudication verdict = VictorySystem.judge(game);
        Score score = verdict.score();
        Optional<Side> winner = verdict.winner().army().map(Army::side);
        long margin =
                winner.map(side -> score.of(side) - score.of(side.enemy())).orElse(0L);
        long stake = AtStake.of(game.state().scenario(), score);
        return new PlayedWords(texts).grade(Grade.of(score, winner.isPresent(), margin, stake), score, margin, stake);
    }

    /** Which ground that pays was held by whom in the end: a line for each side that held any, and one for what no side held. */
    public List<String> held() {
        Map<Optional<Side>, List<String>> held = new LinkedHashMap<>();
        Stream.concat(Arrays.stream(Side.values()).map(Optional::of), Stream.of(Optional.<Side>empty()))
                .forEach(holder -> held.put(holder, new ArrayList<>()));
        Objectives.holders(game.state())
                .forEach((hex, holder) ->
                        Objects.requireNonNull(held.get(holder)).add(place(hex)));
        return held.entrySet().stream()
                .filter(ground -> !ground.getValue().isEmpty())
                .map(ground -> ground.getKey()
                        .map(side -> texts.get("end.held", name(side), String.join(", ", ground.getValue())))
                        .orElseGet(() -> texts.get("end.unheld", String.join(", ", ground.getValue()))))
                .toList();
    }

    /** When the game turned, and by what. */
    public List<String> turning(TurningPoint turning) {
        Side favoured = turning.step().favoured();
        String when = texts.get(
                turning.last() ? "turning.last" : "turning.step",
                turning.step().from().moment().turn(),
                name(turning.step().from().moment().player()),
                name(favoured),
                percent(turning.step().from().of(favoured)),
                percent(turning.step().to().of(favoured)));
        return turning.fight().map(fight -> List.of(when, fight(fight))).orElse(List.of(when));
    }

    private String fight(TurningPoint.Fight fight) {
        String hexes = fight.attack().targets().stream().map(this::place).collect(Collectors.joining(", "));
        return fight.face()
                .map(face -> texts.get(
                        "turning.die",
                        fight.attack().number(),
                        hexes,
                        fight.attack().odds().label(),
                        face))
                .orElseGet(() -> texts.get(
                        "turning.fight",
                        fight.attack().number(),
                        hexes,
                        fight.attack().odds().label()));
    }

    /** A hex with the name of the place there, if it has one. */
    private String place(Hex hex) {
        return game.state().scenario().field().places().stream()
                .filter(place -> place.hex().equals(hex))
                .map(NamedPlace::name)
                .findFirst()
                .map(name -> texts.get("story.place", hex.number(), name))
                .orElse(hex.number());
    }

    /** What the orders of a movement phase were worth. */
    public List<String> decision(JudgedTurn judged) {
        String worth = texts.get(
                "decision.worth",
                judged.turn().moment().turn(),
                name(judged.turn().moment().player()),
                percent(judged.chance()),
                percent(judged.colonel()),
                percent(judged.standing()));
        if (judged.gain() >= 0) {
            return List.of(worth);
        } else if (judged.betterStill()) {
            return List.of(worth, texts.get("decision.still"));
        }
        return judged.objective()
                .map(objective -> List.of(worth, texts.get("decision.colonel", texts.tell(objective))))
                .orElse(List.of(worth));
    }

    private String name(Side side) {
        return texts.get("report.side." + side.word());
    }

    private static long percent(double chance) {
        return Math.round(chance * PERCENT);
    }
}
