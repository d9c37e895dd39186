package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.words.Sentence;

/**
 * What an attack looks like: arrows and odds while it is declared, the rolling die, and then the result, in words on a banner, with
 * smoke, and with a shake of the counters that it hits. The banner stays until what follows from the die has been shown.
 *
 * @param over what lies over the counters, to which it is added
 */
record AttackScene(Replay replay, SceneStyle style, List<Overlay> over) {
    private static final int FACES = 6;
    /** Which part of its time the die rolls. */
    private static final float ROLLING = 0.33f;

    private static final int TUMBLES = 10;
    private static final float DIE = 46;
    private static final float BANNER = 24;
    /** How far counters shake at first, in hex radii, and how often. */
    private static final float SHAKE = 0.16f;

    private static final int SHAKES = 5;

    /** An attack that is declared: from where to where, and at what odds. */
    void declared(Event.AttackDeclared attack) {
        for (Hex hex : stands(attack)) {
            over.add(new Overlay.Route(List.of(hex, attack.targets().get(0)), Palette.TARGET, true));
        }
        attack.targets().forEach(hex -> over.add(new Overlay.Sights(hex)));
        over.add(new Overlay.Note(attack.targets().get(0), attack.odds().label()));
    }

    /** The hexes from which it is made. */
    private List<Hex> stands(Event.AttackDeclared attack) {
        return attack.attackers().stream()
                .flatMap((Unit unit) -> replay.game().state().hexOf(unit).stream())
                .filter(hex -> !attack.targets().contains(hex))
                .distinct()
                .toList();
    }

    /** Whether the attack that is being shown has not come to its result yet. */
    static boolean rolls(Playback playback) {
        Optional<Replay.Step> next = playback.replay().next();
        if (next.isEmpty()) {
            return false;
        }
        List<Event> events = playback.replay().entry(next.get()).events();
        Event shown = next.get().event();
        return shown instanceof Event.AttackDeclared
                || (shown instanceof Event.DieRolled
                        && playback.progress() < ROLLING
                        && events.stream().anyMatch(Event.AttackDeclared.class::isInstance));
    }

    /**
     * The die of an attack: it rolls, and then shows what it brings. A die that decides something else is not seen on the map.
     *
     * @param part which part of the time of the die is over, 0 to 1
     * @param moving whether anything moves; otherwise the die lies at once
     */
    void die(Event.DieRolled die, Replay.Step step, float part, boolean moving) {
        Optional<Event.AttackDeclared> found = declared(step);
        if (found.isEmpty()) {
            return;
        }
        Event.AttackDeclared attack = found.get();
        if (moving && part < ROLLING) {
            declared(attack);
            die(attack, (die.face() + TUMBLES - (int) (part * TUMBLES / ROLLING)) % FACES + 1);
            return;
        }
        if (moving) {
            float since = (part - ROLLING) / (1 - ROLLING);
            hit(result(die), attack).forEach(hex -> over.add(shake(hex, since)));
            smoke(attack).forEach(hex -> over.add(new Overlay.Smoke(hex, since)));
        } else {
            declared(attack);
        }
        die(attack, die.face());
        banner(attack, die);
    }

    /** The result of a die stays while what follows from it is shown. */
    void follows(Replay.Step step) {
        List<Event> before = replay.entry(step).events().subList(0, step.place());
        for (Event event : before) {
            if (event instanceof Event.DieRolled die) {
                declared(step).ifPresent(attack -> {
                    die(attack, die.face());
                    banner(attack, die);
                });
            }
        }
    }

    private void die(Event.AttackDeclared attack, int face) {
        over.add(new Overlay.Die(attack.targets().get(0), face, DIE * style.scale()));
    }

    private void banner(Event.AttackDeclared attack, Event.DieRolled die) {
        result(die).ifPresent(result -> {
            String words = style.texts().get("banner." + result.name());
            Overlay.Die above = new Overlay.Die(attack.targets().get(0), die.face(), DIE * style.scale());
            over.add(new Overlay.Banner(
                    above, words, color(result, attack.attackers().get(0).side()), BANNER * style.scale()));
        });
    }

    /** The colour of the side that it hits, whoever looks on; a neutral one for what hits both, or none. */
    private static Color color(CombatResult result, Side attacker) {
        return switch (result) {
            case DE, DR -> Palette.rim(attacker.enemy());
            case AE, AR -> Palette.rim(attacker);
            case EX, NO_EFFECT -> Palette.FAINT_INK;
        };
    }

    /** The attack for which a die is rolled; there is none where the die decides something else. */
    private Optional<Event.AttackDeclared> declared(Replay.Step step) {
        return replay.entry(step).events().subList(0, step.place()).stream()
                .filter(Event.AttackDeclared.class::isInstance)
                .map(Event.AttackDeclared.class::cast)
                .findFirst();
    }

    private static Optional<CombatResult> result(Event.DieRolled die) {
        for (CombatResult result : CombatResult.values()) {
            if (die.meaning().values().contains(Sentence.word(result))) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }

    /** The hexes in which a result hits somebody. */
    private List<Hex> hit(Optional<CombatResult> result, Event.AttackDeclared attack) {
        List<Hex> hexes = new ArrayList<>();
        if (result.isEmpty() || result.get() == CombatResult.NO_EFFECT) {
            return hexes;
        }
        if (result.get().clears()) {
            hexes.addAll(attack.targets());
        }
        if (result.get() == CombatResult.EX || !result.get().clears()) {
            hexes.addAll(stands(attack));
        }
        return hexes;
    }

    private List<Hex> smoke(Event.AttackDeclared attack) {
        List<Hex> hexes = new ArrayList<>(stands(attack));
        hexes.addAll(attack.targets());
        return hexes;
    }

    private static Overlay.Shake shake(Hex hex, float since) {
        float left = Math.max(0, 1 - 2 * since);
        float swing = (float) Math.sin(since * 2 * Math.PI * SHAKES);
        return new Overlay.Shake(hex, SHAKE * left * swing, SHAKE * left * swing * 0.4f);
    }
}
