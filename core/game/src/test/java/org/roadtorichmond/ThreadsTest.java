package org.roadtorichmond;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
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
import java.util.Timer;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Unportable;
import org.roadtorichmond.testing.WithoutTests;
import org.roadtorichmond.work.Background;

/** Checks that threads are made in one place only, so that all background work starts, hands over and ends in the same way. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = WithoutTests.class)
final class ThreadsTest {
    private static final DescribedPredicate<JavaClass> WAYS_TO_RUN_BESIDE = assignableTo(Executor.class)
            .or(equivalentTo(Executors.class))
            .or(assignableTo(Future.class))
            .or(assignableTo(CompletionStage.class))
            .or(equivalentTo(Timer.class));

    private static final DescribedPredicate<JavaCall<?>> STARTS_THREADS = target(owner(assignableTo(Thread.class)))
            .and(target(nameMatching("<init>|start")))
            .or(target(owner(resideInAPackage("java.util.."))).and(target(nameMatching("parallel.*"))));

    /**
     * Work beside the thread of the game goes through a worker. Experiments are an exception, because they need many threads and
     * have no thread of a game. The shutdown hook is another, because the platform demands a thread.
     */
    @ArchTest
    static final ArchRule ONE_CLASS_MAKES_THREADS = noClasses()
            .that(not(belongTo(equivalentTo(Background.class)))
                    .and(not(belongTo(simpleName("Interruption"))))
                    .and(not(resideInAPackage("org.roadtorichmond.balance.."))))
            .should()
            .dependOnClassesThat(WAYS_TO_RUN_BESIDE)
            .orShould()
            .callCodeUnitWhere(STARTS_THREADS);

    @ParameterizedTest
    @ValueSource(
            classes = {
                Unportable.Runs.class,
                Unportable.Starts.class,
                Unportable.Spreads.class,
                Unportable.Promises.class,
                Unportable.Postpones.class
            })
    @DisplayName("what runs beside the thread of the game without a worker is noticed")
    void noticesThreads(Class<?> starting) {
        assertTrue(ONE_CLASS_MAKES_THREADS
                .evaluate(new ClassFileImporter().importClasses(starting))
                .hasViolation());
    }
}
