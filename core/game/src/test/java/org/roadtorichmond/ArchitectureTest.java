package org.roadtorichmond;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.MathUtils;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Unportable;
import org.roadtorichmond.play.Aftermath;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.ExitSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.play.MovementSystem;
import org.roadtorichmond.play.ReinforcementSystem;
import org.roadtorichmond.play.RetreatSystem;
import org.roadtorichmond.testing.WithoutTests;

/**
 * Checks the layers of the game: each package knows only those below it, the rules draw nothing, and chance comes from the game's
 * own dice. A package that is not listed here fails the build.
 */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = WithoutTests.class)
final class ArchitectureTest {
    private static final String ROOT = "org.roadtorichmond.";

    /** The layers, lowest first. Each knows all those before it, but {@code view} does not know {@code ai} and {@code balance}. */
    static final String[] LAYERS = {
        "words",
        "work",
        "hex",
        "map",
        "unit",
        "path",
        "play",
        "victory",
        "scenario",
        "ai",
        "balance",
        "exchange",
        "match",
        "session",
        "workshop",
        "view",
        "publish",
        "screen"
    };

    private static final String[] RULES = subpackages("words", "hex", "map", "unit", "path", "play", "victory");

    /** Packages that could run unchanged in a browser or on a cluster. */
    private static final String[] PORTABLE =
            subpackages("hex", "map", "unit", "path", "play", "victory", "ai", "workshop");

    private static final String[] EVERYWHERE = {
        "java.lang", "java.util", "java.util.function", "java.util.stream", "java.util.regex", "java.time", "java.text"
    };

    private static final String[] WITHOUT_DRAWING =
            subpackages(Arrays.copyOf(LAYERS, Arrays.asList(LAYERS).indexOf("view")));

    @ArchTest
    static final ArchRule EACH_PACKAGE_KNOWS_ONLY_THOSE_BEFORE_IT = layers();

    @ArchTest
    static final ArchRule EVERY_CLASS_HAS_A_PLACE_IN_THE_ORDER =
            classes().should().resideInAnyPackage(subpackages(LAYERS)).allowEmptyShould(true);

    /** The packages of commanders, lowest first: each knows only those before it. */
    private static final String[] COMMANDERS = {"toolkit", "outlook", "cadet", "colonel", "general", "roster", "advice"
    };

    @ArchTest
    static final ArchRule WHAT_COMMANDERS_SHARE_KNOWS_NONE_OF_THEM =
            noClasses().that().resideInAPackage(ROOT + "ai").should().dependOnClassesThat(commanders(0));

    @ArchTest
    static final ArchRule EACH_COMMANDER_KNOWS_ONLY_THOSE_BEFORE_IT = orderOfCommanders();

    private static ArchRule orderOfCommanders() {
        List<ArchRule> rules = new ArrayList<>();
        for (int i = 0; i < COMMANDERS.length - 1; i++) {
            rules.add(noClasses()
                    .that()
                    .resideInAPackage(ROOT + "ai." + COMMANDERS[i] + "..")
                    .should()
                    .dependOnClassesThat(commanders(i + 1))
                    .allowEmptyShould(true));
        }
        return CompositeArchRule.of(rules);
    }

    /** The packages of commanders from an index in their order. */
    private static DescribedPredicate<JavaClass> commanders(int from) {
        return resideInAnyPackage(Arrays.stream(COMMANDERS, from, COMMANDERS.length)
                .map(name -> ROOT + "ai." + name + "..")
                .toArray(String[]::new));
    }

    @ArchTest
    static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
            slices().matching(ROOT + "(**)").should().beFreeOfCycles().allowEmptyShould(true);

    /** The accepted cycles of classes, each by its package and its classes. */
    private static final List<Circle> CIRCLES = List.of(
            // Systems ask the facts of a map or a sheet what pays, and these call the claims; still to be separated
            // from the systems.
            new Circle(
                    "victory",
                    "Adjudication Award BattlePointTable CasualtyAwards Claim Facts FleeingSheet Holds CountedForces"
                            + " RoadToRichmond Scales SettledSystem Settlement Shares SheetFacts SheetSystem"
                            + " Simplified Situation Stake Stakes ForcedWithdrawal VictoryRules Winner"),
            // The referee ends a game by the stops of its system, and the system names its referee.
            new Circle("victory", "Withdrawal WithdrawalReferee"),
            // Events are a sealed type, and each changes the state through an editor of the state.
            new Circle(
                    "play",
                    "Editor Event GameState GroupArrived HoldSettled LengthSet MarksCleared StateHash Station"
                            + " TokenPlaced TokensLost UmpireAct UmpireActed"),
            // Records contain records, so the shape of the whole also reads and writes its parts.
            new Circle("scenario.save", "PartShapes RecordReader RecordShape RecordWriter ValueType"),
            // The same control proposes, confirms and carries out what a player does.
            new Circle("session.control", "Confirmation Control Proposal UmpireControl"));

