/* Draws the charts whose figures stand in the page, in the colours of its style. */
(function () {
    'use strict';
    var root = document.documentElement;
    var specs = JSON.parse(document.getElementById('charts').textContent);
    var drawn = [];
    root.classList.add('charts');

    function colour(name) {
        return getComputedStyle(root).getPropertyValue('--' + name).trim();
    }

    /* In the language of the part of the page in which the chart is. */
    function written(spec, value) {
        if (value === null) {
            return '–';
        }
        /* What is shown as 0 has no sign: −0 + 0 is 0. */
        return spec.percent
            ? (Math.round(1000 * value) / 10 + 0).toLocaleString(spec.language, {maximumFractionDigits: 1}) + ' %'
            : (Math.round(100 * value) / 100 + 0).toLocaleString(spec.language, {maximumFractionDigits: 2});
    }

    /* A stroke from the lower to the upper bound of each bar, with a short one across at its ends. */
    var whiskers = {
        id: 'whiskers',
        afterDatasetsDraw: function (chart, args, options) {
            var spec = options.spec;
            var lying = spec.kind === 'LYING';
            if (spec.kind === 'LINE') {
                return;
            }
            var c = chart.ctx;
            c.save();
            c.strokeStyle = colour('ink');
            c.lineWidth = 1.5;
            spec.sets.forEach(function (set, s) {
                if (!set.low.length || !chart.isDatasetVisible(s)) {
                    return;
                }
                var scale = lying ? chart.scales.x : chart.scales.y;
                chart.getDatasetMeta(s).data.forEach(function (bar, i) {
                    if (set.low[i] === null || set.high[i] === null) {
                        return;
                    }
                    var low = scale.getPixelForValue(set.low[i]);
                    var high = scale.getPixelForValue(set.high[i]);
                    var middle = lying ? bar.y : bar.x;
                    c.beginPath();
                    [[middle, low, middle, high], [middle - 4, low, middle + 4, low], [middle - 4, high, middle + 4, high]]
                        .forEach(function (stroke) {
                            c.moveTo(stroke[lying ? 1 : 0], stroke[lying ? 0 : 1]);
                            c.lineTo(stroke[lying ? 3 : 2], stroke[lying ? 2 : 3]);
                        });
                    c.stroke();
                });
            });
            c.restore();
        }
    };

    function bars(spec) {
        return spec.sets.map(function (set) {
            var colours = set.colours.map(colour);
            return {
                label: set.label,
                data: set.values,
                backgroundColor: colours.length > 1 ? colours : colours[0],
                maxBarThickness: spec.kind === 'LYING' ? 20 : 48,
                categoryPercentage: colours.length > 1 ? 1 : 0.8,
                barPercentage: 0.92
            };
        });
    }

    function lines(spec) {
        var all = [];
        spec.sets.forEach(function (set) {
            var ink = colour(set.colours[0]);
            all.push({label: set.label, data: set.values, borderColor: ink, backgroundColor: ink, borderWidth: 2.5,
                pointRadius: 2.5, tension: 0});
            if (set.low.length) {
                var bound = {borderColor: ink, backgroundColor: ink + '33', borderWidth: 0, pointRadius: 0,
                    pointHitRadius: 0, bound: true};
                all.push(Object.assign({label: '', data: set.low}, bound));
                all.push(Object.assign({label: '', data: set.high, fill: '-1'}, bound));
            }
        });
        return all;
    }

    /* All values with their bounds, and 0: the scale has room for them, also for those that are only strokes. */
    function reach(spec) {
        return spec.sets.reduce(function (all, set) {
            return all.concat(set.values, set.low, set.high);
        }, [0]).filter(function (value) {
            return value !== null;
        });
    }

    function axis(spec, title, values) {
        var ink = colour('faint');
        var made = {
            stacked: spec.stacked,
            title: {display: title !== '', text: title, color: ink},
            ticks: {color: ink, maxRotation: 60},
            grid: {color: colour('grid')},
            border: {color: ink}
        };
        if (values) {
            made.beginAtZero = true;
            made.ticks.callback = function (value) {
                return written(spec, value);
            };
            var all = reach(spec);
            if (spec.percent && Math.min.apply(null, all) >= 0) {
                made.min = 0;
                made.max = 1;
            } else if (!spec.stacked) {
                made.suggestedMin = Math.min.apply(null, all);
                made.suggestedMax = Math.max.apply(null, all);
            }
        } else {
            made.ticks.autoSkip = spec.kind !== 'LYING' || spec.labels.length > 40;
            made.grid.display = false;
        }
        return made;
    }

    function draw(canvas) {
        var spec = specs[Number(canvas.dataset.chart)];
        spec.language = canvas.closest('[lang]').lang;
        var lying = spec.kind === 'LYING';
        if (lying) {
            /* With room for its axis and its legend. */
            canvas.parentNode.style.height = 6 + 3 * spec.labels.length + 'rem';
        }
        return new Chart(canvas, {
            type: spec.kind === 'LINE' ? 'line' : 'bar',
            data: {
                labels: spec.labels,
                datasets: spec.kind === 'LINE' ? lines(spec) : bars(spec)
            },
            options: {
                animation: false,
                maintainAspectRatio: false,
                indexAxis: lying ? 'y' : 'x',
                interaction: {mode: 'index', axis: lying ? 'y' : 'x', intersect: false},
                scales: {
                    x: axis(spec, lying ? spec.y : spec.x, lying),
                    y: axis(spec, lying ? spec.x : spec.y, !lying)
                },
                plugins: {
                    whiskers: {spec: spec},
                    legend: {
                        display: spec.sets.length > 1,
                        labels: {color: colour('ink'), boxWidth: 14}
                    },
                    tooltip: {
                        filter: function (item) {
                            return !item.dataset.bound && !(spec.stacked && item.raw === 0);
                        },
                        callbacks: {
                            label: function (item) {
                                return item.dataset.label + ': ' + written(spec, item.raw);
                            }
                        }
                    }
                }
            },
            plugins: [whiskers]
        });
    }

    function drawAll() {
        drawn.forEach(function (chart) {
            chart.destroy();
        });
        Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
        Chart.defaults.font.size = 13;
        drawn = Array.from(document.querySelectorAll('canvas[data-chart]'), draw);
    }

    drawAll();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
    addEventListener('beforeprint', function () {
        root.classList.add('paper');
        drawAll();
    });
    addEventListener('afterprint', function () {
        root.classList.remove('paper');
        drawAll();
    });
}());
