package org.roadtorichmond.match;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.roadtorichmond.play.SharedDice;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.testing.WithoutTests;

/** Whoever thinks about a game between two computers has dice of his own, as in any other game. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = WithoutTests.class)
final class SharedDiceUseTest {
    private static final String ROOT = "org.roadtorichmond.";

    @ArchTest
    static final ArchRule ONLY_MATCHES_AND_THEIR_PROOF_KNOW_SHARED_DICE = noClasses()
            .that()
            .resideOutsideOfPackages(
                    ROOT + "play", ROOT + "victory", ROOT + "scenario.dice", ROOT + "scenario.save", ROOT + "match..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(SharedDice.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(DiceRecord.class);
}
