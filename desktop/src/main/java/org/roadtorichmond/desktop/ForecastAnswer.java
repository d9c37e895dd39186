package org.roadtorichmond.desktop;

import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.forecast.Forecast;
import org.roadtorichmond.session.forecast.Forecaster;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Signs;

/** The answer of {@code forecast} about one attack, for programs and for people. */
final class ForecastAnswer {
    private static final int UNCHANGED = 2;

    private final Command.Attack attack;
    private final Strengths strengths;
    private final String odds;
    private final List<CombatResult> faces;
    private final Forecast forecast;

    /** Computes the forecast. The game is left unchanged. */
    ForecastAnswer(Game game, Command.Attack attack) {
        this.attack = attack;
        strengths = game.rules().combat().strengths(attack.attackers(), attack.targets());
        odds = game.rules().combat().odds(attack).label();
        faces = game.rules().combat().faces(attack);
        forecast = Forecaster.of(game, attack, faces);
    }

    /** What the points stand for. */
    String measure() {
        return Tables.word(forecast.measure());
    }

    private List<Strengths.Defence> modified() {
        return strengths.defences().stream()
                .filter(defence -> defence.modifier().halves() != UNCHANGED
                        || !defence.modifier().rule().equals("3.1"))
                .toList();
    }

    Json json() {
        return Json.object()
                .put("attack", strengths.attack())
                .put("defence", Tables.number(strengths.defenceHalves()))
                .put("odds", odds)
                .put(
                        "modifiers",
                        Json.list(
                                modified(),
                                defence -> Json.object()
                                        .put("rule", defence.modifier().rule())
                                        .put("what", defence.modifier().source().toString())
                                        .put("hex", defence.hex().number())
                                        .put(
                                                "factor",
                                                Tables.number(defence.modifier().halves()))))
                .put("faces", Json.list(faces, CombatResult::name))
                .put("ends", Json.list(forecast.prospects(), ForecastAnswer::json))
                .put("expected", sides(forecast::expected))
                .put("measure", measure());
    }

    private static Json json(Forecast.Prospect prospect) {
        return Json.object()
                .put("result", prospect.result().name())
                .put("sixths", prospect.faces())
                .put("lost", sides(side -> lost(prospect, side)))
                .put("points", sides(prospect.change()::of));
    }

    private static List<String> lost(Forecast.Prospect prospect, Side side) {
        return prospect.lost().stream()
                .filter(unit -> unit.side() == side)
                .map(Unit::id)
                .toList();
    }

    /** A JSON object with one value per side. */
    static Json sides(Function<Side, ?> value) {
        Json json = Json.object();
        for (Side side : Side.values()) {
            json.put(side.word(), value.apply(side));
        }
        return json;
    }

    List<String> text() {
        Lines text = new Lines();
        text.add(
                "%s against %s: %d to %s, odds %s",
                String.join(", ", attack.attackers().stream().map(Unit::id).toList()),
                String.join(", ", Tables.numbers(attack.targets())),
                strengths.attack(),
                Tables.points(strengths.defenceHalves()),
                odds);
        for (Strengths.Defence defence : modified()) {
            text.add("  %s times %s: %s (rule %s)"
                    .formatted(
                            defence.hex().number(),
                            Tables.points(defence.modifier().halves()),
                            defence.modifier().source(),
                            defence.modifier().rule()));
        }
        StringBuilder table = new StringBuilder();
        for (int face = 1; face <= faces.size(); face++) {
            table.append(Tables.format("  %d %-9s", face, faces.get(face - 1).name()));
        }
        text.add(table.toString().stripTrailing());
        for (Forecast.Prospect prospect : forecast.prospects()) {
            String lost =
                    String.join(", ", prospect.lost().stream().map(Unit::id).toList());
            text.add(
                    "  %-9s  %d in 6  union %s, confederate %s%s",
                    prospect.result().name(),
                    prospect.faces(),
                    Signs.signed((double) prospect.change().union(), 0),
                    Signs.signed((double) prospect.change().confederate(), 0),
                    lost.isEmpty() ? "" : "  lost: " + lost);
        }
        text.add(
                forecast.prospects().isEmpty()
                        ? "  This attack can only be made after another."
                        : Tables.format(
                                "  expected %s: union %s, confederate %s",
                                measure(),
                                Signs.signed(forecast.expected(Side.UNION), 2),
                                Signs.signed(forecast.expected(Side.CONFEDERATE), 2)));
        return text.toList();
    }
}
