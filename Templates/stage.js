'use strict';
// The stage of the viewer: one or two images, which zoom and pan together.

const stage = {
  root: byId('stage'), table: byId('table'), zoom: 1, x: 0, y: 0,
  outer: { width: 1, height: 1 }, gap: 48, margin: 36,

  get mode() { return this.root.dataset.mode; },
  get compares() { return byId('viewer').classList.contains('compares'); },
  get sideBySide() { return this.compares && this.mode === 'side'; },

  /// Shows the images of a snapshot, in the bodies of its device.
  show(snapshot) {
    const { width, height } = imageSize(snapshot);
    const frame = frameOf(snapshot);
    this.frame = frame;
    this.size = { width, height };
    this.outer = {
      width: width + frame.left + frame.right, height: height + frame.top + frame.bottom,
    };
    this.fill('.shot.new', snapshot, shownPath(snapshot), snapshot.film, 'New');
    this.fill('.shot.old', snapshot, snapshot.reference, snapshot.referenceFilm, 'Reference');
  },

  fill(selector, snapshot, path, film, alt) {
    const shot = this.table.querySelector(selector);
    shot.querySelector('.body')?.remove();
    const { body, screen } = deviceElement(snapshot);
    const image = element('img', { alt, draggable: false });
    setFilm(image, film);
    if (path) image.src = pathURL(film?.frames ?? path);
    screen.prepend(image);
    const overlay = element('span', { class: 'overlay' });
    screen.append(overlay, this.guide(snapshot));
    shot.append(body);
    shot.screen = screen;
    shot.overlay = overlay;
  },

  /// The edges of the safe area.
  guide(snapshot) {
    const { width, height, safeArea: [top, left, bottom, right] } = snapshot.configuration;
    const guide = element('span', { class: 'guide', hidden: !showsScreen(snapshot) });
    const share = (length, whole) => `${length / whole * 100}%`;
    guide.style.inset =
      `${share(top, height)} ${share(right, width)} ${share(bottom, height)} ${share(left, width)}`;
    return guide;
  },

  /// The screens that are visible: the new one, and the reference if both are.
  get overlays() {
    return [...this.table.querySelectorAll('.shot')]
      .filter(shot => getComputedStyle(shot).display !== 'none').map(shot => shot.overlay);
  },

  /// The table's size in CSS pixels at a zoom; the gap between two shots does not scale.
  tableSize(zoom) {
    const width = this.outer.width * zoom;
    return {
      width: this.sideBySide ? width * 2 + this.gap : width, height: this.outer.height * zoom,
    };
  },

  /// The stage without the strip at its foot that a slider needs.
  get freeHeight() { return this.root.clientHeight - (byId('blend').offsetHeight ? 36 : 0); },

  fit() {
    const room = {
      width: this.root.clientWidth - 2 * this.margin, height: this.freeHeight - 2 * this.margin,
    };
    const across = this.sideBySide ? (room.width - this.gap) / 2 : room.width;
    const zoom = Math.min(across / this.outer.width, room.height / this.outer.height, 3);
    this.isFitting = true;
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
    const gap = this.sideBySide && x - this.x > this.outer.width * this.zoom ? this.gap : 0;
    this.x = x - gap - (x - gap - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.zoom = zoom;
    this.isFitting = false;
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
    this.root.style.setProperty('--u', this.zoom);
    byId('zoom-level').textContent = `${Math.round(this.zoom * 100)}%`;
    rulers.draw();
  },

  /// The point of the new image's screen at a point of the window, in points.
  pointAt(event, overlay) {
    const box = overlay.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.zoom, y: (event.clientY - box.top) / this.zoom };
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

/// Rulers along the stage, in points from the corner of the new image's screen.
const rulers = {
  draw() {
    if (!stage.root.classList.contains('rulers')) return;
    const box = stage.root.getBoundingClientRect();
    const screen = stage.table.querySelector('.shot.new').screen?.getBoundingClientRect();
    if (!screen) return;
    this.drawOne(byId('ruler-x'), box.width, 20, screen.left - box.left, false);
    this.drawOne(byId('ruler-y'), 20, box.height, screen.top - box.top, true);
  },

  drawOne(canvas, width, height, start, isVertical) {
    const ratio = devicePixelRatio;
    [canvas.width, canvas.height] = [width * ratio, height * ratio];
    const style = getComputedStyle(canvas);
    const context = canvas.getContext('2d');
    context.scale(ratio, ratio);
    context.fillStyle = style.color;
    context.font = `10px ${style.fontFamily}`;
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(step => step * stage.zoom >= 44) ?? 1000;
    const length = isVertical ? height : width;
    const first = Math.ceil(-start / stage.zoom / step * 5) * step / 5;
    for (let value = first; start + value * stage.zoom < length; value += step / 5) {
      const position = Math.round(start + value * stage.zoom) + .5;
      const isMain = Math.abs(value / step - Math.round(value / step)) < 1e-6;
      const long = isMain ? 7 : 3;
      if (isVertical) context.fillRect(20 - long, position, long, 1);
      else context.fillRect(position, 20 - long, 1, long);
      if (!isMain) continue;
      context.save();
      if (isVertical) {
        context.translate(9, position - 3);
        context.rotate(-Math.PI / 2);
        context.fillText(Math.round(value), 0, 0);
      } else context.fillText(Math.round(value), position + 3, 10);
      context.restore();
    }
  },
};
