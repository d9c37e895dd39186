package org.roadtorichmond.balance.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.unit.Side;

/**
 * What many courses of a campaign show.
 *
 * @param campaign the campaign
 * @param chains how it went each time
 */
public record CampaignFindings(Campaign campaign, List<Chain> chains) {
    /** Copies the list. */
    public CampaignFindings {
        chains = List.copyOf(chains);
    }

    /**
     * How often which side won something.
     *
     * @param union how often the Union did
     * @param confederate how often the Confederates did
     * @param draws how often neither did
     */
    public record Wins(int union, int confederate, int draws) {
        /** The Union's score: the share that it won, a draw counted half; a half of nothing. */
        public double score() {
            int all = union + confederate + draws;
            return all == 0 ? 0.5 : (union + draws / 2.0) / all;
        }

        static Wins of(List<Optional<Side>> winners) {
            int union = 0;
            int confederate = 0;
            for (Optional<Side> winner : winners) {
                union += winner.filter(side -> side == Side.UNION).isPresent() ? 1 : 0;
                confederate += winner.filter(side -> side == Side.CONFEDERATE).isPresent() ? 1 : 0;
            }
            return new Wins(union, confederate, winners.size() - union - confederate);
        }
    }

    /** Who won the campaign how often. */
    public Wins wins() {
        return Wins.of(chains.stream().map(Chain::winner).toList());
    }

    /** Who won a battle how often, by its number from 0. */
    public Wins wins(int battle) {
        return wins(battle, chain -> true);
    }

    /** The same among those campaigns in which another battle was won by a side. */
    public Wins given(int battle, int other, Side winner) {
        return wins(
                battle,
                chain -> winner(chain, other).filter(side -> side == winner).isPresent());
    }

    private Wins wins(int battle, Predicate<Chain> among) {
        return Wins.of(chains.stream()
                .filter(among)
                .map(chain -> winner(chain, battle))
                .toList());
    }

    private static Optional<Side> winner(Chain chain, int battle) {
        return chain.ends().get(battle).winner();
    }

    /**
     * How often who won a battle won the campaign too, of all campaigns in which both were won by somebody: a half if the battle does not
     * matter, 1 if it decides.
     *
     * @return empty if there was none
     */
    public Optional<Double> decides(int battle) {
        List<Chain> won = chains.stream()
                .filter(chain ->
                        winner(chain, battle).isPresent() && chain.winner().isPresent())
                .toList();
        long same = won.stream()
                .filter(chain -> winner(chain, battle).equals(chain.winner()))
                .count();
        return won.isEmpty() ? Optional.empty() : Optional.of(same / (double) won.size());
    }

    /**
     * How often something came about, and what it went with.
     *
     * @param name what it is called
     * @param battle the number of the battle that it changes, or of the last one for points at the end
     * @param times in how many campaigns it came about
     * @param with who won that battle, or the campaign, when it had come about
     * @param without the same when it had not
     */
    public record Followed(String name, int battle, int times, Wins with, Wins without) {}

    /** What follows from battles, in the order of the file: what differs with it need not come from it. */
    public List<Followed> followed() {
        List<Followed> all = new ArrayList<>();
        for (int number = 0; number < campaign.battles().size(); number++) {
            int of = number;
            for (Consequence each : campaign.battles().get(of).after()) {
                int in = campaign.number(each.in());
                all.add(followed(each.name(), in, chain -> chain.cameAbout(of, each), chain -> winner(chain, in)));
            }
        }
        for (Final each : campaign.finals()) {
            all.add(followed(each.name(), campaign.battles().size() - 1, chain -> chain.isPaid(each), Chain::winner));
        }
        return all;
    }

    private Followed followed(
            String name, int battle, Predicate<Chain> cameAbout, Function<Chain, Optional<Side>> winner) {
        List<Optional<Side>> with =
                chains.stream().filter(cameAbout).map(winner).toList();
        List<Optional<Side>> without =
                chains.stream().filter(cameAbout.negate()).map(winner).toList();
        return new Followed(name, battle, with.size(), Wins.of(with), Wins.of(without));
    }
}
