package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.match.LeftMatch;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;

/** A journal and a file of a match between two computers, and what the game does with such files. */
final class MatchFiles {
    private static final String WORD = "mechanic";
    private static final String MEETING =
            "{\"way\":\"files\",\"own\":\"union\",\"address\":\"box\",\"word\":\"mechanic\",\"name\":\"Ann\"}";

    private final List<String> journal = new ArrayList<>(List.of(SealedJournal.note(List.of("meeting", MEETING))));
    private final MailFile file;

    MatchFiles() {
        LoadedScenario training = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        MailFile asked = MailSeat.request(Side.CONFEDERATE, "Bob", chain("Bob"));
        MailSeat host = MailSeat.open(
                        training, Side.UNION, "Ann", chain("Ann"), asked, journal::add, new MatchListener() {})
                .value()
                .orElseThrow();
        for (int step = 1; host.match().isOwnMove(); step++) {
            Game game = host.match().game().orElseThrow();
            host.play(new RandomPlay(game, step).next());
        }
        file = host.file();
    }

    private static HashChain chain(String of) {
        return new HashChain(new ChainElement(Digest.of(of)));
    }

    String journal() {
        return String.join("\n", journal) + "\n";
    }

    String file() {
        return new String(file.bytes(WORD), StandardCharsets.UTF_8);
    }

    /** A journal is listed with its problem, or can be gone on with. */
    static boolean isGoodJournal(byte[] bytes) {
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        Optional<LeftMatch> left = LeftMatch.of("a.journal", lines, Instant.EPOCH);
        left.flatMap(LeftMatch::damage)
                .ifPresent(why -> assertFalse(why.in(Locale.GERMAN).isBlank()));
        return left.filter(match -> match.damage().isEmpty()).isPresent();
    }

    static boolean isGoodFile(byte[] bytes) {
        Result<MailFile> read = MailFile.read(bytes, WORD);
        assertEquals(read.value().isEmpty(), !read.problems().isEmpty());
        return read.value().isPresent();
    }
}
