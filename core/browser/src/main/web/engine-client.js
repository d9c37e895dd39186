/* Asks the engine, which works in a worker, and never blocks the page. Replies come in the order of the requests. */
const worker = new Worker('worker.js', {type: 'module'});
const waiting = new Map();
let last = 0;

/* Says in the page whether replies are still to come. */
const mark = () => document.documentElement.classList.toggle('asking', waiting.size > 0);

worker.onmessage = event => {
    const reply = JSON.parse(event.data);
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    setTimeout(mark);
    asked.resolve(reply);
};

/* A fault of the engine, as opposed to a refusal, which is a reply. */
worker.onerror = event => {
    waiting.forEach(each => each.reject(new Error(event.message)));
    waiting.clear();
    mark();
};

/* The reply to a request; one that has "refused" says in a sentence why not. */
export function ask(what, more = {}) {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        mark();
        worker.postMessage(JSON.stringify({id, do: what, ...more}));
    });
}
