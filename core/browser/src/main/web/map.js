import {draw, find} from './elements.js';
import {text} from './words.js';

/* How far counters of one hex lie apart, in units of the map; how near its edge nothing is that one should see, in pixels, and pixels of a unit at each size of the map. */
const STAGGER = 8;
const EDGE = 40;
const SIZES = [0.35, 0.5, 0.7, 0.9, 1.2, 1.6];

/* The map: the drawing of the engine, over it what can be done in each hex, and a cursor that keys move. */
export class GameMap {
    constructor(ground, onHex) {
        this.stage = find('#stage');
        this.onHex = onHex;
        this.hexes = new Map(ground.hexes.map(each => [each.id, {...each}]));
        this.counters = new Map();
        this.shared = this.adopt(ground.shared);
        /* The style of the drawings becomes one of the page, since none may stand within them. */
        document.adoptedStyleSheets = [new CSSStyleSheet()];
        document.adoptedStyleSheets[0].replaceSync(ground.style);
        this.svg = this.adopt(ground.svg);
        this.below = draw('g', {class: 'below'});
        this.units = draw('g', {class: 'rm-counter units'});
        this.above = draw('g', {class: 'above'});
        this.fields = draw('g', {class: 'fields'});
        this.svg.append(this.below, this.units, this.above, this.fields);
        this.hexes.forEach(hex => {
            hex.field = draw('polygon', {points: hex.points, 'data-hex': hex.id, role: 'button', tabindex: -1, 'aria-label': hex.name});
            this.fields.append(hex.field);
        });
        this.fields.addEventListener('click', event => event.target.dataset.hex && this.press(event.target.dataset.hex));
        this.fields.addEventListener('keydown', event => this.key(event));
        ['touchstart', 'touchmove', 'touchend'].forEach(each => { this.svg.addEventListener(each, event => this.pinch(event), {passive: false}); });
        this.svg.setAttribute('role', 'group');
        this.svg.setAttribute('aria-label', text('battle.map'));
        this.stage.replaceChildren(this.shared, this.svg);
        this.cursor = this.hexes.values().next().value;
        this.cursor.field.setAttribute('tabindex', 0);
        this.scale = SIZES[0];
        this.zoom(this.fitting(), [0, 0]);
    }

    /* A drawing of the engine, which needs no names of its own: those of the hexes are read. */
    adopt(source) {
        const svg = document.importNode(new DOMParser().parseFromString(source, 'image/svg+xml').documentElement, true);
        svg.querySelectorAll('title, desc').forEach(each => each.remove());
        ['role', 'aria-labelledby'].forEach(each => svg.removeAttribute(each));
        return svg;
    }

    press(id) {
        this.move(this.hexes.get(id), false);
        this.onHex(id);
    }

    key(event) {
        const press = () => this.press(this.cursor.id);
        const [left, right, up, down] = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(way => () => this.walk(...way));
        const does = {ArrowLeft: left, ArrowRight: right, ArrowUp: up, ArrowDown: down, Enter: press, ' ': press}[event.key];
        if (!does || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) { return; }
        does();
        event.preventDefault();
    }

    /* Goes to the next hex in a direction; to a side along the row of its number. */
    walk(dx, dy) {
        const {column, row} = this.cursor;
        const next = Array.from(this.hexes.values()).find(hex => hex.column === column + dx && hex.row === row + dy);
        if (next) { this.move(next, true); }
    }

    /* Puts the cursor into a hex. */
    move(hex, focus) {
        this.cursor.field.setAttribute('tabindex', -1);
        this.cursor = hex;
        hex.field.setAttribute('tabindex', 0);
        if (focus) {
            hex.field.focus({preventScroll: true});
            this.reveal(hex.id);
        }
    }

    /* Scrolls until a hex is well within what is seen. */
    reveal(id) {
        const {field} = this.hexes.get(id);
        const {left, right, top, bottom} = field.getBoundingClientRect();
        const seen = this.stage.getBoundingClientRect();
        const inside = Math.min(left - seen.left, seen.right - right, top - seen.top, seen.bottom - bottom) > EDGE;
        if (!inside) { field.scrollIntoView({block: 'center', inline: 'center'}); }
    }

