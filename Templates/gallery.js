'use strict';
// The sheets: filters, sizes, keys, and an address that holds the page's state.

const pictures = JSON.parse(byId('data').textContent).previews
  .flatMap(preview => preview.pictures.map(picture => ({ ...picture, preview: preview.name })));
const cells = [...document.querySelectorAll('.cell')];
const boxes = [...document.querySelectorAll('#filters input')];
const search = byId('search');

const facetValue = {
  outcome: picture => picture.outcome, preview: picture => picture.preview,
  idiom: picture => picture.device.idiom, family: picture => picture.device.family,
  orientation: picture => picture.orientation, appearance: picture => picture.appearance,
  multitasking: picture => picture.multitasking,
  textSize: picture => picture.textSize, direction: picture => picture.direction,
  boldText: picture => picture.boldText ? 'on' : 'off',
  contrast: picture => picture.contrast ? 'on' : 'off',
  language: picture => picture.language ?? '', iOS: picture => picture.iOS,
  iOSLimit: picture => picture.iOSLimit ?? '',
};
const facetNames = [...document.querySelectorAll('.facet')].map(node => node.dataset.facet);

const haystacks = pictures.map(({ device, width, height, preview, iOS }) =>
  [...device.names, device.slug, device.year, device.family, `${width}x${height}`, preview, `ios ${iOS}`]
    .join(' ').toLowerCase());

let visible = pictures.map((_, index) => index);

/// The chosen values by facet; a facet without a choice lets everything pass.
function choices() {
  const chosen = Object.fromEntries(facetNames.map(name => [name, new Set()]));
  for (const box of boxes) if (box.checked) chosen[box.name].add(box.value);
  return chosen;
}

function filter() {
  const chosen = choices();
  const words = search.value.toLowerCase().replaceAll('×', 'x').split(/\s+/).filter(Boolean);
  const active = facetNames.filter(name => chosen[name].size);
  const counts = Object.fromEntries(facetNames.map(name => [name, new Map()]));
  visible = [];
  pictures.forEach((picture, index) => {
    const found = words.every(word => haystacks[index].includes(word));
    const misses = active.filter(name => !chosen[name].has(facetValue[name](picture)));
    cells[index].hidden = !found || misses.length > 0;
    if (!found) return;
    if (!misses.length) visible.push(index);
    // An option's count is what choosing it would show: it ignores its own facet's choice.
    for (const name of misses.length ? misses : facetNames) {
      if (misses.length > 1) break;
      const value = facetValue[name](picture);
      counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
  });
  drawCounts(counts, active.length > 0 || words.length > 0);
}

function drawCounts(counts, filtered) {
  for (const box of boxes) {
    const count = counts[box.name].get(box.value) ?? 0;
    const option = box.closest('.option');
    option.querySelector('.count').textContent = count;
    option.classList.toggle('empty', count === 0 && !box.checked);
  }
  for (const selector of ['.group', '.preview']) {
    for (const section of document.querySelectorAll(selector)) {
      section.hidden = !section.querySelector('.cell:not([hidden])');
      const count = selector === '.group' && section.querySelector('h3 .count');
      if (count) count.textContent = section.querySelectorAll('.cell:not([hidden])').length;
    }
  }
  byId('shown').textContent = visible.length;
  byId('nothing').hidden = visible.length > 0;
  byId('clear').disabled = !filtered;
  byId('filters-count').textContent = boxes.filter(box => box.checked).length || '';
}

// The address

function address() {
  const parameters = new URLSearchParams();
  if (search.value) parameters.set('q', search.value);
  for (const box of boxes) if (box.checked) parameters.append(box.name, box.value);
  if (size() !== 'M') parameters.set('size', size());
  if (viewer.picture) parameters.set('open', viewer.picture.id);
  if (viewer.picture?.film && player.number !== player.first) {
    parameters.set('frame', player.number + 1);
  }
  return `#${parameters}`;
}

const size = () => document.querySelector('#sizes input:checked').value;
const save = () => history.replaceState(null, '', address());

function restore() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  search.value = parameters.get('q') ?? '';
  for (const box of boxes) box.checked = parameters.getAll(box.name).includes(box.value);
  for (const input of document.querySelectorAll('#sizes input')) {
    input.checked = input.value === (parameters.get('size') ?? 'M');
  }
  if (!document.querySelector('#sizes input:checked')) byId('sizes').querySelector('[value=M]').checked = true;
  document.documentElement.dataset.size = size();
  filter();
  const index = pictures.findIndex(picture => picture.id === parameters.get('open'));
  if (index >= 0) show(index, parameters.get('frame') - 1);
  else if (viewer.picture) viewer.close();
}

