package org.roadtorichmond.match.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

/** An end of a match in memory, and what it keeps of it: the host commands the Union, the guest the Confederates. */
final class KeptMatch implements MatchTalk.Places {
    final List<String> journal = new ArrayList<>();
    Optional<MatchStart> offered = Optional.empty();
    Optional<MatchSeat> seat = Optional.empty();
    boolean gives = true;
    private final LoadedScenario scenario;
    private final Supplier<ChainElement> secrets;

    KeptMatch(LoadedScenario scenario, Supplier<ChainElement> secrets) {
        this.scenario = scenario;
        this.secrets = secrets;
    }

    /** A talk over a new connection; the host's if the side is his. */
    MatchTalk talk(Side side) {
        return side == Side.UNION ? host() : guest();
    }

    MatchTalk host() {
        return MatchTalk.host(new MatchTalk.HostTerms(scenario, Side.UNION), offered, seat, "Ann", secrets, this);
    }

    MatchTalk guest() {
        return MatchTalk.guest(seat, "Bob", secrets, this);
    }

    @Override
    public boolean mayGive() {
        return gives;
    }

    @Override
    public void offer(MatchStart start) {
        offered = Optional.of(start);
        journal.clear();
        journal.add(start.text());
    }

    @Override
    public MatchSeat begin(MatchStart start) {
        MatchListener silent = new MatchListener() {};
        MatchSeat begun = offered.isPresent()
                ? MatchSeat.taken(start, journal::add, silent)
                : MatchSeat.begin(start, journal::add, silent);
        seat = Optional.of(begun);
        return begun;
    }

    @Override
    public Result<MatchSeat> restore(LostMatch lost) {
        journal.clear();
        Result<MatchSeat> restored = lost.begin(journal::addAll, journal::add, new MatchListener() {});
        seat = restored.value();
        return restored;
    }

    /** Brings it back from its journal, as after a kill. */
    void kill() {
        offered = SealedJournal.offered(journal);
        seat = offered.isPresent() || LostMatch.isHalfRestored(journal)
                ? Optional.empty()
                : SeatReplay.resume(List.copyOf(journal), journal::add, new MatchListener() {})
                        .value();
    }
}
