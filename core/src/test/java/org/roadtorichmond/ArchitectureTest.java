package org.roadtorichmond;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.badlogic.gdx.math.MathUtils;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Keeps the packages of the game in their order: each knows only those before it, the rules draw nothing, and chance
 * comes from the game's own dice. A package that is not in this list has no place yet, and the build says so.
 */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
    private static final String ROOT = "org.roadtorichmond.";

    /** Lowest first. Each knows all before it, but {@code view} not {@code ai} and {@code balance}. */
    private static final String[] LAYERS = {
        "hex", "map", "unit", "path", "play", "victory", "scenario", "ai", "balance", "view", "screen"
    };

    private static final String[] RULES = subpackages("hex", "map", "unit", "path", "play", "victory");

    private static final String[] WITHOUT_DRAWING =
            subpackages("hex", "map", "unit", "path", "play", "victory", "scenario", "ai", "balance");

    @ArchTest
    static final ArchRule EACH_PACKAGE_KNOWS_ONLY_THOSE_BEFORE_IT = layers();

    @ArchTest
    static final ArchRule EVERY_CLASS_HAS_A_PLACE_IN_THE_ORDER =
            classes().should().resideInAnyPackage(subpackages(LAYERS)).allowEmptyShould(true);

    @ArchTest
    static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
            slices().matching(ROOT + "(**)").should().beFreeOfCycles().allowEmptyShould(true);

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
            String[] known = LAYERS[i].equals("view")
                    ? Arrays.copyOf(LAYERS, Arrays.asList(LAYERS).indexOf("ai"))
                    : Arrays.copyOf(LAYERS, i);
            layers = layers.whereLayer(LAYERS[i]).mayOnlyAccessLayers(known);
        }
        return layers;
    }

    private static String[] subpackages(String... layers) {
        return Arrays.stream(layers).map(layer -> ROOT + layer + "..").toArray(String[]::new);
    }
}
