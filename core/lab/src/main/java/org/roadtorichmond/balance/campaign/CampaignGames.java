package org.roadtorichmond.balance.campaign;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/**
 * Plays a campaign again and again, each battle as the ones before it left it.
 *
 * @param campaign the campaign
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 */
public record CampaignGames(Campaign campaign, CommanderSpec union, CommanderSpec confederate) {
    /**
     * Plays whole campaigns.
     *
     * @param seed the seed of the first; each next one has the next
     * @param count how many, 1 or more
     * @param threads on how many threads; what comes of it is the same on any number
     * @param stop asked again and again: whether no more campaigns are wanted
     * @return those that were played to their end, in the order of their seeds
     */
    public List<Chain> play(long seed, int count, int threads, BooleanSupplier stop) {
        ForkJoinPool workers = new ForkJoinPool(threads);
        try {
            return workers.submit(() -> LongStream.range(seed, seed + count)
                            .parallel()
                            .mapToObj(each -> stop.getAsBoolean() ? Chain.of(campaign) : play(each))
                            .filter(Chain::isOver)
                            .toList())
                    .get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a campaign could not be played to its end", e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /**
     * Plays the campaign of a seed. The dice of each battle follow from it and from the number of the battle, so that a battle that
     * begins alike goes alike.
     *
     * @throws IllegalStateException if what carries over does not go together in a battle
     */
    public Chain play(long seed) {
        Chain chain = Chain.of(campaign);
        while (!chain.isOver()) {
            LoadedScenario opening = chain.opening()
                    .value()
                    .orElseThrow(() -> new IllegalStateException("no opening"))
                    .scenario();
            Variant battle = new Variant("", opening, GameStart.of(opening.survey()), union, confederate);
            long own = seed + ((long) chain.ends().size() << Integer.SIZE);
            chain = chain.then(
                    BattleEnd.of(battle.play(own, List.of(battle.system())).game()));
        }
        return chain;
    }
}
