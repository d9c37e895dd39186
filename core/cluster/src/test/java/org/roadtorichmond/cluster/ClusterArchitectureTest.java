package org.roadtorichmond.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The cluster is a door beside the desktop: it knows the laboratory and what that knows, and nobody knows it. */
@AnalyzeClasses(packages = "org.roadtorichmond", importOptions = DoNotIncludeTests.class)
final class ClusterArchitectureTest {
    private static final String CLUSTER = "org.roadtorichmond.cluster..";

    @ArchTest
    static final ArchRule THE_CLUSTER_KNOWS_THE_LABORATORY_AND_WHAT_THAT_KNOWS = classes()
            .that()
            .resideInAPackage(CLUSTER)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    CLUSTER,
                    "org.roadtorichmond.words..",
                    "org.roadtorichmond.unit..",
                    "org.roadtorichmond.play..",
                    "org.roadtorichmond.victory..",
                    "org.roadtorichmond.scenario..",
                    "org.roadtorichmond.ai.roster..",
                    "org.roadtorichmond.balance..",
                    "java..",
                    "org.jspecify.annotations..",
                    "org.apache.spark..",
                    "picocli..");

    @ArchTest
    static final ArchRule NOTHING_ELSE_KNOWS_SPARK_OR_THE_CLUSTER = classes()
            .that()
            .resideOutsideOfPackage(CLUSTER)
            .should()
            .onlyDependOnClassesThat()
            .resideOutsideOfPackages(CLUSTER, "org.apache.spark..");
}
