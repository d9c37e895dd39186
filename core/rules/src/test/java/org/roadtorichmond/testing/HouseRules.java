package org.roadtorichmond.testing;

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
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
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
import org.roadtorichmond.play.Aftermath;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.ExitSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.MovementSystem;
import org.roadtorichmond.play.ReinforcementSystem;
import org.roadtorichmond.play.RetreatSystem;

/**
 * The rules that the classes of every part keep: each package knows only those before it, the rules draw nothing, and chance comes from
 * the game's own dice. A package that is not listed here fails the build.
 *
 * <p>Each part has a test that takes them as {@code ArchTests.in(HouseRules.class)} and says besides which cycles of classes it has and
 * what it must not know; the other parts on its class path are not looked at again.
 */
public final class HouseRules {
    private static final String ROOT = "org.roadtorichmond.";

    private HouseRules() {}

    /** The layers, lowest first. Each knows all those before it, but {@code view} does not know {@code ai} and {@code balance}. */
    public static final List<String> LAYERS = List.of(
            "words",
            "hex",
            "map",
            "unit",
            "path",
            "play",
            "victory",
            "scenario",
            "work",
            "ai",
            "balance",
            "exchange",
            "match",
            "session",
            "workshop",
            "view",
            "publish",
            "screen");

    private static final String[] RULES = subpackages("words", "hex", "map", "unit", "path", "play", "victory");

    /** Packages that could run unchanged in a browser or on a cluster. */
    private static final String[] PORTABLE =
            subpackages("hex", "map", "unit", "path", "play", "victory", "ai", "workshop");

    private static final String[] EVERYWHERE = {
        "java.lang", "java.util", "java.util.function", "java.util.stream", "java.util.regex", "java.time", "java.text"
    };

    private static final String[] WITHOUT_DRAWING = subpackages(LAYERS.subList(0, LAYERS.indexOf("view")));

    @ArchTest
    public static final ArchRule EACH_PACKAGE_KNOWS_ONLY_THOSE_BEFORE_IT = layers();

    @ArchTest
    public static final ArchRule EVERY_CLASS_HAS_A_PLACE_IN_THE_ORDER =
            classes().should().resideInAnyPackage(subpackages(LAYERS)).allowEmptyShould(true);

    /** The packages of commanders, lowest first: each knows only those before it. */
    private static final String[] COMMANDERS = {"toolkit", "outlook", "cadet", "colonel", "general", "roster", "advice"
    };

    @ArchTest
    public static final ArchRule WHAT_COMMANDERS_SHARE_KNOWS_NONE_OF_THEM = noClasses()
            .that()
            .resideInAPackage(ROOT + "ai")
            .should()
            .dependOnClassesThat(resideInAnyPackage(those("ai", COMMANDERS, 0)))
            .allowEmptyShould(true);

    @ArchTest
    public static final ArchRule EACH_COMMANDER_KNOWS_ONLY_THOSE_BEFORE_IT = order("ai", COMMANDERS);

    /** The packages of victory, lowest first: each knows only those before it, and none the entrance, {@code victory} itself. */
    private static final String[] FLOORS = {"account", "sheets", "systems"};

    @ArchTest
    public static final ArchRule EACH_FLOOR_OF_VICTORY_KNOWS_ONLY_THOSE_BEFORE_IT = order("victory", FLOORS);

    @ArchTest
    public static final ArchRule NO_FLOOR_OF_VICTORY_KNOWS_THE_ENTRANCE = noClasses()
            .that()
            .resideInAnyPackage(those("victory", FLOORS, 0))
            .should()
            .dependOnClassesThat(resideInAPackage(ROOT + "victory"))
            .allowEmptyShould(true);

