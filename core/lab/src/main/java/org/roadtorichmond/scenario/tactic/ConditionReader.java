package org.roadtorichmond.scenario.tactic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads the conditions of a tactical position; each names its kind, and the kind says which keys it has. */
final class ConditionReader {
    private static final int MANY = 99;

    private final Map<String, Kind> kinds = new LinkedHashMap<>();
    private final Names names;
    private final Side player;

    /** Reads one kind of condition. */
    private interface Kind {
        Optional<? extends Condition> read(Fields fields);
    }

    /** A reader for conditions on a player's play. */
    ConditionReader(Optional<Scenario> scenario, Side player) {
        names = new Names(scenario);
        this.player = player;
        kinds.put("attack", this::attack);
        kinds.put("no-attack", this::noAttack);
        kinds.put("order", this::order);
        for (Quality quality : Quality.values()) {
            kinds.put(Constants.word(quality), fields -> each(fields, quality));
        }
        kinds.put("in", fields -> stand(fields, true));
        kinds.put("not-in", fields -> stand(fields, false));
        kinds.put("garrison", this::garrison);
        kinds.put("left", this::left);
        kinds.put("count", this::count);
        kinds.put("owed", this::owed);
        kinds.put("threat", this::threat);
        kinds.put("refuges", this::refuges);
        kinds.put("distance", this::distance);
        kinds.put("tokens", this::tokens);
        kinds.put("line", this::line);
        kinds.put("held", this::held);
        kinds.put("asleep", this::asleep);
        kinds.put("holes", this::holes);
    }

    /** A condition; empty, and the problems noted, if it is at fault. */
    Optional<Condition> condition(Fields fields) {
        return Kinds.read(fields, kinds).flatMap(kind -> kind.read(fields).map(condition -> condition));
    }

    private static After after(Fields fields) {
        return fields.optionalChoice("after", List.of(After.values())).orElse(After.ALL);
    }

    private Side side(Fields fields) {
        return fields.optionalChoice("side", List.of(Side.values())).orElse(player);
    }

    private Optional<Condition.Attack> attack(Fields fields) {
        Optional<Hex> target = names.hex(fields, "target");
        Optional<Odds> atLeast = names.optionalOdds(fields, "atLeast");
        Optional<Odds> atMost = names.optionalOdds(fields, "atMost");
        var attackers = fields.optionalInteger("attackers", 1, MANY);
        List<Unit> by = names.unitsOrNone(fields, "by");
        List<Unit> without = names.unitsOrNone(fields, "without");
        var refuges = fields.optionalInteger("refuges", 0, MANY);
        var exchange = fields.optionalInteger("exchange", 0, MANY);
        return fields.finish(() -> target.map(
                        hex -> new Condition.Attack(hex, atLeast, atMost, attackers, by, without, refuges, exchange)))
                .flatMap(condition -> condition);
    }

    private Optional<Condition.NoAttack> noAttack(Fields fields) {
        Optional<Hex> target = names.optionalHex(fields, "target");
        List<Unit> by = names.unitsOrNone(fields, "by");
        Optional<Odds> atMost = names.optionalOdds(fields, "atMost");
        return fields.finish(() -> new Condition.NoAttack(target, by, atMost));
    }

    private Optional<Condition.Order> order(Fields fields) {
        Optional<Hex> first = names.hex(fields, "first");
        Optional<Hex> then = names.hex(fields, "then");
        return fields.finish(() -> first.flatMap(one -> then.map(other -> new Condition.Order(one, other))))
                .flatMap(condition -> condition);
    }

    private Optional<Condition.Each> each(Fields fields, Quality quality) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        return fields.finish(() -> new Condition.Each(after, quality, units));
    }

    private Optional<Condition.Stand> stand(Fields fields, boolean within) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        List<Hex> hexes = names.hexes(fields, "hexes");
        return fields.finish(() -> new Condition.Stand(after, units, hexes, within));
    }

    private Optional<Condition.Garrison> garrison(Fields fields) {
        After after = after(fields);
        Side side = side(fields);
        List<Hex> hexes = names.hexes(fields, "hexes");
        int least = fields.integerOr("least", 0, MANY, 0);
        int most = fields.integerOr("most", 0, MANY, MANY);
        return fields.finish(() -> new Condition.Garrison(after, side, hexes, least, most));
    }

    private Optional<Condition.Left> left(Fields fields) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        Optional<Hex> by = names.optionalHex(fields, "by");
        return fields.finish(() -> new Condition.Left(after, units, by));
    }

    private Optional<Condition.Count> count(Fields fields) {
        After after = after(fields);
        Side side = side(fields);
        int least = fields.integerOr("least", 0, MANY, 0);
        int most = fields.integerOr("most", 0, MANY, MANY);
        return fields.finish(() -> new Condition.Count(after, side, least, most));
    }

    private Optional<Condition.RequiredAttacks> owed(Fields fields) {
        After after = after(fields);
        int most = fields.integer("most", 0, MANY);
        return fields.finish(() -> new Condition.RequiredAttacks(after, most));
    }

    private Optional<Condition.Threat> threat(Fields fields) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        Optional<Odds> most = names.odds(fields, "atMost");
        return fields.finish(() -> most.map(odds -> new Condition.Threat(after, units, odds)))
                .flatMap(condition -> condition);
    }

    private Optional<Condition.Refuges> refuges(Fields fields) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        int least = fields.integerOr("least", 0, MANY, 0);
        int most = fields.integerOr("most", 0, MANY, MANY);
        return fields.finish(() -> new Condition.Refuges(after, units, least, most));
    }

    private Optional<Condition.Distance> distance(Fields fields) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        int least = fields.integer("least", 1, MANY);
        return fields.finish(() -> new Condition.Distance(after, units, least));
    }

    private Optional<Condition.Tokens> tokens(Fields fields) {
        After after = after(fields);
        List<Unit> units = names.units(fields, "units");
        int least = fields.integer("least", 1, MANY);
        return fields.finish(() -> new Condition.Tokens(after, units, least));
    }

    private Optional<Condition.Line> line(Fields fields) {
        After after = after(fields);
        Side side = side(fields);
        boolean open = fields.truth("open");
        names.scenario()
                .ifPresent(scenario -> fields.check(
                        scenario.victory().gateway().isPresent()
                                && scenario.victory().exit().isPresent(),
                        "kind",
                        Sentence.of("problem.noLine")));
        return fields.finish(() -> new Condition.Line(after, side, open));
    }

    private Optional<Condition.Held> held(Fields fields) {
        After after = after(fields);
        Side side = side(fields);
        Optional<Hex> hex = names.hex(fields, "hex");
        return fields.finish(() -> hex.map(one -> new Condition.Held(after, side, one)))
                .flatMap(condition -> condition);
    }

    private Optional<Condition.Asleep> asleep(Fields fields) {
        After after = after(fields);
        String zone = names.zone(fields, "zone");
        return fields.finish(() -> new Condition.Asleep(after, zone));
    }

    private Optional<Condition.Holes> holes(Fields fields) {
        After after = after(fields);
        Side side = side(fields);
        List<Hex> from = names.hexes(fields, "from");
        List<Hex> to = names.hexes(fields, "to");
        int most = fields.integer("most", 0, MANY);
        return fields.finish(() -> new Condition.Holes(after, side, from, to, most));
    }
}
