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
 * Keeps the packages of the game in their order: each knows only those before it, the rules draw nothing, and chance
 * comes from the game's own dice. A package that is not in this list has no place yet, and the build says so.
 */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = WithoutTests.class)
final class ArchitectureTest {
    private static final String ROOT = "org.roadtorichmond.";

    /** Lowest first. Each knows all before it, but {@code view} not {@code ai} and {@code balance}. */
    static final String[] LAYERS = {
        "words",
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
        "session",
        "view",
        "publish",
        "screen"
    };

    private static final String[] RULES = subpackages("words", "hex", "map", "unit", "path", "play", "victory");

    /** What could run in a browser or on a cluster as it is. */
    private static final String[] PORTABLE = subpackages("hex", "map", "unit", "path", "play", "victory", "ai");

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

    /** The commanders in their order: each knows only those before it. */
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

    /** The packages of commanders from a place in their order on. */
    private static DescribedPredicate<JavaClass> commanders(int from) {
        return resideInAnyPackage(Arrays.stream(COMMANDERS, from, COMMANDERS.length)
                .map(name -> ROOT + "ai." + name + "..")
                .toArray(String[]::new));
    }

    @ArchTest
    static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
            slices().matching(ROOT + "(**)").should().beFreeOfCycles().allowEmptyShould(true);

    /** The circles of classes that are natural, each by its package and its classes. */
    private static final List<Circle> CIRCLES = List.of(
            // What a system pays for is asked of the facts of a map or a sheet, which answer the claims; still to be
            // parted from the systems.
            new Circle(
                    "victory",
                    "Adjudication Award BattlePointTable CasualtyAwards Claim Facts FleeingSheet Holds CountedForces"
                            + " RoadToRichmond Scales SettledSystem Settlement Shares SheetFacts SheetSystem"
                            + " Simplified Situation Stake Stakes ForcedWithdrawal VictoryRules Winner"),
            // The referee ends a game by the stops of the system, which names its referee.
            new Circle("victory", "Withdrawal WithdrawalReferee"),
            // Events are of a closed kind, and each changes the state by an editor of it.
            new Circle(
                    "play",
                    "Editor Event GameState GroupArrived HoldSettled LengthSet MarksCleared StateHash Station"
                            + " TokenPlaced TokensLost UmpireAct UmpireActed"),
            // Records contain records, so that a part is read and written by the shape of a whole.
            new Circle("scenario.save", "PartShapes RecordReader RecordShape RecordWriter ValueType"),
            // What a player does is proposed, confirmed and carried out by the same control.
            new Circle("session.control", "Confirmation Control Proposal UmpireControl"));

    /** Some classes of a package that may know each other. */
    private record Circle(String name, Set<String> types) {
        Circle(String name, String types) {
            this(name, Set.of(types.split(" ")));
        }

        boolean contains(String type) {
            String prefix = ROOT + name + ".";
            return type.startsWith(prefix) && types.contains(type.substring(prefix.length()));
        }
    }

    /** What knows another class is not known by it, by whatever detours, but for the circles that are listed. */
    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_CYCLES = freeOfCyclesBut(CIRCLES);

    private static ArchRule freeOfCyclesBut(List<Circle> natural) {
        return slices().assignedFrom(new TopLevelClasses(natural)).should().beFreeOfCycles();
    }

    /** A circle that was parted leaves the list. */
    @ArchTest
    static void listedCirclesAreThere(JavaClasses classes) {
        for (Circle circle : CIRCLES) {
            List<Circle> others =
                    CIRCLES.stream().filter(other -> !other.equals(circle)).toList();
            assertTrue(freeOfCyclesBut(others).evaluate(classes).hasViolation(), circle.name());
        }
    }

    /** One slice for each class with its nested ones; the classes of a circle are in one slice. */
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

    /** No files, executors, reflection or digests, and of the standard library what every platform has. */
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

    /** What saved games are made of is in tables, which a test keeps in step with the records. */
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

    /** Everything is kept by name in a storage; only files that players name have paths. */
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

    /** The figures of an attack are asked of the combat system; {@code Fighting} looks at what both sides could do in any phase. */
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
