package org.roadtorichmond.session;

import java.util.List;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

/** Games of shipped scenarios, for tests of the screens' models. */
public final class Lesson {
    private Lesson() {}

    public static LoadedScenario loaded(String scenario) {
        return new Documents(Shelf.of(List.of())).openScenario(scenario).value().orElseThrow();
    }

    /** The first lesson, before any command. */
    public static Session session(Seats seats) {
        return session(seats, 7);
    }

    public static Session session(Seats seats, long seed) {
        LoadedScenario loaded = loaded("training");
        return new Session(loaded, VictorySystems.newGame(loaded.survey(), seed), seats);
    }

    /** The first lesson, played to the end by two commanders. */
    public static Session played(long seed) {
        LoadedScenario loaded = loaded("training");
        Game game = VictorySystems.newGame(loaded.survey(), seed);
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
        return new Session(loaded, game, new Seats("cadet", "cadet"));
    }

    /** The control of clicks in a tiny world with two human players. */
    public static Control control(Table table) {
        Scenario scenario = table.state().scenario();
        LoadedScenario loaded = new LoadedScenario(scenario, table.state().survey(), "", "");
        return new Control(new Session(loaded, table.game(), Seats.BOTH_HUMAN));
    }

    public static Hex hex(Session session, String number) {
        return session.game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    static Unit unit(Session session, String id) {
        return session.game().state().scenario().unit(id).orElseThrow();
    }

    public static Command march(Session session, String unit, String to) {
        return new Command.MoveUnit(unit(session, unit), hex(session, to));
    }

    /** Plays the lesson to the point where two brigades have marched to the battery and can attack it. */
    public static void march(Session session) {
        session.execute(march(session, "1/B", "0403"));
        session.execute(march(session, "2/B", "0304"));
        session.execute(new Command.EndPhase());
    }

    /** Plays the lesson to the point where the second brigade has attacked the battery and the die has been rolled. */
    public static void rollTheFirstDie(Session session) {
        march(session);
        session.execute(new Command.Attack(List.of(unit(session, "2/B")), List.of(hex(session, "0404"))));
    }
}
