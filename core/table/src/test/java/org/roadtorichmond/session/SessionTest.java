package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("A game on the table: what is taken back, and what comes again")
final class SessionTest {
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);

    private Command march(String unit, String to) {
        return Lesson.march(session, unit, to);
    }

    private List<Command> commands() {
        return session.game().log().stream().map(Entry::command).toList();
    }

    private static List<String> rule(Optional<Refusal> refusal) {
        return refusal.stream().map(Refusal::rule).toList();
    }

    @Test
    @DisplayName("what was taken back is repeated, step by step and with the same hash")
    void redoes() {
        session.execute(march("1/B", "0403"));
        session.execute(march("2/B", "0304"));
        long hash = session.game().state().hash();
        List<Command> before = commands();
        session.undo();
        session.undo();
        assertEquals(List.of(), commands());
        assertTrue(session.redo());
        assertEquals(before.subList(0, 1), commands());
        assertTrue(session.redo());
        assertEquals(before, commands());
        assertEquals(hash, session.game().state().hash());
        assertFalse(session.redo());
    }

    @Test
    @DisplayName("another command ends what could be repeated; one that is refused does not")
    void forgetsWhatWasUndone() {
        session.execute(march("1/B", "0403"));
        session.undo();
        assertEquals(List.of("6.2"), rule(session.execute(march("1/B", "0404"))));
        assertTrue(session.mayRedo());
        session.execute(march("2/B", "0304"));
        assertFalse(session.mayRedo());
    }

    @Test
    @DisplayName("a die is the end of taking back, but not in a practice game; there it falls the same way again")
    void practises() {
        Lesson.rollTheFirstDie(session);
        long hash = session.game().state().hash();
        int length = session.game().log().size();
        assertEquals(List.of("17"), rule(session.undo()));
        session.practise();
        assertEquals(List.of(), rule(session.undo()));
        assertEquals(length - 1, session.game().log().size());
        assertEquals(Set.of(length - 1), session.takenBack());
        session.redo();
        assertEquals(hash, session.game().state().hash());
        assertEquals(Set.of(length - 1), session.takenBack(), "what was done remains told");
    }

    @Test
    @DisplayName("where dice were taken back moves along when more is taken back")
    void movesTheMark() {
        Lesson.rollTheFirstDie(session);
        session.practise();
        session.undo();
        session.undo();
        assertEquals(Set.of(2), session.takenBack());
    }

    @Test
    @DisplayName("the commander's orders go back with one's own, and come again with them")
    void takesTheCommandersTurnBack() {
        Session game = Lesson.session(new Seats("cadet", Seats.HUMAN));
        game.execute(new Command.EndPhase());
        game.execute(new Command.EndPhase());
        Commander cadet = Commanders.named("cadet");
        while (game.opponentDecides()) {
            game.execute(cadet.next(game.game()));
        }
        long hash = game.game().state().hash();
        int length = game.game().log().size();
        assertTrue(length > 3, "the commander has done something");
        assertEquals(List.of("6.3"), rule(game.checkUndo()));
        game.practise();
        game.undo();
        assertEquals(1, game.game().log().size());
        assertEquals(Side.CONFEDERATE, game.game().state().decider());
        game.redo();
        assertEquals(length, game.game().log().size());
        assertEquals(hash, game.game().state().hash());
    }

    @Test
    @DisplayName("a move of this phase is taken back separately, and those after it stay")
    void takesOneMoveBack() {
        session.execute(march("1/B", "0403"));
        session.execute(march("2/B", "0304"));
        assertEquals(List.of(0, 1), session.movesOfPhase());
        List<Command> lost = session.takeBack(0);
        assertEquals(List.of(), lost);
        assertEquals(List.of(march("2/B", "0304")), commands());
        assertTrue(session.redo());
        assertEquals(List.of(march("2/B", "0304"), march("1/B", "0403")), commands());
    }

    @Test
    @DisplayName("later moves that need the one taken back go with it and are told; all come again")
    void takesWhatDependsBack() {
        for (int phase = 0; phase < 6; phase++) {
            session.execute(new Command.EndPhase());
        }
        Unit train = session.game().state().forces().units().stream()
                .filter(session.game().rules().reinforcements()::due)
                .findFirst()
                .orElseThrow();
        Hex door = session.game()
                .rules()
                .reinforcements()
                .entries(train)
                .keySet()
                .iterator()
                .next();
        session.execute(new Command.EnterUnit(train, door));
        Hex beyond = IntStream.range(
                        0, session.game().rules().movement().reach(train).count())
                .map(session.game().rules().movement().reach(train)::hex)
                .filter(hex -> hex != door.index())
                .mapToObj(session.game().state().scenario().field().grid()::hex)
                .findFirst()
                .orElseThrow();
        session.execute(new Command.MoveUnit(train, beyond));
        List<Command> before = commands();
        int enters = before.size() - 2;
        assertEquals(List.of(enters, enters + 1), session.movesOfPhase());
        assertEquals(before.subList(enters + 1, enters + 2), session.takeBack(enters));
        assertEquals(before.subList(0, enters), commands());
        session.redo();
        assertEquals(before, commands());
    }

    @Test
    @DisplayName("moves of a phase that is over are not taken back separately")
    void keepsWhatIsOver() {
        session.execute(march("1/B", "0204"));
        session.execute(new Command.EndPhase());
        assertEquals(List.of(), session.movesOfPhase());
        assertThrows(IllegalArgumentException.class, () -> session.takeBack(0));
    }

    @Test
    @DisplayName("practice and where dice were taken back are saved with the game, and come back with it")
    void savesPractice() {
        Lesson.rollTheFirstDie(session);
        session.practise();
        session.undo();
        Archive archive = new Archive(Shelf.of(List.of()), new MemoryStorage());
        assertEquals(Optional.empty(), new SavedGames(archive).save(session, "lesson"));
        assertTrue(session.isKept());
        SavedGame saved = archive.load(archive.saves().get(0)).value().orElseThrow();
        assertEquals(Map.of("union", "human", "confederate", "human"), saved.options());
        assertTrue(saved.notes().practice());
        assertEquals(Set.of(3), saved.notes().diceTakenBack());
        Session again = Session.of(saved);
        assertTrue(again.practice());
        assertEquals(Set.of(3), again.takenBack());
        assertEquals(session.movesOfPhase(), again.movesOfPhase());
    }

    @Test
    @DisplayName("a loaded game knows who gave each command: the commander's are not taken back")
    void knowsTheAuthors() {
        Session played = Lesson.played(3);
        List<Side> mine = new ArrayList<>();
        Session loaded = Session.of(
                new SavedGame(played.loaded(), played.game(), Map.of("union", "human", "confederate", "cadet")));
        for (int i = 0; i < loaded.game().log().size(); i++) {
            Session before = played.takenOver(i, Seats.BOTH_HUMAN);
            mine.add(before.game().state().decider());
            assertEquals(mine.get(i) == Side.UNION, loaded.byHuman(i), "command " + i);
        }
        assertTrue(mine.contains(Side.UNION) && mine.contains(Side.CONFEDERATE));
    }

    @Test
    @DisplayName("a game taken over is its equal up to there and touches it no more")
    void takesOver() {
        Session played = Lesson.played(3);
        long end = played.game().state().hash();
        int half = played.game().log().size() / 2;
        Session taken = played.takenOver(half, Seats.BOTH_HUMAN);
        assertEquals(
                played.game().log().get(half - 1).hash(), taken.game().state().hash());
        assertEquals(OptionalInt.of(half), taken.saved().notes().takenOver());
        assertEquals(played.game().state().seed(), taken.game().state().seed());
        taken.execute(new Command.Concede(Side.UNION));
        assertEquals(end, played.game().state().hash());
        assertEquals(OptionalInt.empty(), played.saved().notes().takenOver());
    }
}