    private static ArchRule order(String parent, String... packages) {
        List<ArchRule> rules = new ArrayList<>();
        for (int i = 0; i < packages.length - 1; i++) {
            rules.add(noClasses()
                    .that()
                    .resideInAPackage(ROOT + parent + "." + packages[i] + "..")
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(those(parent, packages, i + 1)))
                    .allowEmptyShould(true));
        }
        return CompositeArchRule.of(rules);
    }

    /** The packages of a parent from an index in their order. */
    private static String[] those(String parent, String[] packages, int from) {
        return Arrays.stream(packages, from, packages.length)
                .map(name -> ROOT + parent + "." + name + "..")
                .toArray(String[]::new);
    }

    @ArchTest
    public static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
            slices().matching(ROOT + "(**)").should().beFreeOfCycles().allowEmptyShould(true);

    /**
     * Classes of one package that may know each other.
     *
     * @param name the package, without that of the game
     * @param types the simple names of the classes
     */
    public record Circle(String name, Set<String> types) {
        /** The classes by their names, with blanks between them. */
        public Circle(String name, String types) {
            this(name, Set.of(types.split(" ")));
        }

        boolean contains(String type) {
            String prefix = ROOT + name + ".";
            return type.startsWith(prefix) && types.contains(type.substring(prefix.length()));
        }
    }

    /** Classes do not depend on each other in cycles, except for these. */
    public static ArchRule freeOfCyclesBut(List<Circle> natural) {
        return slices().assignedFrom(new TopLevelClasses(natural))
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true);
    }

    /** Fails for a cycle that no longer exists, and so must be removed from a list. */
    public static void checkThatAllExist(List<Circle> circles, JavaClasses classes) {
        for (Circle circle : circles) {
            List<Circle> others =
                    circles.stream().filter(other -> !other.equals(circle)).toList();
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

    /** Looking into a class by reflection. */
    public static final DescribedPredicate<JavaCall<?>> REFLECTION = target(owner(equivalentTo(Class.class)))
            .and(target(nameMatching("forName|get(Declared|Record|Permitted|Method|Field|Constructor).*")));

    /** No files, executors, reflection or digests, and only those parts of the standard library that every platform has. */
    @ArchTest
    public static final ArchRule THE_GAME_ITSELF_IS_PORTABLE = noClasses()
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
            .callMethod(BitSet.class, "toLongArray")
            .allowEmptyShould(true);

    @ArchTest
    public static final ArchTests WHAT_DECIDES_A_GAME_IS_THE_SAME_EVERYWHERE = ArchTests.in(SameEverywhere.class);

    /** The parts of saved games are listed in tables; a test keeps the tables in step with the records. */
    @ArchTest
    public static final ArchRule FILES_ARE_READ_AND_WRITTEN_WITHOUT_REFLECTION = noClasses()
            .that()
            .resideInAnyPackage(subpackages("scenario"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.lang.reflect..")
            .orShould()
            .callMethodWhere(REFLECTION)
            .allowEmptyShould(true);

    /** Everything is stored under a name in a storage; only files that players name have paths. */
    @ArchTest
    public static final ArchRule ONE_CLASS_KNOWS_FILES = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "desktop..")
            .and()
            .doNotHaveSimpleName("FileStorage")
            .and()
            .doNotHaveSimpleName("WholeFile")
            .and()
            .doNotHaveSimpleName("LineFile")
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
            .resideInAnyPackage("java.nio.file..")
            .allowEmptyShould(true);

    @ArchTest
    public static final ArchRule ONE_CLASS_COMPUTES_DIGESTS = noClasses()
            .that()
            .doNotHaveSimpleName("Digest")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(MessageDigest.class)
            .allowEmptyShould(true);

    /** Asking a system of the rules what can be done, instead of the options. */
    public static final DescribedPredicate<JavaCall<?>> QUESTION_OF_WHAT_CAN_BE_DONE = asks(Game.class, "check")
            .or(asks(MovementSystem.class, "reach|searched|check.*"))
            .or(asks(CombatSystem.class, "fit|able|bombards|must.*|targets.*|required"))
            .or(asks(ReinforcementSystem.class, ".*"))
            .or(asks(ExitSystem.class, ".*"))
            .or(asks(RetreatSystem.class, ".*"))
            .or(asks(Aftermath.class, ".*"));

    private static DescribedPredicate<JavaCall<?>> asks(Class<?> system, String names) {
        return target(owner(equivalentTo(system))).and(target(nameMatching(names)));
    }

    /** Asking how likely a side is to win as commanders see it, which people are shown as the stored games of the scenario correct it. */
    public static final DescribedPredicate<JavaCall<?>> CHANCE_AS_COMMANDERS_SEE_IT = target(
                    owner(nameMatching(".*\\.(Evaluation|PlanTrial)")))
            .and(target(nameMatching("chance")))
            .or(target(owner(nameMatching(".*\\.(Commander|Cadet|Colonel|CheckingColonel|General|Rehearsal)")))
                    .and(target(nameMatching("plan"))));

    /** Both that ask it cannot do so without a calibration: the course of a game, and what decisions were worth. */
    @ArchTest
    public static final ArchRule CHANCES_ARE_SHOWN_AS_STORED_GAMES_CORRECT_THEM = noClasses()
            .that()
            .resideInAnyPackage(subpackages("session", "workshop", "view", "publish", "screen", "desktop"))
            .and()
            .doNotHaveSimpleName("ChanceCourse")
            .and()
            .doNotHaveSimpleName("JudgedTurn")
            .should()
            .callMethodWhere(CHANCE_AS_COMMANDERS_SEE_IT)
            .allowEmptyShould(true);

    /** The combat system gives the figures of an attack; {@code Fighting} shows what both sides could do in any phase. */
    @ArchTest
    public static final ArchRule CLICKS_AND_PANELS_ASK_THE_OPTIONS_WHAT_CAN_BE_DONE = noClasses()
            .that()
            .resideInAnyPackage(ROOT + "session", ROOT + "session.control", ROOT + "view..", ROOT + "screen..")
            .and()
            .doNotHaveSimpleName("Fighting")
            .should()
            .callMethodWhere(QUESTION_OF_WHAT_CAN_BE_DONE)
            .allowEmptyShould(true);

    @ArchTest
    public static final ArchRule RULES_DRAW_NOTHING = noClasses()
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
    public static final ArchRule CHANCE_COMES_FROM_THE_DICE_OF_THE_GAME = noClasses()
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
    public static final ArchRule NAMES_SAY_WHAT_A_CLASS_IS = noClasses()
            .should()
            .haveNameMatching(".*(Manager|Helper|Utils?|Impl)")
            .allowEmptyShould(true);

    @ArchTest
    public static final ArchRule INTERFACES_CARRY_NO_PREFIX = noClasses()
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
        layers = layers.whereLayer(LAYERS.get(0)).mayNotAccessAnyLayer();
        for (int i = 1; i < LAYERS.size(); i++) {
            boolean draws = LAYERS.get(i).equals("view");
            String[] known = LAYERS.subList(0, i).stream()
                    .filter(layer -> !draws || (!layer.equals("ai") && !layer.equals("balance")))
                    .toArray(String[]::new);
            layers = layers.whereLayer(LAYERS.get(i)).mayOnlyAccessLayers(known);
        }
        return layers;
    }

    private static String[] subpackages(String... layers) {
        return subpackages(List.of(layers));
    }

    private static String[] subpackages(List<String> layers) {
        return layers.stream().map(layer -> ROOT + layer + "..").toArray(String[]::new);
    }
}
