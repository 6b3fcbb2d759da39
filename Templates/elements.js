'use strict';
// What all scripts of the page share: elements, and the namespace for scripts of single snapshots.

const contactsheet = { receiveTree: null };

const byId = id => document.getElementById(id);

/// Creates an element. Texts become text nodes, never markup; properties with a dash or of ARIA become
/// attributes.
function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name === 'class') node.className = value;
    else if (name === 'role' || name.includes('-')) node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
}

/// A text from a document or a program. Its direction is its own, and it can't change that of others.
const foreign = text => element('bdi', {}, text);

/// The files that a gallery in a single file contains, by path.
const embedded = JSON.parse(byId('files').textContent);
byId('files').remove();

/// The URL of a path in the gallery's folder. A colon would end a scheme.
const pathURL = path => embedded[path] ?? path.split('/').map(encodeURIComponent).join('/');

const svgSpace = 'http://www.w3.org/2000/svg';

function icon(path, filled = false) {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(svgSpace, 'path');
  shape.setAttribute('d', path);
  shape.setAttribute('fill', filled ? 'currentColor' : 'none');
  if (!filled) {
    shape.setAttribute('stroke', 'currentColor');
    shape.setAttribute('stroke-width', '1.5');
    shape.setAttribute('stroke-linecap', 'round');
    shape.setAttribute('stroke-linejoin', 'round');
  }
  svg.append(shape);
  return svg;
}

const numberFormat = new Intl.NumberFormat('en');
const formatted = number => numberFormat.format(number);
const counted = (number, noun) => `${formatted(number)} ${noun}${number === 1 ? '' : 's'}`;

/// Copies a text, and confirms it on the button.
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from files may have no clipboard.
    const area = element('textarea', { value: text, class: 'offscreen' });
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  confirmCopy(button);
}

/// Confirms on a button that something was copied.
function confirmCopy(button) {
  announce('Copied');
  if (!button) return;
  button.classList.add('done');
  setTimeout(() => button.classList.remove('done'), 1200);
}

/// Has a screen reader speak a message.
function announce(text) {
  byId('announcement').textContent = text;
}
