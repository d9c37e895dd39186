package org.roadtorichmond.session.opponent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.map.NamedPlace;

/** Puts together what happened near each other, and finds the name of a place for it. */
final class Places {
    /** How many hexes at most lie between what is read together. */
    private static final int NEAR = 3;
    /** The same for marches that concern no enemy. */
    private static final int WIDE = 5;

    private final Battlefield field;
    private final Set<String> taken = new HashSet<>();

    /** The places of a field, none of which is taken yet. */
    Places(Battlefield field) {
        this.field = field;
    }

    /** The groups of some combats and marches, the most serious first. */
    List<TurnReport.Group> group(List<LoggedAttack> fights, Collection<UnitMarch> marches) {
        List<Cluster> clusters = new ArrayList<>();
        fights.forEach(
                fight -> at(clusters, fight.hex(), Cluster.Severity.COMBAT).add(fight));
        marches.stream()
                .filter(march -> march.kind() == TurnAction.Kind.CAME_UP)
                .forEach(march ->
                        at(clusters, march.hex(), Cluster.Severity.CONTACT).add(march));
        marches.stream()
                .filter(march -> march.kind() != TurnAction.Kind.CAME_UP)
                .forEach(march ->
                        at(clusters, march.hex(), Cluster.Severity.CALM).add(march));
        return clusters.stream()
                .sorted(Comparator.comparing(Cluster::severity)
                        .thenComparing(Comparator.comparingInt(Cluster::marched).reversed()))
                .map(this::group)
                .toList();
    }

    /** The nearest cluster that reaches a hex, or a new one there. */
    private Cluster at(List<Cluster> clusters, Hex hex, Cluster.Severity severity) {
        return clusters.stream()
                .filter(cluster -> distance(cluster.middle(), hex) <= reach(cluster, severity))
                .min(Comparator.comparingInt(cluster -> distance(cluster.middle(), hex)))
                .orElseGet(() -> {
                    Cluster begun = new Cluster(hex, severity);
                    clusters.add(begun);
                    return begun;
                });
    }

    private static int reach(Cluster cluster, Cluster.Severity severity) {
        return cluster.severity() == Cluster.Severity.CALM && severity == Cluster.Severity.CALM ? WIDE : NEAR;
    }

    private int distance(Hex one, Hex other) {
        return field.grid().distance(one.index(), other.index());
    }

    private TurnReport.Group group(Cluster cluster) {
        Optional<NamedPlace> place = field.places().stream()
                .filter(named -> distance(named.hex(), cluster.middle()) <= NEAR)
                .filter(Predicate.not(named -> taken.contains(named.name())))
                .min(Comparator.comparingInt((NamedPlace named) -> distance(named.hex(), cluster.middle()))
                        .thenComparing(NamedPlace::name));
        place.map(NamedPlace::name).ifPresent(taken::add);
        return new TurnReport.Group(
                place.map(NamedPlace::name)
                        .map(HexNames::brief)
                        .orElse(cluster.middle().number()),
                place.map(NamedPlace::hex)
                        .filter(hex -> distance(hex, cluster.middle()) > 1)
                        .isPresent(),
                List.copyOf(cluster.hexes()),
                new TreeSet<>(cluster.steps()),
                cluster.actions());
    }
}
