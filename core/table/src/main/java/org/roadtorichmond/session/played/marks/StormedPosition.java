package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Odds;

/** The weaker side stormed a position: an attack at less than one to one after which the player's troops advanced into it. */
final class StormedPosition implements Mark {
    @Override
    public String word() {
        return "stormed-position";
    }

    /** A position that was stormed, and at which odds. */
    private record Stormed(Hex hex, Odds odds) {}

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        Optional<Stormed> best = Optional.empty();
        Optional<Event.AttackDeclared> attack = Optional.empty();
        for (Entry entry : game.log()) {
            Optional<Event.AttackDeclared> declared =
                    entry.all(Event.AttackDeclared.class).findFirst();
            attack = declared.isPresent() ? declared : attack;
            Optional<Stormed> next = attack.filter(
                            made -> made.attackers().get(0).side() == game.side())
                    .filter(made -> made.odds().compareTo(Odds.ONE_TO_ONE) < 0)
                    .flatMap(made -> stormed(entry, made));
            if (next.isPresent()
                    && (best.isEmpty() || next.get().odds().compareTo(best.get().odds()) < 0)) {
                best = next;
            }
        }
        return best.map(found -> List.of(game.name(found.hex()), found.odds().label()));
    }

    private static Optional<Stormed> stormed(Entry entry, Event.AttackDeclared attack) {
        return entry.all(Event.UnitShifted.class)
                .filter(shift -> shift.reason() == Event.UnitShifted.Reason.ADVANCE)
                .filter(shift -> attack.targets().contains(shift.to()))
                .findFirst()
                .map(shift -> new Stormed(shift.to(), attack.odds()));
    }
}
