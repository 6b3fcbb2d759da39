'use strict';
// Comparison of a changed snapshot with its reference.

const comparison = {
  /// Draws outlines around the views that changed.
  drawRegions(snapshot) {
    for (const shot of stage.table.querySelectorAll('.shot')) {
      shot.overlay.replaceChildren(...this.outlines(snapshot));
    }
  },

  outlines(snapshot) {
    const { width, height } = imageSize(snapshot);
    const share = (length, whole) => `${length / whole * 100}%`;
    return (snapshot.regions ?? []).map(([x, y, w, h]) => {
      const outline = element('i', { class: 'region' });
      Object.assign(outline.style, {
        left: share(x, width), top: share(y, height), width: share(w, width), height: share(h, height),
      });
      return outline;
    });
  },

  /// The share of the pixels that differ, as text.
  shareText({ difference }) {
    if (difference === undefined) return null;
    const percent = difference * 100;
    const text = percent > 0 && percent < .01 ? 'Less than 0.01' : percent.toFixed(percent < 10 ? 2 : 1);
    return `${text} % of the pixels differ`;
  },
};
