package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.SENTENCE;
import static org.roadtorichmond.scenario.save.ValueType.TEXT;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.WHOLE;
import static org.roadtorichmond.scenario.save.ValueType.constant;
import static org.roadtorichmond.scenario.save.ValueType.later;
import static org.roadtorichmond.scenario.save.ValueType.list;

import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Modifier;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;

/** The shapes of what commands, events and positions are made of. */
final class PartShapes {
    static final RecordShape<Moment> MOMENT = RecordShape.of("moment", Moment.class, row -> {
        var turn = row.part("turn", WHOLE, Moment::turn);
        var player = row.part("player", constant(Side.values()), Moment::player);
        var phase = row.part("phase", constant(Phase.values()), Moment::phase);
        return v -> new Moment(v.get(turn), v.get(player), v.get(phase));
    });

    static final RecordShape<Travel> TRAVEL = RecordShape.of("travel", Travel.class, row -> {
        var origin = row.part("origin", HEX, Travel::origin);
        var spent = row.part("spent", WHOLE, Travel::spent);
        var strategic = row.part("strategic", TRUTH, Travel::strategic);
        var entered = row.part("entered", TRUTH, Travel::entered);
        return v -> new Travel(v.get(origin), v.get(spent), v.get(strategic), v.get(entered));
    });

    static final RecordShape<MarksCleared.March> MARCH = RecordShape.of("march", MarksCleared.March.class, row -> {
        var unit = row.part("unit", UNIT, MarksCleared.March::unit);
        var travel = row.part("travel", TRAVEL, MarksCleared.March::travel);
        return v -> new MarksCleared.March(v.get(unit), v.get(travel));
    });

    static final RecordShape<Modifier> MODIFIER = RecordShape.of("modifier", Modifier.class, row -> {
        var halves = row.part("halves", WHOLE, Modifier::halves);
        var source = row.part("source", SENTENCE, Modifier::source);
        var rule = row.part("rule", TEXT, Modifier::rule);
        return v -> new Modifier(v.get(halves), v.get(source), v.get(rule));
    });

    static final RecordShape<Strengths.Defence> DEFENCE = RecordShape.of("defence", Strengths.Defence.class, row -> {
        var hex = row.part("hex", HEX, Strengths.Defence::hex);
        var units = row.part("units", list(UNIT), Strengths.Defence::units);
        var points = row.part("points", WHOLE, Strengths.Defence::points);
        var modifier = row.part("modifier", MODIFIER, Strengths.Defence::modifier);
        return v -> new Strengths.Defence(v.get(hex), v.get(units), v.get(points), v.get(modifier));
    });

    static final RecordShape<Strengths> STRENGTHS = RecordShape.of("strengths", Strengths.class, row -> {
        var attack = row.part("attack", WHOLE, Strengths::attack);
        var defences = row.part("defences", list(DEFENCE), Strengths::defences);
        var odds = row.part("odds", constant(Odds.values()), Strengths::odds);
        return v -> new Strengths(v.get(attack), v.get(defences), v.get(odds));
    });

    static final RecordShape<Combat.Prizes> PRIZES = RecordShape.of("prizes", Combat.Prizes.class, row -> {
        var fallen = row.part("fallen", list(UNIT), Combat.Prizes::fallen);
        var resumes = row.optional("resumes", later("combat", () -> PartShapes.COMBAT), Combat.Prizes::resumes);
        return v -> new Combat.Prizes(v.get(fallen), v.get(resumes));
    });

    static final RecordShape<Combat> COMBAT = RecordShape.of("combat", Combat.class, row -> {
        var number = row.part("number", WHOLE, Combat::number);
        var result = row.part("result", constant(CombatResult.values()), Combat::result);
        var stage = row.part("stage", constant(Combat.Stage.values()), Combat::stage);
        var decider = row.part("decider", constant(Side.values()), Combat::decider);
        var due = row.part("due", list(UNIT), Combat::due);
        var losses = row.part("losses", WHOLE, Combat::losses);
        var retreated = row.part("retreated", list(UNIT), Combat::retreated);
        var displaced = row.part("displaced", list(UNIT), Combat::displaced);
        var displacing = row.optional("displacing", UNIT, Combat::displacing);
        var winners = row.part("winners", list(UNIT), Combat::winners);
        var ground = row.part("ground", list(HEX), Combat::ground);
        var prizes = row.optional("prizes", PRIZES, Combat::prizes);
        return v -> new Combat(
                v.get(number),
                v.get(result),
                v.get(stage),
                v.get(decider),
                v.get(due),
                v.get(losses),
                v.get(retreated),
                v.get(displaced),
                v.get(displacing),
                v.get(winners),
                v.get(ground),
                v.get(prizes));
    });

    static final RecordShape<Ending> ENDING = RecordShape.of("ending", Ending.class, row -> {
        var reason = row.part("reason", SENTENCE, Ending::reason);
        var conceded = row.optional("conceded", constant(Side.values()), Ending::conceded);
        return v -> new Ending(v.get(reason), v.get(conceded));
    });

    private PartShapes() {}
}
