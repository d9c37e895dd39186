package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;

/**
 * A file under one of its victory systems.
 *
 * @param file its name, as it was given
 * @param system the id of the system
 * @param start where its games begin
 */
record Contest(String file, String system, GameStart start) {
    /** Stands for all systems that a file allows. */
    static final String ALL = "all";

    /** What people read. */
    String name() {
        return file + ", " + system;
    }

    /** A file under some victory systems; under its own if none is named, under each that it allows by {@link #ALL}. */
    static Result<List<Contest>> read(Documents documents, String file, List<String> systems) {
        return Starts.open(documents, file).then(document -> contests(file, document, systems));
    }

    private static Result<List<Contest>> contests(String file, Document document, List<String> systems) {
        return Starts.scenario(document).then(scenario -> {
            VictoryTerms terms = scenario.scenario().victory();
            List<String> chosen = systems.isEmpty() ? List.of(terms.system()) : systems;
            List<String> played = chosen.equals(List.of(ALL)) ? terms.choices() : chosen;
            List<Contest> contests = new ArrayList<>();
            List<Problem> problems = new ArrayList<>();
            for (String system : played) {
                Result<GameStart> start = Starts.under(document, system);
                start.value().ifPresent(good -> contests.add(new Contest(file, system, good)));
                problems.addAll(start.problems());
            }
            return problems.isEmpty() ? Result.good(contests) : Result.bad(problems);
        });
    }
}
