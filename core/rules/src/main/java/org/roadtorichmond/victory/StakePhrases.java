package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Conditions;
import org.roadtorichmond.victory.account.ForcedWithdrawal;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Puts into words what the {@link Stakes} of a scenario ask of a side. */
public final class StakePhrases {
    private static final int MOST_PAID = 4;
    private static final int MOST_THEIRS = 3;
    private static final Totals NOTHING = new Totals(0, 0, 0, 0, 0, false, false);

    private final GameState state;
    private final Scenario scenario;
    private final Battlefield field;
    private final Side side;
    private final Stakes stakes;
    private final Situation now;

    private StakePhrases(GameState state, Side side) {
        this.state = state;
        this.side = side;
        scenario = state.scenario();
        field = scenario.field();
        stakes = VictorySystem.stakesOf(scenario);
        now = Situation.of(state);
    }

    /** What a side must do to win as the game stands; nothing when it has ended. */
    public static Optional<WaysToWin> of(GameState state, Side side) {
        return state.ending().isPresent() ? Optional.empty() : Optional.of(new StakePhrases(state, side).all());
    }

    private WaysToWin all() {
        List<Sentence> ends = Stream.of(side, side.enemy())
                .flatMap(who -> stops(who).map(stop -> Sentence.of(whose(who) + "stop", stop)).stream())
                .toList();
        return new WaysToWin(decides(), items(side, MOST_PAID), items(side.enemy(), MOST_THEIRS), ends);
    }

    // What decides.

    private Sentence decides() {
        Scale scale = stakes.scale();
        long needed = (scale.toBetter(side, NOTHING) + scale.parts() - 1) / scale.parts();
        Measure measure = scale.score(NOTHING).measure();
        Object enemy = PerArmy.TITLES.of(side.enemy());
        return switch (measure) {
            case BATTLE_POINTS -> Sentence.of("win.share", enemy, end(), needed);
            case TOKENS -> Sentence.of("win.tokens", enemy, end());
            case VICTORY_POINTS ->
                needed > 1 ? Sentence.of("win.lead", enemy, end(), needed) : Sentence.of("win.more", enemy, end());
        };
    }

    /** When the game ends, as far as that is known. */
    private Sentence end() {
        int last = state.lastTurn();
        for (int turn = 1; turn < last; turn++) {
            if (stakes.endsAfter(turn, state) > 0) {
                return Sentence.of("win.when.die", turn, last);
            }
        }
        return scenario.isNight(last) ? Sentence.of("win.when.night", last) : after(last);
    }

    private Sentence after(int turn) {
        boolean dusk = !scenario.isNight(turn) && scenario.isNight(turn + 1);
        return Sentence.of(dusk ? "win.when.dusk" : "win.when.turn", turn);
    }

    // What is paid for.

    /** What a payment is about: what lies at one place or with one unit is read before what lies anywhere. */
    private enum About {
        GROUND(0),
        UNIT(0),
        ABSENT(0),
        MOST_GROUND(0),
        MORE_TOKENS(0),
        EXIT(1),
        UNSUPPLIED(2),
        FORCE(3),
        TOKENS(3);

        private final int rank;

        About(int rank) {
            this.rank = rank;
        }

        /** Whether it is told in any case, for it is what every battle is about. */
        private boolean always() {
            return this == FORCE || this == TOKENS;
        }
    }

    /**
     * What is said of together.
     *
     * @param about what kind of thing
     * @param apart what tells it from others of its kind: a claim, a hex or a unit
     * @param provided the condition
     * @param coin what it is paid in
     */
    private record Subject(About about, Object apart, Claim provided, Coin coin) {}

    private Subject subject(Stake stake) {
        Claim first = first(stake.claim());
        About about = about(first, stake.to());
        Object apart = switch (about) {
            case GROUND, MOST_GROUND -> first;
            case EXIT -> first.hexes();
            case UNIT, ABSENT -> first.units().get(0);
            case MORE_TOKENS, TOKENS, FORCE, UNSUPPLIED -> about;
        };
        return new Subject(about, apart, stake.provided(), stake.coin());
    }

    private static Claim first(Claim claim) {
        return claim.claims().isEmpty() ? claim : first(claim.claims().get(0));
    }

