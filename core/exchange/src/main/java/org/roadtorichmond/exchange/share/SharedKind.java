package org.roadtorichmond.exchange.share;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.save.OutputKind;

/** The kinds of files of which a shared scenario or campaign consists, by the endings of their names. */
public enum SharedKind {
    /** A map. */
    MAP("\\.map\\.json", OutputKind.MAP),
    /** What happened historically on a map. */
    HISTORY("\\.history\\.json", OutputKind.HISTORY),
    /** What a scenario, a campaign or a history says in another language. */
    TRANSLATION("\\.(?:scenario|campaign|history)_[a-z]{2,3}\\.properties", OutputKind.TRANSLATION),
    /** How games of the scenario went. */
    YARDSTICK("\\.yardstick\\.json", OutputKind.YARDSTICK),
    /** A scenario, which may be laid over another one. */
    SCENARIO("\\.scenario\\.json", OutputKind.SCENARIO),
    /** A campaign, which names the scenarios of its battles. */
    CAMPAIGN("\\.campaign\\.json", OutputKind.CAMPAIGN);

    private static final int LONGEST = 100;
    private static final Pattern STEM = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ._'’()+-]{0," + LONGEST + "}");

    private final Pattern ending;
    private final OutputKind output;

    SharedKind(String ending, OutputKind output) {
        this.ending = Pattern.compile("(.+)(" + ending + ")", Pattern.DOTALL);
        this.output = output;
    }

    /** The kind by which such a file is written. */
    public OutputKind output() {
        return output;
    }

    /** The kind of a file; empty if a shared scenario has no such files. */
    public static Optional<SharedKind> of(String file) {
        return Stream.of(values()).filter(kind -> kind.is(file)).findFirst();
    }

    /** Whether a file is of this kind. */
    public boolean is(String file) {
        return ending.matcher(file).matches();
    }

    /** Whether a file can be shared with all that it needs: a scenario or a campaign. */
    public static boolean isWhole(String file) {
        return SCENARIO.is(file) || CAMPAIGN.is(file);
    }

    /** Whether every computer can have a file of such a name. */
    static boolean isPlain(String file) {
        return of(file).isPresent() && STEM.matcher(stem(file)).matches();
    }

    /** The name without the ending of its kind, which all files of a scenario have in common. */
    static String stem(String file) {
        return part(file, 1);
    }

    /** The ending of its kind. */
    static String ending(String file) {
        return part(file, 2);
    }

    private static String part(String file, int group) {
        Matcher name = of(file).orElseThrow().ending.matcher(file);
        return name.matches() ? name.group(group) : file;
    }
}
