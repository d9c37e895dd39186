package org.roadtorichmond.session.campaign;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** The values of a scenario that are changed, in words instead of paths. */
public record ChangeWords(Texts texts) {
    /** A value of a unit or zone by its path: {@code units.1/1/V.strength} or {@code units['1/1/V'].strength}. */
    private static final Pattern NAMED =
            Pattern.compile("(units|zones)(?:\\.([^.\\[]+)|\\['((?:[^'\\\\]|\\\\.)+)'])(?:\\.(.+))?");

    /** What a change makes of a value. */
    public String of(Factor.Change change, Scenario scenario) {
        return path(change.path().value(), scenario) + " " + Values.shown(change.value());
    }

    /** A value by its path: a unit or zone by its name, and what of it; another one as it stands in files. */
    String path(String path, Scenario scenario) {
        Matcher named = NAMED.matcher(path);
        if (!named.matches()) {
            return texts.find("term." + path).orElse(path);
        }
        String id = named.group(2) == null ? named.group(3).replace("\\'", "'") : named.group(2);
        String of = named.group(4) == null ? "" : named.group(4);
        return texts.get(
                "report.value",
                named.group(1).equals("units") ? named(id, scenario) : texts.name(id),
                texts.find("campaign.of." + of)
                        .or(() -> texts.find("term." + of))
                        .orElse(of));
    }

    static String named(String id, Scenario scenario) {
        return scenario.unit(id).map(Unit::named).orElse(id);
    }
}
