'use strict';
// The large view: one picture on a stage that zooms and pans, its facts beside it.

const byId = id => document.getElementById(id);

function element(tag, text, attributes = {}) {
  const node = Object.assign(document.createElement(tag), attributes);
  if (text !== undefined) node.textContent = text;
  return node;
}

const pathURL = path => path.split('/').map(encodeURIComponent).join('/');
/// Whether the image is that of the screen; a film of a rotation has a larger page.
const showsScreen = ({ film, width, height }) =>
  !film || (film.width === width && film.height === height);
const shownPath = picture => picture.svg ?? picture.png ?? picture.reference;

const stage = {
  root: byId('stage'), table: byId('table'), zoom: 1, x: 0, y: 0, width: 1, height: 1,
  gap: 48, margin: 36,

  get mode() { return this.root.dataset.mode; },
  get sideBySide() { return byId('viewer').classList.contains('compares') && this.mode === 'side'; },

  show(picture) {
    ({ width: this.width, height: this.height } = picture.film ?? picture);
    const style = this.root.style;
    style.setProperty('--w', this.width);
    style.setProperty('--h', this.height);
    style.setProperty('--r', showsScreen(picture) ? picture.device.cornerRadius : 0);
    this.root.classList.toggle('page', !showsScreen(picture));
    this.fit();
  },

  /// The table's size in CSS pixels at a zoom; the gap between two shots does not scale.
  tableSize(zoom) {
    const width = this.width * zoom;
    return {
      width: this.sideBySide ? width * 2 + this.gap : width,
      height: this.height * zoom,
    };
  },

  /// The stage without the strip at its foot that a slider needs.
  get freeHeight() { return this.root.clientHeight - (byId('blend').offsetHeight ? 36 : 0); },

  fit() {
    const room = {
      width: this.root.clientWidth - 2 * this.margin, height: this.freeHeight - 2 * this.margin,
    };
    const across = this.sideBySide ? (room.width - this.gap) / 2 : room.width;
    const zoom = Math.min(across / this.width, room.height / this.height, 3);
    this.center(Math.max(zoom, .05));
  },

  center(zoom) {
    this.zoom = zoom;
    const size = this.tableSize(zoom);
    this.x = (this.root.clientWidth - size.width) / 2;
    this.y = (this.freeHeight - size.height) / 2;
    this.draw();
  },

  /// Zooms about a point of the stage, which stays where it is; the stage's middle by default.
  zoomBy(factor, x = this.root.clientWidth / 2, y = this.root.clientHeight / 2) {
    const zoom = Math.min(Math.max(this.zoom * factor, .05), 24);
    const ratio = zoom / this.zoom;
    const gap = this.sideBySide && x - this.x > this.width * this.zoom ? this.gap : 0;
    this.x = x - gap - (x - gap - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.zoom = zoom;
    this.draw();
  },

  panBy(x, y) {
    this.x += x;
    this.y += y;
    this.draw();
  },

  /// A strip of the table always stays on the stage.
  draw() {
    const size = this.tableSize(this.zoom);
    const strip = 48;
    this.x = Math.min(Math.max(this.x, strip - size.width), this.root.clientWidth - strip);
    this.y = Math.min(Math.max(this.y, strip - size.height), this.root.clientHeight - strip);
    this.table.style.translate = `${Math.round(this.x)}px ${Math.round(this.y)}px`;
    this.root.style.setProperty('--zoom', this.zoom);
    byId('zoom-level').textContent = `${Math.round(this.zoom * 100)}%`;
  },

  listen() {
    const root = this.root;
    const pointers = new Map();
    const place = event => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
    root.addEventListener('wheel', event => {
      event.preventDefault();
      const { x, y } = place(event);
      // A pinch on a trackpad arrives as a wheel with the control key, in smaller steps.
      this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? .01 : .002)), x, y);
    }, { passive: false });
    root.addEventListener('pointerdown', event => {
      if (event.target.closest('input') || event.button !== 0) return;
      root.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
      root.classList.add('drags');
    });
    root.addEventListener('pointermove', event => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      const old = pointers.get(event.pointerId);
      const now = place(event);
      pointers.set(event.pointerId, now);
      if (pointers.size === 1) this.panBy(now.x - old.x, now.y - old.y);
      if (pointers.size !== 2) return;
      const [a, b] = pointers.values();
      this.zoomBy(spread([a, b]) / spread(before), (a.x + b.x) / 2, (a.y + b.y) / 2);
    });
    const end = event => {
      pointers.delete(event.pointerId);
      root.classList.toggle('drags', pointers.size > 0);
    };
    root.addEventListener('pointerup', end);
    root.addEventListener('pointercancel', end);
    root.addEventListener('dblclick', event => {
      if (!event.target.closest('input')) this.fit();
    });
  },
};

