package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.sheets.EventHistory;
import org.roadtorichmond.words.Constants;

/**
 * Writes how matters stand in a game as a position ({@code position/1}), with its scenario and map in it and a line for each unit.
 * What a position does not know begins again with it: what was marched and attacked in the phase, which units fled in this
 * player-turn, left the map shaken or came late, how long the game will last, and that a side conceded.
 */
public final class PositionWriter {
    private PositionWriter() {}

    /** The text of a position; empty if an umpire took a unit out of the game, which no position can say. */
    public static Optional<String> text(LoadedScenario scenario, Game game) {
        GameState state = game.state();
        if (state.scenario().units().stream().anyMatch(state::setAside)) {
            return Optional.empty();
        }
        return Optional.of(JsonText.lines(Json.object()
                .put("format", Formats.POSITION)
                .putAll(moment(game))
                .put("scenario", scenario.whole())
                .put("units", Json.list(state.scenario().units(), unit -> unit(unit, state)))
                .node()));
    }

    /**
     * A scenario that begins as matters stand in a game: what is on the map is placed there, and its position says the rest, such as
     * what is lost, left or shaken. Empty if an umpire took a unit out of the game, or a fight is half fought, which no position can
     * say.
     */
    public static Optional<LoadedScenario> scenario(LoadedScenario played, Game game) {
        GameState state = game.state();
        if (state.combat().isPresent() || state.scenario().units().stream().anyMatch(state::setAside)) {
            return Optional.empty();
        }
        Node.ObjectNode tree = played.tree();
        List<Node> placed = ((Node.ArrayNode) tree.member("units").orElseThrow().value())
                .elements().stream()
                        .map(unit -> placed((Node.ObjectNode) unit, state))
                        .toList();
        List<Unit> changed = state.scenario().units().stream()
                .filter(unit -> !asPrinted(unit, state))
                .toList();
        Json position = moment(game).put("units", Json.list(changed, unit -> standing(unit, state)));
        Json begun =
                Json.of(tree).put("map", played.mapTree()).put("units", placed).put(ScenarioReader.POSITION, position);
        return ScenarioReader.read(begun.node(), References.NONE).value();
    }

    private static Node placed(Node.ObjectNode entry, GameState state) {
        String id = ((Node.TextNode) entry.member("id").orElseThrow().value()).text();
        return state.scenario()
                .unit(id)
                .flatMap(state::hexOf)
                .<Node>map(hex ->
                        JsonValues.with(JsonText.without(entry, "arrives"), "hex", JsonValues.text(hex.number())))
                .orElse(entry);
    }

    /** Whether a unit is as the scenario has it once those on the map are placed there. */
    private static boolean asPrinted(Unit unit, GameState state) {
        return state.onMap(unit)
                ? state.strength(unit) == unit.strength() && !state.shaken(unit)
                : state.awaited(unit) && !state.scenario().setUp().containsKey(unit);
    }

    /** What became of a unit; where it stands on the map the scenario itself says. */
    private static Node standing(Unit unit, GameState state) {
        Node.ObjectNode standing = unit(unit, state).node();
        return state.onMap(unit) ? JsonText.without(standing, "hex") : standing;
    }

    private static Json moment(Game game) {
        GameState state = game.state();
        Moment moment = state.moment();
        List<String> open = state.scenario().zones().stream()
                .filter(state::freed)
                .map(Zone::name)
                .toList();
        return Json.object()
                .put("turn", moment.turn())
                .put("player", moment.player().word())
                .put("phase", moment.phase().word())
                .put("open", open)
                .putAll(account(game));
    }

    /** What was settled, but for ground that its side did not hold: once its game-turn is over, that goes without saying. */
    private static Json account(Game game) {
        GameState state = game.state();
        List<Payments.Hold> holds = state.scenario().victory().payments().holds();
        Map<Integer, Boolean> settled = new HashMap<>();
        for (int place = 0; place < holds.size(); place++) {
            int hold = place;
            boolean open = state.moment().turn() <= holds.get(place).after().orElse(0);
            state.settled(place).filter(held -> held || open).ifPresent(held -> settled.put(hold, held));
        }
        Map<Unit, Integer> tokens = EventHistory.tokens(game);
        boolean settles = holds.stream().anyMatch(hold -> hold.after().isPresent());
        return Json.object()
                .putIf(settles, AccountFormat.SETTLED, AccountFormat.settled(state.scenario(), settled))
                .putIf(
                        game.rules().spoils().played() || !tokens.isEmpty(),
                        AccountFormat.TOKENS,
                        AccountFormat.tokens(tokens));
    }

    private static Json unit(Unit unit, GameState state) {
        Json json = Json.object().put("id", unit.id());
        Optional<Hex> hex = state.hexOf(unit);
        Optional<Exited> exited = state.exited(unit);
        if (hex.isPresent()) {
            return putState(json, Whereabouts.MAP)
                    .put("hex", hex.get().number())
                    .put("strength", state.strength(unit))
                    .put("shaken", state.shaken(unit));
        } else if (exited.isPresent()) {
            return putState(json, Whereabouts.EXITED)
                    .put("hex", exited.get().hex.number())
                    .put("turn", exited.get().turn)
                    .put("strength", state.strength(unit));
        } else if (state.awaited(unit)) {
            return putState(json, Whereabouts.AWAITED);
        }
        int turn = state.eliminated(unit).map(end -> end.turn).orElse(0);
        return putState(json, Whereabouts.ELIMINATED).putIf(turn > 0, "turn", turn);
    }

    private static Json putState(Json json, Whereabouts state) {
        return json.put("state", Constants.word(state));
    }
}
