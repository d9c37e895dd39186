import {closeDialog, find, make} from './elements.js';
import {GameMap} from './map.js';
import {keep} from './store.js';
import {ask} from './lesson.js';
import {language, text} from './words.js';
import * as lesson from './lesson.js';
import * as panel from './panel.js';

/* Milliseconds between two orders of a commander, so that one can follow them, and after a die; and after which a game is kept. */
const PAUSE = 300;
const DIE = 1800;
const KEEP = 400;

let map;
let [game, at] = [];
let [unit, plan, exit, range] = [];
let look = false;
let log = [];
let round = 0;
let keeping = 0;
let ordering = false;

const say = sentence => { find('#hint').textContent = sentence; };
const fault = error => say(text('battle.failed', error.message));

/* Gives an order, one after the other; a refusal is said and gives null. */
async function order(what, more) {
    if (ordering) { return null; }
    const now = round;
    ordering = true;
    const reply = await ask(what, more).finally(() => { ordering = false; });
    if (reply.refused && now === round) { say(reply.refused); }
    return reply.refused || now !== round ? null : reply;
}

/* Gives an order and shows what comes of it. */
const give = (what, more) => order(what, more).then(take).catch(fault);

/* Begins to show a game: the position that the engine has just made of a scenario or a save. */
export async function enter(begun, position) {
    round += 1;
    game = begun;
    log = [];
    look = false;
    find('#title').hidden = true;
    find('#battle').hidden = false;
    find('#battle h1').textContent = game.scenario.name;
    document.title = game.scenario.name;
    lesson.show(position.guide);
    map = new GameMap(await ask('map'), id => act(id).catch(fault));
    closeDialog();
    await take(position);
    const first = at.units.find(each => each.movable) ?? at.units[0];
    if (first) { map.focus(first.hex); }
    if (position.finding) { say(position.finding); }
}

export function leave() {
    round += 1;
    clearTimeout(keeping);
    return save();
}

const mine = () => !look && !at.over && at.who === 'human';

/* Takes over a new position and goes on with what it asks for. */
async function take(position) {
    if (!position) { return; }
    at = position;
    chooseNothing();
    log = log.filter(each => each.step <= at.kept).concat(at.log);
    if (at.drawings) { map.addDrawings(at.drawings); }
    bar();
    map.show(at.units);
    panel.log(log, at.step);
    say(at.hint);
    show();
    if (at.rolled) { panel.rolled(at.rolled); }
    if (at.over && !look) { panel.over(at, {ledger: ACTIONS.ledger, replay, takeHome}); }
    if (!at.over && at.who !== 'human' && !look) { commander().catch(fault); }
}

const chooseNothing = () => { [unit, plan, exit, range] = [null, null, false, new Map()]; };

/* Has a commander give an order, and scrolls to where it was carried out. */
async function commander() {
    const now = round;
    const pause = new Promise(resolve => { setTimeout(resolve, at.rolled?.now ? DIE : PAUSE); });
    const [position] = await Promise.all([order('step'), pause]);
    if (now === round && !look) {
        await take(position);
        if (at.scene) { map.reveal(at.scene); }
    }
}

