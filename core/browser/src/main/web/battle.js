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

/* What must be chosen after an attack. */
const CHOICES = ['losses', 'retreat', 'advance', 'spoils'];

let map;
let [game, at] = [];
let [unit, plan, choice, exit, targets, required, range] = [];
let rolled = null;
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
    rolled = at.rolled ?? (CHOICES.includes(at.kind) ? rolled : null);
    [unit, plan, exit, range] = [null, null, false, new Map()];
    ({choice, targets = [], required = []} = at);
    if (at.looking) { log = []; }
    log = log.filter(each => at.kept === undefined || each.step <= at.kept).concat(at.log ?? []);
    if (at.drawings) { map.addDrawings(at.drawings); }
    bar();
    map.show(at.units);
    panel.log(log, at.step);
    say(at.over ? at.over.reason : at.hint);
    show();
    if (rolled) { panel.rolled(rolled); }
    if (at.over && !look) { panel.over(at, {ledger: ACTIONS.ledger, replay, takeHome}); }
    if (!at.over && at.who !== 'human' && !look) { commander().catch(fault); }
}

async function commander() {
    const [now, before] = [round, at];
    const pause = new Promise(resolve => { setTimeout(resolve, before.rolled ? DIE : PAUSE); });
    const [position] = await Promise.all([order('step'), pause]);
    if (now === round && !look) {
        await take(position);
        follow(before);
    }
}

/* Scrolls to where a commander's order was carried out. */
function follow(before) {
    const stood = new Map(before.units.map(each => [each.id, each.hex]));
    const scene = at.rolled?.hexes?.[0] ?? at.units.find(each => each.hex !== stood.get(each.id))?.hex;
    if (scene) { map.reveal(scene); }
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
    Object.assign(find('#end'), {hidden: !mine() || !at.end || Boolean(choice), textContent: at.end?.name ?? ''});
    find('#steps').hidden = !look;
    find('#battle').classList.toggle('looking', look);
    Object.assign(find('#steps input'), {max: at.steps, value: at.step, ariaValueText: text('replay.place', at.step, at.steps)});
}

function marks() {
    const chosen = (plan?.attackers ?? choice?.units ?? []).filter(each => each.chosen).map(each => each.id);
    const aim = id => ['target', plan?.hexes.includes(id) && 'chosen', required.includes(id) && 'must'].filter(Boolean).join(' ');
    return [
        {id: unit?.hex, kind: 'chosen'},
        ...Array.from(range, ([id, cost]) => ({id, kind: 'range', word: cost, key: 'hex.cost'})),
        ...targets.map(id => ({id, kind: aim(id), top: true, key: required.includes(id) ? 'hex.required' : 'hex.target'})),
        ...at.units.filter(each => targets.length && each.must).map(each => ({id: each.hex, kind: 'must', top: true, key: 'hex.must'})),
        ...at.units.filter(each => chosen.includes(each.id)).map(each => ({id: each.hex, kind: 'chosen', top: true})),
        ...(choice?.hexes ?? []).map(({id, usual}) => (
            {id, kind: usual ? 'choice usual' : 'choice', top: true, key: usual ? 'hex.usual' : 'hex.choice'})),
        ...lesson.marks()
    ];
}

/* Draws marks and panel for what is chosen now. */
function show(hex) {
    keepSoon();
    map.mark(marks());
    if (plan) {
        panel.attack(plan, plan.hexes.map(each => map.name(each)).join(', '), {toggle, declare, roll: () => roll().catch(fault), cancel: deselect});
    } else if (choice) {
        panel.choice(choice, id => map.name(id), {order: give});
    } else if (unit?.hex || hex) {
        const place = unit?.hex ?? hex;
        const here = at.units.filter(each => each.hex === place);
        panel.units(map.name(place), here, unit, each => select(each).catch(fault), exit && (() => give('leave', {unit: unit.id})));
    } else {
        panel.briefing(at, mine(), unit, each => select(each).catch(fault));
    }
}

/* What a click on a hex does, or Enter. */
async function act(hex) {
    const here = at.units.filter(each => each.hex === hex);
    if (!mine()) {
        show(hex);
    } else if (choice) {
        await take(await order('decide', {hex}));
    } else if (at.kind === 'combat') {
        await fight(hex, here);
    } else if (unit && range.has(hex)) {
        await take(await order('march', {unit: unit.id, hex}));
    } else {
        await pick(hex, here);
    }
}

/* Chooses the next unit of a hex that can move, or says why the one chosen cannot go there. */
async function pick(hex, here) {
    const able = here.filter(each => each.movable);
    const elsewhere = unit && hex !== unit.hex;
    const next = able[(able.indexOf(unit) + 1) % able.length] ?? here.find(each => each.side === at.side && !elsewhere);
    if (next) {
        await select(next);
    } else if (elsewhere) {
        say((await ask('whyNot', {unit: unit.id, hex})).sentence);
    } else {
        inspect(hex, here);
    }
}

