import {button, closeDialog, find, make, openDialog} from './elements.js';
import {text} from './words.js';

/* Fills the panel; the focus stays with the button that stands where it was, and what is new is read from its beginning. */
function fill(...children) {
    const panel = find('#panel');
    const place = Array.from(panel.querySelectorAll('button')).indexOf(document.activeElement);
    const head = panel.querySelector('h2')?.textContent;
    panel.replaceChildren(...children.filter(Boolean));
    if (head !== panel.querySelector('h2').textContent) { toTop(); }
    if (place >= 0) {
        const buttons = panel.querySelectorAll('button');
        (buttons[Math.min(place, buttons.length - 1)] ?? find('.fields [tabindex="0"]')).focus();
    }
}

const toTop = () => ['#beside', '#panel'].forEach(each => { find(each).scrollTop = 0; });

/* What the side has to do, before anything is chosen; a narrow page says that in its bar and its foot alone. */
export function briefing(at, isMine, chosen, select) {
    const arriving = isMine && at.kind === 'movement' ? at.arriving.filter(each => each.side === at.side) : [];
    const pending = (isMine ? at.pending : []).map(each => make('li', {}, each));
    const said = {class: at.over ? false : 'said'};
    fill(make('h2', said, at.over ? text('over.head') : at.phase), make('p', said, at.over ?? at.hint),
        pending.length && make('ul', {class: 'pending'}, ...pending), arriving.length && make('h3', {}, text('unit.arriving')),
        ...unitButtons(arriving, chosen, select));
}

const unitButtons = (units, chosen, select) => units.map(each =>
    button(each.state, () => select(each), {class: 'unit ' + each.side, 'aria-pressed': String(each.id === chosen?.id)}));

/* The units of a hex, the chosen one marked. */
export function units(place, here, chosen, select, leave) {
    fill(make('h2', {}, text('unit.here', place)), here.length ? null : make('p', {}, text('unit.none', place)),
        ...unitButtons(here, chosen, select), leave && button(text('unit.leave'), leave, {id: 'leave'}));
}

function faces(plan) {
    const rows = plan.faces.map(each => make('tr', {}, make('td', {}, ...each.dice.flatMap(die => [make('span', {class: 'die'}, String(die)), ' '])),
        make('th', {scope: 'row'}, each.result), make('td', {class: 'words'}, each.sentence)));
    return make('table', {}, make('caption', {}, text('attack.faces')), make('tbody', {}, ...rows));
}

/* An attack that is being planned: who takes part, odds and all six faces. */
export function attack(plan, place, actions) {
    const attackers = plan.attackers.map(each => button(make('span', {}, make('b', {}, each.name), ' ', each.brings),
        () => actions.change({unit: each.id}), {class: 'unit', 'aria-pressed': String(each.chosen)}));
    const odds = (sign, label, declared) =>
        button(sign, () => actions.change({odds: declared}), {'aria-label': text(label), disabled: declared ? false : ''});
    fill(make('h2', {}, text('attack.head', place)), plan.odds && make('p', {class: 'odds'}, odds('−', 'attack.lower', plan.lower),
        text('attack.odds', plan.odds), odds('+', 'attack.higher', plan.higher)), plan.declared && make('p', {}, plan.declared),
        make('p', {class: plan.refused ? 'said problem' : 'said'}, plan.refused ?? plan.sentence ?? text('attack.none')),
        make('p', {class: 'buttons'},
            button(text('attack.roll'), actions.roll, {class: 'great', disabled: plan.refused || !plan.order.units.length ? '' : false, id: 'roll'}),
            button(text('attack.cancel'), actions.cancel)),
        plan.faces && faces(plan), make('p', {}, text('attack.who')), ...attackers);
}

/* What is to be decided after an attack: which units are lost, go, or make room; the button takes what is drawn. */
export function choice(asked, name, actions) {
    const usual = asked.hexes.find(each => each.usual);
    const stays = asked.stay && asked.take !== asked.stay;
    fill(make('h2', {}, asked.title), make('p', {class: 'said'}, asked.sentence), asked.points && make('p', {}, make('b', {}, asked.points)),
        make('p', {class: 'buttons'},
            asked.take ? button(usual ? `${asked.take}: ${name(usual.id)}` : asked.take, () => actions.order('take'), {class: 'great', id: 'take'}) : '',
            stays ? button(asked.stay, () => actions.order('endPhase')) : ''),
        ...asked.units.map(each => button(each.words, () => actions.order('decide', {unit: each.id}), {class: 'unit', 'aria-pressed': String(each.chosen)})),
        make('p', {class: 'buttons'}, ...asked.hexes.filter(each => each !== usual).map(each =>
            button(name(each.id), () => actions.order('decide', {hex: each.id})))));
}

/* The last roll, above what comes next. */
export function rolled(roll) {
    find('#panel').prepend(make('p', {class: 'rolled', role: 'status'}, make('span', {class: 'die'}, String(roll.die)), ' ', make('b', {}, roll.sentence)));
    toTop();
}

export function log(lines, step) {
    const list = find('#log');
    const shown = lines.map(each => make('li', {'data-step': each.step, 'aria-current': each.step === step ? 'step' : false}, each.text));
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

/* Asks before what cannot be taken back. */
export function confirm(head, sentence, yes) {
    openDialog(head, make('p', {}, sentence),
        make('p', {class: 'buttons'}, button(text('ask.yes'), () => { closeDialog(); yes(); }, {class: 'great'}), button(text('ask.no'), closeDialog)));
}

/* The end of a battle, in words, and what can be done with it; the map can still be looked at. */
export function over(at, {ledger, replay, takeHome}) {
    openDialog(text('over.head'), make('p', {class: 'verdict'}, at.over),
        make('p', {}, [find('#union').textContent, find('#confederate').textContent].join(' · ')),
        make('p', {class: 'buttons'}, button(text('ledger.close'), closeDialog, {class: 'great'}), button(text('battle.ledger'), ledger),
            button(text('battle.replay'), () => { closeDialog(); replay(); }), button(text('menu.save'), takeHome)));
}

function group(asked) {
    return make('fieldset', {}, make('legend', {}, asked.legend), ...asked.choices.map(each => make('label', {},
        make('input', {type: asked.many ? 'checkbox' : 'radio', name: asked.name, value: each.value, checked: each.on ? '' : false,
            disabled: each.idle ? '' : false}),
        make('span', {}, each.words), each.note ? make('em', {}, each.note) : '', make('small', {}, each.does))));
}

/* Asks what is chosen before a game: who plays, and behind a fold what most leave as it is. */
export function setUp(scenario, asked, begin) {
    const form = make('form', {}, ...asked.groups.map(group),
        asked.terms ? make('details', {}, make('summary', {}, asked.more), ...asked.terms.map(group)) : '');
    openDialog(scenario.name, make('p', {class: 'story'}, scenario.story ?? ''), form,
        make('p', {class: 'buttons'}, button(text('setup.begin'), () => {
            const all = new FormData(form);
            const chosen = asked.groups.concat(asked.terms ?? []).map(each => [each.name, each.many ? all.getAll(each.name) : all.get(each.name)]);
            closeDialog();
            begin(Object.fromEntries(chosen));
        }, {class: 'great', id: 'begin'}), button(text('setup.cancel'), closeDialog)));
}
