package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * A results file and its companion, which have a line each for every game, in the same order, whatever it is: games by their keys.
 *
 * @param <C> what the companion says of a game
 */
final class GameLines<C> {
    private final LineFile results;
    private final LineFile courses;
    private final ResultsHeader header;
    private final CourseKind<C> kind;
    private final Map<GameKey, GameMark> games = new LinkedHashMap<>();

    GameLines(LineFile.Pair files, ResultsHeader header, CourseKind<C> kind) {
        results = files.first();
        courses = files.second();
        this.header = header;
        this.kind = kind;
    }

    LineFile results() {
        return results;
    }

    /** Finds out whether the files begin as they should; the answer is why they are not gone on with. */
    Optional<Sentence> refusal() throws IOException {
        if (!isOwn(results, header.line())) {
            return Optional.of(
                    header.refusal(results.name(), results.lines(0).next().orElse("")));
        }
        return isOwn(courses, header.lineOfCourses(kind.format()))
                ? Optional.empty()
                : Optional.of(Sentence.of("lab.resultsOther", courses.name()));
    }

    /** Whether a file begins with a line, or with as much of it as could be written. */
    private static boolean isOwn(LineFile file, String header) throws IOException {
        LineFile.Lines lines = file.lines(0);
        Optional<String> first = lines.next();
        return first.isPresent() ? first.get().equals(header) : lines.isBegun(header);
    }

    /** Begins files anew that an earlier version wrote of the same experiment; says so if they are. */
    Optional<Sentence> beginFormer() throws IOException {
        if (!isOwn(results, header.line())
                || !isOwn(courses, header.formerLineOfCourses())
                || courses.lines(0).next().isEmpty()) {
            return Optional.empty();
        }
        // Their games say less than is counted now, and every one can be played again.
        begin();
        return wrong(courses, 1, Sentence.of("lab.cut.former"));
    }

    /** Begins both files with their first lines, whatever was in them. */
    void begin() throws IOException {
        courses.cut(0);
        courses.add(header.lineOfCourses(kind.format()));
        results.cut(0);
        results.add(header.line());
        games.clear();
    }

    /**
     * Finds the games of files that are not refused, and cuts off what stands behind the last that is whole; files without a
     * first line are begun.
     *
     * @param belongs whether a game is one of those that the files are of
     * @param possible whether such a game can have been played
     * @return what was wrong with the line before which they were cut, if there was one
     */
    Optional<Sentence> read(Predicate<GameKey> belongs, Predicate<SealedGame<C>> possible) throws IOException {
        LineFile.Lines lines = results.lines(0);
        LineFile.Lines beside = courses.lines(0);
        Optional<Sentence> fault = Optional.empty();
        GameMark end = GameMark.START;
        for (int number = 1; fault.isEmpty(); number++) {
            Optional<String> line = lines.next();
            Optional<String> course = line.isPresent() ? beside.next() : Optional.empty();
            if (line.isEmpty()) {
                break;
            } else if (course.isEmpty()) {
                fault = wrong(courses, number, Sentence.of("lab.cut.missing"));
            } else if (number > 1) {
                fault = find(number, end, line.get(), course.get(), belongs, possible);
            }
            end = fault.isEmpty() ? new GameMark(lines.length(), beside.length()) : end;
        }
        if (end.equals(GameMark.START)) {
            begin();
        } else {
            cut(end);
        }
        return fault;
    }

    private Optional<Sentence> find(
            int number,
            GameMark at,
            String line,
            String course,
            Predicate<GameKey> belongs,
            Predicate<SealedGame<C>> possible) {
        Optional<GameLine> game = GameText.exact(line, GameLine.class);
        Optional<C> went = GameText.exact(GameText.unsealed(course), kind.type());
        if (game.isEmpty()) {
            return wrong(results, number, Sentence.of("lab.cut.text"));
        } else if (went.isEmpty()) {
            return wrong(courses, number, Sentence.of("lab.cut.text"));
        } else if (!course.equals(GameText.sealed(line, GameText.unsealed(course)))) {
            return wrong(courses, number, Sentence.of("lab.cut.seal"));
        }
        GameKey key = GameKey.of(game.get());
        if (!belongs.test(key) || games.containsKey(key)) {
            return wrong(results, number, Sentence.of("lab.cut.key", Words.quoted(key.variant()), "" + key.seed()));
        } else if (!possible.test(new SealedGame<>(game.get(), went.get()))) {
            return wrong(courses, number, Sentence.of("lab.cut.impossible"));
        }
        games.put(key, at);
        return Optional.empty();
    }

    private static Optional<Sentence> wrong(LineFile file, int number, Sentence what) {
        return Optional.of(Sentence.of("lab.resultsCut", file.name(), number, what));
    }

    /** The keys of all games, in the order of the files. */
    List<GameKey> keys() {
        return List.copyOf(games.keySet());
    }

    boolean has(GameKey key) {
        return games.containsKey(key);
    }

    SealedGame<C> game(GameKey key) throws IOException {
        return new SealedGame<>(
                GameText.read(line(results, at(key).results()), GameLine.class),
                GameText.read(GameText.unsealed(line(courses, at(key).courses())), kind.type()));
    }

    private GameMark at(GameKey key) {
        return Objects.requireNonNull(games.get(key));
    }

    private static String line(LineFile file, long at) throws IOException {
        return file.lines(at).next().orElseThrow(() -> new IOException("the file was changed by another program"));
    }

    /** Adds a game and seals it. */
    void add(GameLine ended, C course) throws IOException {
        String line = GameText.of(ended);
        add(GameKey.of(ended), line, GameText.sealed(line, GameText.json(course)));
    }

    /** Adds those games of others that are not there, in their order, and puts all on the disk. */
    void addAll(GameLines<C> others, List<GameKey> keys) throws IOException {
        for (GameKey key : keys) {
            if (!has(key)) {
                GameMark at = others.at(key);
                add(key, line(others.results, at.results()), line(others.courses, at.courses()));
            }
        }
        courses.force();
        results.force();
    }

    /** The companion comes first, so that what is killed between the two leaves no result without its course. */
    private void add(GameKey key, String line, String course) throws IOException {
        GameMark at = new GameMark(results.end(), courses.end());
        courses.add(course);
        results.add(line);
        games.put(key, at);
    }

    /** Cuts off all behind a place. The companion comes first, so that results are not cut where it cannot be written. */
    private void cut(GameMark mark) throws IOException {
        courses.cut(mark.courses());
        results.cut(mark.results());
    }

    /** Removes both files. */
    void delete() throws IOException {
        results.delete();
        courses.delete();
    }
}
