package org.roadtorichmond;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
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
    static void listedCyclesAreThere(JavaClasses classes) {
        HouseRules.checkThatAllExist(CIRCLES, classes);
    }
}
