'use strict';
// The viewer: one snapshot, large, with its details.

const viewer = {
  root: byId('viewer'), snapshot: null,

  /// Shows a snapshot; `position` and `count` are its place among those of the sheet. `frame` is the
  /// number of a film's frame.
  show(snapshot, position, count, frame) {
    this.snapshot = snapshot;
    if (!this.root.open) this.root.showModal();
    const path = shownPath(snapshot);
    this.root.classList.toggle('blank', !path);
    this.root.classList.toggle('compares', Boolean(snapshot.reference && path !== snapshot.reference));
    byId('viewer-title').replaceChildren(
      foreign(snapshot.preview.name),
      element('span', {}, ` ${snapshot.configuration.device.names[0]}`),
      element('span', { class: 'quiet' }, ` ${snapshot.configuration.conditions}`));
    byId('position').textContent = `${position + 1} of ${count}`;
    stage.show(snapshot);
    comparison.drawRegions(snapshot);
    facts.show(snapshot);
    share.show(snapshot);
    player.show(snapshot, frame);
    deviceSlider.show(snapshot);
    inspector.show(snapshot);
    issues.draw();
    review.drawViewer();
    stage.fit();
  },

  /// Shows a new version of the snapshot, at the same zoom and position.
  update(snapshot, position, count) {
    const old = this.snapshot;
    this.snapshot = snapshot;
    byId('position').textContent = `${position + 1} of ${count}`;
    deviceSlider.show(snapshot);
    const isSame = ['image', 'reference', 'tree', 'state'].every(key => old[key] === snapshot[key]);
    if (isSame) return;
    const { zoom, x, y, isFitting } = stage;
    this.show(snapshot, position, count);
    if (!isFitting) Object.assign(stage, { zoom, x, y, isFitting });
    stage.draw();
  },

  close() {
    this.root.close();
  },

  setMode(mode) {
    stage.root.dataset.mode = mode;
    if (this.snapshot) stage.fit();
  },

  toggleRulers() {
    stage.root.classList.toggle('rulers');
    rulers.draw();
  },

  /// Handles a key while the view is open; true if it is one of its own.
  key(key, target) {
    const modes = [...document.querySelectorAll('#modes input')];
    const actions = {
      '+': () => stage.zoomBy(1.25), '=': () => stage.zoomBy(1.25), '-': () => stage.zoomBy(.8),
      '0': () => stage.fit(), '9': () => stage.center(1),
      g: () => stage.root.classList.toggle('guides'), r: () => this.toggleRulers(),
      u: () => comparison.toggleOutlines(), i: () => inspector.toggle(),
      a: () => byId('approve')?.click(),
      '[': () => deviceSlider.step(-1), ']': () => deviceSlider.step(1),
    };
    const mode = stage.compares && modes[Number(key) - 1];
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
    click('outlines', () => comparison.toggleOutlines());
    click('inspect', () => inspector.toggle());
    for (const input of document.querySelectorAll('#modes input')) {
      input.addEventListener('change', () => this.setMode(input.value));
    }
    const blend = byId('blend');
    const mix = () => stage.root.style.setProperty('--blend', blend.value);
    blend.addEventListener('input', mix);
    mix();
    this.setMode('side');
    new ResizeObserver(() => {
      if (!this.snapshot) return;
      if (stage.isFitting) stage.fit();
      else stage.draw();
    }).observe(stage.root);
    stage.listen();
    deviceSlider.listen();
    inspector.listen();
  },
};

/// A slider with the same preview and settings on all devices, by width, which shows how a layout
/// adapts.
const deviceSlider = {
  root: byId('device-bar'), slider: byId('device-slider'), snapshots: [],

  show(snapshot) {
    const { configuration, preview } = snapshot;
    const settings = ({ appearance, textSize, boldText, contrast, direction, language, multitasking, iOSLimit }) =>
      JSON.stringify([appearance, textSize, boldText, contrast, direction, language, multitasking, iOSLimit]);
    const wanted = settings(configuration);
    this.snapshots = preview.snapshots
      .filter(other => settings(other.configuration) === wanted)
      .sort((a, b) => a.configuration.width - b.configuration.width
        || a.configuration.height - b.configuration.height || a.configuration.order - b.configuration.order);
    this.root.hidden = this.snapshots.length < 2;
    this.slider.max = this.snapshots.length - 1;
    const place = this.snapshots.indexOf(snapshot);
    this.slider.value = place;
    const text = `${configuration.device.names[0]}, ${configuration.width} points wide`;
    this.slider.setAttribute('aria-valuetext', text);
    byId('device-name').textContent =
      `${configuration.width} pt wide · ${place + 1} of ${this.snapshots.length} screens`;
  },

  step(by) {
    const place = Number(this.slider.value) + by;
    if (this.root.hidden || !this.snapshots[place]) return;
    page.replace(this.snapshots[place]);
  },

  listen() {
    this.slider.addEventListener('input', () => page.replace(this.snapshots[this.slider.value]));
  },
};
