import {draw, find} from './elements.js';
import {text} from './words.js';

/* How far counters of one hex lie apart, in units of the map, and pixels of such a unit at each size of the map. */
const STAGGER = 8;
const SIZES = [0.35, 0.5, 0.7, 0.9, 1.2, 1.6];

/* The map: the drawing of the engine, over it what can be done in each hex, and a cursor that keys move. */
export class GameMap {
    constructor(ground, onHex) {
        this.stage = find('#stage');
        this.onHex = onHex;
        this.hexes = new Map(ground.hexes.map(each => [each.id, {...each}]));
        this.corners = ground.outline;
        this.radius = Math.hypot(this.corners[0].x, this.corners[0].y);
        this.size = 0;
        this.counters = new Map();
        this.shared = this.adopt(ground.shared);
        document.adoptedStyleSheets = [this.sheet];
        this.svg = this.adopt(ground.svg);
        this.below = draw('g', {class: 'below'});
        this.units = draw('g', {class: 'rm-counter units'});
        this.above = draw('g', {class: 'above'});
        this.fields = draw('g', {class: 'fields'});
        this.svg.append(this.below, this.units, this.above, this.fields);
        this.hexes.forEach(hex => this.fields.append(this.field(hex)));
        this.fields.addEventListener('click', event => event.target.dataset.hex && this.press(event.target.dataset.hex));
        this.fields.addEventListener('keydown', event => this.key(event));
        this.svg.setAttribute('role', 'group');
        this.svg.setAttribute('aria-label', text('battle.map'));
        this.stage.replaceChildren(this.shared, this.svg);
        this.cursor = this.hexes.values().next().value;
        this.cursor.field.setAttribute('tabindex', 0);
        this.resize(this.fitting());
    }

    /* The style of a drawing becomes one of the page, since none may stand within it. */
    adopt(source) {
        const drawn = source.replace(/<style>([^<]*)<\/style>/g, (all, rules) => {
            this.sheet = new CSSStyleSheet();
            this.sheet.replaceSync(rules.replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
            return '';
        });
        const svg = document.importNode(new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement, true);
        svg.querySelectorAll('title, desc').forEach(each => each.remove());
        ['role', 'aria-labelledby'].forEach(each => svg.removeAttribute(each));
        return svg;
    }

    outline(hex) { return this.corners.map(each => `${(hex.x + each.x).toFixed(1)},${(hex.y + each.y).toFixed(1)}`).join(' '); }

    field(hex) {
        const points = this.outline(hex);
        hex.field = draw('polygon', {points, 'data-hex': hex.id, role: 'button', tabindex: -1, 'aria-label': hex.name});
        return hex.field;
    }

    press(id) {
        this.move(this.hexes.get(id), false);
        this.onHex(id);
    }

    key(event) {
        const ways = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]};
        if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) { return; }
        if (ways[event.key]) {
            this.walk(...ways[event.key]);
            event.preventDefault();
        } else if (event.key === 'Enter' || event.key === ' ') {
            this.press(this.cursor.id);
            event.preventDefault();
        }
    }

    /* Goes to the next hex in a direction; a walk keeps to its row or column although hexes are staggered. */
    walk(dx, dy) {
        const from = this.cursor;
        const kept = {x: from.x, y: from.y, ...this.line};
        let best = null;
        this.hexes.forEach(hex => {
            const ahead = (hex.x - from.x) * dx + (hex.y - from.y) * dy;
            const aside = Math.abs(dx === 0 ? hex.x - kept.x : hex.y - kept.y);
            if (ahead > this.radius / 2 && aside < this.radius * 1.1 && (!best || ahead + aside < best.way)) {
                best = {hex, way: ahead + aside};
            }
        });
        if (best) {
            this.move(best.hex, true);
            this.line = dx === 0 ? {x: kept.x} : {y: kept.y};
        }
    }

    /* Puts the cursor into a hex. */
    move(hex, focus) {
        this.cursor.field.setAttribute('tabindex', -1);
        this.cursor = hex;
        this.line = {};
        hex.field.setAttribute('tabindex', 0);
        if (focus) {
            hex.field.focus({preventScroll: true});
            this.reveal(hex.id);
        }
    }

    /* Scrolls until a hex is well within what is seen. */
    reveal(id) {
        const hex = this.hexes.get(id);
        const scale = SIZES[this.size];
        const box = this.svg.viewBox.baseVal;
        const x = (hex.x - box.x) * scale;
        const y = (hex.y - box.y) * scale;
        const edge = 70;
        const {scrollLeft, scrollTop, clientWidth, clientHeight} = this.stage;
        if (x < scrollLeft + edge || x > scrollLeft + clientWidth - edge || y < scrollTop + edge || y > scrollTop + clientHeight - edge) {
            this.stage.scrollTo(x - clientWidth / 2, y - clientHeight / 2);
        }
    }

    /* The largest size at which the whole map is seen, but none at which it cannot be read. */
    fitting() {
        const {width, height} = this.svg.viewBox.baseVal;
        const fits = SIZES.filter(each => each * width <= this.stage.clientWidth && each * height <= this.stage.clientHeight);
        return Math.max(fits.length - 1, this.stage.clientWidth < 700 ? 1 : 2);
    }

    /* Makes the map larger or smaller round what is in its middle. */
    resize(by) {
        const {scrollLeft, scrollTop, clientWidth, clientHeight} = this.stage;
        const before = SIZES[this.size];
        this.size = Math.max(0, Math.min(SIZES.length - 1, this.size + by));
        const ratio = SIZES[this.size] / before;
        this.svg.style.width = `${this.svg.viewBox.baseVal.width * SIZES[this.size]}px`;
        this.stage.scrollTo((scrollLeft + clientWidth / 2) * ratio - clientWidth / 2, (scrollTop + clientHeight / 2) * ratio - clientHeight / 2);
    }

    /* Adds counters that look as none did before. */
    addDrawings(source) { this.stage.append(this.adopt(source)); }

    /* Puts all counters where they stand; those that stay on the map glide there. */
    show(units) {
        const stacks = new Map();
        const gone = new Set(this.counters.keys());
        units.filter(unit => this.hexes.has(unit.hex)).forEach(unit => {
            const hex = this.hexes.get(unit.hex);
            const depth = stacks.get(unit.hex) ?? 0;
            stacks.set(unit.hex, depth + 1);
            const counter = this.counters.get(unit.id) ?? draw('use', {'data-unit': unit.id});
            this.counters.set(unit.id, counter);
            gone.delete(unit.id);
            counter.setAttribute('href', unit.look);
            counter.setAttribute('class', unit.movable ? 'movable' : 'moved');
            counter.style.transform = `translate(${hex.x - depth * STAGGER / 2}px, ${hex.y - depth * STAGGER / 2}px)`;
            if (!counter.parentNode) { this.units.append(counter); }
        });
        gone.forEach(id => {
            this.counters.get(id).remove();
            this.counters.delete(id);
        });
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
            layer.append(draw('polygon', {points: this.outline(hex), class: mark.kind}));
            if (mark.word) { this.below.append(draw('text', {x: hex.x, y: hex.y + 7, class: 'cost'}, mark.word)); }
            if (mark.key) { hex.field.setAttribute('aria-label', text(mark.key, hex.called, mark.word)); }
        });
    }

    name(id) { return this.hexes.get(id)?.name ?? id; }

    focus(id) { this.move(this.hexes.get(id) ?? this.cursor, true); }
}
