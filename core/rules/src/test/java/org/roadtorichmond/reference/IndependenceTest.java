package org.roadtorichmond.reference;

import static com.tngtech.archunit.base.DescribedPredicate.or;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;

/**
 * Checks that the plain rules do not use the engine that they are compared with. They may use the data of scenarios and commands,
 * and of the classes that contain these data only the stored values.
 */
@AnalyzeClasses(packages = "org.roadtorichmond.reference")
final class IndependenceTest {
    private static final String ENGINE =
            "org\\.roadtorichmond\\.(path|victory|scenario|ai|balance|view|screen|testing)\\..*"
                    + "|org\\.roadtorichmond\\.hex\\.(HexGrid|Direction|SightLines)"
                    + "|org\\.roadtorichmond\\.map\\.RoadNetwork"
                    + "|org\\.roadtorichmond\\.unit\\.(?!Unit$|Side$|package-info$).*"
                    + "|org\\.roadtorichmond\\.play\\.(?!(Arrival|CombatResult|CombatTable|Command(\\$.*)?|Odds|Phase|Rules(\\$.*)?"
                    + "|Scenario|VictoryTerms|Zone)$).*";

    private static DescribedPredicate<JavaCall<?>> call(Class<?> type, String names) {
        return target(owner(equivalentTo(type))).and(target(nameMatching(names)));
    }

    @ArchTest
    static final ArchRule THE_PLAIN_RULES_KNOW_NO_ENGINE = noClasses()
            .that()
            .haveSimpleNameStartingWith("Plain")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(ENGINE);

    @ArchTest
    static final ArchRule THE_PLAIN_RULES_ASK_DATA_NOTHING_THAT_IS_WORKED_OUT = noClasses()
            .that()
            .haveSimpleNameStartingWith("Plain")
            .should()
            .callMethodWhere(or(
                    call(Battlefield.class, "joined|water|river|bridge|ford|passable|grid|roads"),
                    call(TerrainEffects.class, "row"),
                    call(TerrainEffects.Row.class, "prohibitedToAll"),
                    call(Way.Kind.class, "marched"),
                    call(CombatTable.class, "result|column"),
                    call(CombatResult.class, "byBombardmentAlone"),
                    call(Odds.class, "of|labelled"),
                    call(Rules.class, "allowance|atNight"),
                    call(Scenario.class, "isNight|bearsColours"),
                    call(Zone.class, "openByTurn|freedByEnemies")));
}
