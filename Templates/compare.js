'use strict';
// Comparison of a changed snapshot with its reference: the frames of what changed.

/// Gives an element a frame of an image, in points, as shares of an area's size.
function place(node, [x, y, width, height], area) {
  const share = (length, whole) => `${length / whole * 100}%`;
  Object.assign(node.style, {
    left: share(x - (area.x ?? 0), area.width), top: share(y - (area.y ?? 0), area.height),
    width: share(width, area.width), height: share(height, area.height),
  });
}

const comparison = {
  /// Draws outlines around the views that changed: on the reference where they were, on the new image where they are.
  drawRegions(snapshot) {
    for (const side of ['old', 'new']) {
      stage.table.querySelector(`.shot.${side}`).overlay.replaceChildren(...this.outlines(snapshot, side));
    }
  },

  /// The frames on one side, `old` or `new`. Causes are strong, what follows from them is thin.
  ///
  /// - change: the change whose causes are shown; all by default
  /// - area: the part of the image that is shown; all by default
  outlines(snapshot, side, change, area = imageSize(snapshot)) {
    const causes = (snapshot.causes ?? []).filter(cause => !change || cause.consequence || cause.change === change);
    const hasFrames = causes.some(cause => !cause.consequence && (cause.old || cause.new));
    const outlines = new Map();
    const add = (frame, kind, cause) => {
      const key = frame.join();
      if (!outlines.has(key)) outlines.set(key, { frame, kind, causes: [] });
      outlines.get(key).causes.push(cause);
    };
    for (const cause of causes) {
      if (cause[side]) add(cause[side], cause.consequence && hasFrames ? 'region consequence' : 'region', cause);
    }
    if (!hasFrames) for (const frame of snapshot.regions ?? []) add(frame, 'region');
    return [...outlines.values()].slice(0, 100).map(({ frame, kind, causes: owners }) => {
      const outline = element('i', { class: kind });
      outline.causes = owners;
      place(outline, frame, area);
      return outline;
    });
  },

  /// Highlights the view of a cause in the viewer.
  highlight(cause) {
    for (const outline of stage.table.querySelectorAll('.region')) {
      outline.classList.toggle('shown', Boolean(cause) && outline.causes.includes(cause));
    }
  },

  toggleOutlines() {
    const isPlain = stage.root.classList.toggle('plain');
    byId('outlines').setAttribute('aria-pressed', String(!isPlain));
  },

  /// The share of the pixels that differ, as text.
  shareText({ difference }) {
    if (difference === undefined) return null;
    const percent = difference * 100;
    const text = percent > 0 && percent < .01 ? 'Less than 0.01' : percent.toFixed(percent < 10 ? 2 : 1);
    return `${text} % of the pixels differ`;
  },
};
