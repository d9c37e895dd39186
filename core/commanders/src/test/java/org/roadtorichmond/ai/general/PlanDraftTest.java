package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;

@DisplayName("a plan that is tried out")
final class PlanDraftTest {
    private static final double EXACT = 1e-9;

    private static PlanDraft draft() {
        return new PlanDraft(PlanVariant.of(Manner.STEADY), List.of(), Map.of());
    }

    @Test
    @DisplayName("is compared with another only in the samples that both have met")
    void comparesWhatBothMet() {
        PlanDraft one = draft();
        PlanDraft other = draft();
        one.note(0, 0.9);
        one.note(1, 0.5);
        other.note(1, 0.3);
        other.note(2, 0.0);
        assertEquals(0.2, one.ahead(other), EXACT);
        assertEquals(-0.2, other.ahead(one), EXACT);
        assertEquals(0, one.ahead(draft()), EXACT);
    }

    @Test
    @DisplayName("forgets the trials by which it was chosen when it is judged, but not when it is shown")
    void countsAfresh() {
        PlanDraft one = draft();
        PlanDraft other = draft();
        for (int sample = 0; sample < 4; sample++) {
            one.note(sample, 1);
            other.note(sample, 0);
        }
        one.countFrom(4);
        other.countFrom(4);
        assertEquals(0, one.mean(), EXACT);
        assertEquals(1, one.promise(), EXACT);
        one.note(4, 0.2);
        one.note(5, 0.4);
        other.note(4, 0.3);
        other.note(5, 0.4);
        assertEquals(0.3, one.mean(), EXACT);
        assertEquals(0.3, one.promise(), EXACT);
        assertTrue(other.mean() > one.mean(), "worse in the samples that count");
        assertFalse(one.clearlyBetter(other));
        assertTrue(one.ahead(other) > 0, "better over all");
    }

    private static boolean clearlyBetter(double... differences) {
        PlanDraft one = draft();
        PlanDraft other = draft();
        for (int sample = 0; sample < differences.length; sample++) {
            one.note(sample, 0.5 + differences[sample]);
            other.note(sample, 0.5);
        }
        return one.clearlyBetter(other);
    }

    @Test
    @DisplayName("takes another's place only if it is better by more than a standard error")
    void moreThanLuck() {
        assertTrue(clearlyBetter(0.1, 0.3, 0.2, 0.2));
        assertFalse(clearlyBetter(-0.4, 0.6, -0.3, 0.4));
        assertFalse(clearlyBetter(-0.1, -0.3, -0.2, -0.2));
        assertFalse(clearlyBetter());
    }

    @Test
    @DisplayName("and by more than a hundredth, however sure it is: the evaluation knows no smaller difference")
    void moreThanTheEvaluationKnows() {
        assertFalse(clearlyBetter(0.005, 0.005, 0.006, 0.005));
        assertTrue(clearlyBetter(0.015, 0.015, 0.016, 0.015));
    }
}
