import {ask} from './engine-client.js';
import {button, closeDialog, find, make, openDialog} from './elements.js';
import {forget, kept} from './store.js';
import {language, speak, text, usualLanguage} from './words.js';
import * as battle from './battle.js';
import * as lesson from './lesson.js';
import * as panel from './panel.js';

const KEYS = {
    e: 'end', u: 'undo', y: 'redo', l: 'ledger', r: 'replay', n: 'unit', Escape: 'deselect', d: 'default', '+': 'nearer', '-': 'farther',
    g: 'onward', h: 'help', a: 'again', b: 'before'
};
const REPLAY_KEYS = {ArrowRight: 'next', ArrowLeft: 'back', Home: 'first', End: 'last', Escape: 'leave', '+': 'nearer', '-': 'farther'};

/* Who plays unless something else is chosen. */
const PLAYERS = {union: 'human', confederate: 'cadet'};

let [scenarios, lessons] = [[], []];

const problem = sentence => { find('#title .problem').textContent = sentence; };
const fault = error => { closeDialog(); problem(text('battle.failed', error.message)); };

function card(scenario) {
    return make('li', {}, make('article', {},
        make('h3', {}, scenario.name),
        make('p', {class: 'facts'}, [scenario.lesson && text('title.first'), text('title.facts', scenario.turns, scenario.units)].filter(Boolean).join(' · ')),
        make('p', {}, scenario.story),
        button(text('setup.begin'), () => setUp(scenario).catch(fault), {'data-scenario': scenario.id, 'aria-label': `${text('setup.begin')}: ${scenario.name}`})));
}

/* A lesson with how far it has come; that which is due is the first that was never finished. */
function lessonCard(taught, left, due) {
    const words = text(left?.step ? 'title.goOn' : left ? 'title.again' : 'setup.begin');
    return make('li', {}, make('span', {}, make('b', {}, taught.name), ' · ', left?.step ? text('title.step', left.step, left.steps) : taught.about),
        button(words, () => teach(taught.id, left).catch(fault), {class: due && 'great', 'data-lesson': taught.id, 'aria-label': `${words}: ${taught.name}`}));
}

const teach = (id, left) => show({key: id, scenario: {name: lessons.find(each => each.id === id).name}, players: PLAYERS, finished: left?.finished},
    'lesson', {lesson: id, text: left?.step ? left.text : undefined});

/* What comes after a lesson: the next one, or the first battle. */
async function afterLesson() {
    const next = lesson.guide?.after;
    await (next ? battle.leave().then(() => teach(next)) : toTitle().then(() => setUp(scenarios.find(each => each.lesson))));
}

async function setUp(scenario) {
    panel.setUp(scenario, await ask('setUp', {scenario: scenario.id, ...PLAYERS}), chosen => begin(scenario, chosen).catch(fault));
}

async function begin(scenario, {union, confederate, ...terms}, of = {scenario: scenario.id}) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    await show({key: crypto.randomUUID(), scenario, players: {union, confederate}}, 'begin', {...of, ...terms, seed});
}

/* Asks the engine for a game and shows it, which takes a moment. */
async function show(game, what, of) {
    openDialog(game.scenario.name, make('p', {role: 'status'}, text('title.loading')));
    const position = await ask(what, {...of, ...game.players, translation: game.scenario.translation, language: language()});
    problem(position.refused ?? '');
    if (position.refused) { closeDialog(); } else { await battle.enter(game, position); }
}

function keptGame(game) {
    const name = scenarios.find(each => each.id === game.scenario.id)?.name ?? game.scenario.name;
    return make('li', {}, make('span', {}, make('b', {}, name), ' · ', text('title.turn', game.turn, game.turns), ' · ',
        new Date(game.when).toLocaleString(language())),
    button(text('title.goOn'), () => goOn(game).catch(fault), {'aria-label': `${text('title.goOn')}: ${name}`}),
    button(text('title.delete'), () => forget(game.key).then(listKept).catch(fault), {'aria-label': text('title.deleteNamed', name)}));
}

const goOn = game => show(game, 'open', {text: game.text});

