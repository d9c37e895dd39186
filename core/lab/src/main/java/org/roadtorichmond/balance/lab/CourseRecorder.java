package org.roadtorichmond.balance.lab;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.victory.TrainAwaited;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Score;

/** Draws the course of a game from its log, by stepping a twin through it once; the game itself is only read. */
final class CourseRecorder {
    private static final int DIGITS = 16;

    private final Game twin;
    private final Evaluation evaluation;
    private final AttackLuck luck = new AttackLuck(Side.UNION);
    private final Digest digest = new Digest();
    private final List<Long> leads = new ArrayList<>();
    private final List<Long> forNow = new ArrayList<>();
    private final List<Integer> union = new ArrayList<>();
    private final List<Integer> confederate = new ArrayList<>();
    private final List<GameLine.Points> lost = new ArrayList<>();
    private final List<Integer> chances = new ArrayList<>();
    private final Map<String, Integer> attacks = new TreeMap<>();
    private final Map<String, GameCourse.Lost> losses = new TreeMap<>();
    private final Map<String, Integer> assaults = new TreeMap<>();
    private final Map<String, Integer> died = new TreeMap<>();
    private final Map<String, Integer> marched = new TreeMap<>();
    private final Set<Unit> present = new HashSet<>();
    private final Set<Unit> busy = new HashSet<>();
    private GameLine.Points lostSoFar = new GameLine.Points(0, 0);
    private int firstDie;

    private CourseRecorder(Game game) {
        twin = game.beginning();
        evaluation = new Evaluation(twin);
    }

    /**
     * The course of a game that has ended.
     *
     * @param game the game
     * @param from how many of its commands had been given before the experiment
     * @param systems how it is to be scored; the scenario's own first
     */
    static GameCourse of(Game game, int from, List<VictorySystem> systems) {
        CourseRecorder recorder = new CourseRecorder(game);
        List<Entry> log = game.log();
        log.subList(0, from).forEach(recorder.twin::restore);
        int firstTurn = recorder.twin.state().moment().turn();
        recorder.stand();
        log.subList(from, log.size()).forEach(recorder::see);
        recorder.stand();
        return recorder.course(game, firstTurn, systems);
    }

    private void see(Entry entry) {
        GameState state = twin.state();
        int turn = state.moment().turn();
        luck.see(twin, entry);
        write(JsonText.of(GameWriter.tree(entry.command())));
        fight(entry, state);
        entry.events().forEach(this::note);
        twin.restore(entry);
        if (state.moment().turn() > turn) {
            stand();
        }
    }

