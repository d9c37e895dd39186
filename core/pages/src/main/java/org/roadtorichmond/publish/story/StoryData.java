package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.publish.svg.MapMark;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.view.Counter;

/**
 * The data of a story page: drawn from the log of a game, finished or not; the game itself is only read.
 *
 * @param session the game and who plays it
 * @param history its course in figures
 * @param setUp how units stood at first
 * @param keys who held the hexes that the battle is about then
 * @param turns its player-turns, in order
 * @param fights its attacks, in order
 */
record StoryData(
        Session session,
        GameHistory history,
        List<Counter> setUp,
        List<KeyHex> keys,
        List<PlayerTurn> turns,
        List<AttackRecord> fights) {
    /** Copies the lists. */
    StoryData {
        setUp = List.copyOf(setUp);
        keys = List.copyOf(keys);
        turns = List.copyOf(turns);
        fights = List.copyOf(fights);
    }

    static StoryData of(Session session) {
        return new Reading(session).data();
    }

    Game game() {
        return session.game();
    }

    GameState state() {
        return game().state();
    }

    Scenario scenario() {
        return state().scenario();
    }

    /** The attack that cost most; of equals the first. */
    Optional<AttackRecord> bloodiest() {
        return fights.stream()
                .filter(fight -> fight.lost() > 0)
                .reduce((worst, next) -> next.lost() > worst.lost() ? next : worst);
    }

    /** Goes through a log once. */
    private static final class Reading {
        private final Session session;
        private final Game twin;
        private final Objectives objectives;
        private final List<PlayerTurn> turns = new ArrayList<>();
        private final List<AttackRecord> fights = new ArrayList<>();
        private final List<MapMark> marks = new ArrayList<>();
        private final List<AttackRecord.Loss> lostInTurn = new ArrayList<>();
        private final List<AttackRecord.Loss> lostInFight = new ArrayList<>();
        private Event.@Nullable AttackDeclared attack;
        private Event.@Nullable DieRolled die;

        Reading(Session session) {
            this.session = session;
            twin = session.game().beginning();
            objectives = new Objectives(twin.state().scenario());
        }

        StoryData data() {
            List<Counter> setUp = Counter.all(twin.state());
            List<KeyHex> keys = objectives.at(twin.state());
            for (Entry entry : session.game().log()) {
                read(entry);
            }
            endTurn(twin.state().moment());
            return new StoryData(session, GameHistory.of(session.game()), setUp, keys, turns, fights);
        }

        private void read(Entry entry) {
            GameState state = twin.state();
            Moment moment = state.moment();
            List<Event> events = entry.events();
            EventMarks marked = new EventMarks(state);
            int handOver = -1;
            for (int i = 0; i < events.size(); i++) {
                if (events.get(i) instanceof Event.PhaseBegan phase && phase.handsOver()) {
                    handOver = i;
                }
            }
            for (int i = 0; i <= handOver; i++) {
                note(events.get(i), moment, marked);
            }
            if (handOver < 0) {
                events.forEach(event -> note(event, moment, marked));
            }
            twin.restore(entry);
            if (handOver >= 0) {
                endTurn(moment);
                events.subList(handOver + 1, events.size()).forEach(event -> note(event, state.moment(), marked));
            }
        }

        private void note(Event event, Moment moment, EventMarks marked) {
            marks.addAll(marked.of(event));
            if (event instanceof Event.AttackDeclared declared) {
                endFight(moment);
                attack = declared;
            } else if (event instanceof Event.DieRolled rolled && attack != null && die == null) {
                die = rolled;
            } else if (event instanceof Event.UnitEliminated lost) {
                lost(new AttackRecord.Loss(lost.unit().side(), twin.state().strength(lost.unit())));
            } else if (event instanceof Event.UnitWeakened weakened) {
                lost(new AttackRecord.Loss(weakened.unit().side(), weakened.before() - weakened.after()));
            }
        }

        private void lost(AttackRecord.Loss loss) {
            lostInTurn.add(loss);
            if (attack != null) {
                lostInFight.add(loss);
            }
        }

        private void endFight(Moment moment) {
            Event.AttackDeclared fought = attack;
            if (fought != null) {
                fights.add(new AttackRecord(moment.turn(), fought, Optional.ofNullable(die), lostInFight));
            }
            attack = null;
            die = null;
            lostInFight.clear();
        }

        private void endTurn(Moment moment) {
            endFight(moment);
            List<AttackRecord.Loss> lost = List.copyOf(lostInTurn);
            turns.add(new PlayerTurn(
                    moment.turn(),
                    moment.player(),
                    Counter.all(twin.state()),
                    objectives.at(twin.state()),
                    marks,
                    PerArmy.each(army -> points(lost, army.side()))));
            marks.clear();
            lostInTurn.clear();
        }

        private static int points(List<AttackRecord.Loss> losses, Side side) {
            return losses.stream()
                    .filter(loss -> loss.side() == side)
                    .mapToInt(AttackRecord.Loss::points)
                    .sum();
        }
    }
}
