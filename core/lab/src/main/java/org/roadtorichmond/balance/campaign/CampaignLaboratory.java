package org.roadtorichmond.balance.campaign;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.balance.lab.GameKey;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.SealedGame;
import org.roadtorichmond.words.Sentence;

/**
 * Plays campaigns of an experiment.
 *
 * @param experiment the experiment
 * @param threads on how many threads, from 1; what comes of it is the same on any number
 * @param stopped asked between campaigns and while one is waited for: whether to stop
 */
public record CampaignLaboratory(CampaignExperiment experiment, int threads, BooleanSupplier stopped) {
    /** Takes each campaign that is played now, in order. */
    @FunctionalInterface
    public interface Sink {
        /** Takes a campaign; the answer is what went wrong with it, after which no more are played. */
        Optional<Sentence> take(CampaignVariant.Played played);
    }

    /**
     * Plays the campaigns that have not been played before, and adds all to the findings.
     *
     * @param file those that were played before, which takes the others
     * @param findings what has been found, which grows
     * @param sink takes those that are played now
     */
    public OrderedGames.Ending run(Optional<CampaignResults> file, CampaignFindings findings, Sink sink) {
        OrderedGames<CampaignVariant.Played> games = new OrderedGames<>(
                experiment.variants().stream().map(CampaignVariant::name).toList(),
                experiment.seed(),
                experiment.games(),
                (variant, seed) -> experiment.variants().get(variant).play(seed));
        return games.run(threads, stopped, new OrderedGames.Count<>() {
            @Override
            public boolean enough(int variant) {
                return findings.enough(variant);
            }

            @Override
            public boolean isKnown(GameKey key) {
                return file.filter(kept -> kept.has(key)).isPresent();
            }

            @Override
            public void known(int variant, GameKey key) {
                SealedGame<ChainCourse> game = file.orElseThrow().sealed(key);
                findings.add(variant, game.line(), game.course());
            }

            @Override
            public Optional<Sentence> take(int variant, CampaignVariant.Played now) {
                Optional<Sentence> trouble =
                        sink.take(now).or(() -> file.flatMap(kept -> kept.add(now.line(), now.course())));
                if (trouble.isEmpty()) {
                    findings.add(variant, now.line(), now.course());
                }
                return trouble;
            }
        });
    }
}
