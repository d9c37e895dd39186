package org.roadtorichmond.browser;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.DecisionOptions;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** What a combat asks of a person, with what the staff proposes for it. */
record ChoicesReply(Session session, Texts texts, List<Command> proposals) {

    Json reply() {
        Task task = session.task();
        Json reply = Json.object().put("kind", PositionReply.kind(session.options()));
        if (!task.afterCombat()) {
            return reply.put("units", List.of());
        }
        DecisionOptions options = session.options().decision();
        Combat combat = session.game().state().combat().orElseThrow();
        reply.put("mayDecline", task == Task.ADVANCE)
                .put("usual", usual())
                .put("units", Json.list(task == Task.LOSSES ? combat.due() : options.able(), this::unit));
        return reply.putIf(task == Task.LOSSES, "losses", combat.losses())
                .putIf(task == Task.LOSSES, "least", Json.list(losses(), Unit::id));
    }

    private List<Unit> losses() {
        return proposals.stream()
                .findFirst()
                .filter(Command.TakeLosses.class::isInstance)
                .map(command -> ((Command.TakeLosses) command).units())
                .orElseGet(() -> session.options().decision().leastLoss());
    }

    /** The decision that is best made next; a unit without a hex is one that is given a token, no unit that none advances. */
    private Json usual() {
        Command next = proposals.stream().findFirst().orElse(null);
        Json usual = Json.object();
        if (next instanceof Command.Retreat retreat) {
            return usual.put("unit", retreat.unit().id())
                    .put("hex", retreat.to().number())
                    .put("displaced", retreat.displaced().map(Unit::id));
        } else if (next instanceof Command.Advance advance) {
            return usual.put("unit", advance.unit().id())
                    .put("hex", advance.to().number());
        } else if (next instanceof Command.PlaceToken token) {
            return usual.put("unit", token.unit().id());
        }
        return usual;
    }

    private Json unit(Unit unit) {
        return Json.object()
                .put("id", unit.id())
                .put("name", unit.named())
                .put("strength", session.game().state().strength(unit))
                .put("hexes", Json.list(session.options().decision().goals(unit), hex -> hex(unit, hex)));
    }

    private Json hex(Unit unit, Hex hex) {
        DecisionOptions options = session.options().decision();
        return Json.object()
                .put("id", hex.number())
                .putFilled(
                        "displaceable",
                        options.displaceable(unit, hex),
                        friend -> Json.object().put("id", friend.id()).put("doomed", options.dooms(unit, hex, friend)));
    }

    /** The decision that a request makes: units that are lost; a unit and its hex; nothing for no further advance. */
    Optional<Command> command(Message message) {
        Options options = session.options();
        Optional<Unit> unit = message.unit("unit", options.state().scenario());
        Optional<Hex> hex = message.hex("hex", options.state().scenario());
        return switch (options.task()) {
            case LOSSES ->
                Optional.of(new Command.TakeLosses(
                        message.units("units", options.state().scenario())));
            case RETREAT -> unit.flatMap(who -> hex.map(to -> retreat(who, to, message)));
            case ADVANCE ->
                hex.isEmpty() ? options.end() : unit.flatMap(who -> hex.map(to -> new Command.Advance(who, to)));
            case SPOILS -> unit.map(Command.PlaceToken::new);
            case NONE, MARCH, ATTACK -> Optional.empty();
        };
    }

    /** A retreat; where a friend must make room and none is named, the first that would not be lost by it. */
    private Command retreat(Unit unit, Hex to, Message message) {
        DecisionOptions options = session.options().decision();
        Optional<Unit> named = message.unit("displaced", session.game().state().scenario());
        return new Command.Retreat(
                unit,
                to,
                named.or(() -> options.displaceable(unit, to).stream()
                        .filter(friend -> !options.dooms(unit, to, friend))
                        .findFirst()));
    }
}
