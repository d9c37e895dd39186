/* Names the page in the language that is chosen, and unfolds what is folded up where it is printed. */
(function () {
    'use strict';

    function name() {
        var chosen = document.querySelector('input[name="language"]:checked');
        if (chosen) {
            document.documentElement.lang = chosen.value;
            document.title = chosen.dataset.title;
        }
    }

    document.querySelectorAll('input[name="language"]').forEach(function (button) {
        button.addEventListener('change', name);
    });
    name();
    addEventListener('beforeprint', function () {
        document.querySelectorAll('details:not([open])').forEach(function (folded) {
            folded.open = true;
            folded.dataset.folded = '';
        });
    });
    addEventListener('afterprint', function () {
        document.querySelectorAll('details[data-folded]').forEach(function (folded) {
            folded.open = false;
            delete folded.dataset.folded;
        });
    });
}());
