package org.roadtorichmond.match.line;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.ProgramVersion;

/**
 * What both ends of a new line tell each other before a match begins, goes on or is watched, and that they are still there. Each is a text
 * of JSON with the member {@code greeting}, which no message of a match has.
 */
public sealed interface Greeting {
    /** The longest name of a player, in characters. */
    int LONGEST_NAME = MatchStart.LONGEST_NAME;
    /** The longest part of an offer, in characters, so that a text of it stays within its limit in bytes. */
    int LONGEST_PART = 15_000;
    /** The most parts of an offer: some forty times what the largest scenario of this game needs. */
    int MOST_PARTS = 70;
    /** More messages do not pass in a match. */
    int MOST_PASSED = 100_000;

    /** No more of a version than this is shown, in characters. */
    int LONGEST_VERSION = 40;

    /** The member that has the version of the program. */
    String VERSION = "version";

    /**
     * A guest wants a new match.
     *
     * @param name what the player is called
     * @param commitment the first element of the guest's chain
     */
    record Join(String name, ChainElement commitment) implements Greeting {}

    /**
     * A part of the terms of a new match.
     *
     * @param part its number, from 1
     * @param parts how many there are
     * @param text the part
     * @param version of the program that offers it
     */
    record Offer(int part, int parts, String text, String version) implements Greeting {
        /** A part that this program offers. */
        Offer(int part, int parts, String text) {
            this(part, parts, text, ProgramVersion.HERE);
        }
    }

    /**
     * An end goes on with a match.
     *
     * @param match its identity
     * @param received how many messages of the other end it has
     * @param sent how many it has sent, as far as its journal knows
     * @param version of its program
     */
    record Resume(String match, int received, int sent, String version) implements Greeting {
        /** This program goes on. */
        public Resume(String match, int received, int sent) {
            this(match, received, sent, ProgramVersion.HERE);
        }
    }

    /**
     * An end gives a message back that the other one has sent, and whose journal has lost it.
     *
     * @param text the message as it came
     */
    record GiveBack(String text) implements Greeting {}

    /**
     * A guest who joins anew is a player of a match that has begun, and lost it: its terms and all that has passed follow.
     *
     * @param own the guest's side
     * @param passed how many messages have passed
     */
    record Lost(Side own, int passed) implements Greeting {}

    /**
     * The next message that has passed, for an end that has lost all of them.
     *
     * @param by the side that sent it
     * @param text the message as it came there
     */
    record Returned(Side by, String text) implements Greeting {}

    /**
     * An end hangs up.
     *
     * @param why the reason
     * @param version of its program
     */
    record End(EndReason why, String version) implements Greeting {}

    /**
     * An end is still there.
     *
     * @param received how many messages of the other end it has
     */
    record Alive(int received) implements Greeting {}

    /**
     * A person wants to watch a match.
     *
     * @param name what the person is called
     */
    record Watch(String name) implements Greeting {}

    /**
     * The end that listens says what may be done there, so that a person who came to the wrong one learns of it.
     *
     * @param watching whether a match is shown there, rather than played
     */
    record Welcome(boolean watching) implements Greeting {}

    /** The last text of an end that hangs up, which tells the other one why; empty if it is nothing but that the connection broke. */
    static Optional<byte[]> farewell(LineFault why) {
        return EndReason.of(why).map(reason -> text(new End(reason, ProgramVersion.HERE)));
    }

