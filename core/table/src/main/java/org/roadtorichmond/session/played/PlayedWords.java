package org.roadtorichmond.session.played;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.session.played.marks.Mark;
import org.roadtorichmond.session.review.Grade;
import org.roadtorichmond.session.roster.RosterWords;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Score;

/** What is said of finished games, in a player's language. */
public final class PlayedWords {
    private final Texts texts;

    /** Words of some texts. */
    public PlayedWords(Texts texts) {
        this.texts = texts;
    }

    /** A mark that was earned, in a sentence; empty if this version does not know it. */
    public Optional<String> earned(Earned earned) {
        return Arrays.stream(Mark.values())
                .filter(mark -> mark.word().equals(earned.mark()))
                .findFirst()
                .map(mark -> texts.get("mark." + mark.word(), values(earned).toArray()));
    }

    /** What a mark names; the name of a corps comes last, and no other value looks like one. */
    private List<Object> values(Earned earned) {
        List<Object> values = new ArrayList<>();
        for (String value : earned.values()) {
            boolean corps = earned.mark().startsWith("held-") && values.size() == 1;
            values.add(corps ? RosterWords.corps(value, texts) : texts.name(value));
        }
        return values;
    }

    /** The name of a mark. */
    public String name(Mark mark) {
        return texts.get("mark." + mark.word() + ".name");
    }

    /** What is to be done to earn a mark. */
    public String how(Mark mark) {
        return texts.get("mark." + mark.word() + ".how");
    }

    /** How clear a result is, and by how much the winner was ahead. */
    public String grade(Grade grade, Score score, Optional<Side> winner) {
        long margin =
                winner.map(side -> score.of(side) - score.of(side.enemy())).orElse(0L);
        return texts.get("grade." + grade.name(), margin, texts.word(score.measure()));
    }

    /** The same of a game that is kept. */
    public String grade(PlayedGame game) {
        Grade grade = Grade.of(game.score(), game.winner(), game.decided(), game.clearer(), game.stake());
        return grade(grade, game.score(), game.winner());
    }

    /** The day on which a game ended, where the player is. */
    public String date(PlayedGame game) {
        return game.ended()
                .atZone(ZoneOffset.UTC)
                .withZoneSameInstant(ZoneId.systemDefault())
                .format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(texts.locale()));
    }

    /** Which game it was: when, what, and who against whom. */
    public String line(PlayedGame game) {
        String sides = game.side()
                .map(side -> texts.get("mine.line.sides", texts.word(side), texts.playerOfLevel(game.opponent())))
                .orElseGet(() -> texts.get("mine.line.two"));
        return texts.get("mine.line", date(game), texts.name(game.scenario()), sides);
    }

    /** What came of it. */
    public String result(PlayedGame game) {
        String key = game.drawn() ? "drawn" : game.side().isEmpty() ? "two" : game.won() ? "won" : "lost";
        String result =
                texts.get("mine.result." + key, game.winner().map(texts::word).orElse(""), game.turn(), grade(game));
        return game.apart()
                .map(why -> texts.get("mine.result.apart", result, apart(why)))
                .orElse(result);
    }

    /** Why a game counts in no result. */
    public String apart(Apart why) {
        return texts.get("apart." + why.name());
    }
}
