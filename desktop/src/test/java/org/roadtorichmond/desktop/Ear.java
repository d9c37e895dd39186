package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.roadtorichmond.session.match.LineConnection;
import org.roadtorichmond.session.match.LineListener;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.words.Sentence;

/** What an end is told, in order. */
final class Ear implements LineListener {
    final BlockingQueue<String> news = new LinkedBlockingQueue<>();
    volatile LineConnection connection;

    @Override
    public void opened(LineConnection over) {
        connection = over;
        news.add("opened");
    }

    @Override
    public void text(byte[] text) {
        connection.taken();
        news.add(new String(text, StandardCharsets.UTF_8));
    }

    void send(String text) {
        connection.send(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void knocked(Sentence what) {
        news.add("? " + what.key());
    }

    @Override
    public void broken(Sentence why) {
        news.add("! " + why.key());
    }

    void hears(String expected) throws InterruptedException {
        assertEquals(expected, Patience.next(expected, news));
    }

    void waitsFor(String expected) throws InterruptedException {
        Patience.until(expected, () -> expected.equals(news.poll()));
    }
}
