package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.regex.Pattern;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/**
 * What a duel is fought over: games that begin in the same way.
 *
 * @param name what it is called
 * @param scenario the scenario
 * @param start where the games begin
 */
public record Bout(String name, LoadedScenario scenario, GameStart start) {

    private static final Pattern FOLDERS = Pattern.compile(".*[/\\\\]");

    /** A contest as a bout, which is called alike wherever its file lies. */
    public static Bout of(Contest contest) {
        String file = FOLDERS.matcher(contest.file()).replaceFirst("");
        return new Bout(file + ", " + contest.system(), contest.subject().scenario(), contest.start());
    }

    /** Its games as variants of an experiment: those in which A leads the Union, and those in which it leads the Confederates. */
    List<Variant> variants(CommanderSpec a, CommanderSpec b) {
        return List.of(
                new Variant(name + ", A as the Union", scenario, start, a, b),
                new Variant(name + ", A as the Confederates", scenario, start, b, a));
    }
}
