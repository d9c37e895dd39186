/* Makes elements: attributes that begin with "on" are listeners, others are written as they are, and those that are false are left out. */
function fill(element, attributes, children) {
    Object.entries(attributes).forEach(([name, value]) => {
        if (name.startsWith('on')) { element.addEventListener(name.slice(2), value); return; }
        if (value !== false && value !== undefined && value !== null) { element.setAttribute(name, value); }
    });
    element.append(...children);
    return element;
}

export const make = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

export const draw = (name, attributes = {}, ...children) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

export const button = (words, action, attributes = {}) => make('button', {type: 'button', onclick: action, ...attributes}, words);

export const find = selector => document.querySelector(selector);

/* Shows one dialog; what is in it closes it. */
export function openDialog(head, ...children) {
    const dialog = find('#dialog');
    dialog.replaceChildren(make('h2', {id: 'dialog-h'}, head), ...children);
    if (!dialog.open) { dialog.showModal(); }
}

export const closeDialog = () => find('#dialog').close();
