'use strict';
// Thumbnails with their labels.

/// A sentence for screen readers.
function cellLabel({ snapshot, preview, title, change }) {
  const { configuration, state, film } = snapshot;
  const parts = preview ? [preview.name, counted(preview.snapshots.length, 'snapshot')] : [
    snapshot.preview.name, configuration.device.names[0], configuration.conditions,
  ];
  if (film) parts.push(`film of ${duration(film)}`);
  if (isNotable(snapshot)) parts.push(labels.state[state]);
  const decision = !preview && decisions.of(snapshot, change);
  if (decision) parts.push(labels.review[decision]);
  return parts.join(', ') || title;
}

/// The address of an image of a snapshot, for a link that opens it without this page.
const imageAddress = snapshot => shownPath(snapshot) ? pathURL(shownPath(snapshot)) : '#';

/// Whether thumbnails have fewer pixels than the display shows at a scale.
const needsImage = scale => grid.isPrinting || scale * devicePixelRatio > .75;

function cellElement(cell) {
  const { item } = cell;
  const { snapshot, change } = item;
  const link = element('a', {
    class: 'cell', href: imageAddress(snapshot), 'aria-label': cellLabel(item),
    'data-name': model.nameOf(snapshot), title: titleOf(item),
  });
  link.append(
    element('span', { class: 'shelf' }, cell.crop ? crops.element(cell) : deviceOf(cell, link)), cellText(item));
  link.dataset.place = cell.place;
  if (!item.preview) link.dataset.decision = decisions.of(snapshot, change) ?? '';
  if (cell.crop) crops.listen(link);
  const node = element('li', {}, link);
  node.style.width = `${cell.width}px`;
  return node;
}

/// The device with the whole screen.
function deviceOf({ item, scale }, link) {
  const { snapshot } = item;
  const { body, screen } = deviceElement(snapshot);
  body.style.setProperty('--u', scale);
  screen.prepend(...thumbnail(snapshot, scale));
  if (snapshot.state === 'changed' && !item.preview && !page.differences) {
    screen.append(element(
      'span', { class: 'overlay' }, ...comparison.outlines(snapshot, 'new', item.change).slice(0, 20)));
  }
  if (snapshot.film) playOnHover(link, screen, snapshot.film);
  return body;
}

/// All names of the devices, which the label has no space for.
const titleOf = ({ snapshot, preview }) =>
  preview?.name ?? `${snapshot.preview.name}\n${snapshot.configuration.device.names.join(', ')}`;

function thumbnail(snapshot, scale) {
  if (page.differences && crops.canShow(snapshot)) return [differenceImage(snapshot, scale)];
  const small = snapshot.film ? snapshot.thumbnail : needsImage(scale) ? null : snapshot.thumbnail;
  const path = small ?? shownPath(snapshot);
  if (!path) return [element('span', { class: 'none' }, 'No image')];
  const parts = [small ? paintedImage(small, snapshot, scale) : element(
    'img', { alt: '', decoding: 'async', draggable: false, src: pathURL(path) })];
  if (snapshot.film) {
    parts.push(element(
      'span', { class: 'duration' }, icon('M4.5 2.5v11l9-5.5z', true), duration(snapshot.film)));
  }
  return parts;
}

/// The difference between a snapshot and its reference: what is equal is white, what differs is dark.
function differenceImage(snapshot, scale) {
  const canvas = emptyCanvas(snapshot, scale);
  canvas.classList.add('difference');
  painting.add(canvas, [snapshot.reference, snapshot.image]);
  return canvas;
}

/// An image with as many pixels as the display shows. A canvas frees its memory when it is removed; the
/// browser's cache of decoded images keeps hundreds of megabytes.
function paintedImage(path, snapshot, scale) {
  const canvas = emptyCanvas(snapshot, scale);
  canvas.dataset.path = path;
  const painted = painting.painted.get(path);
  if (painted?.width === canvas.width && painted.height === canvas.height) {
    painting.painted.delete(path);
    return painted;
  }
  painting.add(canvas, [path]);
  return canvas;
}

function emptyCanvas(snapshot, scale) {
  const { width, height } = imageSize(snapshot);
  const pixels = length => Math.max(1, Math.round(length * scale * devicePixelRatio));
  return element('canvas', { width: pixels(width), height: pixels(height) });
}

/// Paints a few thumbnails at a time, so that scrolling stays smooth. Those that have left the page are
/// omitted.
const painting = {
  waiting: [], active: 0, limit: 4,
  /// Thumbnails of the sheet that is being replaced, by path.
  painted: new Map(),

  /// Paints an image, or the difference of two, or a part of them.
  add(canvas, paths, part) {
    this.waiting.push({ canvas, paths, part });
    if (this.waiting.length === 1) queueMicrotask(() => this.next());
  },

  next() {
    this.waiting = this.waiting.filter(({ canvas }) => !canvas.isRemoved);
    while (this.active < this.limit && this.waiting.length) {
      const { canvas, paths, part } = this.waiting.shift();
      this.active += 1;
      this.paint(canvas, paths, part).catch(() => {}).finally(() => {
        this.active -= 1;
        requestAnimationFrame(() => this.next());
      });
    }
  },

  async paint(canvas, paths, part) {
    const images = await Promise.all(paths.map(path => this.load(path)));
    for (const [place, image] of images.entries()) {
      if (canvas.isRemoved) return;
      const context = canvas.getContext('2d');
      if (place > 0) context.globalCompositeOperation = 'difference';
      if (part) this.drawPart(context, image, part);
      else await this.drawAll(context, image);
    }
    canvas.classList.add('painted');
  },

  async drawAll(context, image) {
    const { canvas } = context;
    const bitmap = await createImageBitmap(image, {
      resizeWidth: canvas.width, resizeHeight: canvas.height, resizeQuality: 'high',
    });
    if (!canvas.isRemoved) context.drawImage(bitmap, 0, 0);
    bitmap.close();
  },

  /// Draws a part of an image, whose sides are in points. Drawings stay sharp at any size.
  drawPart(context, image, { area, size }) {
    const [x, y] = [image.naturalWidth / size.width, image.naturalHeight / size.height];
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      image, area.x * x, area.y * y, area.width * x, area.height * y, 0, 0, context.canvas.width, context.canvas.height);
  },

  load(path) {
    const image = element('img', { src: pathURL(path) });
    return new Promise((done, fail) => {
      image.addEventListener('load', () => done(image));
      image.addEventListener('error', fail);
    });
  },
};

function cellText(item) {
  const { snapshot, preview, title, detail, more } = item;
  const name = element('span', { class: 'name' });
  if (isNotable(snapshot) && !preview) {
    name.append(stateDot(snapshot.state), element('span', { class: 'offscreen' }, labels.state[snapshot.state]));
  }
  name.append(element('bdi', {}, title));
  if (more > 0) name.append(element('span', { class: 'more' }, `+${more}`));
  const second = element('span', { class: 'detail' }, foreign(detail));
  if (preview) second.append(...notableStates.filter(state => item.counts[state]).map(state =>
    element('span', { class: 'tally' }, stateDot(state), formatted(item.counts[state]))));
  return element('span', { class: 'label' }, name, second);
}

const stateDot = state => element('i', { class: `dot ${state}`, 'aria-hidden': 'true' });

/// A duration with one decimal, such as "3.5 s".
const duration = ({ places, framesPerSecond }) =>
  `${Math.round((places.length - 1) / framesPerSecond * 10) / 10} s`;
