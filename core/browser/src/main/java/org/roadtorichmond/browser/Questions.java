package org.roadtorichmond.browser;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.AttackControl;
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

    /** The next of some units after one of them, or the first. */
    static Optional<Unit> after(Optional<Unit> chosen, List<Unit> able) {
        int next = chosen.map(able::indexOf).orElse(-1) + 1;
        return able.isEmpty() ? Optional.empty() : Optional.of(able.get(next % able.size()));
    }

    /** Whom a click on a hex means: the next of its units that can march; where none can, one of them, unless one elsewhere is chosen. */
    Optional<Unit> meant(Hex hex, Optional<Unit> chosen) {
        List<Unit> own = own(hex);
        boolean elsewhere = chosen.isPresent() && !state().hexOf(chosen.get()).equals(Optional.of(hex));
        return after(chosen, own.stream().filter(options().waiting()::contains).toList())
                .or(() -> own.stream().filter(unit -> !elsewhere).findFirst());
    }

    private List<Unit> own(Hex hex) {
        return state().deployment().unitsAt(hex.index()).stream()
                .filter(unit -> unit.side() == state().decider())
                .toList();
    }

    /** Where a unit can go, and what that costs. */
    Json range(Unit unit) {
        MarchOptions march = options().march();
        Map<Hex, Json> hexes = new TreeMap<>();
        if (state().awaited(unit)) {
            march.entries(unit).forEach((hex, cost) -> hexes.put(hex, reached(hex, cost)));
        } else if (options().task() == Task.MARCH) {
            march.ranges(unit).forEach((hex, range) -> hexes.put(hex, reached(hex, range.cost())));
        }
        Json reply = Json.object()
                .put("unit", unit.id())
                .put("hexes", Json.list(hexes.values(), hex -> hex))
                .put("exit", options().allows(new Command.ExitUnit(unit)));
        Optional<Refusal> barred = state().awaited(unit) ? Optional.empty() : march.barred(unit);
        return reply.put("why", barred.map(texts::refusal));
    }

    private static Json reached(Hex hex, int cost) {
        return Json.object().put("id", hex.number()).put("cost", Texts.halves(cost));
    }

    /** Why a unit cannot march to a hex. */
    Json whyNot(Optional<Unit> unit, Hex hex) {
        return Json.object()
                .put(
                        "sentence",
                        unit.flatMap(who -> options().check(march(session, who, hex)))
                                .map(texts::refusal));
    }

    /** The hexes that can be attacked, and that must be; and who must attack. */
    List<Json> marks() {
        RequiredAttacks required = options().attack().required();
        Stream<Json> hexes = attackable().stream()
                .map(hex -> required.hexes().contains(hex)
                        ? mark(hex, "target must", "hex.required")
                        : mark(hex, "target", "hex.target"));
        return Stream.concat(hexes, marks(required.units(), "must", "hex.must")).toList();
    }

    private Stream<Json> marks(Collection<Unit> units, String look, String key) {
        return units.stream().flatMap(unit -> state().hexOf(unit).stream()).map(hex -> mark(hex, look, key));
    }

    /** A hex that the page marks: how that looks, and the key of its name then; an empty one leaves the name as it is. */
    static Json mark(Hex hex, String look, String key) {
        return Json.object().put("id", hex.number()).put("kind", look).putIf(!key.isEmpty(), "key", key);
    }

    private Set<Hex> attackable() {
        Set<Hex> hexes = new TreeSet<>();
        for (Unit unit : state().onMap(state().moment().player())) {
            hexes.addAll(options().attack().targets(unit));
        }
        return hexes;
    }

    /** The attack that a request plans: as it was planned, and what a click on a hex, or on a unit in a list, changes of it. */
    Optional<Selection.Attack> planned(Message message) {
        Scenario scenario = state().scenario();
        List<Hex> hexes = message.hexes("hexes", scenario);
        Optional<Selection.Attack> before = hexes.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        message.tree().member("units").isEmpty()
                                ? proposed(hexes)
                                : declared(message.units("units", scenario), hexes, message.text("odds")));
        Optional<Hex> hex = message.hex("hex", scenario);
        Optional<Unit> unit = message.unit("unit", scenario);
        return hex.isPresent()
                ? clicked(before, hex.get())
                : before.map(attack ->
                        unit.map(each -> toggling(attack, List.of(each))).orElse(attack));
    }

    private Selection.Attack declared(List<Unit> attackers, List<Hex> hexes, Optional<String> odds) {
        Selection.Attack attack = new Selection.Attack(attackers, hexes);
        Optional<Odds> own = AttackModel.of(session.game(), attack).strengths().map(Strengths::odds);
        return attack.declaring(odds.flatMap(Odds::labelled).filter(lower -> !own.equals(Optional.of(lower))));
    }

    /** An attack by all who can take part in it from beside. */
    private Selection.Attack proposed(List<Hex> hexes) {
        return new Selection.Attack(
                able(hexes).stream()
                        .filter(unit -> options().attack().closeTargets(unit).containsAll(hexes))
                        .toList(),
                hexes);
    }

    private Optional<Selection.Attack> clicked(Optional<Selection.Attack> planned, Hex hex) {
        if (attackable().contains(hex)) {
            return Optional.of(planned.map(attack -> aimed(attack, hex)).orElseGet(() -> proposed(List.of(hex))));
        }
        return own(hex).isEmpty() ? Optional.empty() : planned.map(attack -> toggling(attack, own(hex)));
    }

    /** On one hex more, if one attack can be on all of them, else on it alone; or on one less. */
    private Selection.Attack aimed(Selection.Attack attack, Hex hex) {
        List<Hex> hexes = attack.toggling(hex).targets();
        Selection.Attack changed = proposed(hexes.isEmpty() ? List.of(hex) : hexes);
        boolean apart = hexes.contains(hex)
                && refusal(changed).isPresent()
                && refusal(attack).isEmpty();
        return apart ? proposed(List.of(hex)) : changed;
    }

    private Selection.Attack toggling(Selection.Attack attack, List<Unit> units) {
        List<Unit> able = able(attack.targets());
        return attack.withAttackers(AttackControl.nextSubset(
                attack.attackers(), units.stream().filter(able::contains).toList()));
    }

    private List<Unit> able(List<Hex> hexes) {
        return options().attack().reaching(hexes).stream()
                .filter(unit -> !state().attacked(unit))
                .toList();
    }

    /** What an attack would bring. */
    Json attack(Selection.Attack planned) {
        List<Unit> chosen = planned.attackers();
        Json order = Json.object()
                .put("hexes", Json.list(planned.targets(), Hex::number))
                .put("units", Json.list(chosen, Unit::id))
                .put("odds", planned.declared().map(Odds::label));
        Json reply = Json.object()
                .put("order", order)
                .put("refused", refusal(planned).map(texts::refusal))
                .put("attackers", Json.list(able(planned.targets()), unit -> attacker(unit, chosen)))
                .put(
                        "marks",
                        Stream.concat(
                                        planned.targets().stream().map(hex -> mark(hex, "target chosen", "")),
                                        marks(chosen, "chosen", ""))
                                .toList());
        AttackModel model = AttackModel.of(session.game(), planned);
        model.strengths().ifPresent(strengths -> forecast(reply, planned, model, strengths));
        return reply;
    }

    /** Why an attack cannot be made; one without attackers, by any who could take part in it. */
    private Optional<Refusal> refusal(Selection.Attack attack) {
        return options()
                .check(
                        attack.attackers().isEmpty()
                                ? new Command.Attack(able(attack.targets()), attack.targets())
                                : attack.command());
    }

    private void forecast(Json reply, Selection.Attack planned, AttackModel model, Strengths strengths) {
        Odds odds = planned.declared().orElse(strengths.odds());
        List<Odds> declarable = model.declarable();
        int place = declarable.indexOf(odds);
        reply.put("odds", odds.label())
                .putIf(
                        planned.declared().isPresent(),
                        "declared",
                        texts.get("odds.declared", strengths.odds().label()))
                .put(
                        "lower",
                        declarable.stream().limit(place).reduce((a, b) -> b).map(Odds::label))
                .put("higher", declarable.stream().skip(place + 1L).findFirst().map(Odds::label))
                .put(
                        "sentence",
                        new EventSentences(texts).attack(state().attacks() + 1, planned.attackers(), strengths, odds))
                .put("faces", faces(model.faces()));
    }

    /** Each result, with the faces of the die that bring it. */
    private List<Json> faces(List<CombatResult> results) {
        return results.stream()
                .distinct()
                .map(result -> Json.object()
                        .put(
                                "dice",
                                IntStream.rangeClosed(1, results.size())
                                        .filter(face -> results.get(face - 1) == result)
                                        .boxed()
                                        .toList())
                        .put("result", result.name())
                        .put("sentence", texts.word(result)))
                .toList();
    }

    private Json attacker(Unit unit, List<Unit> chosen) {
        return Json.object()
                .put("id", unit.id())
                .put("name", unit.named())
                .put("chosen", chosen.contains(unit))
                .put("brings", state().strength(unit));
    }
}
