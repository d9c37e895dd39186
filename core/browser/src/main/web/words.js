/* The texts of the page in the language chosen. */
let words = {};

export const text = (key, ...values) => words[key].replace(/\{(\d)\}/g, (all, index) => values[index]);

export const language = () => document.documentElement.lang;

/* Loads a language and writes it into all elements that name a text. */
export async function speak(tag) {
    words = await (await fetch(`words/${tag}.json`)).json();
    document.documentElement.lang = tag;
    localStorage.setItem('language', tag);
    document.querySelectorAll('[data-text]').forEach(each => { each.textContent = text(each.dataset.text); });
    document.querySelectorAll('[data-label]').forEach(each => { each.setAttribute('aria-label', text(each.dataset.label)); });
    document.querySelectorAll('[data-language]').forEach(each => { each.setAttribute('aria-pressed', each.dataset.language === tag); });
}

export const usualLanguage = () => localStorage.getItem('language') || (navigator.language.startsWith('de') ? 'de' : 'en');
