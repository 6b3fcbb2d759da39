'use strict';
// What the inspector draws on the image: outlines, guides, constraints, and distances.

const overlay = {
  draw() {
    for (const node of stage.table.querySelectorAll('.shot.new .overlay')) {
      node.querySelectorAll('.view, .margins, .distance, .constraint').forEach(part => part.remove());
      if (!inspector.isOn || !inspector.tree) continue;
      const { hovered, selected } = inspector;
      if (hovered && hovered !== selected) node.append(this.outline(hovered, 'hovered'));
      if (selected) {
        node.append(
          ...this.guides(selected), ...this.constraintLines(selected),
          this.outline(selected, 'selected'));
      }
      if (hovered && selected && hovered !== selected) node.append(...this.distances(selected, hovered));
    }
  },

  outline({ box }, kind) {
    const node = this.box(`view ${kind}`, box);
    if (kind === 'selected') {
      node.append(element('b', {}, `${short(box.width)} × ${short(box.height)}`));
    }
    return node;
  },

  /// An element at a frame of the image, in points.
  box(kind, box) {
    const node = element('i', { class: kind });
    this.position(node, box);
    return node;
  },

  position(node, { x, y, width, height }) {
    const size = imageSize(viewer.snapshot);
    const share = (length, whole) => `${length / whole * 100}%`;
    Object.assign(node.style, {
      left: share(x, size.width), top: share(y, size.height), width: share(width, size.width),
      height: share(height, size.height),
    });
  },

  line(kind, from, to, isVertical, text) {
    const [start, end] = [Math.min(from.at, to.at), Math.max(from.at, to.at)];
    const node = this.box(`${kind} ${isVertical ? 'vertical' : 'horizontal'}`, isVertical
      ? { x: from.across, y: start, width: 0, height: end - start }
      : { x: start, y: from.across, width: end - start, height: 0 });
    if (text) node.append(element('b', {}, text));
    return node;
  },

  /// The margins and the safe area of a view that contains others, as far as they are inside of it.
  guides(view) {
    const hasContent = view.properties?.some(([name]) => name === 'content size');
    if (hasContent || !view.children.length) return [];
    const inner = insets => inset(view.box, insets);
    return [inner(view.safeArea), inner(view.margins)]
      .filter(({ width, height }) => width > 0 && height > 0)
      .filter(box => box.width < view.box.width || box.height < view.box.height)
      .map(box => this.box('margins', box));
  },

  /// The distances between two views: inside a view to its edges, otherwise between the nearest edges.
  distances(selected, hovered) {
    const [a, b] = [selected.box, hovered.box];
    const right = box => box.x + box.width;
    const bottom = box => box.y + box.height;
    const across = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
    const lines = [];
    const add = (from, to, isVertical) => {
      if (Math.abs(from - to) < .01) return;
      const place = isVertical ? across.x : across.y;
      lines.push(this.line(
        'distance', { at: from, across: place }, { at: to, across: place }, isVertical,
        short(Math.abs(to - from))));
    };
    const pair = (start, end, otherStart, otherEnd, isVertical) => {
      if (otherEnd <= start) add(otherEnd, start, isVertical);
      else if (otherStart >= end) add(end, otherStart, isVertical);
      else {
        add(otherStart, start, isVertical);
        add(end, otherEnd, isVertical);
      }
    };
    pair(a.x, right(a), b.x, right(b), false);
    pair(a.y, bottom(a), b.y, bottom(b), true);
    return lines;
  },

  /// The constraints of a view as lines between the edges that they relate.
  constraintLines(view) {
    const lines = [];
    for (const { text } of view.constraints ?? []) {
      const parsed = parseConstraint(text);
      if (!parsed?.second) continue;
      const other = inspector.itemOf(parsed.second, view);
      const own = inspector.itemOf(parsed.first, view);
      if (!other || !own) continue;
      const from = edgePosition(guideBox(own, parsed.first), parsed.first);
      const to = edgePosition(guideBox(other, parsed.second), parsed.second);
      if (!from || !to || from.isVertical !== to.isVertical) continue;
      const across = from.isVertical
        ? own.box.x + own.box.width / 2 : own.box.y + own.box.height / 2;
      lines.push(this.line(
        'constraint', { at: from.at, across }, { at: to.at, across }, from.isVertical));
    }
    return lines;
  },
};

/// A frame without its insets at the top, left, bottom, and right.
const inset = ({ x, y, width, height }, [top, left, bottom, right]) => ({
  x: x + left, y: y + top, width: width - left - right, height: height - top - bottom,
});

/// The frame of a guide of a view, or that of the view.
function guideBox(view, { guide }) {
  const { box, margins, safeArea } = view;
  const [top, , bottom] = safeArea;
  return {
    safeArea: () => inset(box, safeArea), margins: () => inset(box, margins),
    // The guides of controllers up to iOS 10, which are as high as the bars.
    topLayoutGuide: () => ({ ...box, height: top }),
    bottomLayoutGuide: () => ({ ...box, y: box.y + box.height - bottom, height: bottom }),
  }[guide]?.() ?? box;
}

/// The position of an edge or a center, from the left or the top of the window.
function edgePosition(box, { attribute }) {
  const isReversed = viewer.snapshot.configuration.direction === 'rtl';
  const horizontal = {
    left: 0, right: 1, leading: isReversed ? 1 : 0, trailing: isReversed ? 0 : 1, centerX: .5,
  }[attribute];
  if (horizontal !== undefined) return { at: box.x + box.width * horizontal, isVertical: false };
  const vertical = { top: 0, bottom: 1, centerY: .5 }[attribute];
  return vertical === undefined ? null : { at: box.y + box.height * vertical, isVertical: true };
}
