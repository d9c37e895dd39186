package org.roadtorichmond.scenario.save;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Result;

/**
 * How saved games of older format versions are brought up to the newest one, step by step, before anything else reads them.
 *
 * <p>Each step takes the tree of one version to the tree of the next, its {@code format} included. A file of each version is
 * kept as a test.
 */
final class Migrations {
    /** By the version that a step begins with. The first version has nothing older. */
    private static final Map<String, UnaryOperator<Node.ObjectNode>> STEPS = Map.of(Formats.GAME_1, FromGame1::migrate);

    private Migrations() {}

    /** The game in the newest version; unknown versions are left for the reader to refuse. */
    static Result<Node.ObjectNode> toNewest(Node.ObjectNode game) {
        Node.ObjectNode migrated = game;
        Optional<UnaryOperator<Node.ObjectNode>> step = step(migrated);
        while (step.isPresent()) {
            migrated = step.get().apply(migrated);
            step = step(migrated);
        }
        return Result.good(migrated);
    }

    private static Optional<UnaryOperator<Node.ObjectNode>> step(Node.ObjectNode game) {
        return game.member("format")
                .flatMap(member ->
                        member.value() instanceof Node.TextNode text ? Optional.of(text.text()) : Optional.empty())
                .map(STEPS::get);
    }
}
