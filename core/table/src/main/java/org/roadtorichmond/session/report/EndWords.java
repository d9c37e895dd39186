package org.roadtorichmond.session.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Placing;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.played.PlayedWords;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.session.review.Grade;
import org.roadtorichmond.session.review.JudgedTurn;
import org.roadtorichmond.session.review.TurningPoint;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.AtStake;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;

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

    /** How clear the result is, when it was decided, and how clear that is beside the stored games it is compared with, if any. */
    public List<String> grade(ChanceCourse course, Optional<Placing> placing) {
        Adjudication verdict = VictorySystem.judge(game);
        Optional<Side> winner = verdict.winner().army().map(Army::side);
        OptionalInt decided =
                winner.map(course::decided).stream().mapToInt(Integer::intValue).findFirst();
        OptionalInt clearer = placing.stream().mapToInt(Placing::clearerThan).findFirst();
        Grade grade = Grade.of(
                verdict.score(),
                winner,
                decided,
                clearer,
                AtStake.of(game.state().scenario(), verdict.score()));
        List<String> said = new ArrayList<>();
        said.add(new PlayedWords(texts).grade(grade, verdict.score(), winner));
        winner.ifPresent(side -> said.add(decided(course, side.enemy())));
        placing.ifPresent(among -> said.add(clear(texts, among)));
        return said;
    }

    private String decided(ChanceCourse course, Side loser) {
        long open = percent(ChanceCourse.OPEN);
        return course.lastOpen(loser)
                .map(point -> texts.get(
                        "grade.decided",
                        name(loser),
                        open,
                        point.moment().turn(),
                        game.state().moment().turn()))
                .orElseGet(() -> texts.get("grade.neverOpen", name(loser), open));
    }

    /** How clearly a game was decided beside the stored games. */
    public static String clear(Texts texts, Placing placing) {
        int closer = placing.closerThan();
        return closer >= PERCENT / 2
                ? texts.get("report.yardstick.closer", closer)
                : texts.get("report.yardstick.clearer", placing.clearerThan());
    }

    /** Which ground that pays was held by whom in the end: a line for each side that held any, and one for what no side held. */
    public List<String> held() {
        Map<Optional<Side>, List<String>> held = new LinkedHashMap<>();
        Stream.concat(Arrays.stream(Side.values()).map(Optional::of), Stream.of(Optional.<Side>empty()))
                .forEach(holder -> held.put(holder, new ArrayList<>()));
        Objectives.holders(game.state())
                .forEach((hex, holder) ->
                        Objects.requireNonNull(held.get(holder)).add(texts.tell(HexNames.ground(field(), hex))));
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

    private String place(Hex hex) {
        return texts.tell(HexNames.of(field(), hex));
    }

    private Battlefield field() {
        return game.state().scenario().field();
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
