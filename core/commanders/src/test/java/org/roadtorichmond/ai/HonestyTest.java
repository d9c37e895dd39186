package org.roadtorichmond.ai;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.testing.WithoutTests;

/** Checks that commanders see only what a player sees: their code can neither read future dice nor try them out. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = WithoutTests.class)
final class HonestyTest {
    private static final String COMMANDERS = "org.roadtorichmond.ai..";

    private static final DescribedPredicate<JavaCall<?>> DICE_TO_COME = target(owner(equivalentTo(GameState.class)))
            .and(target(nameMatching("seed|hash")))
            .or(target(owner(equivalentTo(Entry.class))).and(target(nameMatching("hash"))))
            .or(target(owner(equivalentTo(Game.class))).and(target(nameMatching("beginning"))));

    /** The seed and what follows from it. Playouts are excepted, because they print the seed when a game fails. */
    @ArchTest
    static final ArchRule COMMANDERS_DO_NOT_KNOW_THE_DICE_TO_COME = noClasses()
            .that()
            .resideInAnyPackage(COMMANDERS)
            .and()
            .areNotAssignableTo(Playout.class)
            .should()
            .callMethodWhere(DICE_TO_COME)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Dice.class);

    private static final DescribedPredicate<JavaCall<?>> PLAYS_ON =
            target(owner(equivalentTo(Game.class))).and(target(nameMatching("execute|suppose|restore|revert|undo")));

    private static final DescribedPredicate<JavaClass> LOOKS_AHEAD = DescribedPredicate.describe(
            "look ahead",
            type -> type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(dependency -> dependency.getTargetClass().isEquivalentTo(Lookahead.class)));

    /** A commander tries nothing in the game being played, only in its own look-ahead. */
    @ArchTest
    static final ArchRule COMMANDERS_PLAY_ON_ONLY_IN_LOOKAHEADS = noClasses()
            .that()
            .resideInAnyPackage(COMMANDERS)
            .and()
            .areNotAssignableTo(Playout.class)
            .and(not(LOOKS_AHEAD))
            .should()
            .callMethodWhere(PLAYS_ON);

    @ParameterizedTest
    @ValueSource(
            classes = {
                Dishonest.ReadsSeed.class,
                Dishonest.ReadsHash.class,
                Dishonest.ReadsHashOfEntry.class,
                Dishonest.BeginsAgain.class,
                Dishonest.RollsDice.class
            })
    @DisplayName("a commander that looks at the dice to come is noticed")
    void noticesWhoKnowsTheDice(Class<?> dishonest) {
        assertTrue(COMMANDERS_DO_NOT_KNOW_THE_DICE_TO_COME
                .evaluate(new ClassFileImporter().importClasses(dishonest))
                .hasViolation());
    }

    @ParameterizedTest
    @ValueSource(classes = {Dishonest.Tries.class, Dishonest.Supposes.class})
    @DisplayName("a commander that tries commands on the game that is played is noticed")
    void noticesWhoPlaysOn(Class<?> dishonest) {
        assertTrue(COMMANDERS_PLAY_ON_ONLY_IN_LOOKAHEADS
                .evaluate(new ClassFileImporter().importClasses(dishonest))
                .hasViolation());
    }
}