const date = () => new Date(at.date).toLocaleString(language() === 'en' ? 'en-GB' : 'de',
    {weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit'});

function bar() {
    find('#turn').textContent = [text('battle.turn', at.turn, at.turns), date()].join(' · ');
    find('#phase').textContent = at.phase.split(' · ').pop();
    ['union', 'confederate'].forEach(side => {
        find('#' + side).textContent = text('battle.points', text('setup.' + side), at.points[side]);
    });
    ['undo', 'redo'].forEach(each => { find(`[data-do=${each}]`).disabled = !mine() || !at[each]; });
    Object.assign(find('#end'), {hidden: !mine() || Boolean(at.choice), textContent: at.end.name});
    find('#steps').hidden = !look;
    find('#battle').classList.toggle('looking', look);
    Object.assign(find('#steps input'), {max: at.steps, value: at.step, ariaValueText: text('replay.place', at.step, at.steps)});
}

function marks() {
    const ground = Array.from(range, ([id, cost]) => ({id, kind: 'range', word: cost, key: 'hex.cost'}));
    const above = [...at.marks ?? [], ...plan?.marks ?? [], ...lesson.marks()];
    return [{id: unit?.hex, kind: 'chosen'}, ...ground, ...above.map(each => ({...each, top: true}))];
}

/* Draws marks and panel for what is chosen now. */
function show(hex) {
    keepSoon();
    map.mark(marks());
    if (plan) {
        panel.attack(plan, plan.order.hexes.map(each => map.name(each)).join(', '),
            {change: what => aim(what).catch(fault), roll: ACTIONS.default, cancel: deselect});
    } else if (at.choice) {
        panel.choice(at.choice, id => map.name(id), {order: give});
    } else if (unit?.hex || hex) {
        const place = unit?.hex ?? hex;
        const here = at.units.filter(each => each.hex === place);
        panel.units(map.name(place), here, unit, select, exit && (() => give('leave', {unit: unit.id})));
    } else {
        panel.briefing(at, mine(), unit, select);
    }
}

/* What a click on a hex does, or Enter. */
async function act(hex) {
    if (!mine()) {
        show(hex);
    } else if (at.choice) {
        await take(await order('decide', {hex}));
    } else if (unit && range.has(hex)) {
        await take(await order('march', {unit: unit.id, hex}));
    } else {
        await (at.kind === 'combat' ? aim({hex}) : choose({hex, unit: unit?.id}));
    }
}

/* Asks what orders can be given, which gives none, but takes back the question whether the phase is to be ended. */
async function question(what, more) {
    const reply = await ask(what, more);
    const {end, hint} = {...at, ...reply};
    Object.assign(at, {end, hint});
    bar();
    return reply;
}

/* Chooses a unit, the next one of a hex or the next of all, or says why the one chosen cannot go to the hex. */
async function choose(what) {
    const reply = await question('range', what);
    const chosen = at.units.concat(at.arriving).find(each => each.id === reply.unit);
    if (chosen) {
        [unit, exit, range] = [chosen, reply.exit, new Map(reply.hexes.map(each => [each.id, each.cost]))];
        if (!unit.hex && range.size) { map.reveal(reply.hexes[0].id); }
        say(`${unit.state}. ${reply.why ?? text('unit.range')}`);
        show();
    } else if (reply.sentence) {
        say(reply.sentence);
    } else if (what.hex) {
        inspect(what.hex);
    }
}

/* Chooses a unit of a list. */
function select(chosen) {
    if (mine() && at.kind === 'movement' && chosen.side === at.side) {
        choose({unit: chosen.id}).catch(fault);
    } else {
        say(chosen.state);
    }
}

/* Says what stands in a hex. */
function inspect(hex) {
    const here = at.units.filter(each => each.hex === hex);
    chooseNothing();
    say(here.length ? here.map(each => each.state).join(' ') : text('unit.none', map.name(hex)));
    show(hex);
}

/* Plans an attack, or changes it: by a hex that is clicked, a unit of the list, or other odds. */
async function aim(change) {
    const reply = await question('attack', {...plan?.order, ...change});
    if (reply.order) {
        plan = reply;
        say(plan.refused ?? plan.sentence ?? text('attack.none'));
        show();
    } else {
        inspect(change.hex);
    }
}

function deselect() {
    if (at.choice || at.end.asks) { give('back'); return; }
    chooseNothing();
    say(at.hint);
    show();
}

async function nextUnit() {
    if (mine() && at.kind === 'movement') {
        await choose({next: true, unit: unit?.id});
        if (unit?.hex) { map.focus(unit.hex); }
    }
}

function keepSoon() {
    clearTimeout(keeping);
    if (!look) { keeping = setTimeout(() => save().catch(fault), KEEP); }
}

/* Keeps the game in this browser. */
async function save() {
    if (!at || look) { return; }
    Object.assign(game, lesson.place(game), {turn: at.turn, turns: at.turns, when: Date.now()});
    await keep({...game, text: (await ask('save')).text});
}

/* Gives the game to the browser as a file. */
export async function takeHome() {
    const reply = await ask('save');
    const address = URL.createObjectURL(new Blob([reply.text], {type: 'application/json'}));
    make('a', {href: address, download: `${reply.name}.game.json`}).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function replay() {
    await save();
    round += 1;
    look = true;
    await goTo(at.step);
}

async function goTo(step) {
    const now = round;
    const position = await ask('goTo', {step});
    if (now === round) { await take(position); }
}

/* Plays on from the step that is shown, as a game of its own. */
async function here() {
    const step = at.step;
    panel.setUp(game.scenario, await ask('setUp', game.players), async chosen => {
        const position = await order('takeOver', {step, ...chosen, language: language()});
        if (position) { await enter({key: crypto.randomUUID(), scenario: game.scenario, players: chosen}, position); }
    });
}

export const mayConcede = () => mine() && Boolean(at.concede);

const ACTIONS = {
    concede: () => panel.confirm(text('menu.concede'), at.concede, () => give('concede')),
    undo: () => give('undo'),
    redo: () => give('redo'),
    ledger: async () => { panel.ledger((await ask('ledger')).sides); show(); },
    replay,
    end: () => give('endPhase'),
    next: () => goTo(at.step + 1),
    back: () => goTo(at.step - 1),
    first: () => goTo(0),
    last: () => goTo(at.steps),
    leave: () => goTo(at.steps).then(() => { look = false; return give('position'); }),
    here,
    slide: () => goTo(Number(find('#steps input').value)),
    nearer: () => map.resize(1),
    farther: () => map.resize(-1),
    unit: nextUnit,
    deselect,
    ...Object.fromEntries(['onward', 'help', 'again', 'before'].map(each => [each, learn])),
    default: () => (plan ? give('roll', plan.order) : (at.choice || at.end.asks) && give('take'))
};

/* What a lesson offers: to go on and to help change nothing in the game. */
async function learn(as) {
    const reply = await order('guide', {as});
    await (reply?.units ? take(reply) : show());
}

/* Does what a button or key asks for, unless that is not possible now. */
export function does(action) {
    const shown = find(`[data-do="${action}"]`);
    if (at && ACTIONS[action] && !(shown && (shown.disabled || shown.closest('[hidden]')))) {
        Promise.resolve(ACTIONS[action](action)).catch(fault);
    }
}

export const isLooking = () => look;
