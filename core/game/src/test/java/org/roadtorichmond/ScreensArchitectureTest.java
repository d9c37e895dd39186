package org.roadtorichmond;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.roadtorichmond.testing.HouseRules;
import org.roadtorichmond.testing.OwnClasses;

/** Screens know all parts and are known by none. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = OwnClasses.class)
final class ScreensArchitectureTest {
    @ArchTest
    static final ArchTests HOUSE = ArchTests.in(HouseRules.class);

    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_CYCLES = HouseRules.freeOfCyclesBut(List.of());
}