    /** Classes of one package that may know each other. */
    private record Circle(String name, Set<String> types) {
        Circle(String name, String types) {
            this(name, Set.of(types.split(" ")));
        }

        boolean contains(String type) {
            String prefix = ROOT + name + ".";
            return type.startsWith(prefix) && types.contains(type.substring(prefix.length()));
        }
    }

    /** Classes do not depend on each other in cycles, except for the listed ones. */
    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_CYCLES = freeOfCyclesBut(CIRCLES);

    private static ArchRule freeOfCyclesBut(List<Circle> natural) {
        return slices().assignedFrom(new TopLevelClasses(natural)).should().beFreeOfCycles();
    }

    /** A cycle that no longer exists must be removed from the list. */
    @ArchTest
    static void listedCirclesAreThere(JavaClasses classes) {
        for (Circle circle : CIRCLES) {
            List<Circle> others =
                    CIRCLES.stream().filter(other -> !other.equals(circle)).toList();
            assertTrue(freeOfCyclesBut(others).evaluate(classes).hasViolation(), circle.name());
        }
    }

    /** One slice for each top-level class with its nested classes; the classes of a listed cycle share a slice. */
    private static final class TopLevelClasses implements SliceAssignment {
        private final List<Circle> natural;

        TopLevelClasses(List<Circle> natural) {
            this.natural = natural;
        }

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getName();
            if (!name.startsWith(ROOT)) {
                return SliceIdentifier.ignore();
            }
            int nested = name.indexOf('$');
            String whole = nested < 0 ? name : name.substring(0, nested);
            return natural.stream()
                    .filter(circle -> circle.contains(whole))
                    .findFirst()
                    .map(circle -> SliceIdentifier.of(circle.name(), circle.toString()))
                    .orElse(SliceIdentifier.of(whole));
        }

