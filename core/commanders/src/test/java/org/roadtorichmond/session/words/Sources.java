package org.roadtorichmond.session.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.PlanWords;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Measure;

/** The source code of the program, searched for the keys of texts. */
final class Sources {
    /** Rules of victory systems that look like keys. */
    static final Set<String> RULES =
            Set.of("spoils.lost", "withdrawal.general", "withdrawal.break-point", "simplified.secondary");

    /** The prefix of texts that only the command line uses, whose source is in another module. */
    static final String OF_THE_COMMAND_LINE = "stdout.";

    /** A quote as a character literal, which does not end a text. */
    private static final String QUOTE = "'\"'";

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern KEY = Pattern.compile("[A-Za-z]+(\\.[A-Za-z0-9-]+)+");

    private Sources() {}

    /** The source of each class in some packages and their subpackages. */
    static List<String> of(String... packages) {
        return Arrays.stream(packages)
                .flatMap(name -> Checkout.sources(name).stream())
                .toList();
    }

    /** All string literals of the part for browsers, which only its profile compiles. */
    static Set<String> literalsOfBrowser() {
        try (Stream<Path> files = Files.walk(Checkout.path("core/browser/src/main/java"))) {
            Set<String> literals = new TreeSet<>();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                LITERAL.matcher(Files.readString(file)).results().forEach(found -> literals.add(found.group(1)));
            }
            return literals;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All string literals. */
    static Set<String> literals(String... packages) {
        return of(packages).stream()
                .flatMap(source -> LITERAL.matcher(source.replace(QUOTE, "")).results())
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The literals that look like keys from the same families as the given keys, but are neither keys nor names of files. */
    static List<String> withoutText(Set<String> literals, Set<String> keys) {
        Set<String> families = keys.stream().map(Sources::family).collect(Collectors.toSet());
        return literals.stream()
                .filter(literal -> KEY.matcher(literal).matches() && families.contains(family(literal)))
                .filter(literal -> !keys.contains(literal) && !literal.matches(".*\\.(json|css|js)"))
                .toList();
    }

    private static String family(String key) {
        return key.substring(0, Math.max(0, key.indexOf('.')));
    }

    /** The keys of sentences that are composed from constants and the ids of victory systems. */
    static Set<String> builtSentences() {
        Set<String> built = new TreeSet<>();
        built.addAll(each("Side.", Side.values()));
        built.addAll(each("Arm.", Arm.values()));
        built.addAll(each("Terrain.", Terrain.values()));
        built.addAll(each("CombatResult.", CombatResult.values()));
        built.addAll(each("Measure.", Measure.values()));
        built.addAll(each("OutputKind.", OutputKind.values()));
        built.addAll(each("Role.", Plan.Role.values()));
        built.addAll(each("Part.", PlanWords.Part.values()));
        VictorySystem.ids().forEach(id -> {
            built.add("system." + id + ".title");
            built.add("system." + id + ".explanation");
        });
        return built;
    }

    private static Collection<String> each(String prefix, Enum<?>... constants) {
        return Arrays.stream(constants)
                .map(constant -> prefix + constant.name())
                .toList();
    }
}