    /** A greeting as text. */
    static byte[] text(Greeting greeting) {
        return json(greeting).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Json json(Greeting greeting) {
        if (greeting instanceof Join join) {
            return kind("join")
                    .put("name", join.name())
                    .put("commitment", join.commitment().hex());
        } else if (greeting instanceof Offer offer) {
            return kind("offer")
                    .put("part", offer.part())
                    .put("parts", offer.parts())
                    .put("text", offer.text())
                    .put(VERSION, offer.version());
        } else if (greeting instanceof Resume resume) {
            return kind("resume")
                    .put("match", resume.match())
                    .put("received", resume.received())
                    .put("sent", resume.sent())
                    .put(VERSION, resume.version());
        } else if (greeting instanceof GiveBack back) {
            return kind("give-back").put("text", back.text());
        } else if (greeting instanceof Lost lost) {
            return kind("lost").put("own", lost.own().word()).put("passed", lost.passed());
        } else if (greeting instanceof Returned returned) {
            return kind("returned").put("by", returned.by().word()).put("text", returned.text());
        } else if (greeting instanceof End end) {
            return kind("end").put("why", end.why().word()).put(VERSION, end.version());
        } else if (greeting instanceof Watch watch) {
            return kind("watch").put("name", watch.name());
        } else if (greeting instanceof Welcome welcome) {
            return kind("welcome").put("watching", welcome.watching());
        }
        return kind("alive").put("received", ((Alive) greeting).received());
    }

    private static Json kind(String kind) {
        return Json.object().put("greeting", kind);
    }

    /**
     * The greeting that a text is; empty if it is none.
     *
     * @throws LineFault if it is meant to be one, and is not; or if it says that the other end hangs up
     */
    static Optional<Greeting> read(byte[] text) throws LineFault {
        Optional<Node.ObjectNode> root = TreeReader.read(text)
                .value()
                .filter(each -> each.member("greeting").isPresent());
        if (root.isEmpty()) {
            return Optional.empty();
        }
        Fields fields = new Fields(root.get(), Problems.few());
        Optional<Greeting> greeting = switch (fields.proseOr("greeting", "")) {
            case "join" -> join(fields);
            case "offer" ->
                Optional.of(new Offer(
                        fields.integer("part", 1, MOST_PARTS),
                        fields.integer("parts", 1, MOST_PARTS),
                        fields.proseOr("text", ""),
                        version(fields)));
            case "resume" ->
                Optional.of(new Resume(
                        fields.text("match"),
                        fields.integer("received", 0, Integer.MAX_VALUE),
                        fields.integer("sent", 0, Integer.MAX_VALUE),
                        version(fields)));
            case "give-back" -> Optional.of(new GiveBack(fields.proseOr("text", "")));
            case "lost" -> Optional.of(new Lost(side(fields, "own"), fields.integer("passed", 0, MOST_PASSED)));
            case "returned" -> Optional.of(new Returned(side(fields, "by"), fields.proseOr("text", "")));
            case "end" -> Optional.of(new End(EndReason.read(fields.text("why")), version(fields)));
            case "watch" -> watch(fields);
            case "welcome" -> Optional.of(new Welcome(fields.truth("watching")));
            case "alive" -> Optional.of(new Alive(fields.integer("received", 0, Integer.MAX_VALUE)));
            default -> Optional.empty();
        };
        Optional<Greeting> read = fields.finish(() -> greeting).flatMap(told -> told);
        if (read.isPresent() && read.get() instanceof End end) {
            throw end.why().there(end.version());
        }
        return Optional.of(read.orElseThrow(() -> LineFault.of("match.line.noise")));
    }

    /** What is shown to a player of the other end's program. */
    private static String version(Fields fields) {
        String version = fields.text(VERSION);
        return version.substring(0, Math.min(version.length(), LONGEST_VERSION));
    }

    private static Side side(Fields fields, String key) {
        return fields.choice(key, List.of(Side.values()));
    }

    private static Optional<Greeting> watch(Fields fields) {
        String name = fields.text("name");
        return name.length() <= LONGEST_NAME ? Optional.of(new Watch(name)) : Optional.empty();
    }

    private static Optional<Greeting> join(Fields fields) {
        String name = fields.text("name");
        String commitment = fields.text("commitment");
        return ChainElement.isForm(commitment) && name.length() <= LONGEST_NAME
                ? Optional.of(new Join(name, new ChainElement(commitment)))
                : Optional.empty();
    }
}
