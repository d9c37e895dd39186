package org.roadtorichmond;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.roadtorichmond.testing.HouseRules;
import org.roadtorichmond.testing.OwnClasses;

/** A match between two computers knows the rules, and neither sockets nor commanders. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = OwnClasses.class)
final class MatchArchitectureTest {
    @ArchTest
    static final ArchTests HOUSE = ArchTests.in(HouseRules.class);

    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_CYCLES = HouseRules.freeOfCyclesBut(List.of());

    /** What it must not know, though it could. */
    @ArchTest
    static final ArchRule KNOWS_NOTHING_OF_OTHERS =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("java.net..", "java.nio.channels..");
}