/* Says what stands in a hex. */
function inspect(hex, here) {
    deselect();
    say(here.length ? here.map(each => each.state).join(' ') : text('unit.none', map.name(hex)));
    show(hex);
}

async function select(chosen) {
    if (!mine() || at.kind !== 'movement' || chosen.side !== at.side) { say(chosen.state); return; }
    const reply = await ask('range', {unit: chosen.id});
    unit = chosen;
    exit = reply.exit;
    range = new Map((reply.hexes ?? []).map(each => [each.id, each.cost]));
    if (!chosen.hex && range.size) { map.reveal(range.keys().next().value); }
    say(`${chosen.state}. ${reply.why || reply.refused || text('unit.range')}`);
    show();
}

async function fight(hex, here) {
    if (targets.includes(hex)) {
        await aim(hex);
    } else if (plan && here.some(each => each.side === at.side)) {
        const own = here.filter(each => plan.attackers.some(one => one.id === each.id));
        const all = own.every(each => plan.units.has(each.id));
        own.forEach(each => plan.units[all ? 'delete' : 'add'](each.id));
        await replan();
    } else {
        inspect(hex, here);
    }
}

/* Asks what an attack would bring; without units those attack that the engine proposes. */
async function preview(hexes, units, odds) {
    const reply = await ask('attack', {hexes, units: units && Array.from(units), odds});
    return {...reply, hexes, units: new Set((reply.attackers ?? []).filter(each => each.chosen).map(each => each.id))};
}

function planned(attack) {
    plan = attack;
    say(plan.refused || plan.sentence || text('attack.none'));
    show();
}

/* Plans an attack on a hex, or adds the hex to the attack that is planned, if one attack can be on both, or takes it out. */
async function aim(hex) {
    const others = plan ? plan.hexes.filter(each => each !== hex) : [];
    const without = plan?.hexes.includes(hex) && others.length > 0;
    const both = await preview(without ? others : [...others, hex]);
    planned(both.refused && !(plan?.refused && both.attackers) && !without ? await preview([hex]) : both);
}

const replan = odds => preview(plan.hexes, plan.units, odds).then(planned).catch(fault);

function toggle(id) {
    if (!plan.units.delete(id)) { plan.units.add(id); }
    replan();
}

/* Declares lower odds than the attack has, or those that it has. */
const declare = odds => replan(odds === plan.declarable.at(-1) ? undefined : odds);

async function roll() {
    const {hexes, units, odds, declared, refused} = plan;
    if (!refused && units.size) { await take(await order('roll', {hexes, units: Array.from(units), odds: declared ? odds : undefined})); }
}

function deselect() {
    if (choice) { give('back'); return; }
    [unit, plan, exit, range] = [null, null, false, new Map()];
    say(at.hint);
    show();
}

function nextUnit() {
    const able = at.arriving.concat(at.units).filter(each => each.movable && each.side === at.side);
    if (able.length && mine() && at.kind === 'movement') {
        const next = able[(able.findIndex(each => each.id === unit?.id) + 1) % able.length];
        if (next.hex) { map.focus(next.hex); }
        select(next).catch(fault);
    }
}

/* Ends the phase, or asks before when something must or can still be done. */
function end() {
    const ended = () => give('endPhase');
    if (at.end.refused) {
        say([at.end.refused, ...at.pending].join(' '));
    } else if (at.pending.length) {
        panel.confirm(text('end.head'), text('end.pending'), at.pending, ended);
    } else {
        ended();
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
    const position = await ask('goTo', {step: Math.max(0, Math.min(at.steps, step))});
    const told = position.log.filter(each => each.step === position.step).map(each => each.text);
    if (now === round) { await take({...position, hint: told.join(' ')}); }
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
    concede: () => panel.confirm(text('menu.concede'), at.concede, [], () => give('concede')),
    undo: () => give('undo'),
    redo: () => give('redo'),
    ledger: async () => { panel.ledger((await ask('ledger')).sides); show(); },
    replay,
    end,
    next: () => goTo(at.step + 1),
    back: () => goTo(at.step - 1),
    first: () => goTo(0),
    last: () => goTo(at.steps),
    leave: () => { look = false; return goTo(at.steps); },
    here,
    slide: () => goTo(Number(find('#steps input').value)),
    nearer: () => map.resize(1),
    farther: () => map.resize(-1),
    unit: nextUnit,
    deselect,
    onward: learn,
    help: learn,
    again: learn,
    before: learn,
    default: () => (plan ? roll() : choice && give('take'))
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
