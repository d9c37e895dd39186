package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Declaring and rolling for attacks: rules 8.2 to 8.5, 18.2 and 18.4. */
public final class AttackSystem extends RuleSystem {
    private final CombatSystem combat;
    private final ZoneSystem zones;
    private final Aftermath aftermath;

    AttackSystem(GameState state, CombatSystem combat, ZoneSystem zones, Aftermath aftermath) {
        super(state);
        this.combat = combat;
        this.zones = zones;
        this.aftermath = aftermath;
    }

    /** Why an attack may not be made, if it may not. */
    Optional<Refusal> check(Command.Attack attack) {
        if (state.moment().phase() != Phase.COMBAT) {
            return refuse(Reason.ATTACK_PHASE);
        }
        if (attack.attackers().isEmpty() || attack.targets().isEmpty()) {
            return refuse(Reason.ATTACK_EMPTY);
        }
        if (repeats(attack.attackers()) || repeats(attack.targets())) {
            return refuse(Reason.ATTACK_TWICE);
        }
        return checkTargets(attack)
                .or(() -> checkAttackers(attack))
                .or(() -> orphanedHex(attack))
                .or(() -> orphanedUnit(attack))
                .or(() -> checkOdds(attack))
                .or(() -> checkFloor(attack));
    }

    private static boolean repeats(List<?> list) {
        return list.size() > 1 && new HashSet<>(list).size() < list.size();
    }

    private static Optional<Refusal> refuse(Reason reason, Object... values) {
        return Optional.of(new Refusal(reason, values));
    }

    private Optional<Refusal> checkTargets(Command.Attack attack) {
        Side enemy = state.moment().player().enemy();
        for (Hex hex : attack.targets()) {
            if (!state.deployment().occupied(hex.index(), enemy)) {
                return refuse(Reason.NO_ENEMY, hex);
            }
            if (state.attacked(hex.index())) {
                return refuse(Reason.HEX_ATTACKED, hex);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> checkAttackers(Command.Attack attack) {
        for (Unit unit : attack.attackers()) {
            if (!combat.fit(unit)) {
                return Optional.of(unfit(unit));
            }
            for (Hex hex : attack.targets()) {
                if (!combat.able(unit, hex) && !combat.bombards(unit, hex)) {
                    if (unit.arm().artillery() && !restrictions().mayBombard(unit.side())) {
                        return refuse(Reason.BOMBARDMENT_FORBIDDEN, unit, hex, unit.side());
                    }
                    return unit.arm().artillery()
                            ? refuse(Reason.OUT_OF_RANGE, unit, hex)
                            : refuse(Reason.NOT_ADJACENT, unit, hex);
                }
            }
        }
        return Optional.empty();
    }

    private Refusal unfit(Unit unit) {
        if (unit.side() != state.moment().player() || !state.onMap(unit)) {
            return new Refusal(Reason.NO_ATTACKER, unit);
        }
        if (unit.train()) {
            return new Refusal(Reason.TRAIN);
        }
        if (state.shaken(unit)) {
            return new Refusal(Reason.SHAKEN, unit);
        }
        return state.attacked(unit) ? new Refusal(Reason.HAS_ATTACKED, unit) : new Refusal(Reason.SIEGE_MOVED, unit);
    }

    /** Whether one unit takes part in an attack on a hex, closely or by bombardment (rule 8.2). */
    private boolean reaches(Unit unit, Hex hex) {
        return combat.able(unit, hex) || combat.bombards(unit, hex);
    }

    private Optional<Refusal> orphanedHex(Command.Attack attack) {
        List<Hex> neighbours = new ArrayList<>();
        attack.attackers().forEach(unit -> neighbours.addAll(combat.targets(unit)));
        neighbours.sort(null);
        for (Hex hex : neighbours) {
            if (!attack.targets().contains(hex)
                    && combat.mustBeAttacked(hex)
                    && attack.attackers().containsAll(combat.able(hex))
                    && attack.attackers().stream().allMatch(unit -> reaches(unit, hex))) {
                return refuse(Reason.ORPHANED_HEX, hex);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> orphanedUnit(Command.Attack attack) {
        List<Unit> others = new ArrayList<>();
        attack.targets().forEach(hex -> others.addAll(combat.able(hex)));
        others.sort(null);
        for (Unit unit : others) {
            if (!attack.attackers().contains(unit)
                    && combat.mustAttack(unit)
                    && attack.targets().containsAll(combat.targets(unit))
                    && attack.targets().stream().allMatch(hex -> combat.able(unit, hex))) {
                return refuse(Reason.ORPHANED_UNIT, unit);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> checkOdds(Command.Attack attack) {
        Odds odds = combat.strengths(attack.attackers(), attack.targets()).odds();
        return attack.odds()
                .filter(declared -> declared.compareTo(odds) > 0)
                .flatMap(declared -> refuse(Reason.ODDS, odds.label(), declared.label()));
    }

    /** Whether the odds, declared or computed, are high enough for a side that may not attack at lower ones (rule 18.4). */
    private Optional<Refusal> checkFloor(Command.Attack attack) {
        Side side = state.moment().player();
        return restrictions()
                .floor(side)
                .filter(lowest -> combat.odds(attack).compareTo(lowest) < 0)
                .flatMap(lowest -> refuse(
                        Reason.ODDS_FORBIDDEN,
                        side,
                        lowest.label(),
                        combat.odds(attack).label()));
    }

    private Restrictions restrictions() {
        return state.scenario().rules().restrictions();
    }

    void resolve(Command.Attack attack, EventSink sink) {
        Strengths strengths = combat.strengths(attack.attackers(), attack.targets());
        Odds odds = attack.odds().orElse(strengths.odds());
        List<Unit> bombarding = attack.attackers().stream()
                .filter(unit -> combat.bombards(unit, attack.targets().get(0)))
                .toList();
        List<Unit> close = new ArrayList<>(attack.attackers());
        close.removeAll(bombarding);
        int number = state.attacks() + 1;
        sink.happen(
                new Event.AttackDeclared(number, attack.attackers(), bombarding, attack.targets(), strengths, odds));
        zones.attacked(attack.targets(), state.moment().player().enemy(), sink);
        int face = state.attackFace();
        CombatResult printed = state.scenario().rules().table().result(odds, face);
        CombatResult result = close.isEmpty() ? printed.byBombardmentAlone() : printed;
        sink.happen(new Event.DieRolled(state.dice() + 1, face, Sentence.of("kept.told", odds.label(), result)));
        aftermath.begin(number, result, close, attack.targets(), sink);
    }
}
