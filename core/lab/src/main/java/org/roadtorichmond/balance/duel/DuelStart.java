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
public record DuelStart(String name, LoadedScenario scenario, GameStart start) {

    private static final Pattern FOLDERS = Pattern.compile(".*[/\\\\]");

    /** An entry as a start, which is called alike wherever its file lies. */
    public static DuelStart of(FileUnderSystem entry) {
        String file = FOLDERS.matcher(entry.file()).replaceFirst("");
        return new DuelStart(file + ", " + entry.system(), entry.subject().scenario(), entry.start());
    }

    /** Its games as variants of an experiment: those in which A leads the Union, and those in which it leads the Confederates. */
    List<Variant> variants(CommanderSpec a, CommanderSpec b) {
        return List.of(
                new Variant(name + ", A as the Union", scenario, start, a, b),
                new Variant(name + ", A as the Confederates", scenario, start, b, a));
    }
}
