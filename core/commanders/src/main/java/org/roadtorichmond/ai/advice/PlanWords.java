package org.roadtorichmond.ai.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.outlook.Tenths;
import org.roadtorichmond.words.Sentence;

/** A plan in sentences, part by part: what the card, the log and the command line show. */
public final class PlanWords {
    private static final double PERCENT = 100;

    /** What is less than that is no difference once it is rounded to tenths. */
    private static final double SHOWN = 0.05;

    /** Below this chance of winning nobody says that nothing is to be feared. */
    private static final double HOPELESS = 0.05;

    private final Plan plan;

    /** The parts of a plan except its marches, in the order in which they are read. */
    public enum Part {
        OBJECTIVE,
        MAIN_ATTACK,
        FURTHER_ATTACKS,
        ENEMY,
        FEARED,
        WHY_WORSE,
        REJECTED;

        /** What the part is called. */
        public Sentence title() {
            return Sentence.word(this);
        }
    }

    /** The words of a plan. */
    public PlanWords(Plan plan) {
        this.plan = plan;
    }

    /** All parts, each sentence with what its part is called. */
    public List<Sentence> summary() {
        List<Sentence> all = new ArrayList<>();
        for (Part part : Part.values()) {
            of(part).forEach(words -> all.add(Sentence.of("plan.titled", part.title(), words)));
        }
        return all;
    }

    /** The sentences of a part; none where there is nothing to say. */
    public List<Sentence> of(Part part) {
        return switch (part) {
            case OBJECTIVE -> List.of(plan.objective());
            case MAIN_ATTACK -> List.of(plan.mainAttack().map(PlanWords::strike).orElse(Sentence.of("plan.noAttack")));
            case FURTHER_ATTACKS ->
                plan.attacks().stream().skip(1).map(PlanWords::strike).toList();
            case ENEMY -> plan.wanted().stream().toList();
            case WHY_WORSE -> whyWorse().stream().toList();
            case FEARED -> feared().stream().toList();
            case REJECTED -> plan.rejected().stream().map(this::rejected).toList();
        };
    }

    private static Sentence strike(Plan.Strike strike) {
        String key = strike.trapped() ? "plan.strike.trapped" : "plan.strike";
        return Sentence.of(
                strike.forced() ? "plan.strike.forced" : key,
                strike.attackers(),
                strike.targets(),
                strike.odds().label(),
                Tenths.percent(strike.chance()));
    }

    /** What is feared most; nothing where no unit is in danger but the day is: why that is, or that it is lost anyway, is said elsewhere. */
    private Optional<Sentence> feared() {
        boolean lost = plan.lowersChance() || plan.expected() < HOPELESS;
        return plan.fear()
                .map(PlanWords::fear)
                .or(() -> lost ? Optional.empty() : Optional.of(Sentence.of("plan.noFear")));
    }

    private static Sentence fear(Plan.Fear fear) {
        return Sentence.of(
                "plan.fear",
                fear.units(),
                fear.hex(),
                fear.coming(),
                Tenths.of(fear.cost()),
                Tenths.percent(fear.share()));
    }

    /** Why the side is expected to be less likely to win after the plan than before, if it is, and would not be so anyway. */
    private Optional<Sentence> whyWorse() {
        boolean anyway = plan.standing().isPresent() && plan.standing().getAsDouble() <= plan.expected();
        if (!plan.lowersChance() || anyway) {
            return Optional.empty();
        }
        return plan.fear()
                .map(fear -> Sentence.of("plan.worse.fear", fear.hex()))
                .or(() -> plan.wanted().map(purpose -> Sentence.of("plan.worse.enemy", purpose)))
                .or(() -> Optional.of(Sentence.of("plan.worse.turn")));
    }

    private Sentence rejected(Plan.Rejected other) {
        if (other.measure() == Plan.Measure.POINTS) {
            return Sentence.of("plan.rejected", other.what());
        }
        double points = PERCENT * other.worse();
        if (Math.abs(points) < SHOWN) {
            return Sentence.of("plan.even", other.what());
        }
        Sentence chance = Tenths.percent(Math.max(0, Math.min(1, plan.expected() - other.worse())));
        return Sentence.of(points < 0 ? "plan.unsure" : "plan.unlikelier", other.what(), chance);
    }

    /** How likely the side is to win before, after the plan, and, where that was tried, after standing still. */
    public Sentence chances() {
        Sentence before = Tenths.percent(plan.before());
        Sentence after = Tenths.percent(plan.expected());
        return plan.standing().isPresent()
                ? Sentence.of(
                        "plan.chances.still",
                        before,
                        after,
                        Tenths.percent(plan.standing().getAsDouble()))
                : Sentence.of("plan.chances", before, after);
    }

    /** Where a unit marches and what for. */
    public static Sentence march(Plan.March march) {
        return Sentence.of(
                "plan.march", march.unit(), march.path().get(march.path().size() - 1), march.reason());
    }

    /** The plan in one sentence, as the log has it: the main attack, or else the objective. */
    public Sentence brief() {
        return plan.mainAttack().map(PlanWords::strike).orElse(plan.objective());
    }
}