// The large view

function show(index, frame) {
  viewer.show(pictures[index], Math.max(visible.indexOf(index), 0), visible.length, frame);
}

function open(index) {
  show(index);
  history.pushState(null, '', address());
}

function step(by) {
  if (!visible.length) return;
  const current = viewer.picture
    ? pictures.findIndex(picture => picture.id === viewer.picture.id)
    : cells.indexOf(document.activeElement);
  const at = visible.indexOf(current);
  const index = visible[at < 0 ? 0 : (at + by + visible.length) % visible.length];
  if (!viewer.picture) return cells[index].focus();
  show(index);
  save();
}

function closed() {
  if (!viewer.picture) return;
  const index = pictures.findIndex(picture => picture.id === viewer.picture.id);
  viewer.picture = null;
  save();
  cells[index].focus({ preventScroll: true });
  cells[index].scrollIntoView({ block: 'nearest' });
}

// Keys

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.matches('input[type="search"]');
  if (typing && event.key === 'Escape') {
    // Left to itself, the browser would empty the field without telling anybody.
    event.preventDefault();
    event.target.blur();
  }
  if (typing || byId('keys').open) return;
  const onSlider = event.target.matches('input[type="range"], input[type="radio"]');
  const moves = { j: 1, k: -1, ...(viewer.picture && !onSlider && { ArrowRight: 1, ArrowLeft: -1 }) };
  if (moves[event.key]) step(moves[event.key]);
  else if (event.key === '?') byId('keys').showModal();
  else if (event.key === '/' && !viewer.picture) search.focus();
  else if (!viewer.picture || !viewer.key(event.key, event.target)) return;
  event.preventDefault();
}

// The page's own light

const theme = {
  apply(name) {
    if (name) document.documentElement.dataset.theme = name;
    // Some browsers give a page from a file no storage.
    try { if (name) localStorage.setItem('gallery-theme', name); } catch {}
  },
  stored() {
    try { return localStorage.getItem('gallery-theme'); } catch { return null; }
  },
  toggle() {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    this.apply(dark ? 'light' : 'dark');
  },
};

function listen() {
  document.addEventListener('keydown', key);
  // A preview's own address scrolls to it and leaves the filters as they are.
  addEventListener('popstate', () => {
    if (!byId(decodeURIComponent(location.hash.slice(1)))) restore();
  });
  document.querySelector('.sheets').addEventListener('click', event => {
    const cell = event.target.closest('.cell');
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(cells.indexOf(cell));
  });
  const refresh = () => { filter(); save(); };
  search.addEventListener('input', refresh);
  byId('filters').addEventListener('change', refresh);
  byId('filters').addEventListener('submit', event => event.preventDefault());
  for (const button of document.querySelectorAll('.clear')) {
    button.addEventListener('click', () => {
      search.value = '';
      for (const box of boxes) box.checked = false;
      refresh();
    });
  }
  byId('sizes').addEventListener('change', () => {
    document.documentElement.dataset.size = size();
    save();
  });
  const filtersButton = byId('filters-button');
  filtersButton.addEventListener('click', () => {
    filtersButton.setAttribute('aria-expanded', byId('filters').classList.toggle('open'));
  });
  byId('theme').addEventListener('click', () => theme.toggle());
  byId('keys-button').addEventListener('click', () => byId('keys').showModal());
  byId('previous').addEventListener('click', () => step(-1));
  byId('next').addEventListener('click', () => step(1));
  byId('close').addEventListener('click', () => byId('viewer').close());
  byId('viewer').addEventListener('close', closed);
  byId('viewer').addEventListener('frame', save);
  cells.forEach((cell, index) => pictures[index].film && playOnHover(cell, pictures[index].film));
}

theme.apply(theme.stored());
listen();
restore();