const facts = {
  show(picture) {
    const list = element('dl');
    for (const [term, lines] of this.rows(picture)) {
      const description = element('dd');
      description.append(...lines.map(line => element('p', line, { dir: 'auto' })));
      list.append(element('dt', term), description);
    }
    byId('facts').replaceChildren(
      ...this.section('Changes', picture.cause), list,
      ...this.section('Diagnostics', picture.diagnostics), ...this.files(picture));
  },

  rows(picture) {
    const { device, film, safeArea } = picture;
    const pixels = length => Math.round(length * device.scale);
    return [
      ['Name', [picture.id]],
      ['Outcome', picture.outcome && [picture.outcome]],
      [device.names.length > 1 ? 'Devices' : 'Device', device.names],
      ['Family', [`${device.family}, ${device.year}`]],
      ['Size', [
        `${picture.width} × ${picture.height} pt`,
        `${pixels(picture.width)} × ${pixels(picture.height)} px @${device.scale}x`,
      ]],
      ['Film', film && [
        `${(film.places.length - 1) / film.framesPerSecond} s`,
        `${film.places.length} frames, ${film.framesPerSecond} per second`,
      ]],
      ['Safe area', safeArea
        && [`${safeArea.top} ${safeArea.left} ${safeArea.bottom} ${safeArea.right} pt`]],
      ['Orientation', [picture.orientation]],
      ['Multitasking', picture.multitasking !== 'full' && [picture.multitasking]],
      ['Appearance', [picture.appearance]],
      ['Text size', [picture.textSize]],
      ['Bold text', picture.boldText && ['on']],
      ['Increased contrast', picture.contrast && ['on']],
      ['Direction', [picture.direction === 'rtl' ? 'right to left' : 'left to right']],
      ['Language', picture.language && [picture.language]],
      ['iOS', [picture.iOS + (picture.iOSLimit ? ` (maximum ${picture.iOSLimit})` : '')]],
      ['Designed for', picture.designIdiom && [picture.designIdiom === 'pad' ? 'iPad' : 'iPhone']],
      ['Steps', picture.steps.length > 0 && picture.steps],
    ].filter(([, lines]) => lines);
  },

  section(title, lines) {
    if (!lines.length) return [];
    const list = element('ul');
    list.append(...lines.map(line => element('li', line, { dir: 'auto' })));
    return [element('h3', title), list];
  },

  files(picture) {
    const files = [
      ['SVG', picture.svg], ['Frames', picture.film?.frames], ['PNG', picture.png],
      ['Reference', picture.reference],
    ]
      .filter(([, path]) => path)
      .map(([name, path]) => element('a', name, { href: pathURL(path), target: '_blank' }));
    if (!files.length) return [];
    const line = element('p');
    line.append(...files);
    return [element('h3', 'Files'), line];
  },
};

const viewer = {
  root: byId('viewer'), picture: null,

  /// Shows a picture; `position` and `count` are its place among the filtered ones. `frame` is the
  /// number of a film's frame.
  show(picture, position, count, frame) {
    this.picture = picture;
    if (!this.root.open) this.root.showModal();
    const path = shownPath(picture);
    this.root.classList.toggle('blank', !path);
    this.root.classList.toggle('compares', Boolean(picture.reference && path !== picture.reference));
    this.setImage('.shot.new', path, picture.film);
    this.setImage('.shot.old', picture.reference, picture.referenceFilm);
    byId('viewer-title').replaceChildren(
      element('bdi', picture.preview), element('span', ` ${picture.device.names[0] ?? picture.device.slug}`));
    byId('position').textContent = `${position + 1} of ${count}`;
    this.drawGuide(picture);
    facts.show(picture);
    player.show(picture, frame);
    stage.show(picture);
  },

  close() {
    this.picture = null;
    this.root.close();
  },

  setImage(selector, path, film) {
    const image = stage.table.querySelector(`${selector} img`);
    image.removeAttribute('src');
    setFilm(image, film);
    if (path) image.src = pathURL(film?.frames ?? path);
  },

  drawGuide(picture) {
    const { safeArea, width, height } = picture;
    stage.table.querySelector('.guide').hidden = !showsScreen(picture);
    const style = stage.table.querySelector('.guide').style;
    const { top, left, bottom, right } = safeArea ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const share = (length, whole) => `${length / whole * 100}%`;
    style.inset = `${share(top, height)} ${share(right, width)} ${share(bottom, height)} ${share(left, width)}`;
  },

  setMode(mode) {
    stage.root.dataset.mode = mode;
    if (this.picture) stage.fit();
  },

  /// Handles a key while the view is open; true if it is one of its own.
  key(key, target) {
    const modes = [...document.querySelectorAll('#modes input')];
    const actions = {
      '+': () => stage.zoomBy(1.25), '=': () => stage.zoomBy(1.25), '-': () => stage.zoomBy(.8),
      '0': () => stage.fit(), g: () => stage.root.classList.toggle('guides'),
    };
    const mode = this.root.classList.contains('compares') && modes[Number(key) - 1];
    if (mode) mode.click();
    else if (actions[key]) actions[key]();
    else return player.key(key, target);
    return true;
  },

  listen() {
    const click = (id, action) => byId(id).addEventListener('click', action);
    click('zoom-in', () => stage.zoomBy(1.25));
    click('zoom-out', () => stage.zoomBy(.8));
    click('zoom-fit', () => stage.fit());
    click('zoom-level', () => stage.center(1));
    for (const input of document.querySelectorAll('#modes input')) {
      input.addEventListener('change', () => this.setMode(input.value));
    }
    const blend = byId('blend');
    const mix = () => stage.root.style.setProperty('--blend', blend.value);
    blend.addEventListener('input', mix);
    mix();
    this.setMode('side');
    new ResizeObserver(() => this.picture && stage.fit()).observe(stage.root);
    stage.listen();
  },
};

viewer.listen();
