import {button, closeDialog, find, make, openDialog} from './elements.js';
import {text} from './words.js';

const SIDES = ['union', 'confederate'];
const KINDS = ['human', 'cadet', 'colonel'];

/* Fills the panel; the focus stays with the button that stands where it was. */
function fill(...children) {
    const panel = find('#panel');
    const place = Array.from(panel.querySelectorAll('button')).indexOf(document.activeElement);
    panel.replaceChildren(...children.filter(Boolean));
    if (place >= 0) {
        const buttons = panel.querySelectorAll('button');
        (buttons[Math.min(place, buttons.length - 1)] ?? find('.fields [tabindex="0"]')).focus();
    }
}

/* What the side has to do, before anything is chosen. */
export function briefing(at, isMine, select) {
    const arriving = isMine && at.kind === 'movement' ? at.arriving.filter(each => each.side === at.side) : [];
    const pending = (isMine ? at.pending : []).map(each => make('li', {}, each));
    fill(make('h2', {}, at.over ? text('over.head') : at.phase), make('p', {}, at.over ? verdict(at) : at.hint),
        pending.length && make('ul', {class: 'pending'}, ...pending), arriving.length && make('h3', {}, text('unit.arriving')),
        ...arriving.map(each => button(each.state, () => select(each), {class: 'unit ' + each.side})));
}

/* The units of a hex, the chosen one marked. */
export function units(place, here, chosen, select, leave) {
    fill(make('h2', {}, text('unit.here', place)), here.length ? null : make('p', {}, text('unit.none', place)), ...here.map(each =>
        button(make('span', {}, each.state), () => select(each),
            {class: 'unit ' + each.side, 'aria-pressed': String(each.id === chosen?.id)})), leave && button(text('unit.leave'), leave));
}

function faces(plan) {
    const rows = plan.faces.map(each => make('tr', {}, make('td', {}, make('span', {class: 'die'}, String(each.die))),
        make('th', {scope: 'row'}, each.result), make('td', {class: 'words'}, each.sentence)));
    return make('table', {}, make('caption', {}, text('attack.faces')), make('tbody', {}, ...rows));
}

/* An attack that is being planned: who takes part, odds and all six faces. */
export function attack(plan, place, actions) {
    const attackers = (plan.attackers ?? []).map(each => button(
        make('span', {}, make('b', {}, each.name), ' ', each.brings ?? ''),
        () => actions.toggle(each.id), {class: 'unit', 'aria-pressed': String(each.chosen)}));
    fill(make('h2', {}, text('attack.head', place)), plan.odds && make('p', {class: 'odds'}, text('attack.odds', plan.odds)),
        make('p', {class: plan.refused ? 'problem' : ''}, plan.refused || plan.sentence || text('attack.none')),
        make('p', {class: 'buttons'},
            button(text('attack.roll'), actions.roll, {class: 'great', disabled: plan.refused || plan.units.size === 0 ? '' : false, id: 'roll'}),
            button(text('attack.cancel'), actions.cancel)),
        make('p', {}, text('attack.who')), ...attackers,
        plan.faces?.length && faces(plan));
}

/* Where a unit retreats or advances to: the default first. */
export function choice(asked, name, choose) {
    const others = asked.hexes.filter(each => each.id !== asked.usual).map(each =>
        button(each.sentence ?? name(each.id), () => choose(each.id)));
    const stays = asked.usual === null;
    fill(make('h2', {}, asked.name), asked.sentence && make('p', {}, asked.sentence),
        make('p', {class: 'buttons'},
            button(stays ? text('choice.stay') : `${text('choice.take')}: ${name(asked.usual)}`, () => choose(asked.usual), {class: 'great', id: 'take'}),
            !stays && asked.mayDecline ? button(text('choice.stay'), () => choose(null)) : ''),
        make('p', {class: 'buttons'}, ...others));
}

/* The last roll, above what comes next. */
export function rolled(roll) {
    find('#panel').prepend(make('p', {class: 'rolled', role: 'status'}, make('b', {}, roll.odds), ' ',
        make('span', {class: 'die'}, String(roll.die)), ' ', make('b', {}, roll.result), ' ', roll.sentence ?? ''));
}

export function log(lines, step) {
    const list = find('#log');
    const shown = lines.map(each => make('li', {'data-step': each.step, class: each.head ? 'head' : false,
        'aria-current': each.step === step ? 'step' : false}, each.text));
    list.replaceChildren(...shown);
    const current = list.querySelector('[aria-current]') ?? list.lastElementChild;
    if (current) { list.scrollTop = current.offsetTop - list.clientHeight / 2; }
}

export function ledger(sides) {
    const tables = sides.map(side => make('table', {}, make('caption', {}, `${side.name}: ${side.points}`),
        make('tbody', {}, ...side.lines.map(line => make('tr', {}, make('th', {scope: 'row'}, String(line.points)),
            make('td', {class: 'words'}, line.sentence))))));
    openDialog(text('ledger.head'), ...tables, make('p', {class: 'buttons'}, button(text('ledger.close'), closeDialog)));
}

/* Asks whether a phase shall end although something must or can still be done. */
export function askEnd(pending, end) {
    openDialog(text('end.head'), make('p', {}, text('end.pending')), make('ul', {}, ...pending.map(each => make('li', {}, each))),
        make('p', {class: 'buttons'}, button(text('end.yes'), () => { closeDialog(); end(); }, {class: 'great'}),
            button(text('end.no'), closeDialog)));
}

const verdict = at => `${at.over.winner} ${at.over.reason}`;

/* The end of a battle, in words; the map can still be looked at. */
export function over(at) {
    openDialog(text('over.head'), make('p', {class: 'verdict'}, verdict(at)),
        make('p', {class: 'buttons'}, button(text('ledger.close'), closeDialog, {class: 'great'})));
}

/* Asks who commands each side of a scenario. */
export function setUp(scenario, players, begin) {
    const sets = SIDES.map(side => make('fieldset', {}, make('legend', {}, scenario[side]?.name ?? text('setup.' + side)),
        ...KINDS.map(kind => make('label', {},
            make('input', {type: 'radio', name: side, value: kind, checked: players[side] === kind ? '' : false}), text('setup.' + kind)))));
    const chosen = side => find(`#dialog input[name=${side}]:checked`).value;
    openDialog(scenario.name, make('p', {class: 'story'}, scenario.story ?? ''), make('h3', {}, text('setup.head')), ...sets,
        make('p', {class: 'buttons'}, button(text('setup.begin'), () => {
            const both = {union: chosen('union'), confederate: chosen('confederate')};
            closeDialog();
            begin(both);
        }, {class: 'great', id: 'begin'}), button(text('setup.cancel'), closeDialog)));
}