    /* The largest size at which the whole map is seen, but none at which it cannot be read. */
    fitting() {
        const {width, height} = this.svg.viewBox.baseVal;
        const fits = SIZES.filter(each => each * width <= this.stage.clientWidth && each * height <= this.stage.clientHeight);
        return SIZES[Math.max(fits.length - 1, this.stage.clientWidth < 700 ? 1 : 2)];
    }

    /* Makes the map larger or smaller by a step. */
    resize(by) {
        const next = by > 0 ? SIZES.find(each => each > this.scale) : SIZES.findLast(each => each < this.scale);
        const {left, top, width, height} = this.stage.getBoundingClientRect();
        this.zoom(next ?? this.scale, [left + width / 2, top + height / 2]);
    }

    /* Shows the map at a scale; what was at a place of the window, or is to be there, is there then. */
    zoom(scale, [x, y], what = this.under(x, y)) {
        this.scale = Math.max(SIZES[0], Math.min(SIZES.at(-1), scale));
        this.svg.style.width = `${this.svg.viewBox.baseVal.width * this.scale}px`;
        const now = this.under(x, y);
        this.stage.scrollBy((what.x - now.x) * this.scale, (what.y - now.y) * this.scale);
    }

    /* What of the map, in its units, is at a place of the window. */
    under(x, y) {
        const {left, top} = this.svg.getBoundingClientRect();
        return {x: (x - left) / this.scale, y: (y - top) / this.scale};
    }

    /* Two fingers: what was between them stays there, however far they go apart. */
    pinch(event) {
        const [one, other, ...more] = event.touches;
        if (!other || more.length) { this.grip = null; return; }
        const between = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
        const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        this.grip ??= {ratio: this.scale / apart, what: this.under(...between)};
        this.zoom(this.grip.ratio * apart, between, this.grip.what);
        if (event.cancelable) { event.preventDefault(); }
    }

    /* Adds counters that look as none did before. */
    addDrawings(source) { this.stage.append(this.adopt(source)); }

    /* Puts all counters where they stand; those that stay on the map glide there. */
    show(units) {
        const stacks = new Map();
        const standing = units.filter(unit => this.hexes.has(unit.hex));
        standing.forEach(unit => {
            const hex = this.hexes.get(unit.hex);
            const depth = stacks.get(unit.hex) ?? 0;
            stacks.set(unit.hex, depth + 1);
            const counter = this.counters.get(unit.id) ?? draw('use', {'data-unit': unit.id});
            this.counters.set(unit.id, counter);
            counter.setAttribute('href', unit.look);
            counter.setAttribute('class', unit.movable ? 'movable' : 'moved');
            counter.style.transform = `translate(${hex.x - depth * STAGGER / 2}px, ${hex.y - depth * STAGGER / 2}px)`;
            if (!counter.parentNode) { this.units.append(counter); }
        });
        this.counters.forEach((counter, id) => standing.some(unit => unit.id === id) || counter.remove());
        this.hexes.forEach(hex => {
            const here = units.filter(unit => unit.hex === hex.id).map(unit => unit.name);
            hex.called = here.length ? text('hex.units', hex.name, here.join(', ')) : hex.name;
        });
        this.mark([]);
    }

    /* Marks hexes: each with an id, a class, and if they are given a word written in it and the key of its accessible name. */
    mark(marks) {
        this.below.replaceChildren();
        this.above.replaceChildren();
        this.hexes.forEach(hex => hex.field.setAttribute('aria-label', hex.called ?? hex.name));
        marks.filter(mark => this.hexes.has(mark.id)).forEach(mark => {
            const hex = this.hexes.get(mark.id);
            const layer = mark.top ? this.above : this.below;
            layer.append(draw('polygon', {points: hex.points, class: mark.kind}));
            if (mark.word) { this.below.append(draw('text', {x: hex.x, y: hex.y + 7, class: 'cost'}, mark.word)); }
            if (mark.key) { hex.field.setAttribute('aria-label', text(mark.key, hex.field.getAttribute('aria-label'), mark.word)); }
        });
    }

    name(id) { return this.hexes.get(id)?.name ?? id; }

    focus(id) { this.move(this.hexes.get(id) ?? this.cursor, true); }
}
