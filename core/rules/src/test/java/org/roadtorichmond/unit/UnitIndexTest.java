package org.roadtorichmond.unit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.badlogic.ashley.core.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Components.Awaited;

@DisplayName("the indexes of units")
final class UnitIndexTest {
    private static final int UNITS = 9;

    private final List<Unit> units = new ArrayList<>();
    private Forces forces = new Forces(List.of(), 1);

    @BeforeEach
    void muster() {
        for (int i = 0; i < UNITS; i++) {
            Side side = i % 3 == 0 ? Side.UNION : Side.CONFEDERATE;
            units.add(new Unit(i, "unit " + i, side, Arm.INFANTRY, 4, 12, "", "", List.of()));
        }
        forces = new Forces(units, 1);
    }

    private void await(int unit, boolean awaited) {
        Entity entity = forces.entity(units.get(unit));
        if (awaited) {
            entity.add(new Awaited());
        } else {
            entity.remove(Awaited.class);
        }
    }

    @Test
    @DisplayName("are ordered by id, however often units leave and come back, and know the sides")
    void ordered() {
        TreeSet<Unit> awaited = new TreeSet<>();
        Random random = new Random(1);
        for (int i = 0; i < 500; i++) {
            int unit = random.nextInt(UNITS);
            boolean comes = random.nextBoolean();
            await(unit, comes);
            if (comes) {
                awaited.add(units.get(unit));
            } else {
                awaited.remove(units.get(unit));
            }
            assertEquals(List.copyOf(awaited), forces.awaited().all());
            for (Side side : Side.values()) {
                List<Unit> own =
                        awaited.stream().filter(each -> each.side() == side).toList();
                assertEquals(own, forces.awaited().of(side));
            }
        }
    }

    @Test
    @DisplayName("give lists that stay as they are while units leave")
    void stable() {
        for (int i = 0; i < UNITS; i++) {
            await(i, true);
        }
        List<Unit> before = forces.awaited().all();
        int left = 0;
        for (Unit unit : before) {
            await(unit.ordinal(), false);
            left++;
        }
        assertEquals(UNITS, left);
        assertEquals(units, before);
        assertEquals(List.of(), forces.awaited().all());
        assertEquals(List.of(), forces.awaited().of(Side.UNION));
    }

    @Test
    @DisplayName("make no new list while nothing changes")
    void kept() {
        await(0, true);
        assertSame(forces.awaited().all(), forces.awaited().all());
        assertSame(forces.awaited().of(Side.UNION), forces.awaited().of(Side.UNION));
    }
}
