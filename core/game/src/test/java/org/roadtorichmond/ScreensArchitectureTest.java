package org.roadtorichmond;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.badlogic.gdx.graphics.Color;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.roadtorichmond.screen.battle.panel.LessonRings;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.testing.HouseRules;
import org.roadtorichmond.testing.OwnClasses;
import org.roadtorichmond.view.CounterPainter;
import org.roadtorichmond.view.Palette;

/** Screens know all parts and are known by none. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = OwnClasses.class)
final class ScreensArchitectureTest {
    @ArchTest
    static final ArchTests HOUSE = ArchTests.in(HouseRules.class);

    @ArchTest
    static final ArchRule RED_SAYS_WHAT_NEEDS_THE_PLAYER_NOW = noClasses()
            .that(not(belongToAnyOf(Palette.class, Theme.class, CounterPainter.class, LessonRings.class)
                    .or(simpleName("OverlayPainter"))
                    .or(simpleName("LessonMarks"))))
            .should()
            .accessField(Palette.class, "NOW")
            .orShould()
            .accessField(Palette.class, "NOW_OVER");

    @ArchTest
    static final ArchRule COLOURS_HAVE_THEIR_VALUES_IN_THE_PALETTE = noClasses()
            .that(not(belongToAnyOf(Palette.class).or(simpleName("LightPainter"))))
            .should()
            .callConstructor(Color.class, int.class);

    @ArchTest
    static final ArchRule CLASSES_ARE_FREE_OF_CYCLES = HouseRules.freeOfCyclesBut(List.of());
}
