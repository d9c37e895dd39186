package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Station.OnHex;
import org.roadtorichmond.unit.Unit;

/**
 * An umpire touched the game (rule 19). What no rule does, such as putting a unit anywhere, this event does; what the rules have an
 * event for follows as that, so that code that reads events reads the umpire's actions as well.
 *
 * @param number how often he has acted in the game; 0 when he comes to the table
 * @param act what he does
 */
public record UmpireActed(int number, UmpireAct act) implements Event {
    /** The hexes that it names: where a unit was and where it is, as far as that is on the map. */
    public List<Hex> hexes() {
        List<Hex> hexes = new ArrayList<>();
        if (act instanceof UmpireAct.Stationed moved) {
            for (Station station : List.of(moved.from(), moved.to())) {
                if (station instanceof OnHex there) {
                    hexes.add(there.hex());
                }
            }
        }
        return hexes;
    }

    /** Where it happens, if in a hex that it names. */
    public Optional<Hex> place() {
        List<Hex> hexes = hexes();
        return hexes.isEmpty() ? Optional.empty() : Optional.of(hexes.get(hexes.size() - 1));
    }

    /** The unit that it touches, if it touches one. */
    public Optional<Unit> unit() {
        if (act instanceof UmpireAct.Stationed moved) {
            return Optional.of(moved.unit());
        }
        return act instanceof UmpireAct.Shook shook ? Optional.of(shook.unit()) : Optional.empty();
    }

    @Override
    public void set(Editor editor, boolean happened) {
        if (happened) {
            editor.umpire(number);
            if (act instanceof UmpireAct.Stationed moved) {
                station(moved, moved.from(), moved.to(), editor);
            } else if (act instanceof UmpireAct.ClockSet) {
                editor.clockSet();
            }
        } else {
            if (act instanceof UmpireAct.Stationed moved) {
                station(moved, moved.to(), moved.from(), editor);
            } else if (act instanceof UmpireAct.ClockSet) {
                editor.clockSetBack();
            }
            editor.umpire(number - 1);
        }
    }

    private static void station(UmpireAct.Stationed moved, Station from, Station to, Editor editor) {
        if (from instanceof OnHex && to instanceof OnHex there) {
            editor.stand(moved.unit(), there.hex());
        } else {
            editor.station(moved.unit(), from, false);
            editor.station(moved.unit(), to, true);
        }
    }
}
