/*
 * Shows the game step by step: the states stand in the page as JSON, the sentences in its log, and the counters and the ground are parts of
 * its maps. A state is built by carrying out all changes from the beginning, so that going back needs nothing of its own.
 */
(function () {
    'use strict';
    var SVG = 'http://www.w3.org/2000/svg';
    /* As publish.svg draws: how far counters of one hex lie apart, where a march ends, and how large heads of arrows are. */
    var STAGGER = 8;
    var MARCH = {before: 25, head: 15};
    var STRIKE = {before: 16, head: 17};
    var CROSS = 7;
    /* Pixels of a unit of the map at least, unless the whole map is wanted, and at most; milliseconds of a step and of an attack. */
    var SCALE = 0.6;
    var MOST = 1.6;
    var PAUSE = {march: 700, attack: 2200};

    var section = document.getElementById('replay');
    var stage = document.getElementById('stage');
    var states = JSON.parse(document.getElementById('states').textContent);
    var steps = states.steps;
    var turns = states.phases.filter(function (phase) { return phase.begins; });
    var map = stage.querySelector('svg');
    var box = map.viewBox.baseVal;
    var slider = document.getElementById('replay-turn');
    var whole = document.getElementById('replay-whole');
    var log = document.querySelector('#replay-log ul');
    var still = matchMedia('(prefers-reduced-motion: reduce)');
    var sentences = {};
    var counters = [];
    var now = 0;
    var logShown = '';
    var timer = 0;
    var grip = null;

    function layer(name) {
        return map.querySelector('[data-layer="' + name + '"]');
    }

    function add(parent, name, attributes) {
        var element = document.createElementNS(SVG, name);
        Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
        return parent.appendChild(element);
    }

    function clear(element) {
        while (element.firstChild) { element.removeChild(element.firstChild); }
    }

    function language() {
        return document.documentElement.lang;
    }

    /* What the log of the page says of each step in a language. */
    function said(tag) {
        if (!sentences[tag]) {
            sentences[tag] = steps.map(function () { return []; });
            document.querySelectorAll('#turns .in-' + tag + ' li[data-step]').forEach(function (line) {
                sentences[tag][Number(line.dataset.step)].push(line.textContent);
            });
        }
        return sentences[tag];
    }

    /* The last of some phases that has begun with a step or before it. */
    function begun(phases, step) {
        return phases.filter(function (phase) { return phase.step <= step; }).pop();
    }

    /* Place and look of each unit after a step; null for those that are not on the map. */
    function standing(step) {
        var units = states.units.map(function () { return null; });
        steps.slice(0, step + 1).forEach(function (each) {
            (each.changed || []).forEach(function (change) {
                units[change[0]] = change[1] < 0 ? null : {place: change[1], look: change[2]};
            });
        });
        return units;
    }

    /* What was set last of something that only steps have in which it changes. */
    function latest(name, step) {
        while (step > 0 && !steps[step][name]) { step -= 1; }
        return steps[step][name] || [];
    }

    function showCounters(step) {
        var units = standing(step);
        var stacks = {};
        units.forEach(function (unit) {
            if (unit) { stacks[unit.place] = (stacks[unit.place] || 0) + 1; }
        });
        var laid = {};
        units.forEach(function (unit, i) {
            var counter = counters[i];
            counter.style.display = unit ? '' : 'none';
            if (!unit) { return; }
            laid[unit.place] = laid[unit.place] || 0;
            var off = (laid[unit.place] - (stacks[unit.place] - 1) / 2) * STAGGER;
            laid[unit.place] += 1;
            var at = states.places[unit.place];
            counter.style.transform = 'translate(' + (at[0] + off) + 'px,' + (at[1] + off * 0.75) + 'px)';
            if (counter.getAttribute('href') !== '#' + states.looks[unit.look]) {
                counter.setAttribute('href', '#' + states.looks[unit.look]);
            }
        });
    }

    function towards(from, to, distance) {
        var all = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        return [from[0] + (to[0] - from[0]) * distance / all, from[1] + (to[1] - from[1]) * distance / all];
    }

    function line(points) {
        return 'M' + points.map(function (point) { return point[0].toFixed(1) + ' ' + point[1].toFixed(1); }).join('L');
    }

    /* An arrow along points: its shaft with the classes given, one path over the other, and its head. */
    function arrow(parent, points, size, before, shafts, head) {
        var last = points[points.length - 2];
        var tip = towards(points[points.length - 1], last, before);
        var back = towards(tip, last, size.head);
        var across = [(back[1] - tip[1]) * 0.6, (tip[0] - back[0]) * 0.6];
        var shaft = line(points.slice(0, -1).concat([towards(tip, last, size.head * 0.8)]));
        shafts.forEach(function (style) { add(parent, 'path', {'class': style, d: shaft}); });
        add(parent, 'path', {'class': head, d: line([tip, [back[0] + across[0], back[1] + across[1]],
            [back[0] - across[0], back[1] - across[1]]]) + 'z'});
    }

    function place(index) {
        return states.places[index];
    }

    function showWay(way) {
        var kind = way[0];
        var letter = way[1].charAt(0);
        var points = way.slice(2).map(place);
        if (kind === 'strike' || kind === 'barrage') {
            arrow(layer('strikes'), points, STRIKE, STRIKE.before,
                ['rm-strike' + (kind === 'barrage' ? ' rm-barrage' : '')], 'rm-point');
        } else {
            arrow(layer('ways'), points, MARCH, kind === 'exit' ? 0 : MARCH.before,
                ['rm-halo', (kind === 'retreat' ? 'rm-back' : 'rm-march') + ' rm-way-' + letter], 'rm-head-' + letter);
        }
    }

    function showLoss(lost, number) {
        var x = place(lost[0])[0] - 12 + number % 3 * 20;
        var y = place(lost[0])[1] + 8 + Math.floor(number / 3) * 20;
        var strokes = line([[x - CROSS, y + CROSS], [x + CROSS, y - CROSS]]);
        if (lost[1]) { strokes += line([[x - CROSS, y - CROSS], [x + CROSS, y + CROSS]]); }
        ['rm-under', 'rm-cross'].forEach(function (style) { add(layer('strikes'), 'path', {'class': style, d: strokes}); });
    }

    /* The odds, where an attack strikes. */
    function showOdds(odds, target) {
        var half = 10 + 7 * odds.length;
        add(layer('strikes'), 'rect', {'class': 'rm-point rm-ring', x: target[0] - half, y: target[1] - 52, width: 2 * half,
            height: 34, rx: 17});
        add(layer('strikes'), 'text', {'class': 'rm-count', x: target[0], y: target[1] - 27}).textContent = odds;
    }

    /* The step of the attack whose consequences a step is part of, or -1. */
    function attackOf(step) {
        var phase = begun(states.phases, step);
        for (var each = step; each > phase.step; each -= 1) {
            if (steps[each].attack) { return each; }
        }
        return -1;
    }

    /* A march alone; with an attack all that came of it so far. */
    function showMarks(step) {
        clear(layer('ways'));
        clear(layer('strikes'));
        var attack = attackOf(step);
        var crosses = {};
        steps.slice(attack < 0 ? step : attack, step + 1).forEach(function (each) {
            (each.ways || []).forEach(showWay);
            (each.lost || []).forEach(function (lost) {
                crosses[lost[0]] = (crosses[lost[0]] || 0) + 1;
                showLoss(lost, crosses[lost[0]] - 1);
            });
        });
        if (attack >= 0) {
            steps[attack].attack.at.forEach(function (target) { showOdds(steps[attack].attack.odds, place(target)); });
        }
    }

    function showSigns(step) {
        var signs = latest('signs', step);
        var signsLayer = layer('signs');
        if (signsLayer.dataset.shown !== signs.join()) {
            signsLayer.dataset.shown = signs.join();
            clear(signsLayer);
            signs.forEach(function (sign) { add(signsLayer, 'use', {href: '#' + sign}); });
        }
    }

    function showAttack(step) {
        var line = document.getElementById('replay-attack');
        var at = attackOf(step);
        var attack = at < 0 ? {} : steps[at].attack;
        line.style.visibility = at < 0 ? 'hidden' : '';
        var words = {number: attack.number, odds: attack.odds, die: attack.die, result: attack.die && states.results[language()][attack.result]};
        Object.keys(words).forEach(function (part) {
            var element = line.querySelector('.' + part);
            element.textContent = words[part] || '';
            element.hidden = !words[part];
        });
    }

    /* The log of the player-turn, with the heading of each phase that begins in it. */
    function showLog(step) {
        var turn = turns.indexOf(begun(turns, step));
        if (logShown !== language() + turn) {
            logShown = language() + turn;
            clear(log);
            var end = turn + 1 < turns.length ? turns[turn + 1].step : steps.length;
            var heads = states.phases.filter(function (phase) { return phase.step > turns[turn].step && phase.step < end; });
            document.querySelectorAll('#turns [data-place="' + turn + '"] .in-' + language() + ' li[data-step]').forEach(function (line) {
                while (heads.length && heads[0].step < Number(line.dataset.step)) { logLine(heads.shift()); }
                logLine({step: Number(line.dataset.step), text: line.textContent, attack: line.classList.contains('attack')});
            });
            heads.forEach(logLine);
        }
        log.querySelectorAll('[aria-current]').forEach(function (line) { line.removeAttribute('aria-current'); });
        var lines = log.querySelectorAll('[data-at="' + step + '"]');
        lines.forEach(function (line) { line.setAttribute('aria-current', 'step'); });
        if (lines.length) {
            var frame = log.parentNode;
            frame.scrollTop += lines[0].getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 3;
        }
    }

    function logLine(what) {
        var line = document.createElement('li');
        line.dataset.at = what.step;
        line.textContent = what.text || what.words[language()];
        line.className = what.words ? 'head' : what.attack ? 'attack' : '';
        log.appendChild(line);
    }

    function showWords(step) {
        var phase = begun(states.phases, step);
        var turn = begun(turns, step);
        var words = said(language())[step].slice();
        if (phase.step === step) { words.push(phase.words[language()]); }
        var live = document.getElementById('replay-said');
        if (live.textContent !== words.join(' ')) { live.textContent = words.join(' '); }
        document.getElementById('replay-phase').textContent = phase.words[language()];
        document.getElementById('replay-place').textContent = step + ' / ' + (steps.length - 1);
        document.getElementById('replay-link').href = '#' + (turn.step === step && turns.find(function (each) {
            return each.turn === turn.turn;
        }) === turn ? 'turn-' + turn.turn : 'step-' + step);
        slider.value = turns.indexOf(turn);
        slider.setAttribute('aria-valuetext', turn.words[language()]);
        var points = latest('points', step);
        ['union', 'confederate'].forEach(function (side, i) {
            section.querySelectorAll('[data-points="' + side + '"]').forEach(function (each) { each.textContent = points[i]; });
        });
    }

    /* Makes the map as large as is wanted. */
    function resize() {
        var fitting = Math.min(stage.clientWidth, stage.clientHeight * box.width / box.height);
        map.style.width = (whole.checked ? fitting : Math.max(stage.clientWidth, SCALE * box.width)) + 'px';
    }

    /* Two fingers: what of the map was between them stays there, however far they go apart. */
    function pinch(event) {
        var one = event.touches[0];
        var other = event.touches[1];
        if (event.touches.length !== 2) { grip = null; return; }
        var x = (one.clientX + other.clientX) / 2;
        var y = (one.clientY + other.clientY) / 2;
        var apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        var seen = map.getBoundingClientRect();
        grip = grip || {x: (x - seen.left) / seen.width, y: (y - seen.top) / seen.height, ratio: seen.width / apart};
        map.style.width = Math.max(stage.clientWidth / 2, Math.min(MOST * box.width, grip.ratio * apart)) + 'px';
        seen = map.getBoundingClientRect();
        stage.scrollBy(seen.left + grip.x * seen.width - x, seen.top + grip.y * seen.height - y);
        if (event.cancelable) { event.preventDefault(); }
    }

    /* Scrolls the map to what happens in a step; at first to the armies. */
    function follow(step) {
        var points = step ? [] : standing(0).filter(Boolean).map(function (unit) { return place(unit.place); });
        (steps[step].ways || []).forEach(function (way) { points = points.concat(way.slice(2).map(place)); });
        if (!points.length) { return; }
        var scale = map.getBoundingClientRect().width / box.width;
        function middle(axis) {
            var all = points.map(function (point) { return point[axis]; });
            return (Math.min.apply(null, all) + Math.max.apply(null, all)) / 2 * scale;
        }
        stage.scrollTo({left: middle(0) - stage.clientWidth / 2, top: middle(1) - stage.clientHeight / 2,
            behavior: still.matches || !stage.classList.contains('moving') ? 'auto' : 'smooth'});
    }

    function show(step) {
        var before = now;
        now = Math.max(0, Math.min(steps.length - 1, step));
        /* Counters are seen to move from one step to the next; in jumps they are where they are at once. */
        stage.classList.toggle('moving', Math.abs(now - before) === 1);
        showCounters(now);
        showSigns(now);
        showMarks(now);
        showAttack(now);
        showLog(now);
        showWords(now);
        follow(now);
        /* Not disabled outright: the focus would be lost. */
        Object.keys(actions).forEach(function (action) {
            var idle = now === 0 ? ['first', 'back'] : now === steps.length - 1 ? ['next', 'last'] : [];
            buttons[action].setAttribute('aria-disabled', idle.indexOf(action) >= 0);
        });
    }

    function pause() {
        clearTimeout(timer);
        timer = 0;
        swap(false);
    }

    /* Shows on the button what it does next. */
    function swap(playing) {
        buttons.play.children[0].hidden = playing;
        buttons.play.children[1].hidden = !playing;
    }

    function play() {
        if (timer) { pause(); return; }
        if (now === steps.length - 1) { show(0); }
        swap(true);
        function tick() {
            show(now + 1);
            timer = setTimeout(now < steps.length - 1 ? tick : pause, steps[now].attack ? PAUSE.attack : PAUSE.march);
        }
        timer = setTimeout(tick, PAUSE.march);
    }

    function go(step) {
        pause();
        show(step);
    }

    var actions = {
        first: function () { go(0); },
        back: function () { go(now - 1); },
        play: play,
        next: function () { go(now + 1); },
        last: function () { go(steps.length - 1); }
    };
    var keys = {Home: 'first', ArrowLeft: 'back', ' ': 'play', ArrowRight: 'next', End: 'last'};
    var buttons = {};

    /* Keys belong to what has the focus if it is a control or scrolls; otherwise to the replay while its map is in view. */
    function isOurs(event) {
        var target = event.target;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return false; }
        if (target.closest('input, select, textarea, summary, [contenteditable]')
            || (event.key === ' ' && target.closest('button, a'))) {
            return false;
        }
        var place = stage.getBoundingClientRect();
        var seen = Math.min(innerHeight, place.bottom) - Math.max(0, place.top);
        return section.contains(target) || (!target.closest('[tabindex]') && seen > place.height / 2);
    }

    function openLink() {
        var link = /^#(turn|step)-(\d+)$/.exec(location.hash);
        if (!link) { return; }
        var number = Number(link[2]);
        var turn = turns.find(function (each) { return each.turn === number; });
        stage.scrollIntoView();
        stage.focus({preventScroll: true});
        go(link[1] === 'step' ? number : turn ? turn.step : 0);
    }

    section.querySelectorAll('button[data-do]').forEach(function (button) {
        buttons[button.dataset.do] = button;
        button.addEventListener('click', actions[button.dataset.do]);
    });
    ['touchstart', 'touchmove', 'touchend'].forEach(function (each) { map.addEventListener(each, pinch, {passive: false}); });
    slider.addEventListener('input', function () { go(turns[Number(slider.value)].step); });
    whole.addEventListener('change', function () { resize(); follow(now); });
    addEventListener('resize', resize);
    addEventListener('hashchange', openLink);
    addEventListener('load', openLink);
    document.addEventListener('keydown', function (event) {
        if (keys[event.key] && isOurs(event)) {
            event.preventDefault();
            actions[keys[event.key]]();
        }
    });
    document.querySelectorAll('input[name="language"]').forEach(function (button) {
        button.addEventListener('change', function () { show(now); });
    });
    document.querySelectorAll('.scripted').forEach(function (hidden) { hidden.hidden = false; });
    states.units.forEach(function (unit) { counters.push(add(layer('units'), 'use', {'data-unit': unit})); });
    resize();
    show(0);
}());
