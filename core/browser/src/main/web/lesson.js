import * as engine from './engine-client.js';
import {find} from './elements.js';

/* Where the lesson stands, as the engine last said; nothing in a battle without one. */
export let guide;

/* Asks the engine, and shows where the lesson stands after it. */
export async function ask(what, more) {
    const reply = await engine.ask(what, more);
    if (reply.guide) { show(reply.guide); }
    return reply;
}

/* Shows a step: its sentence, what helps, and the words of the buttons that it offers; others are empty, and not seen. */
export function show(now) {
    guide = now;
    find('#lesson').hidden = !guide;
    find('#battle').dataset.points = guide?.buttons.join(' ') ?? '';
    document.querySelectorAll('#lesson [data-says]').forEach(each => {
        const words = guide?.[each.dataset.says] ?? '';
        if (each.textContent !== words) { each.textContent = words; }
    });
    if (find('#lesson button:empty:focus')) { find('.fields [tabindex="0"]').focus(); }
}

export const marks = () => (guide?.hexes ?? []).map(id => ({id, kind: 'pointed', key: 'hex.pointed'}));

/* What is kept of a lesson with its game: where it stands, and whether it was ever finished. */
export const place = game =>
    guide && {lesson: true, step: guide.goOn ? 0 : guide.number + 1, steps: guide.count, finished: Boolean(game.finished || guide.goOn)};
