package org.roadtorichmond.workshop.tools;

/** Says what new things are called that got no name, in the language of the person who draws them. */
@FunctionalInterface
public interface NameSource {
    /** The word that names begin with of what a tool makes, such as {@code Road}; a number follows it. */
    String word(ToolKind kind);
}