/* Asks who plays the game of a saved one, which may come with what its scenario says in German. */
async function offer(content, translation, play) {
    const position = await ask('open', {text: content, translation, union: 'human', confederate: 'human', language: language()});
    problem(position.refused ?? '');
    if (position.refused) { return; }
    const scenario = scenarios.find(each => each.name === position.scenario) ?? {name: position.scenario, translation};
    panel.setUp(scenario, await ask('setUp', PLAYERS), players => play(scenario, players).catch(fault));
}

async function openFiles(files) {
    const [content, translation] = await Promise.all(['.json', '.properties'].map(ending =>
        files.find(each => each.name.endsWith(ending))?.text()));
    await offer(content ?? '', translation, (scenario, players) => goOn({key: crypto.randomUUID(), scenario, players, text: content}));
}

/* A new game of the scenario of a saved game on this site, which the address names; the page's policy keeps it from asking others. */
async function openLink() {
    const named = new URLSearchParams(location.hash.slice(1));
    const [content, translation] = await Promise.all(['scenario', 'translation'].map(key =>
        named.has(key) && fetch(named.get(key)).then(file => file.text())));
    if (content) { await offer(content, translation, (scenario, players) => begin(scenario, players, {text: content})); }
}

/* All that is kept in this browser: battles, and how far the lessons have come. */
async function listKept() {
    const all = await kept();
    const games = all.filter(each => !each.lesson);
    const left = lessons.map(each => all.find(game => game.key === each.id));
    const due = left.findIndex(each => !each?.finished);
    find('.lessons').replaceChildren(...lessons.map((each, i) => lessonCard(each, left[i], i === due)));
    find('#kept').hidden = games.length === 0;
    find('ul.kept').replaceChildren(...games.map(keptGame));
}

async function title() {
    ({scenarios, lessons} = await ask('scenarios', {language: language()}));
    find('.scenarios').replaceChildren(...scenarios.map(card));
    await listKept();
}

async function toTitle() {
    closeDialog();
    await battle.leave();
    document.title = 'Road to Richmond';
    find('#battle').hidden = true;
    find('#title').hidden = false;
    await title();
}

function menu() {
    openDialog(text('menu.head'), make('p', {class: 'buttons stacked'},
        button(text('menu.save'), () => battle.takeHome().then(closeDialog), {id: 'take-home'}),
        battle.mayConcede() ? button(text('menu.concede'), () => battle.does('concede'), {id: 'concede'}) : '',
        button(text('menu.title'), () => toTitle().catch(fault), {id: 'to-title'}),
        button(text('ledger.close'), closeDialog)), make('p', {}, text('menu.kept')), make('p', {class: 'facts'}, text('menu.keys')));
}

function onKey(event) {
    const inField = event.target.matches('input, select, textarea');
    if (find('#battle').hidden || find('#dialog').open || inField || event.altKey || event.metaKey) { return; }
    const table = event.ctrlKey ? {z: 'undo', y: 'redo'} : battle.isLooking() ? REPLAY_KEYS : KEYS;
    const action = table[event.key];
    if (action) {
        event.preventDefault();
        battle.does(action);
    }
}

find('#battle').addEventListener('click', event => {
    const action = event.target.closest('[data-do]')?.dataset.do;
    /* The second click of a hasty pair was not meant for what the button says by now. */
    const hasty = action === 'end' && event.detail > 1;
    if (action === 'menu') { menu(); } else if (action === 'goOn') { afterLesson().catch(fault); } else if (action && !hasty) { battle.does(action); }
});
find('#steps input').addEventListener('input', () => battle.does('slide'));
document.addEventListener('keydown', onKey, true);
find('#title input[type=file]').addEventListener('change', ({target}) =>
    openFiles(Array.from(target.files)).catch(fault).finally(() => { target.value = ''; }));
document.querySelectorAll('[data-language]').forEach(each => each.addEventListener('click', () =>
    speak(each.dataset.language).then(title).catch(fault)));
await speak(usualLanguage());
find('.scenarios').append(make('li', {}, text('title.loading')));
title().then(openLink).catch(fault);
