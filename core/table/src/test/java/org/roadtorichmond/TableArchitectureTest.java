package org.roadtorichmond;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.session.review.JudgedTurn;
import org.roadtorichmond.testing.HouseRules;
import org.roadtorichmond.testing.HouseRules.Circle;
import org.roadtorichmond.testing.OwnClasses;

/** A game on a table is played without a picture. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = OwnClasses.class)
final class TableArchitectureTest {
    @ArchTest
    static final ArchTests HOUSE = ArchTests.in(HouseRules.class);

    private static final List<Circle> CIRCLES = List.of(
            // The same control proposes, confirms and carries out what a player does.
            new Circle("session.control", "Confirmation Control Proposal UmpireControl"));

    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_OTHER_CYCLES = HouseRules.freeOfCyclesBut(CIRCLES);

    @ArchTest
    static void whoAsksForAChanceIsNoticed(JavaClasses classes) {
        for (Class<?> asks : List.of(ChanceCourse.class, JudgedTurn.class)) {
            assertTrue(noClasses()
                    .that()
                    .areAssignableTo(asks)
                    .should()
                    .callMethodWhere(HouseRules.CHANCE_AS_COMMANDERS_SEE_IT)
                    .evaluate(classes)
                    .hasViolation());
        }
    }

    @ArchTest
    static void listedCyclesAreThere(JavaClasses classes) {
        HouseRules.checkThatAllExist(CIRCLES, classes);
    }
}
