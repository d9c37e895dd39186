package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.FleeingSheet;
import org.roadtorichmond.victory.sheets.ShakenSheet;
import org.roadtorichmond.victory.sheets.WithdrawalSheet;

/** Small and random sheets for tests. */
final class Sheets {
    static final PerArmy<Boolean> NO_SECONDARY = new PerArmy<>(false, false);

    private Sheets() {}

    /** A destroyed unit of a cost, which earns exactly its cost. */
    static FleeingSheet.Unit lost(int cost) {
        return new FleeingSheet.Unit("lost", cost, 1, 0, true, false, false, false);
    }

    /** A sheet in which each army scores the given victory points by one destroyed unit. */
    static FleeingSheet fleeing(int armyPoints, int forA, int forB, PerArmy<Boolean> secondary) {
        return new FleeingSheet(armyPoints, secondary, new PerArmy<>(List.of(lost(forB)), List.of(lost(forA))));
    }

    /** A sheet without objectives, in which each army scores the given victory points by one destroyed unit. */
    static ShakenSheet shaken(int armyPoints, int forA, int forB) {
        return shaken(armyPoints, forA, forB, Winner.NONE, NO_SECONDARY, 1);
    }

    static ShakenSheet shaken(
            int armyPoints, int forA, int forB, Winner primary, PerArmy<Boolean> secondary, int secondaryValue) {
        PerArmy<List<ShakenSheet.Unit>> armies = new PerArmy<>(List.of(destroyed(forB)), List.of(destroyed(forA)));
        return new ShakenSheet(armyPoints, armies, primary, Optional.empty(), secondary, secondaryValue);
    }

    private static ShakenSheet.Unit destroyed(int cost) {
        return new ShakenSheet.Unit("lost", cost, 1, 0, true, false);
    }

    static <T> PerArmy<T> swapped(PerArmy<T> both) {
        return new PerArmy<>(both.b(), both.a());
    }

    static Winner swapped(Winner winner) {
        return switch (winner) {
            case A -> Winner.B;
            case B -> Winner.A;
            case NONE -> Winner.NONE;
        };
    }

    static FleeingSheet randomFleeing(Random random) {
        boolean secondary = random.nextBoolean();
        boolean forA = random.nextBoolean();
        return new FleeingSheet(
                1 + random.nextInt(5000),
                new PerArmy<>(secondary && forA, secondary && !forA),
                PerArmy.each(army -> randomFleeingArmy(random)));
    }

    private static List<FleeingSheet.Unit> randomFleeingArmy(Random random) {
        List<FleeingSheet.Unit> army = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            int health = random.nextInt(9);
            army.add(new FleeingSheet.Unit(
                    "u" + i, random.nextInt(900), 8, health, health == 0, random.nextBoolean(), i == 1, i == 2));
        }
        return army;
    }

    static ShakenSheet randomShaken(Random random) {
        return new ShakenSheet(
                1 + random.nextInt(5000),
                PerArmy.each(army -> randomShakenArmy(random)),
                List.of(Winner.values()).get(random.nextInt(3)),
                Optional.empty(),
                new PerArmy<>(random.nextBoolean(), random.nextBoolean()),
                random.nextInt(11));
    }

    private static List<ShakenSheet.Unit> randomShakenArmy(Random random) {
        List<ShakenSheet.Unit> army = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            int health = random.nextInt(9);
            army.add(new ShakenSheet.Unit("u" + i, random.nextInt(900), 8, health, health == 0, random.nextBoolean()));
        }
        return army;
    }

    static WithdrawalSheet randomWithdrawal(Random random) {
        return new WithdrawalSheet(
                PerArmy.each(army -> randomStands(random)),
                random.nextInt(4) == 0 ? List.of(Winner.values()).get(random.nextInt(3)) : Winner.NONE,
                PerArmy.each(army -> 10 * random.nextInt(3)),
                random.nextInt(5) == 0);
    }

    private static List<WithdrawalSheet.Unit> randomStands(Random random) {
        List<WithdrawalSheet.Unit> army = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            int stands = 1 + random.nextInt(4);
            int left = random.nextInt(stands + 1);
            WithdrawalSheet.State state = left == 0 ? WithdrawalSheet.State.DESTROYED : WithdrawalSheet.State.PRESENT;
            army.add(new WithdrawalSheet.Unit("u" + i, random.nextInt(900), stands, left, state, i < 3, i == 1));
        }
        return army;
    }
}
