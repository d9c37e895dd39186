package org.roadtorichmond.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.GameText;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

/**
 * A variant on its way to other machines, with all that is needed to play it: a saved game of its beginning, which holds scenario,
 * map, position and what was played before in full, and names the commanders. So no file has to lie on an executor, what is read
 * there is checked like any file, and only text travels. It is opened once on each executor. Any number of threads.
 */
final class SerializedVariant implements Serializable {
    private static final long serialVersionUID = 1;

    private final String name;
    private final byte[] beginning;
    private final boolean playedOn;
    private final List<String> systems;
    private final String digest;
    private transient @Nullable Opened opened;

    /** A variant that can be played. */
    private record Opened(Variant variant, List<VictorySystem> systems) {}

    /**
     * Packs a variant.
     *
     * @param variant the variant
     * @param experiment the experiment to which it belongs
     */
    SerializedVariant(Variant variant, Experiment experiment) {
        name = variant.name();
        Optional<Game> past = variant.start().past();
        // What was recorded under another seed would not be read: only the game itself has the dice of its log.
        Game game = past.orElseGet(() -> variant.start().begin(experiment.seed()));
        beginning = GameWriter.bytes(variant.saved(game));
        playedOn = past.isPresent();
        // A list that is sure to be serializable.
        systems = new ArrayList<>(
                experiment.systems(variant).stream().map(VictorySystem::id).toList());
        digest = digest(variant, experiment.systems(variant));
    }

    private static String digest(Variant variant, List<VictorySystem> systems) {
        return new Experiment(List.of(variant), systems, 0, 1, new StopRule.All()).digest();
    }

    /**
     * Plays a game of the variant.
     *
     * @throws IllegalStateException if the parcel is not what was packed
     */
    AssignmentResult play(Assignment assignment) {
        Opened ready = open();
        try {
            Variant.Played played = ready.variant().play(assignment.seed(), ready.systems());
            return new AssignmentResult.Played(assignment, GameText.of(played.line()), GameText.of(played.course()));
        } catch (IllegalStateException e) {
            return new AssignmentResult.Unplayable(assignment, String.valueOf(e.getMessage()));
        }
    }

    private synchronized Opened open() {
        if (opened == null) {
            opened = unpacked();
        }
        return opened;
    }

    private Opened unpacked() {
        Result<Document> document = new Documents(Shelf.of(List.of())).open(beginning);
        if (document.value().isEmpty()) {
            throw new IllegalStateException("The variant '" + name + "' cannot be read: " + document.problems());
        }
        SavedGame saved = ((Document.GameDocument) document.value().get()).saved();
        Variant variant = new Variant(
                name, saved.scenario(), start(saved), commander(saved, Side.UNION), commander(saved, Side.CONFEDERATE));
        List<VictorySystem> all =
                systems.stream().map(id -> VictorySystem.of(id).orElseThrow()).toList();
        if (!digest(variant, all).equals(digest)) {
            throw new IllegalStateException("Here the variant is another one than on the driver: " + name);
        }
        return new Opened(variant, all);
    }

    /** A game that is played on keeps what was rolled at its beginning; otherwise each game rolls its own. */
    private GameStart start(SavedGame saved) {
        Game game = saved.game();
        return playedOn ? GameStart.of(game) : GameStart.of(saved.scenario().survey(), game.opening());
    }

    private static CommanderSpec commander(SavedGame saved, Side side) {
        String spec = Objects.requireNonNull(saved.options().get(side.word()), side.word());
        return Commanders.parse(spec).value().orElseThrow();
    }
}
