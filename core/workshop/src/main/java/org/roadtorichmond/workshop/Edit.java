package org.roadtorichmond.workshop;

/** One thing that a person does to a scenario or its map, such as painting a hex or placing a unit. */
@FunctionalInterface
public interface Edit {
    /**
     * Does it to a tree. Where it cannot be done, it refuses ({@link EditableTree#refuse}), and then nothing is changed.
     *
     * @param tree the scenario with its map
     */
    void on(EditableTree tree);

    /** Both, one after the other, as one edit. */
    default Edit then(Edit next) {
        return tree -> {
            on(tree);
            next.on(tree);
        };
    }
}
