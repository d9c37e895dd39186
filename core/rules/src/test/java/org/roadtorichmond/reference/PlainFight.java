package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.unit.Unit;

/** An attack with a pending decision (rules 8.5 to 8.7). Mutable, but not shared. */
final class PlainFight {
    /** What must be decided next. */
    enum Stage {
        LOSSES,
        RETREATS,
        ADVANCES
    }

    final CombatResult result;
    final List<Unit> winners;
    final List<Hex> ground;
    Stage stage = Stage.ADVANCES;
    List<Unit> due = new ArrayList<>();
    int points;
    List<Unit> retreated = new ArrayList<>();
    List<Unit> displaced = new ArrayList<>();

    @Nullable
    Unit displacing;

    int advanced;

    /** A fight whose winners may advance into the hexes of the losers. */
    PlainFight(CombatResult result, List<Unit> winners, List<Hex> ground) {
        this.result = result;
        this.winners = List.copyOf(winners);
        this.ground = List.copyOf(ground);
    }

    PlainFight copy() {
        PlainFight copy = new PlainFight(result, winners, ground);
        copy.stage = stage;
        copy.due = new ArrayList<>(due);
        copy.points = points;
        copy.retreated = new ArrayList<>(retreated);
        copy.displaced = new ArrayList<>(displaced);
        copy.displacing = displacing;
        copy.advanced = advanced;
        return copy;
    }
}