        @Override
        public String getDescription() {
            return "classes";
        }
    }

    private static final DescribedPredicate<JavaCall<?>> REFLECTION = target(owner(equivalentTo(Class.class)))
            .and(target(nameMatching("forName|get(Declared|Record|Permitted|Method|Field|Constructor).*")));

    /** No files, executors, reflection or digests, and only those parts of the standard library that every platform has. */
    @ArchTest
    static final ArchRule THE_GAME_ITSELF_IS_PORTABLE = noClasses()
            .that()
            .resideInAnyPackage(PORTABLE)
            .should()
            .dependOnClassesThat(resideInAPackage("java..").and(not(resideInAnyPackage(EVERYWHERE))))
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Thread.class)
            .orShould()
            .callMethodWhere(
                    REFLECTION.or(target(owner(equivalentTo(Class.class))).and(target(nameMatching("getResource.*")))))
            .orShould()
            .callMethod(BitSet.class, "toLongArray");

    @ParameterizedTest
    @ValueSource(
            classes = {
                Unportable.Reads.class,
                Unportable.Runs.class,
                Unportable.Waits.class,
                Unportable.Reflects.class,
                Unportable.Loads.class,
                Unportable.Digests.class,
                Unportable.Packs.class
            })
    @DisplayName("what no browser has is noticed in the packages of the rules")
    void noticesWhatIsNotPortable(Class<?> unportable) {
        assertTrue(THE_GAME_ITSELF_IS_PORTABLE
                .evaluate(new ClassFileImporter().importClasses(unportable))
                .hasViolation());
    }

    /** The parts of saved games are listed in tables; a test keeps the tables in step with the records. */
    @ArchTest
    static final ArchRule FILES_ARE_READ_AND_WRITTEN_WITHOUT_REFLECTION = noClasses()
            .that()
            .resideInAnyPackage(subpackages("scenario"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.lang.reflect..")
            .orShould()
            .callMethodWhere(REFLECTION);

    @Test
    @DisplayName("looking into a record is noticed as reflection")
    void noticesReflection() {
        assertTrue(noClasses()
                .should()
                .callMethodWhere(REFLECTION)
                .evaluate(new ClassFileImporter().importClasses(Unportable.Reflects.class))
                .hasViolation());
    }

    /** Everything is stored under a name in a storage; only files that players name have paths. */
    @ArchTest
    static final ArchRule ONE_CLASS_KNOWS_FILES = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "desktop..")
            .and()
            .doNotHaveSimpleName("FileStorage")
            .and()
            .doNotHaveSimpleName("WholeFile")
            .and()
            .doNotHaveSimpleName("LineFile")
            .and()
            .doNotHaveSimpleName("OutputFile")
            .and()
            .doNotHaveSimpleName("Outputs")
            .and()
            .doNotHaveSimpleName("Shelf")
            .and()
            .doNotHaveSimpleName("Found")
            .and()
            .doNotHaveSimpleName("Documents")
            .and()
            .doNotHaveSimpleName("TextFiles")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..");

    @ArchTest
    static final ArchRule ONE_CLASS_COMPUTES_DIGESTS = noClasses()
            .that()
            .doNotHaveSimpleName("Digest")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(MessageDigest.class);

    private static final DescribedPredicate<JavaCall<?>> QUESTION_OF_WHAT_CAN_BE_DONE = asks(Game.class, "check")
            .or(asks(MovementSystem.class, "reach|searched|check.*"))
            .or(asks(CombatSystem.class, "fit|able|bombards|must.*|targets.*|required"))
            .or(asks(ReinforcementSystem.class, ".*"))
            .or(asks(ExitSystem.class, ".*"))
            .or(asks(RetreatSystem.class, ".*"))
            .or(asks(Aftermath.class, ".*"));

    private static DescribedPredicate<JavaCall<?>> asks(Class<?> system, String names) {
        return target(owner(equivalentTo(system))).and(target(nameMatching(names)));
    }

    /** The combat system gives the figures of an attack; {@code Fighting} shows what both sides could do in any phase. */
    @ArchTest
    static final ArchRule CLICKS_AND_PANELS_ASK_THE_OPTIONS_WHAT_CAN_BE_DONE = noClasses()
            .that()
            .resideInAnyPackage(ROOT + "session", ROOT + "session.control", ROOT + "view..", ROOT + "screen..")
            .and()
            .doNotHaveSimpleName("Fighting")
            .should()
            .callMethodWhere(QUESTION_OF_WHAT_CAN_BE_DONE);

    @Test
    @DisplayName("asking a system of rules what can be done is noticed")
    void noticesQuestions() {
        assertTrue(noClasses()
                .should()
                .callMethodWhere(QUESTION_OF_WHAT_CAN_BE_DONE)
                .evaluate(new ClassFileImporter().importClasses(MarchOptions.class))
                .hasViolation());
    }

    @ArchTest
    static final ArchRule RULES_DRAW_NOTHING = noClasses()
            .that()
            .resideInAnyPackage(WITHOUT_DRAWING)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.badlogic.gdx.graphics..", "com.badlogic.gdx.scenes..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("com.badlogic.gdx.Gdx")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule CHANCE_COMES_FROM_THE_DICE_OF_THE_GAME = noClasses()
            .that()
            .resideInAnyPackage(RULES)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RandomGenerator.class)
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethodWhere(target(nameStartingWith("random")).and(target(owner(equivalentTo(MathUtils.class)))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule NAMES_SAY_WHAT_A_CLASS_IS = noClasses()
            .should()
            .haveNameMatching(".*(Manager|Helper|Utils?|Impl)")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule INTERFACES_CARRY_NO_PREFIX = noClasses()
            .that()
            .areInterfaces()
            .should()
            .haveNameMatching(".*[.$]I[A-Z]\\w*")
            .allowEmptyShould(true);

    private static LayeredArchitecture layers() {
        LayeredArchitecture layers =
                layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
        for (String layer : LAYERS) {
            layers = layers.layer(layer).definedBy(ROOT + layer + "..");
        }
        layers = layers.whereLayer(LAYERS[0]).mayNotAccessAnyLayer();
        for (int i = 1; i < LAYERS.length; i++) {
            boolean draws = LAYERS[i].equals("view");
            String[] known = Arrays.stream(LAYERS, 0, i)
                    .filter(layer -> !draws || (!layer.equals("ai") && !layer.equals("balance")))
                    .toArray(String[]::new);
            layers = layers.whereLayer(LAYERS[i]).mayOnlyAccessLayers(known);
        }
        return layers;
    }

    private static String[] subpackages(String... layers) {
        return Arrays.stream(layers).map(layer -> ROOT + layer + "..").toArray(String[]::new);
    }
}
