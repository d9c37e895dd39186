/* The games kept in this browser: each a save with what the title page says of it. */
const NAME = 'road-to-richmond';
const GAMES = 'games';

function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

async function games(mode) {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, {keyPath: 'key'});
    const base = await done(opening);
    const transaction = base.transaction(GAMES, mode);
    transaction.oncomplete = () => base.close();
    return transaction.objectStore(GAMES);
}

/* All games, the one that was played last first. */
export async function kept() {
    const all = await done((await games('readonly')).getAll());
    return all.sort((a, b) => b.when - a.when);
}

export const keep = async game => done((await games('readwrite')).put(game));
export const forget = async key => done((await games('readwrite')).delete(key));
