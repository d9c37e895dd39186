package org.roadtorichmond.desktop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Walks through the actors of a stage. */
final class Actors {
    private Actors() {}

    /** An actor and all actors inside it, in drawing order. */
    static Stream<Actor> of(Actor actor) {
        return Stream.concat(
                Stream.of(actor),
                actor instanceof Group group
                        ? IntStream.range(0, group.getChildren().size)
                                .mapToObj(group.getChildren()::get)
                                .flatMap(Actors::of)
                        : Stream.empty());
    }

    /** All words in an actor that can be seen. */
    static String said(Actor actor) {
        return of(actor)
                .filter(Label.class::isInstance)
                .filter(Actor::ascendantsVisible)
                .map(label -> ((Label) label).getText().toString())
                .collect(Collectors.joining(" | "));
    }
}
