package org.roadtorichmond.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.AttackOptions;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.AttackModel;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** What could be ordered, and why not: questions that change nothing. */
record Questions(Session session, Texts texts) {

    private GameState state() {
        return session.game().state();
    }

    private Options options() {
        return session.options();
    }

    /** The order that a unit goes to a hex: a march, or for a reinforcement its entry. */
    static Command march(Session session, Unit unit, Hex to) {
        return session.game().state().awaited(unit) ? new Command.EnterUnit(unit, to) : new Command.MoveUnit(unit, to);
    }

    /** Where a unit can go, and what that costs. */
    Json range(Optional<Unit> asked) {
        if (asked.isEmpty()) {
            return Table.refused(texts.get("page.notUnderstood"));
        }
        Unit unit = asked.get();
        MarchOptions march = options().march();
        Map<Hex, Json> hexes = new TreeMap<>();
        if (state().awaited(unit)) {
            march.entries(unit).forEach((hex, cost) -> hexes.put(hex, reached(hex, cost, false)));
        } else if (options().task() == Task.MARCH) {
            march.ranges(unit).forEach((hex, range) -> hexes.put(hex, reached(hex, range.cost(), range.stops())));
        }
        Json reply = Json.object()
                .put("hexes", Json.list(hexes.values(), hex -> hex))
                .put("exit", options().allows(new Command.ExitUnit(unit)));
        Optional<Refusal> barred = state().awaited(unit) ? Optional.empty() : march.barred(unit);
        return reply.put("why", barred.map(texts::refusal));
    }

    private Json reached(Hex hex, int cost, boolean stops) {
        return Json.object()
                .put("id", hex.number())
                .put("cost", Texts.halves(cost))
                .put("stops", stops)
                .put("sentence", texts.get(stops ? "page.costStops" : "page.cost", hex, Texts.halves(cost)));
    }

    /** Why a unit cannot go to a hex, or attack it; and by which way it would go there. */
    Json whyNot(Optional<Unit> unit, Optional<Hex> hex) {
        if (unit.isEmpty() || hex.isEmpty()) {
            return Table.refused(texts.get("page.notUnderstood"));
        }
        Command command = options().task() == Task.ATTACK
                ? new Command.Attack(List.of(unit.get()), List.of(hex.get()))
                : march(session, unit.get(), hex.get());
        Optional<List<Hex>> way = options().task() == Task.MARCH && state().onMap(unit.get())
                ? options().march().way(unit.get(), hex.get())
                : Optional.empty();
        return Json.object()
                .put("sentence", options().check(command).map(texts::refusal))
                .put("path", Json.list(way.orElse(List.of()), Hex::number));
    }

    /** The hexes that can be attacked, and that must be. */
    Json targets() {
        AttackOptions attack = options().attack();
        TreeSet<Hex> hexes = new TreeSet<>();
        for (Unit unit : state().onMap(state().moment().player())) {
            hexes.addAll(attack.targets(unit));
        }
        return Json.object()
                .put("targets", Json.list(hexes, Hex::number))
                .put("required", Json.list(attack.required().hexes(), Hex::number));
    }

    /** An attack on some hexes; where no attackers are named, by all who can take part in it from beside. */
    Selection.Attack planned(List<Hex> hexes, List<Unit> named, Optional<Odds> declared) {
        AttackOptions attack = options().attack();
        List<Unit> chosen = named.isEmpty()
                ? able(hexes).stream()
                        .filter(unit -> attack.closeTargets(unit).containsAll(hexes))
                        .toList()
                : named;
        return new Selection.Attack(chosen, hexes, declared);
    }

    private List<Unit> able(List<Hex> hexes) {
        return options().attack().reaching(hexes).stream()
                .filter(unit -> !state().attacked(unit))
                .toList();
    }

    /** What an attack would bring, whose attackers were proposed or named. */
    Json attack(Selection.Attack planned, boolean proposed) {
        List<Hex> hexes = planned.targets();
        List<Unit> chosen = planned.attackers();
        List<Unit> able = able(hexes);
        AttackModel model = AttackModel.of(session.game(), planned);
        Json reply = Json.object()
                .put("hexes", Json.list(hexes, Hex::number))
                .put("refused", (proposed && chosen.isEmpty() ? why(hexes, able) : model.refusal()).map(texts::refusal))
                .put("attackers", Json.list(able, unit -> attacker(unit, chosen)))
                .put("better", model.better().map(Unit::id))
                .put("wider", model.wider().map(Hex::number));
        model.strengths().ifPresent(strengths -> forecast(reply, planned, model, strengths));
        return reply;
    }

    private Optional<Refusal> why(List<Hex> hexes, List<Unit> able) {
        return options().check(new Command.Attack(able, hexes));
    }

    private void forecast(Json reply, Selection.Attack planned, AttackModel model, Strengths strengths) {
        Odds odds = planned.declared().orElse(strengths.odds());
        reply.put("odds", odds.label())
                .putIf(
                        planned.declared().isPresent(),
                        "declared",
                        texts.get("odds.declared", strengths.odds().label()))
                .put("declarable", Json.list(model.declarable(), Odds::label))
                .put(
                        "sentence",
                        new EventSentences(texts).attack(state().attacks() + 1, planned.attackers(), strengths, odds))
                .put("faces", faces(model.faces()));
    }

    private List<Json> faces(List<CombatResult> results) {
        List<Json> faces = new ArrayList<>();
        for (CombatResult result : results) {
            faces.add(Json.object()
                    .put("die", faces.size() + 1)
                    .put("result", result.name())
                    .put("sentence", texts.word(result)));
        }
        return faces;
    }

    private Json attacker(Unit unit, List<Unit> chosen) {
        return Json.object()
                .put("id", unit.id())
                .put("name", unit.named())
                .put("chosen", chosen.contains(unit))
                .put("brings", state().strength(unit));
    }
}
