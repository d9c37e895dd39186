package org.roadtorichmond.balance.campaign;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.balance.lab.CourseKind;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.SealedGame;
import org.roadtorichmond.balance.lab.SealedGames;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/** The results of whole campaigns: {@code results/1}, a line a campaign, and its battles one by one as {@code chains/1}. */
public final class CampaignResults extends SealedGames<ChainCourse> {
    private static final CourseKind<ChainCourse> CHAINS = new CourseKind<>(ChainCourse.class, "chains/1");

    private final CampaignExperiment experiment;
    private final Experiment battles;

    private CampaignResults(LineFile.Pair files, CampaignExperiment experiment) {
        super(files, CHAINS, experiment.chain());
        this.experiment = experiment;
        battles = experiment.battles();
    }

    /**
     * Goes on with files that hold campaigns, or begins them if they are empty, lets something be done with them, and closes them.
     *
     * @param files the results and their companion
     * @param experiment the experiment; files of another one are refused and left as they are
     * @param warned takes what was wrong with lines that were cut off
     * @param use what is done
     */
    public static <T> Result<T> using(
            LineFile.Pair files,
            CampaignExperiment experiment,
            Consumer<Sentence> warned,
            Function<CampaignResults, Result<T>> use) {
        return using(files, new CampaignResults(files, experiment), warned, use);
    }

    @Override
    protected List<String> names() {
        return experiment.variants().stream().map(CampaignVariant::name).toList();
    }

    @Override
    protected boolean isPossible(int variant, SealedGame<ChainCourse> game) {
        return experiment.isPossible(battles, variant, game);
    }
}