    private About about(Claim claim, Side to) {
        if (claim instanceof Claim.Held) {
            return About.GROUND;
        } else if (claim instanceof Claim.More) {
            return About.MOST_GROUND;
        } else if (claim instanceof Claim.MoreTokens) {
            return About.MORE_TOKENS;
        } else if (claim instanceof Claim.Bears || claim instanceof Claim.Prize) {
            return About.TOKENS;
        } else if (claim instanceof Claim.Absent) {
            return About.ABSENT;
        } else if (claim instanceof Claim.Unsupplied) {
            return About.UNSUPPLIED;
        } else if (claim instanceof Claim.Left left && left.unit().side() == to) {
            return left.unit().train() ? About.UNIT : About.EXIT;
        }
        return claim.units().get(0).train() ? About.UNIT : About.FORCE;
    }

    /** What a side is paid for, the most of a kind first. */
    private List<WaysToWin.Way> items(Side to, int most) {
        Map<Subject, List<Stake>> subjects = new LinkedHashMap<>();
        stakes.list().stream()
                .filter(stake -> stake.to() == to && stake.most() > 0 && stake.coin() != Coin.TOMORROW)
                .filter(stake -> stake.isOpen(now) || stake.isPaid(now))
                .forEach(stake -> subjects.computeIfAbsent(subject(stake), any -> new ArrayList<>())
                        .add(stake));
        List<Subject> ordered = subjects.keySet().stream()
                .sorted(Comparator.comparing((Subject subject) -> subject.about().rank)
                        .thenComparing(subject -> subject.coin() == Coin.POINT
                                ? -Stakes.sum(subjects.getOrDefault(subject, List.of()), Stake::most)
                                : 1L))
                .toList();
        Stream<WaysToWin.Way> paid = Stream.concat(
                        ordered.stream()
                                .filter(subject -> !subject.about().always())
                                .limit(most),
                        ordered.stream().filter(subject -> subject.about().always()))
                .map(subject -> way(subject, to, subjects.getOrDefault(subject, List.of())));
        return Stream.concat(paid, tomorrow(state, to).stream()).toList();
    }

    /**
     * What is worth something to a side in a later battle of a campaign, by the names that the campaign gives it (rule 22.2), with
     * whether it is so as the game stands.
     */
    public static List<WaysToWin.Way> tomorrow(GameState state, Side to) {
        Situation now = Situation.of(state);
        return state.scenario().victory().payments().tomorrow().stream()
                .filter(each -> each.side() == to)
                .map(each -> {
                    Optional<Claim> claim = Conditions.claim(each.when());
                    boolean holds = claim.filter(known -> known.holds(now)).isPresent();
                    return new WaysToWin.Way(
                            Sentence.of(holds ? "win.tomorrow.now" : "win.tomorrow", each.name(), each.points()),
                            claim.map(Claim::hexes).orElse(List.of()));
                })
                .toList();
    }

    /** With what the keys of texts begin that speak of a side: as you, or as them. */
    private String whose(Side who) {
        return who == side ? "win.own." : "win.theirs.";
    }

    private WaysToWin.Way way(Subject subject, Side to, List<Stake> paid) {
        Claim claim = first(paid.get(0).claim());
        boolean one = subject.about() == About.UNIT || subject.about() == About.ABSENT;
        Stream<Hex> stands = one ? state.hexOf(claim.units().get(0)).stream() : Stream.empty();
        return new WaysToWin.Way(
                words(subject, to, paid),
                Stream.concat(stands, claim.hexes().stream()).toList());
    }

    private Sentence words(Subject subject, Side to, List<Stake> paid) {
        String whose = whose(to);
        Claim claim = first(paid.get(0).claim());
        Sentence amount = amount(subject, paid);
        Sentence provided = provided(subject.provided());
        return switch (subject.about()) {
            case GROUND -> ground((Claim.Held) claim, amount);
            case MOST_GROUND -> Sentence.of("win.mostGround", places(claim, HexNames::ground), amount);
            case EXIT -> Sentence.of(whose + "exit", places(claim, HexNames::exit), amount, provided);
            case UNIT -> {
                Unit unit = claim.units().get(0);
                yield unit.side() == to
                        ? Sentence.of(whose + "unitOff", unit, places(claim, HexNames::exit), amount)
                        : Sentence.of(whose + "unit", unit, amount);
            }
            case ABSENT -> Sentence.of(whose + "absent", claim.units().get(0), amount);
            case MORE_TOKENS -> Sentence.of("win.moreTokens", amount);
            case FORCE -> Sentence.of(whose + (onlyLosses(paid) ? "lost" : "beaten"), amount);
            case TOKENS -> Sentence.of(whose + "tokens", amount);
            case UNSUPPLIED -> Sentence.of(whose + "unsupplied", amount, provided);
        };
    }

