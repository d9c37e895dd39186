package org.roadtorichmond;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Unportable;
import org.roadtorichmond.hex.Unsteady;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.testing.HouseRules;
import org.roadtorichmond.testing.HouseRules.Circle;
import org.roadtorichmond.testing.OwnClasses;
import org.roadtorichmond.testing.SameEverywhere;

/** What the rules and the files of the game know, and that the rules of the house notice what they forbid. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = OwnClasses.class)
final class RulesArchitectureTest {
    @ArchTest
    static final ArchTests HOUSE = ArchTests.in(HouseRules.class);

    private static final List<Circle> CIRCLES = List.of(
            // Events are a sealed type, and each changes the state through an editor of the state.
            new Circle(
                    "play",
                    "Editor Event GameState GroupArrived HoldSettled LengthSet MarksCleared StateHash Station"
                            + " TokenPlaced TokensLost UmpireAct UmpireActed"));

    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_OTHER_CYCLES = HouseRules.freeOfCyclesBut(CIRCLES);

    @ArchTest
    static void listedCyclesAreThere(JavaClasses classes) {
        HouseRules.checkThatAllExist(CIRCLES, classes);
    }

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
        assertTrue(HouseRules.THE_GAME_ITSELF_IS_PORTABLE
                .evaluate(new ClassFileImporter().importClasses(unportable))
                .hasViolation());
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Unsteady.Calls.class,
                Unsteady.Refers.class,
                Unsteady.Sums.class,
                Unsteady.Collects.class,
                Unsteady.Hashes.class,
                Unsteady.Maps.class,
                Unsteady.Mixes.class,
                Unsteady.Identifies.class,
                Unsteady.Looks.class
            })
    @DisplayName("what is not the same everywhere is noticed in the packages of the rules")
    void noticesWhatIsNotTheSameEverywhere(Class<?> unsteady) {
        JavaClasses imported = new ClassFileImporter().importClasses(unsteady);
        assertEquals(
                1,
                SameEverywhere.ALL.stream()
                        .filter(rule -> rule.evaluate(imported).hasViolation())
                        .count());
    }

    @Test
    @DisplayName("looking into a record is noticed as reflection")
    void noticesReflection() {
        assertTrue(noClasses()
                .should()
                .callMethodWhere(HouseRules.REFLECTION)
                .evaluate(new ClassFileImporter().importClasses(Unportable.Reflects.class))
                .hasViolation());
    }

    @Test
    @DisplayName("asking a system of rules what can be done is noticed")
    void noticesQuestions() {
        assertTrue(noClasses()
                .should()
                .callMethodWhere(HouseRules.QUESTION_OF_WHAT_CAN_BE_DONE)
                .evaluate(new ClassFileImporter().importClasses(MarchOptions.class))
                .hasViolation());
    }
}
