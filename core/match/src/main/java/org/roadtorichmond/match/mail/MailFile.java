package org.roadtorichmond.match.mail;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * A file of a match by mail. Its lines are JSON: first a head, then the terms if there are any, then the messages, and last a proof that
 * whoever wrote it knows the match's word.
 *
 * @param from the side that wrote it
 * @param number how many files of that side there were with it, from 1; 0 for the file with which a guest asks for a match
 * @param match the identity of the match; for a guest's first file the name of the player
 * @param received how many messages of the other side its writer has got by files
 * @param ahead the last element of the writer's chain that the reader may use
 * @param first the number of the first message
 * @param terms what is played, in the files that the reader may need it from
 * @param messages what the reader lacks, as texts of {@link MessageText}
 */
public record MailFile(
        Side from,
        int number,
        String match,
        long received,
        Ahead ahead,
        long first,
        Optional<String> terms,
        List<byte[]> messages) {
    /** The most bytes that are read of a file. */
    public static final int LARGEST = 16 << 20;

    static final String FORMAT = "match-mail/1";
    private static final String MARK = "\ufeff";
    private static final String PROOF = "proof";
    private static final int ITERATIONS = 100_000;
    private static final int KEY_BITS = 256;

    /**
     * As much of a chain as is shown beforehand.
     *
     * @param element its last element
     * @param number the number of that
     */
    public record Ahead(ChainElement element, int number) {
        /** The part of the chain that follows from it. */
        public HashChain chain() {
            return HashChain.upTo(element, number);
        }
    }

    /**
     * What the first line of a file says of it, of which nothing is proved yet.
     *
     * @param from the side that wrote it
     * @param number how many files of that side there were with it
     * @param match the identity of the match; for a guest's first file the name of the player
     */
    public record Head(Side from, int number, String match) {}

    /** Copies the messages. */
    public MailFile {
        messages = List.copyOf(messages);
    }

    // --- Writing ---------------------------------------------------------------------------------------------------

    /**
     * The file as bytes.
     *
     * @param word the match's word
     */
    public byte[] bytes(String word) {
        String head = Json.object()
                        .put("format", FORMAT)
                        .put("from", from.word())
                        .put("number", number)
                        .put("match", match)
                        .put("received", received)
                        .put("ahead", ahead.number())
                        .put("element", ahead.element().hex())
                        .put("first", first)
                        .put("terms", terms.isPresent())
                + "\n";
        StringBuilder text = new StringBuilder(head);
        terms.ifPresent(line -> text.append(line).append('\n'));
        messages.forEach(
                each -> text.append(new String(each, StandardCharsets.UTF_8)).append('\n'));
        text.append(Json.object().put(PROOF, proof(head, text.toString(), word)))
                .append('\n');
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A word of eight letters is soon found by trying; so each try takes a while, and serves for one file only. */
    static String proof(String head, String text, String word) {
        try {
            byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec(
                            word.toCharArray(), head.getBytes(StandardCharsets.UTF_8), ITERATIONS, KEY_BITS))
                    .getEncoded();
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has these", e);
        }
    }

    // --- Reading ---------------------------------------------------------------------------------------------------

    /**
     * Reads a file, or returns why it is none of this match: spoilt, cut, changed, or of somebody with another word. A byte-order mark and
     * other ends of lines, as mail programs make them, are no change.
     *
     * @param word the match's word
     */
    public static Result<MailFile> read(byte[] bytes, String word) {
        if (bytes.length > LARGEST) {
            return Result.bad(Sentence.of("match.tooLong", bytes.length, LARGEST));
        }
        String text = plain(bytes);
        int headEnd = text.indexOf('\n') + 1;
        int proofAt = text.lastIndexOf('\n', text.length() - 2) + 1;
        String head = text.substring(0, headEnd);
        if (head(bytes).isEmpty()) {
            return Result.bad(Sentence.of("match.mail.none"));
        }
        Optional<String> proof = text(text.substring(proofAt), PROOF);
        if (proof.isEmpty() || proofAt < headEnd) {
            return Result.bad(Sentence.of("match.mail.cut"));
        }
        return proof.get().equals(proof(head, text.substring(0, proofAt), word))
                ? read(head, text.substring(headEnd, proofAt).lines().toList())
                : Result.bad(Sentence.of("match.mail.changed"));
    }

    /** The text as it was written: without a byte-order mark and blank lines at the end, and with plain ends of lines. */
    private static String plain(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.substring(text.startsWith(MARK) ? MARK.length() : 0)
                        .replace("\r\n", "\n")
                        .replace('\r', '\n')
                        .stripTrailing()
                + "\n";
    }

    /** The first line of a file; empty if it is no file of a match. */
    public static Optional<Head> head(byte[] bytes) {
        String text = plain(bytes);
        String head = text.substring(0, text.indexOf('\n') + 1);
        return TreeReader.read(head.getBytes(StandardCharsets.UTF_8)).value().flatMap(root -> {
            Fields fields = new Fields(root, new Problems());
            fields.constant("format", FORMAT);
            Side from = fields.choice("from", List.of(Side.values()));
            int number = fields.integer("number", 0, Integer.MAX_VALUE);
            String match = fields.text("match");
            return fields.isGood("format") && fields.isGood("from") && fields.isGood("number") && fields.isGood("match")
                    ? Optional.of(new Head(from, number, match))
                    : Optional.empty();
        });
    }

    private static Optional<String> text(String line, String key) {
        return TreeReader.read(line.getBytes(StandardCharsets.UTF_8))
                .value()
                .flatMap(root -> root.member(key))
                .filter(member -> member.value() instanceof Node.TextNode)
                .map(member -> ((Node.TextNode) member.value()).text());
    }

    private static Result<MailFile> read(String head, List<String> lines) {
        return TreeReader.read(head.getBytes(StandardCharsets.UTF_8)).then(root -> {
            Problems problems = new Problems();
            Fields fields = new Fields(root, problems);
            fields.constant("format", FORMAT);
            Side from = fields.choice("from", List.of(Side.values()));
            int number = fields.integer("number", 0, Integer.MAX_VALUE);
            String match = fields.text("match");
            int received = fields.integer("received", 0, Integer.MAX_VALUE);
            int ahead = fields.integer("ahead", 0, HashChain.LENGTH);
            String element = fields.text("element");
            int first = fields.integer("first", 1, Integer.MAX_VALUE);
            boolean terms = fields.truth("terms") && !lines.isEmpty();
            if (number > 0 && fields.isGood("match")) {
                fields.check(ChainElement.isForm(match), "match", Sentence.of("match.form", Words.quoted(match)));
            }
            fields.checkGood(ChainElement.isForm(element), "element", Sentence.of("problem.element", element));
            return problems.result(fields.finish(() -> new MailFile(
                    from,
                    number,
                    match,
                    received,
                    new Ahead(new ChainElement(element), ahead),
                    first,
                    terms ? Optional.of(lines.get(0)) : Optional.empty(),
                    texts(lines.subList(terms ? 1 : 0, lines.size())))));
        });
    }

    private static List<byte[]> texts(List<String> lines) {
        List<byte[]> texts = new ArrayList<>();
        lines.forEach(line -> texts.add(line.getBytes(StandardCharsets.UTF_8)));
        return texts;
    }
}
