'use strict';
// The part of a screen that changed: before, after, and their difference.

const crops = {
  /// The lengths around what changed, and the size that is shown at least, in points of the screen.
  margin: 20, narrowest: 150, lowest: 88, gap: 12, captionHeight: 22,

  /// Whether both images can be shown.
  canShow: ({ image, reference, film }) => Boolean(image && reference && !film),

  /// The part of the screen that a change affects, in points; null if that is nearly all of it.
  area(snapshot, change) {
    const areas = snapshot.areas ??= new Map();
    if (!areas.has(change)) areas.set(change, this.newArea(snapshot, change));
    return areas.get(change);
  },

  /// How much of what changed is on the screen: all 0, a part 1, nothing 2.
  hiddenPart(snapshot, change) {
    const frames = this.frames(snapshot, change);
    const visible = this.visible(snapshot, frames);
    if (frames.length && !visible.length) return 2;
    const screen = imageSize(snapshot);
    const isWhole = ([x, y, width, height]) =>
      x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
    return visible.every(isWhole) ? 0 : 1;
  },

  visible(snapshot, frames) {
    const screen = imageSize(snapshot);
    return frames.filter(([x, y, width, height]) =>
      width > 0 && height > 0 && x < screen.width && y < screen.height && x + width > 0 && y + height > 0);
  },

  newArea(snapshot, change) {
    const screen = imageSize(snapshot);
    const found = this.visible(snapshot, this.frames(snapshot, change));
    if (!found.length) return null;
    const span = (place, length, shortest) => {
      const start = Math.min(...found.map(frame => frame[place])) - this.margin;
      const end = Math.max(...found.map(frame => frame[place] + frame[place + 2])) + this.margin;
      return this.within(start, end, length, shortest);
    };
    const across = span(0, screen.width, this.narrowest);
    const down = span(1, screen.height, this.lowest);
    if (across.length * down.length > .75 * screen.width * screen.height) return null;
    return { x: across.start, y: down.start, width: across.length, height: down.length };
  },

  /// A part of a length that isn't shorter than wanted.
  within(from, to, length, shortest) {
    const missing = Math.max(0, Math.min(shortest, length) - (to - from)) / 2;
    let [start, end] = [from - missing, to + missing];
    if (start < 0) [start, end] = [0, Math.max(end, Math.min(shortest, length))];
    if (end > length) [start, end] = [Math.min(start, length - Math.min(shortest, length)), length];
    start = Math.max(0, Math.floor(start));
    return { start, length: Math.min(length, Math.ceil(end)) - start };
  },

  /// The frames of what caused a change, in both layouts, or else of all that differs.
  frames(snapshot, change) {
    const causes = (snapshot.causes ?? []).filter(cause =>
      !cause.consequence && (!change || cause.change === change));
    const own = causes.flatMap(({ old, new: now }) => [old, now]).filter(Boolean);
    return own.length ? own : snapshot.regions ?? [];
  },

  // Sizes

  /// The cell of an item: one crop, or a comparison of several. Returns undefined if the item is shown as a
  /// thumbnail.
  cell(item, { scale, width, narrowest }) {
    const { snapshot, change, shows } = item;
    if (!shows || !this.canShow(snapshot)) return undefined;
    const screen = imageSize(snapshot);
    const area = this.area(snapshot, change) ?? { x: 0, y: 0, width: screen.width, height: screen.height };
    // As high as the thumbnail of a phone.
    const limit = 860 * scale;
    const largest = scale >= 1 ? 1 : Math.min(1, scale * 4.4);
    const cell = { item, area, x: 0, place: 0, scale, isWhole: area.width * area.height === screen.width * screen.height };
    if (shows === 'crop') {
      const zoom = Math.min(largest, limit / area.height, limit * 1.2 / area.width, (width - 2) / area.width);
      return this.sized(cell, zoom, 1, narrowest);
    }
    cell.small = cell.isWhole ? null : this.smallScreen(snapshot, scale, width);
    const left = cell.small ? cell.small.width + this.gap * 2 : 0;
    const free = width - left - 2;
    const beside = Math.min(largest, (free - 2 * this.gap) / 3 / area.width, limit / area.height);
    const below = Math.min(largest, free / area.width, limit / 2 / area.height);
    return below > beside * 1.7 ? this.sized(cell, below, 3, narrowest, left)
      : this.sized({ ...cell, isRow: true }, beside, 1, narrowest, left);
  },

  sized(cell, zoom, lines, narrowest, left = 0) {
    const isComparison = cell.item.shows === 'comparison';
    const [width, height] = [Math.round(cell.area.width * zoom), Math.round(cell.area.height * zoom)];
    const columns = isComparison && lines === 1 ? 3 : 1;
    const inner = columns * width + (columns - 1) * this.gap;
    const line = height + (isComparison ? this.captionHeight : 0);
    return Object.assign(cell, {
      crop: { width, height, zoom }, width: Math.max(narrowest, left + inner),
      height: Math.max(lines * line + (lines - 1) * 6, cell.small?.height ?? 0),
    });
  },

  /// The device with the whole screen, next to the crops.
  smallScreen(snapshot, scale, available) {
    const { width, height } = imageSize(snapshot);
    const frame = frameOf(snapshot);
    const outer = { width: width + frame.left + frame.right, height: height + frame.top + frame.bottom };
    const widest = available < 520 ? 64 : 120;
    const zoom = Math.min(scale * .62, widest / outer.width);
    return { zoom, width: Math.ceil(outer.width * zoom), height: Math.ceil(outer.height * zoom) };
  },

  // Elements

  /// What the cell shows in place of a thumbnail.
  element(cell) {
    const { item: { snapshot, shows } } = cell;
    if (shows === 'crop') {
      return page.differences ? this.part(cell, 'difference') : this.blinking(cell);
    }
    const figure = (caption, part) => element('span', { class: 'part' }, element('span', { class: 'caption' }, caption), part);
    const parts = element(
      'span', { class: cell.isRow ? 'parts beside' : 'parts' },
      figure('Reference', this.part(cell, 'old')), figure('New', this.blinking(cell)),
      figure('Difference', this.part(cell, 'difference')));
    return element('span', { class: 'comparison' }, cell.small ? this.smallElement(cell, snapshot) : null, parts);
  },

  smallElement({ small, area }, snapshot) {
    const { body, screen } = deviceElement(snapshot);
    body.style.setProperty('--u', small.zoom);
    const frame = element('i', { class: 'area' });
    place(frame, [area.x, area.y, area.width, area.height], imageSize(snapshot));
    screen.append(...thumbnail(snapshot, small.zoom), element('span', { class: 'overlay' }, frame));
    return body;
  },

  /// A crop of the reference, of the new image, or of their difference.
  part(cell, kind) {
    const { item: { snapshot, change }, area } = cell;
    const box = element('span', { class: `crop ${kind}` }, this.canvas(cell, kind));
    box.style.width = `${cell.crop.width}px`;
    box.style.height = `${cell.crop.height}px`;
    if (kind !== 'difference') {
      box.append(element('span', { class: 'overlay' }, ...comparison.outlines(snapshot, kind, change, area)));
    }
    return box;
  },

  canvas({ item: { snapshot }, crop, area }, kind) {
    const paths = { old: [snapshot.reference], new: [snapshot.image], difference: [snapshot.reference, snapshot.image] }[kind];
    const pixels = length => Math.max(1, Math.round(length * devicePixelRatio));
    const canvas = element('canvas', {
      class: kind === 'difference' ? 'difference' : '', width: pixels(crop.width), height: pixels(crop.height),
    });
    painting.add(canvas, paths, { area, size: imageSize(snapshot) });
    return canvas;
  },

  /// The new image, which blinks with the reference under the pointer or with the keyboard focus.
  blinking(cell) {
    const box = this.part(cell, 'new');
    box.show = () => {
      if (!box.querySelector('.before')) {
        const old = element('span', { class: 'before' }, this.canvas(cell, 'old'));
        box.append(old);
      }
    };
    return box;
  },

  /// Lets the cell's new image blink.
  listen(link) {
    const show = () => link.querySelector('.crop.new')?.show();
    link.addEventListener('pointerenter', show);
    link.addEventListener('focus', show);
  },
};
