package org.roadtorichmond.testing;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * What decides a game gives the same on every processor and in every run: no function whose last bits differ, no
 * sum that is corrected here and not there, no order of a hash, no clock.
 */
public final class SameEverywhere {
    private static final String ROOT = "org.roadtorichmond.";

    /** The packages of rules and commanders. */
    private static final String[] DECIDING = packages("hex", "map", "unit", "path", "play", "victory", "ai");

    /** Those and the packages in which the laboratory decides how many games are played, and which scenario is best. */
    private static final String[] MEASURING =
            packages("hex", "map", "unit", "path", "play", "victory", "ai", "scenario", "balance");

    private SameEverywhere() {}

    /** Functions of which two processors may give neighbouring numbers; {@code Math.sqrt} and {@code StrictMath} give one. */
    private static final DescribedPredicate<JavaAccess<?>> INEXACT = calls(
            Math.class, "exp|expm1|log|log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot");

    @ArchTest
    public static final ArchRule NO_FUNCTION_WHOSE_LAST_BITS_DIFFER = noClasses()
            .that()
            .resideInAnyPackage(MEASURING)
            .should()
            .accessTargetWhere(INEXACT)
            .allowEmptyShould(true);

    /** Sums that the library corrects for rounding, as well as it can. */
    private static final DescribedPredicate<JavaAccess<?>> CORRECTED = calls(
                    DoubleStream.class, "sum|average|summaryStatistics")
            .or(calls(Collectors.class, "(summing|averaging|summarizing)Double"))
            .or(calls(DoubleSummaryStatistics.class, ".*"));

    @ArchTest
    public static final ArchRule SUMS_GO_FROM_FIRST_TO_LAST = noClasses()
            .that()
            .resideInAnyPackage(DECIDING)
            .should()
            .accessTargetWhere(CORRECTED)
            .allowEmptyShould(true);

    /** Whatever goes by the order of hashes, which for constants and classes without a hash of their own differs from run to run. */
    private static final DescribedPredicate<JavaAccess<?>> HASHED = calls(HashMap.class, "<init>")
            .or(calls(HashSet.class, "<init>"))
            .or(calls(IdentityHashMap.class, "<init>"))
            .or(calls(ConcurrentHashMap.class, "<init>|newKeySet"))
            .or(calls(Set.class, "copyOf"))
            .or(calls(Map.class, "copyOf|ofEntries"))
            .or(calls(Set.class, "of").and(severalElements(1)))
            .or(calls(Map.class, "of").and(severalElements(2)))
            .or(calls(
                    Collectors.class,
                    "to(Unmodifiable)?Set|to(Unmodifiable|Concurrent)?Map|groupingBy|partitioningBy"));

    /** Classes in which things are only looked up by their hash, and never gone through; or gone through where no order matters. */
    private static final DescribedPredicate<JavaClass> LOOKING_UP = lookingUp(
            "map.Crossing",
            "map.RoadNetwork",
            "play.Aftermath",
            "play.AttackOptions",
            "play.AttackSystem",
            "play.DecisionOptions",
            "play.EventTable",
            "play.MapEdgeCosts",
            "play.MarchOptions",
            "play.Opening",
            "play.Payments",
            "play.RuleBook",
            "play.Rules",
            "play.Scenario",
            "play.SheetTerms",
            "play.Survey",
            "play.VariableArrivalSystem",
            "play.perft.MoveWalk",
            "play.perft.PlayWalk",
            "victory.account.Situation",
            "victory.account.Stakes",
            "victory.sheets.EventHistory",
            "victory.sheets.SpoilsCourse",
            "ai.DistanceMaps",
            "ai.outlook.ClaimChances",
            "ai.outlook.ExitChances",
            "ai.outlook.HoldChances",
            "ai.outlook.Ledger",
            "ai.outlook.LineChances",
            "ai.colonel.CombatRetreats",
            "ai.colonel.CoveringMoves",
            "ai.colonel.Goals",
            "ai.colonel.Pickets",
            "ai.colonel.PostValues",
            "ai.colonel.Posts",
            "ai.colonel.StakeAims");

    @ArchTest
    public static final ArchRule NOTHING_GOES_BY_THE_ORDER_OF_A_HASH = noClasses()
            .that()
            .resideInAnyPackage(DECIDING)
            .and(not(LOOKING_UP))
            .should()
            .accessTargetWhere(HASHED)
            .allowEmptyShould(true);

    /** What differs from run to run. */
    private static final DescribedPredicate<JavaAccess<?>> PASSING = calls(
                    System.class, "nanoTime|currentTimeMillis|identityHashCode")
            .or(calls(Object.class, "hashCode"))
            .or(calls(Enum.class, "hashCode"))
            .or(calls(BaseStream.class, "parallel|unordered"))
            .or(calls(Stream.class, "parallel|unordered"));

    @ArchTest
    public static final ArchRule NOTHING_GOES_BY_CLOCK_OR_IDENTITY = noClasses()
            .that()
            .resideInAnyPackage(DECIDING)
            .should()
            .accessTargetWhere(PASSING)
            .allowEmptyShould(true);

    /** All of them. */
    public static final List<ArchRule> ALL = List.of(
            NO_FUNCTION_WHOSE_LAST_BITS_DIFFER,
            SUMS_GO_FROM_FIRST_TO_LAST,
            NOTHING_GOES_BY_THE_ORDER_OF_A_HASH,
            NOTHING_GOES_BY_CLOCK_OR_IDENTITY);

    private static DescribedPredicate<JavaAccess<?>> calls(Class<?> owner, String names) {
        return describe(
                owner.getSimpleName() + "." + names,
                access -> access.getTargetOwner().isEquivalentTo(owner)
                        && access.getName().matches(names));
    }

    /** Of the methods that make a small collection of their arguments those that take more than one element. */
    private static DescribedPredicate<JavaAccess<?>> severalElements(int one) {
        return describe("several elements", access -> {
            List<JavaClass> taken = ((CodeUnitAccessTarget) access.getTarget()).getRawParameterTypes();
            return taken.size() > one || (taken.size() == 1 && taken.get(0).isArray());
        });
    }

    private static DescribedPredicate<JavaClass> lookingUp(String... names) {
        Set<String> known = Stream.of(names).map(ROOT::concat).collect(Collectors.toSet());
        return describe("look up", type -> known.contains(type.getName()));
    }

    private static String[] packages(String... names) {
        return Stream.of(names).map(name -> ROOT + name + "..").toArray(String[]::new);
    }
}
