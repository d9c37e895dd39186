package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.Shares.Share;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet>, VictoryRules {
    @Override
    public String id() {
        return "spoils-of-war";
    }

    @Override
    public List<Amount> amounts() {
        return List.of(SpoilsCourse.TOKEN);
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        Scale more = new Scales.MoreWins(Coin.TOKEN, Measure.TOKENS);
        return new Stakes(scenario, tokens(scenario), more);
    }

    /** The stakes in tokens. */
    static List<Stake> tokens(Scenario scenario) {
        int token = SpoilsCourse.TOKEN.in(scenario);
        List<Stake> list = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            if (SpoilsCourse.whyNeverScoring(row(scenario, unit, 0), scenario.turns())
                    .isEmpty()) {
                list.add(new Stake("spoils.token", unit.side(), Coin.TOKEN, token, new Claim.Bears(unit))
                        .times(Per.TOKEN));
                list.add(new Stake("spoils.token", unit.side().enemy(), Coin.TOKEN, token, new Claim.Prize(unit)));
            }
        }
        return list;
    }

    @Override
    public Referee referee(Scenario scenario) {
        return new SpoilsReferee();
    }

    /** The tokens won and lost in a game, line by line. */
    static Shares course(Game game) {
        return SpoilsCourse.run(
                sheet(game), Armies.TITLES, game.state().scenario().victory().payments());
    }

    @Override
    public Adjudication adjudicate(Game game) {
        List<Share> lines = new ArrayList<>(course(game).lines());
        PerArmy<List<Line>> ground = Holds.lines(Situation.of(game.state()));
        for (Army army : Army.values()) {
            for (Line line : ground.of(army)) {
                lines.add(
                        Share.alone(line.rule(), army, Math.toIntExact(line.points()), line.units(), line.sentence()));
            }
        }
        return result(new Shares(lines), Armies.NAMES);
    }

    @Override
    public Adjudication score(SpoilsSheet sheet, PerArmy<?> names) {
        return result(SpoilsCourse.run(sheet, names, Payments.USUAL), names);
    }

    private Adjudication result(Shares tokens, PerArmy<?> names) {
        Winner winner = tokens.leader();
        return Adjudication.of(id(), names, PerArmy.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }

    private static SpoilsSheet.Unit row(Scenario scenario, Unit unit, int arrivedTurn) {
        boolean light = unit.arm() == Arm.CAVALRY;
        boolean colours = scenario.bearsColours(unit);
        return new SpoilsSheet.Unit(unit.id(), unit.arm() == Arm.INFANTRY, colours, light, false, arrivedTurn);
    }

    private static SpoilsSheet sheet(Game game) {
        Scenario scenario = game.state().scenario();
        EventHistory history = new EventHistory(game);
        PerArmy<List<SpoilsSheet.Unit>> armies =
                Armies.rows(scenario, unit -> row(scenario, unit, history.arrivedTurn(unit)));
        SpoilsSheet sheet = new SpoilsSheet(armies, history.spoils(), scenario.turns());
        return game.rules().spoils().played() ? sheet : withUsualTokens(sheet);
    }

    /** Where no player was asked, each token goes to the first that may have it. */
    private static SpoilsSheet withUsualTokens(SpoilsSheet sheet) {
        SpoilsCourse course = new SpoilsCourse(sheet, Armies.TITLES);
        List<SpoilsSheet.Event> events = new ArrayList<>();
        for (SpoilsSheet.Event event : sheet.events()) {
            Optional<String> taker = course.takers(event).stream().findFirst();
            SpoilsSheet.Event told =
                    new SpoilsSheet.Event(event.kind(), event.army(), event.unit(), event.engaged(), taker);
            course.apply(told);
            events.add(told);
        }
        return new SpoilsSheet(sheet.armies(), events, sheet.lastTurn());
    }
}
