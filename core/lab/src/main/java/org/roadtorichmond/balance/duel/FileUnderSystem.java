package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.Starts;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;

/**
 * A file under one of its victory systems.
 *
 * @param file its name, as it was given
 * @param system the id of the system
 * @param subject what is played
 */
public record FileUnderSystem(String file, String system, Subject subject) {
    /** Stands for all systems that a file allows. */
    public static final String ALL = "all";

    /** What people read. */
    public String name() {
        return file + ", " + system;
    }

    /** Where its games begin. */
    public GameStart start() {
        return subject.start();
    }

    /** A file under some victory systems; under its own if none is named, under each that it allows by {@link #ALL}. */
    public static Result<List<FileUnderSystem>> read(Documents documents, String file, List<String> systems) {
        return Starts.open(documents, file).then(Subject::of).then(subject -> entries(file, subject, systems));
    }

    private static Result<List<FileUnderSystem>> entries(String file, Subject subject, List<String> systems) {
        VictoryTerms terms = subject.scenario().scenario().victory();
        List<String> chosen = systems.isEmpty() ? List.of(terms.system()) : systems;
        List<String> played = chosen.equals(List.of(ALL)) ? terms.choices() : chosen;
        List<FileUnderSystem> entries = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (String system : played) {
            Result<Subject> under = Starts.under(subject, system);
            under.value().ifPresent(good -> entries.add(new FileUnderSystem(file, system, good)));
            problems.addAll(under.problems());
        }
        return problems.isEmpty() ? Result.good(entries) : Result.bad(problems);
    }
}
