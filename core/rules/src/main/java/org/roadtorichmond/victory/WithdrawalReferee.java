package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.words.Sentence;

/** Ends games of the withdrawal system: by its length, and as soon as an army is forced to withdraw (document 003). */
record WithdrawalReferee(GameLength length, List<ForcedWithdrawal> stops) implements Referee {
    @Override
    public Optional<Ending> judge(GameState state) {
        Situation now = Situation.of(state);
        List<Sentence> reasons = new ArrayList<>();
        for (Army army : Army.values()) {
            for (Line reason : Withdrawal.withdrawals(stops, army, now)) {
                reasons.add(Sentence.of("kept.told", army.side(), reason.sentence()));
            }
        }
        return reasons.stream()
                .reduce((first, next) -> Sentence.of("joined", first, next))
                .map(reason -> new Ending(reason, Optional.empty()));
    }
}
