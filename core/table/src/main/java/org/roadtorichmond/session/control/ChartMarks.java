package org.roadtorichmond.session.control;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.session.Selection;

/**
 * What is marked on the charts beside the map: the odds of the attack that is being planned and of those put aside, what the hex
 * under the mouse has, and whether it is night.
 *
 * @param odds the odds of the attack that is chosen, if it has attackers
 * @param faces what each face would bring to it, which for bombardment alone is not what the table prints (rule 8.5.1)
 * @param planned the odds of the attacks that were put aside
 * @param hex the hex of which the rest speaks: the one under the mouse or cursor, else the chosen one
 * @param terrain its terrain
 * @param features what else it has or what runs along its sides
 * @param night whether the game-turn is night (rule 10)
 */
public record ChartMarks(
        Optional<Odds> odds,
        List<CombatResult> faces,
        Set<Odds> planned,
        Optional<Hex> hex,
        Optional<Terrain> terrain,
        Set<Feature> features,
        boolean night) {

    /** What besides its terrain changes the cost of a step into or out of a hex (rules 3.2, 3.4), in the order of the chart. */
    public enum Feature {
        ROAD,
        TRAIL,
        STREAM,
        FORD,
        RIVER
    }

    /** Copies the collections. */
    public ChartMarks {
        faces = List.copyOf(faces);
        planned = Set.copyOf(planned);
        features = Set.copyOf(features);
    }

    /**
     * The marks for a game and what is chosen in it.
     *
     * @param known the game as far as it has been seen
     */
    public static ChartMarks of(Control control, Game known) {
        Game game = control.session().game();
        CombatSystem combat = game.rules().combat();
        Optional<Selection.Attack> attack = control.selection() instanceof Selection.Attack chosen
                        && !chosen.attackers().isEmpty()
                ? Optional.of(chosen)
                : Optional.empty();
        Set<Odds> planned = EnumSet.noneOf(Odds.class);
        control.session().plan().standing().forEach(each -> planned.add(combat.odds(each.command())));
        GameState state = known.state();
        Optional<Hex> hex = control.hover().or(() -> chosen(control));
        Battlefield field = state.scenario().field();
        return new ChartMarks(
                attack.map(each -> combat.odds(each.command())),
                attack.map(each -> combat.faces(each.command())).orElse(List.of()),
                planned,
                hex,
                hex.map(at -> field.terrain(at.index())),
                hex.map(at -> features(field, at)).orElse(Set.of()),
                state.night());
    }

    private static Optional<Hex> chosen(Control control) {
        return control.selection() instanceof Selection.Look look
                ? Optional.of(look.hex())
                : control.selection().place(control.session().options());
    }

    private static Set<Feature> features(Battlefield field, Hex hex) {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (Way way : field.ways()) {
            if (way.kind().marched() && way.hexes().contains(hex)) {
                features.add(way.kind() == Way.Kind.ROAD ? Feature.ROAD : Feature.TRAIL);
            }
        }
        for (Water water : field.waters()) {
            if (water.hexsides().stream().anyMatch(side -> side.touches(hex))) {
                features.add(water.kind() == Water.Kind.STREAM ? Feature.STREAM : Feature.RIVER);
            }
        }
        for (Crossing crossing : field.crossings()) {
            if (crossing.kind() == Crossing.Kind.FORD && crossing.hexside().touches(hex)) {
                features.add(Feature.FORD);
            }
        }
        return features;
    }
}
