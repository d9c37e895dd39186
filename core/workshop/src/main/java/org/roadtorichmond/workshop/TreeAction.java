package org.roadtorichmond.workshop;

import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;

/**
 * The smallest change of a tree, of which every edit is made. It says what is to be so afterwards; {@link EditHistory} knows what was
 * before.
 */
public sealed interface TreeAction {
    /** The value that it is about, as the tree is numbered before it. */
    Pointer at();

    /** The tree after it; empty if nothing stands there, or the object or list is missing that it would change. */
    Optional<Node> on(Node root);

    /**
     * Puts a value in place of another one, or adds a member to an object.
     *
     * @param at where; a new key becomes the last of its object
     * @param value what stands there afterwards
     */
    record Put(Pointer at, Node value) implements TreeAction {
        @Override
        public Optional<Node> on(Node root) {
            return at.put(root, value);
        }
    }

    /**
     * Adds an element to a list.
     *
     * @param at which number it has afterwards, from 0
     * @param value the element
     */
    record Insert(Pointer at, Node value) implements TreeAction {
        @Override
        public Optional<Node> on(Node root) {
            return at.insert(root, value);
        }
    }

    /**
     * Removes a member of an object or an element of a list.
     *
     * @param at what goes
     */
    record Remove(Pointer at) implements TreeAction {
        @Override
        public Optional<Node> on(Node root) {
            return at.remove(root);
        }
    }
}
