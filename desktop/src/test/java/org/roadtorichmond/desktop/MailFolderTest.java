package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;

@DisplayName("The folder of a match by files")
final class MailFolderTest {
    private static final String WORD = "mechanic";
    private static final HashChain CHAIN = new HashChain(new ChainElement(Digest.of("a secret")));

    @TempDir
    private Path folder;

    private MailFolder box;
    private byte[] file;

    @BeforeEach
    void begin() {
        box = new MailFolder(folder, WORD);
        file = MailSeat.request(Side.CONFEDERATE, "Bob", CHAIN).bytes(WORD);
    }

    private MailBox.Post look() {
        return assertTimeoutPreemptively(Patience.LONG, () -> box.look(head -> true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.match.jsonl",
                "A.MATCH.JSONL",
                "a.match.jsonl.txt",
                "a.match (1).jsonl",
                "a.match.jsonl(1)",
                "turn1.json",
                "attachment",
                "turn 1.txt"
            })
    @DisplayName("knows a file by its first line, whatever it is called on the way, and names it so")
    void names(String name) throws IOException {
        Files.write(folder.resolve(name), file);
        MailBox.Post post = look();
        assertEquals(1, post.files().size());
        assertEquals(name, box.name(post.files().get(0)));
        assertTrue(post.problems().isEmpty());
    }

    @Test
    @DisplayName("reads a file with a byte-order mark and other ends of lines; says that a cut one was cut")
    void onTheWay() throws IOException {
        String text = new String(file, StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("mark.txt"), "\ufeff" + text.replace("\n", "\r\n"));
        Files.writeString(folder.resolve("cut.txt"), text.substring(0, text.length() - 20));
        MailBox.Post post = look();
        assertEquals(1, post.files().size());
        assertEquals(Set.of("cut.txt"), post.problems().keySet());
        assertEquals(
                "match.mail.cut",
                post.problems().get("cut.txt").get(0).sentence().key());
    }

    @Test
    @DisplayName(
            "hides no file and waits for none because of pipes, dangling links, folders, huge files and short names of matches")
    void inTheWay() throws IOException, InterruptedException {
        Files.write(folder.resolve("z.match.jsonl"), file);
        Files.createDirectory(folder.resolve("b.match.jsonl"));
        Files.createDirectory(folder.resolve("pictures"));
        Files.writeString(folder.resolve("letter.txt"), "Dear Bob");
        Files.writeString(folder.resolve("letter.match.jsonl"), "Dear Bob");
        Files.createFile(folder.resolve("empty"));
        Files.createSymbolicLink(folder.resolve("c.match.jsonl"), folder.resolve("nowhere"));
        try (RandomAccessFile huge =
                new RandomAccessFile(folder.resolve("d.match.jsonl").toFile(), "rw")) {
            huge.write(file, 0, new String(file, StandardCharsets.UTF_8).indexOf('\n') + 1);
            huge.setLength(5L << 30);
        }
        MailFile bad = new MailFile(
                Side.CONFEDERATE,
                1,
                "ab",
                0,
                new MailFile.Ahead(CHAIN.element(256), 256),
                1,
                Optional.empty(),
                List.of());
        Files.write(folder.resolve("e.match.jsonl"), bad.bytes(WORD));
        boolean pipe =
                new ProcessBuilder("mkfifo", folder.resolve("f.match.jsonl").toString())
                                .start()
                                .waitFor()
                        == 0;
        assumeTrue(pipe, "There are no pipes here.");
        MailBox.Post post = look();
        assertEquals(1, post.files().size());
        assertEquals(
                Set.of(
                        "b.match.jsonl",
                        "c.match.jsonl",
                        "d.match.jsonl",
                        "e.match.jsonl",
                        "f.match.jsonl",
                        "letter.match.jsonl"),
                post.problems().keySet());
        assertEquals(
                "problem.isFolder",
                post.problems().get("b.match.jsonl").get(0).sentence().key());
        assertEquals(
                "problem.noFile",
                post.problems().get("c.match.jsonl").get(0).sentence().key());
        assertEquals(
                "problem.notRegular",
                post.problems().get("f.match.jsonl").get(0).sentence().key());
        assertEquals(post.problems(), look().problems());
        assertTrue(box.name(bad).startsWith("ab-"));
    }
}