    private void write(String line) {
        digest.add((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Notes how matters stand at the end of a game-turn. */
    private void stand() {
        GameState state = twin.state();
        Score score = VictorySystem.score(twin);
        leads.add(score.union() - score.confederate());
        forNow.add(TrainAwaited.of(twin).map(TrainAwaited::points).orElse(0L));
        union.add(state.strengthOnMap(Side.UNION));
        confederate.add(state.strengthOnMap(Side.CONFEDERATE));
        lost.add(lostSoFar);
        chances.add((int) Math.round(GameCourse.CERTAIN * evaluation.chance(twin, Side.UNION)));
        for (Side side : Side.values()) {
            present.addAll(state.onMap(side));
        }
    }

    private void fight(Entry entry, GameState before) {
        entry.all(Event.AttackDeclared.class).findFirst().ifPresent(attack -> {
            Event.DieRolled die = entry.all(Event.DieRolled.class).findFirst().orElseThrow();
            Roll roll = Roll.of(attack, die, before);
            if (firstDie == 0) {
                firstDie = die.face();
            }
            write(roll.result().name());
            attacks.merge(
                    roll.attacker().word() + " " + roll.odds().label() + " "
                            + roll.result().name(),
                    1,
                    Integer::sum);
            busy.addAll(attack.attackers());
            for (Hex hex : attack.targets()) {
                assaults.merge(
                        String.format(
                                Locale.ROOT,
                                "%d %s %s",
                                before.moment().turn(),
                                roll.attacker().word(),
                                hex.number()),
                        1,
                        Integer::sum);
                busy.addAll(before.deployment().unitsAt(hex.index()));
            }
        });
    }

    private void note(Event event) {
        if (event instanceof Event.UnitMoved move) {
            move.path().subList(1, move.path().size()).forEach(hex -> marched.merge(hex.number(), 1, Integer::sum));
            busy.add(move.unit());
        } else if (event instanceof Event.UnitEntered entered) {
            marched.merge(entered.hex().number(), 1, Integer::sum);
            present.add(entered.unit());
        } else if (event instanceof Event.UnitExited exited) {
            busy.add(exited.unit());
        } else if (event instanceof Event.UnitEliminated end) {
            died.merge(end.hex().number(), 1, Integer::sum);
            lose(
                    end.unit(),
                    end.cause().toString(),
                    new GameCourse.Lost(1, twin.state().strength(end.unit())));
        } else if (event instanceof Event.UnitWeakened weaker) {
            lose(weaker.unit(), "attrition", new GameCourse.Lost(0, weaker.before() - weaker.after()));
        }
    }

    private void lose(Unit unit, String cause, GameCourse.Lost lost) {
        String key = String.join("|", unit.side().word(), cause, unit.formation());
        losses.merge(key, lost, GameCourse.Lost::plus);
        boolean own = unit.side() == Side.UNION;
        lostSoFar = lostSoFar.plus(new GameLine.Points(own ? lost.strength() : 0, own ? 0 : lost.strength()));
    }

    private GameCourse course(Game game, int firstTurn, List<VictorySystem> systems) {
        List<GameCourse.Judged> verdicts = new ArrayList<>();
        Map<String, GameLine.Points> rules = Map.of();
        for (VictorySystem system : systems) {
            Adjudication result = system.adjudicate(game);
            verdicts.add(new GameCourse.Judged(
                    system.id(), GameLine.word(result.winner()), result.score().measure(), points(result.score())));
            if (verdicts.size() == 1) {
                rules = rules(result);
            }
        }
        Set<String> idle = new TreeSet<>();
        present.stream().filter(unit -> !busy.contains(unit)).forEach(unit -> idle.add(unit.id()));
        List<String> ends = GameEnd.of(game.state()).stream().map(GameEnd::word).toList();
        ends.forEach(this::write);
        return new GameCourse(
                verdicts,
                digest.hexadecimal().substring(0, DIGITS),
                ends,
                firstDie,
                firstTurn,
                leads,
                forNow,
                union,
                confederate,
                lost,
                chances,
                new GameLine.Points(survivors(Side.UNION), survivors(Side.CONFEDERATE)),
                Bystanders.of(twin),
                luck.kinds(),
                rules,
                GameCourse.decisive(rules),
                attacks,
                losses,
                List.copyOf(idle),
                assaults,
                died,
                marched);
    }

    private int survivors(Side side) {
        GameState state = twin.state();
        return present.stream()
                .filter(unit -> unit.side() == side && state.eliminated(unit).isEmpty())
                .mapToInt(state::strength)
                .sum();
    }

    static GameLine.Points points(Score score) {
        return new GameLine.Points(score.union(), score.confederate());
    }

    private static Map<String, GameLine.Points> rules(Adjudication result) {
        Map<String, GameLine.Points> rules = new TreeMap<>();
        for (Army army : Army.values()) {
            for (Line line : result.sides().of(army).lines()) {
                boolean own = army.side() == Side.UNION;
                rules.merge(
                        line.rule(),
                        new GameLine.Points(own ? line.points() : 0, own ? 0 : line.points()),
                        GameLine.Points::plus);
            }
        }
        Stream.concat(result.battlePoints().stream(), result.tokens().stream())
                .flatMap(shares -> shares.lines().stream())
                .forEach(share -> rules.merge(
                        share.rule(),
                        new GameLine.Points(
                                share.change().of(Army.A), share.change().of(Army.B)),
                        GameLine.Points::plus));
        return rules;
    }
}
