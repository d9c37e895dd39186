package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** What a variant changes, as people say it; a change for which there are no words is said by its path and its value. */
record VariantWords(Scenario scenario) {
    /** The words for a change whose path and value look like this; what is in brackets fills them. */
    private record Phrase(Pattern change, String key) {
        static Phrase of(String change, String key) {
            return new Phrase(Pattern.compile(change, Pattern.DOTALL), "variant." + key);
        }
    }

    private static final Pattern UNIT = Pattern.compile("units\\.(.+?)(\\.arrives\\.turn|\\.strength|)=([0-9]+|null)");

    private static final List<Phrase> PHRASES = List.of(
            Phrase.of("turns=([0-9]+)", "turns"),
            Phrase.of("union=(.+)", "union"),
            Phrase.of("confederate=(.+)", "confederate"),
            Phrase.of("file=(.+)", "file"),
            Phrase.of("name=(.+)", "name"),
            Phrase.of("forbid=()", "nothingForbidden"),
            Phrase.of("forbid=(.+)", "forbidden"),
            Phrase.of("night=\\[([0-9].*)]", "night"),
            Phrase.of("night=\\[()]", "noNight"),
            Phrase.of("zones\\.(.+)\\.until\\.enemyWithin=([0-9]+)", "enemyWithin"),
            Phrase.of("map\\.crossings\\.(.+)\\.kind=([a-z]+)", "crossing"));

    private static final Pattern FACE = Pattern.compile("rules\\.combatTable\\.([0-9]-[0-9])\\[([0-5])]=([A-Z]+)");

    static Sentence plain(String text) {
        return Sentence.of("verbatim", text);
    }

    /** Changes that are made together. */
    Sentence of(List<Factor.Change> changes) {
        List<Sentence> all = new ArrayList<>();
        changes.forEach(change -> all.add(of(change.path().value() + "=" + Values.shown(change.value()))));
        return all(all);
    }

    /** Several of them in a row. */
    static Sentence all(List<Sentence> parts) {
        return parts.size() == 1 ? parts.get(0) : Sentence.of("verbatim", parts);
    }

    private Sentence of(String change) {
        Matcher face = FACE.matcher(change);
        if (face.matches()) {
            return Sentence.of("variant.face", Integer.parseInt(face.group(2)) + 1, face.group(1), face.group(3));
        }
        return ofUnit(change)
                .or(() -> PHRASES.stream()
                        .flatMap(phrase -> Optional.of(phrase.change().matcher(change))
                                .filter(Matcher::matches)
                                .map(found -> new Sentence(phrase.key(), groups(found)))
                                .stream())
                        .findFirst())
                .orElseGet(() -> plain(change));
    }

    private static List<Object> groups(Matcher found) {
        List<Object> groups = new ArrayList<>();
        for (int group = 1; group <= found.groupCount(); group++) {
            groups.add(found.group(group));
        }
        return groups;
    }

    private Optional<Sentence> ofUnit(String change) {
        Matcher found = UNIT.matcher(change);
        return !found.matches()
                ? Optional.empty()
                : scenario.units().stream()
                        .filter(unit -> unit.id().equals(found.group(1)))
                        .findFirst()
                        .flatMap(unit -> of(unit, found.group(2), found.group(3)));
    }

    private static Optional<Sentence> of(Unit unit, String what, String value) {
        if (what.isEmpty() && value.equals("null")) {
            return Optional.of(Sentence.of("variant.without", unit.id()));
        } else if (what.isEmpty() || !value.matches("[0-9]{1,4}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(value);
        return Optional.of(what.equals(".strength") ? strength(unit, number) : arrives(unit.id(), number));
    }

    /** A unit of another strength than it has. */
    static Sentence strength(Unit unit, int other) {
        return switch (other - unit.strength()) {
            case -1 -> Sentence.of("variant.weaker", unit.id());
            case 1 -> Sentence.of("variant.stronger", unit.id());
            default -> Sentence.of("variant.strength", unit.id(), other);
        };
    }

    /** A unit, or a group of units, that comes on a turn. */
    static Sentence arrives(String who, int turn) {
        return Sentence.of("variant.arrives", who, turn);
    }
}
