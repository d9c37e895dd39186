package org.roadtorichmond.balance.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Pairing;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;

/** What an experiment on campaigns shows so far: of the campaigns, and of each of their battles what is found of all games. */
public final class CampaignFindings {
    private final CampaignExperiment experiment;
    private final Findings battles;
    private final List<ChainFindings> variants;
    private final List<Pairing> pairings;

    /**
     * Nothing yet.
     *
     * @param calibrations how the chance of winning is shown in each scenario
     */
    public CampaignFindings(CampaignExperiment experiment, Function<LoadedScenario, Calibration> calibrations) {
        this.experiment = experiment;
        battles = new Findings(experiment.battles(), calibrations);
        variants = experiment.variants().stream()
                .map(variant -> new ChainFindings(variant.campaign()))
                .toList();
        // Campaigns pay the same battle points, but weights and final points may differ.
        pairings = new ArrayList<>();
        experiment.variants().forEach(variant -> pairings.add(new Pairing(false)));
    }

    /** Adds a campaign of a variant; they are added in order. */
    void add(int variant, GameLine line, ChainCourse course) {
        variants.get(variant).add(line, course);
        pairings.get(variant).add(line, pairings.get(0));
        int first = experiment.firstBattle(variant);
        for (int number = 0; number < course.battles().size(); number++) {
            ChainCourse.Battle battle = course.battles().get(number);
            battles.add(first + number, battle.line(), battle.course());
        }
    }

    /** Whether the stop rule wants no more campaigns of a variant. */
    boolean enough(int variant) {
        return experiment.rule().enough(variants.get(variant).wins());
    }

    /** The experiment. */
    public CampaignExperiment experiment() {
        return experiment;
    }

    /** What is found of each variant. */
    public List<ChainFindings> variants() {
        return variants;
    }

    /** What is found of the battles of all variants, each as a variant of its own. */
    public Findings battles() {
        return battles;
    }

    /** How many campaigns there are. */
    public int size() {
        return variants.stream().mapToInt(ChainFindings::size).sum();
    }

    /** How the score of each variant but the first differs from that of the first, campaign by campaign with the same seed. */
    public List<Optional<VariantComparison>> comparisons() {
        return Pairing.comparisons(pairings.subList(1, pairings.size()));
    }
}
