package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.save.FileDifference;
import org.roadtorichmond.words.Sentence;

/**
 * A scenario, or a campaign, that is open in the workshop: its editor, and its files on the disk. One thread, but {@link #save} may be called by
 * another one.
 */
public final class OpenScenario {
    private final ScenarioEditor editor;
    private final DraftFiles files;
    private final DiskState disk;
    private final Set<String> fresh;
    private final boolean fromDraft;
    private final ScenarioTranslation german;

    /**
     * A scenario that was opened.
     *
     * @param fresh the files that say something which is in no file of the disk, because they were made here or recovered
     */
    OpenScenario(ScenarioEditor editor, DraftFiles files, DiskState disk, Set<String> fresh) {
        this.editor = editor;
        this.files = files;
        this.disk = disk;
        this.fresh = Set.copyOf(fresh);
        german = new ScenarioTranslation(disk.storage(), files.scenario().name(), Locale.GERMAN);
        fromDraft = Stream.concat(
                        Stream.of(files.scenario().name()), files.map().map(DraftFiles.DraftFile::name).stream())
                .anyMatch(name -> disk.isThere(FolderFiles.draftName(name)));
    }

    /** How saving went. */
    public enum Outcome {
        /** Whole: it can be played. */
        WHOLE,
        /** As a draft, because it has problems; what was there before can be played as it was. */
        DRAFT,
        /** Not at all, because others have changed files since they were read or written here. */
        CHANGED_ON_DISK,
        /** Not at all, or not all of it, because the disk refused. */
        REFUSED
    }

    /**
     * What came of saving.
     *
     * @param outcome how it went
     * @param files the files that were written; with {@link Outcome#CHANGED_ON_DISK} those that others have changed
     * @param trouble why the disk refused, in one sentence
     */
    public record Saved(Outcome outcome, List<String> files, Optional<Sentence> trouble) {
        /** Copies the names. */
        public Saved {
            files = List.copyOf(files);
        }
    }

    /** The editor. */
    public ScenarioEditor editor() {
        return editor;
    }

    /** Whether it is a campaign. */
    public boolean isCampaign() {
        return FolderFiles.isCampaign(files.scenario().name());
    }

    /** What it says of itself in German. */
    public ScenarioTranslation german() {
        return german;
    }

    /** Whether it was opened from a draft: what was edited last was never saved as a whole, or the program ended before. */
    public boolean isFromDraft() {
        return fromDraft;
    }

    /** Whether a draft says the same as the files that are saved, so that nothing is lost without saving it. */
    public synchronized boolean isSaved(Draft draft) {
        return draft.files().entrySet().stream().noneMatch(file -> differs(file.getKey(), file.getValue()));
    }

    /**
     * Saves a draft. Only files that say something else than on the disk are written.
     *
     * @param draft what is saved
     * @param judged what is wrong with it
     * @param anyway whether to write over what others have changed meanwhile
     * @throws IllegalArgumentException if another draft was judged
     */
    public synchronized Saved save(Draft draft, Judge.Judgement judged, boolean anyway) {
        if (judged.revision() != draft.revision()) {
            throw new IllegalArgumentException("the judgement is about another draft");
        }
        List<String> changed = disk.changed();
        if (!changed.isEmpty() && !anyway) {
            return new Saved(Outcome.CHANGED_ON_DISK, changed, Optional.empty());
        }
        changed.forEach(disk::look);
        List<String> written = new ArrayList<>();
        boolean whole = judged.isWhole();
        for (Map.Entry<String, byte[]> file : draft.files().entrySet()) {
            Optional<Sentence> trouble = whole
                    ? saveWhole(file.getKey(), file.getValue(), written)
                    : saveDraft(file.getKey(), file.getValue(), written);
            if (trouble.isPresent()) {
                return new Saved(Outcome.REFUSED, written, trouble);
            }
        }
        return new Saved(whole ? Outcome.WHOLE : Outcome.DRAFT, written, Optional.empty());
    }

    /** Where the files that others have changed since they were read or written here differ from a draft. */
    public synchronized List<FileDifference> theirs(Draft draft) {
        List<String> changed = disk.changed();
        List<FileDifference> differences = new ArrayList<>();
        draft.files()
                .forEach((name, content) -> Stream.of(name, FolderFiles.draftName(name))
                        .filter(changed::contains)
                        .forEach(file -> differences.add(FileDifference.of(
                                file,
                                content,
                                disk.storage().read(file).value().orElse(new byte[0]),
                                disk.storage().has(file)))));
        return differences;
    }

    /**
     * Keeps a draft beside what is saved, whatever is wrong with it, so that nothing is lost if the program ends. What can be played
     * stays as it was saved last; a draft that says the same is not kept.
     *
     * @return {@link Outcome#CHANGED_ON_DISK} if another program keeps a draft there, which is not written over
     */
    public synchronized Saved keep(Draft draft) {
        List<String> drafts =
                draft.files().keySet().stream().map(FolderFiles::draftName).toList();
        List<String> changed = disk.changed().stream().filter(drafts::contains).toList();
        if (!changed.isEmpty()) {
            return new Saved(Outcome.CHANGED_ON_DISK, changed, Optional.empty());
        }
        List<String> written = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : draft.files().entrySet()) {
            Optional<Sentence> trouble = saveDraft(file.getKey(), file.getValue(), written);
            if (trouble.isPresent()) {
                return new Saved(Outcome.REFUSED, written, trouble);
            }
        }
        return new Saved(Outcome.DRAFT, written, Optional.empty());
    }

    private Optional<Sentence> saveWhole(String name, byte[] content, List<String> written) {
        Optional<Sentence> trouble = Optional.empty();
        if (differs(name, content)) {
            trouble = disk.write(name, content);
            if (trouble.isEmpty()) {
                written.add(name);
            }
        }
        return trouble.isPresent() ? trouble : withoutDraft(name);
    }

    private Optional<Sentence> saveDraft(String name, byte[] content, List<String> written) {
        String draft = FolderFiles.draftName(name);
        if (!differs(name, content)) {
            return withoutDraft(name);
        } else if (disk.holds(draft, content)) {
            return Optional.empty();
        }
        Optional<Sentence> trouble = disk.write(draft, content);
        if (trouble.isEmpty()) {
            written.add(draft);
        }
        return trouble;
    }

    private Optional<Sentence> withoutDraft(String name) {
        String draft = FolderFiles.draftName(name);
        return disk.isThere(draft) ? disk.delete(draft) : Optional.empty();
    }

    /** Whether a text is not what the file says, be it in the folder or, unchanged, elsewhere. */
    private boolean differs(String name, byte[] content) {
        if (disk.isThere(name)) {
            return !disk.holds(name, content);
        }
        boolean fromDraft = disk.isThere(FolderFiles.draftName(name));
        return fresh.contains(name) || fromDraft || !Arrays.equals(content, read(name));
    }

    /** A file as it was read. */
    private byte[] read(String name) {
        SourceTree source = files.map()
                .filter(map -> map.name().equals(name))
                .orElse(files.scenario())
                .source();
        return source.bytes(source.root());
    }
}