    private static boolean onlyLosses(List<Stake> paid) {
        return paid.stream().allMatch(stake -> stake.claim() instanceof Claim.Lost);
    }

    private List<Sentence> places(Claim claim, BiFunction<Battlefield, Hex, Sentence> words) {
        return claim.hexes().stream().map(hex -> words.apply(field, hex)).toList();
    }

    private Sentence ground(Claim.Held held, Sentence amount) {
        return Sentence.of("win.ground", HexNames.ground(field, held.hex()), amount, when(held), holder(held));
    }

    /** How much it is at most, and how much of it is paid as the game stands. */
    private Sentence amount(Subject subject, List<Stake> paid) {
        int parts = subject.coin() == Coin.POINT ? stakes.scale().parts() : 1;
        // What is paid for a unit that is worn down is never paid besides what its loss pays.
        List<Stake> losses = paid.stream()
                .filter(stake -> stake.claim() instanceof Claim.Lost)
                .toList();
        long most = Stakes.sum(losses.isEmpty() ? paid : losses, Stake::most) / parts;
        long got = Stakes.sum(paid, stake -> stake.isPaid(now) ? stake.worth(now) : 0) / parts;
        if (subject.coin() == Coin.TOKEN) {
            return Sentence.of("win.amount.TOKEN", paid.get(0).amount(), got);
        }
        Sentence points = Sentence.of("win.amount." + subject.coin(), most);
        return switch (subject.about()) {
            case EXIT, FORCE, UNSUPPLIED, TOKENS ->
                got > 0 ? Sentence.of("win.amount.soFar", points, got) : Sentence.of("win.amount.upTo", points);
            case GROUND, UNIT, ABSENT, MOST_GROUND, MORE_TOKENS ->
                got > 0 ? Sentence.of("win.amount.now", points) : points;
        };
    }

    private Sentence when(Claim.Held held) {
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        return held.hold().isPresent()
                        && holds.get(held.hold().getAsInt()).after().isPresent()
                ? after(holds.get(held.hold().getAsInt()).after().getAsInt())
                : Sentence.of("win.when.end");
    }

    private Sentence holder(Claim.Held held) {
        return Stream.of(side, side.enemy())
                .filter(who -> state.holds(who, held.hex()))
                .findFirst()
                .map(who -> Sentence.of(whose(who) + "held"))
                .orElse(Sentence.of("win.unheld"));
    }

    // Under which conditions.

    /** A condition as the end of a sentence; empty where there is none. */
    private Sentence provided(Claim claim) {
        return claim.equals(Stake.ALWAYS) ? Sentence.of("verbatim", "") : Sentence.of("win.if", condition(claim));
    }

    private Sentence condition(Claim claim) {
        if (claim instanceof Claim.Left left) {
            return Sentence.of("win.if.left", left.unit());
        } else if (claim instanceof Claim.Lost lost) {
            return Sentence.of("win.if.lost", lost.unit());
        } else if (claim instanceof Claim.Absent absent) {
            return Sentence.of("win.if.absent", absent.unit());
        } else if (claim instanceof Claim.Open open) {
            return Sentence.of(whose(open.side()) + "open");
        }
        String joint = claim instanceof Claim.Any ? "win.or" : "win.and";
        return claim.claims().stream()
                .map(this::condition)
                .reduce((first, next) -> Sentence.of(joint, first, next))
                .orElseThrow(() -> new IllegalArgumentException("no words for the condition " + claim));
    }

    // What ends it early.

    /** What would force a side to withdraw. */
    private Optional<Sentence> stops(Side who) {
        return stakes.stops().stream()
                .filter(stop -> stop.who() == who && !stop.when().holds(now))
                .map(this::stop)
                .reduce((first, next) -> Sentence.of("win.or", first, next));
    }

    private Sentence stop(ForcedWithdrawal stop) {
        if (stop.when() instanceof Claim.AtLeast losses) {
            long counted = losses.claims().stream()
                    .filter(Claim.Lost.class::isInstance)
                    .count();
            return Sentence.of(
                    "win.stop.losses",
                    new Halves(losses.needed()).simplest(),
                    counted,
                    new Halves(losses.reached(now)).simplest());
        }
        return Sentence.of("win.stop.general", stop.when().units().get(0));
    }
}
