package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Reads what a scenario forbids a side, {@code union:roads} for example (rule 18). One instance reads one scenario. */
final class RestrictionsReader {
    private static final String KEY = "forbid";
    private static final String ROADS = "roads";
    private static final String BOMBARDMENT = "bombardment";
    private static final String EXITS = "exits";
    private static final String BELOW = "attacks<";

    private final Problems problems;
    private final List<Located<Ban>> bans = new ArrayList<>();

    RestrictionsReader(Problems problems) {
        this.problems = problems;
    }

    /** One restriction: whose, of what, and the lowest odds allowed where it is of attacks. */
    private record Ban(Side side, String what, Optional<Odds> floor) {
        @Override
        public String toString() {
            return side.word() + ":" + what;
        }
    }

    /** All restrictions that there are, in the order in which they are listed for readers; the lowest odds forbid nothing. */
    private static List<Ban> known() {
        return Arrays.stream(Side.values())
                .flatMap(side -> Stream.concat(
                        Stream.of(ROADS, BOMBARDMENT, EXITS).map(what -> new Ban(side, what, Optional.empty())),
                        Arrays.stream(Odds.values())
                                .filter(odds -> odds != Odds.ONE_TO_FIVE)
                                .map(odds -> new Ban(side, BELOW + odds.label(), Optional.of(odds)))))
                .toList();
    }

    /** Reads the restrictions among the rules of a scenario; none where it names none. */
    Restrictions read(Fields fields) {
        Set<Ban> seen = new HashSet<>();
        for (Located<String> text : fields.textsOrNone(KEY)) {
            Optional<Ban> ban = known().stream()
                    .filter(one -> one.toString().equals(text.value()))
                    .findFirst();
            if (ban.isEmpty()) {
                fields.faultAt(text.at(), KEY, unknown(text.value()));
            } else if (!seen.add(ban.get())) {
                fields.faultAt(text.at(), KEY, Sentence.of("problem.twice", Words.quoted(text.value())));
            } else {
                otherFloor(ban.get())
                        .ifPresent(other -> fields.faultAt(text.at(), KEY, contradiction(other, ban.get())));
                bans.add(new Located<>(ban.get(), text.at()));
            }
        }
        return restrictions();
    }

    private static Sentence unknown(String text) {
        if (text.endsWith(":" + BELOW + Odds.ONE_TO_FIVE.label())) {
            return Sentence.of("problem.idleFloor", Words.quoted(text), Odds.ONE_TO_FIVE.label());
        }
        return Sentence.of(
                "problem.restriction",
                Words.quoted(text),
                Words.guess(text, known().stream().map(Ban::toString).toList()),
                Words.either(Arrays.stream(Side.values()).map(Side::word).toList()),
                Words.either(List.of(ROADS, BOMBARDMENT, EXITS, BELOW + Odds.TWO_TO_ONE)),
                Odds.ONE_TO_FOUR.label(),
                Odds.SIX_TO_ONE.label());
    }

    private Optional<Ban> otherFloor(Ban ban) {
        return bans.stream()
                .map(Located::value)
                .filter(other -> other.side() == ban.side()
                        && other.floor().isPresent()
                        && ban.floor().isPresent())
                .findFirst();
    }

    private static Sentence contradiction(Ban one, Ban other) {
        return Sentence.of("problem.twoFloors", Words.quoted(one.toString()), Words.quoted(other.toString()));
    }

    private Restrictions restrictions() {
        Map<Side, Odds> floors = new EnumMap<>(Side.class);
        bans.forEach(ban ->
                ban.value().floor().ifPresent(odds -> floors.put(ban.value().side(), odds)));
        return new Restrictions(sides(ROADS), sides(BOMBARDMENT), sides(EXITS), floors);
    }

    private Set<Side> sides(String what) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        bans.stream().map(Located::value).filter(ban -> ban.what().equals(what)).forEach(ban -> sides.add(ban.side()));
        return sides;
    }

    /** Reports restrictions of what a side does not have anyway. */
    void check(Rules rules, List<Unit> units, Map<Side, Set<Hex>> exits) {
        for (Located<Ban> ban : bans) {
            Side side = ban.value().side();
            boolean guns = units.stream().anyMatch(unit -> unit.side() == side && rules.bombardment(unit.arm()) > 0);
            if (ban.value().what().equals(EXITS) && !exits.containsKey(side)) {
                idle(ban, "problem.noExits");
            } else if (ban.value().what().equals(BOMBARDMENT) && !guns) {
                idle(ban, "problem.noGuns");
            }
        }
    }

    private void idle(Located<Ban> ban, String sentence) {
        problems.add(
                ban.at(),
                Sentence.of(
                        sentence,
                        Words.quoted(ban.value().toString()),
                        ban.value().side()));
    }
}
