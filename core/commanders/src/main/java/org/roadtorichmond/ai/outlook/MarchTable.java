package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Who marches where in a rehearsal, and what for: what a commander says of attacks and exits, and else what a march does. */
final class MarchTable {
    /** The reason of commanders who do not say what a post is for. */
    private static final String UNSAID = "aim.close";

    /** The share of its worth by which the peril of a unit must fall for a march to count as one out of danger. */
    private static final double SAFER = 0.03;

    private final ReplyThreat threat;
    private final Side side;
    private final Map<Unit, Track> tracks = new LinkedHashMap<>();

    /** What is known of one unit's march. */
    private static final class Track {
        private final List<Hex> path = new ArrayList<>();
        private Plan.Role role = Plan.Role.POST;
        private Sentence reason = Sentence.word(Plan.Role.POST);
        private boolean entered;
    }

    /** A table for a side; the threat has been surveyed before the first march, and not again before the last. */
    MarchTable(ReplyThreat threat, Side side) {
        this.threat = threat;
        this.side = side;
    }

    /** Notes what a command has done; the answer is the reason for it. */
    Sentence note(List<Event> events, Sentence own) {
        Sentence reason = own;
        for (Event event : events) {
            if (event instanceof Event.UnitMoved moved) {
                Track track = track(moved.unit());
                if (track.path.isEmpty()) {
                    track.path.addAll(moved.path());
                } else {
                    track.path.addAll(moved.path().subList(1, moved.path().size()));
                }
                reason = judge(moved.unit(), track, own);
            } else if (event instanceof Event.UnitEntered entered) {
                Track track = track(entered.unit());
                track.path.add(entered.hex());
                track.entered = true;
                track.role = Plan.Role.ENTER;
                track.reason = own;
            } else if (event instanceof Event.UnitExited exited) {
                Track track = track(exited.unit());
                if (track.path.isEmpty()) {
                    track.path.add(exited.hex());
                }
                track.role = Plan.Role.LEAVE;
                track.reason = own;
            }
        }
        return reason;
    }

    private Track track(Unit unit) {
        return tracks.computeIfAbsent(unit, fresh -> new Track());
    }

    private Sentence judge(Unit unit, Track track, Sentence own) {
        if (!track.entered) {
            track.role = role(unit, track.path);
        }
        track.reason = own.key().equals(UNSAID) ? Sentence.word(track.role) : own;
        return track.reason;
    }

    /** What a march does that is for no attack: closes with the enemy, as no wagons do, leaves a dangerous place, or neither. */
    private Plan.Role role(Unit unit, List<Hex> path) {
        int from = path.get(0).index();
        int to = path.get(path.size() - 1).index();
        int nearer = threat.nearest(from, side.enemy()) - threat.nearest(to, side.enemy());
        if (nearer > 0 && !unit.train()) {
            return Plan.Role.CLOSE;
        }
        boolean safer = threat.share(unit, from) - threat.share(unit, to) > SAFER;
        return safer ? Plan.Role.WITHDRAW : Plan.Role.POST;
    }

    /** The marches, in the order in which they begin; units that then attack march for that. */
    List<Plan.March> toward(List<Plan.Strike> attacks) {
        List<Plan.March> marches = new ArrayList<>();
        tracks.forEach((unit, track) -> {
            Optional<Plan.Strike> joined = attacks.stream()
                    .filter(attack -> attack.attackers().contains(unit))
                    .findFirst();
            Plan.Role role = joined.map(attack -> fights(track, attack)).orElse(track.role);
            boolean unsaid = track.reason.equals(Sentence.word(track.role));
            Sentence reason = joined.isPresent() && unsaid ? Sentence.word(role) : track.reason;
            marches.add(new Plan.March(unit, role, track.path, reason));
        });
        return marches;
    }

    private Plan.Role fights(Track track, Plan.Strike attack) {
        Hex stands = track.path.get(track.path.size() - 1);
        boolean beside = attack.targets().stream()
                .anyMatch(target -> threat.board().grid().distance(target.index(), stands.index()) == 1);
        return beside ? Plan.Role.ATTACK : Plan.Role.BOMBARD;
    }

    /** One of the marches of the kind of which there are most; of equals the one that begins first. */
    static Optional<Plan.March> commonest(List<Plan.March> marches) {
        Map<Plan.Role, Integer> counts = new LinkedHashMap<>();
        marches.forEach(march -> counts.merge(march.role(), 1, Integer::sum));
        return counts.entrySet().stream()
                .reduce((best, next) -> next.getValue() > best.getValue() ? next : best)
                .flatMap(most -> marches.stream()
                        .filter(march -> march.role() == most.getKey())
                        .findFirst());
    }
}
