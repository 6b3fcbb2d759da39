'use strict';
// The layout issues of a snapshot: a list, and outlines on the image.

const issues = {
  shown: null,

  /// The issues as a section of the details.
  section(snapshot) {
    const canvas = snapshot.preview.issues.filter(issue => issue.onCanvas
      && !snapshot.issues.some(shown => shown.issue === issue));
    const all = [...snapshot.issues, ...canvas.map(issue => ({ issue, frames: [] }))];
    if (!all.length) return [];
    return [element('h3', {}, 'Layout issues'), ...this.list(all)];
  },

  list(shown) {
    if (!shown.length) return [];
    return [element('ul', { class: 'issues', 'aria-label': 'Layout issues' }, ...shown.map(one => this.item(one)))];
  },

  item(shown) {
    const { issue } = shown;
    const lines = [
      issue.view, issue.location, issue.onCanvas && !shown.frames.length ? 'On the canvas' : null,
    ].filter(Boolean);
    const item = element(
      'li', { class: issue.severity, tabIndex: shown.frames.length ? 0 : -1 },
      element('span', { class: 'severity' }, labels.issue[issue.severity]),
      element('p', { dir: 'auto' }, issue.message),
      issue.hint ? element('p', { class: 'quiet', dir: 'auto' }, issue.hint) : null,
      ...lines.map(line => element('p', { class: 'quiet' }, foreign(line))));
    if (issue.fix) {
      const button = element('button', { type: 'button', class: 'link', title: issue.fix }, 'Copy fix command');
      button.addEventListener('click', () => copyText(issue.fix, button));
      item.append(button);
    }
    const show = value => () => {
      this.shown = value;
      this.draw();
    };
    item.addEventListener('pointerenter', show(shown));
    item.addEventListener('focusin', show(shown));
    item.addEventListener('pointerleave', show(null));
    item.addEventListener('focusout', show(null));
    return item;
  },

  /// The issues of a view of the current snapshot.
  of(view) {
    const isSame = ([x, y, width, height]) => [
      x - view.box.x, y - view.box.y, width - view.box.width, height - view.box.height,
    ].every(difference => Math.abs(difference) < .51);
    return viewer.snapshot.issues.filter(({ frames }) => frames.some(isSame));
  },

  /// Draws the outlines of one issue, or of all while views are inspected.
  draw() {
    const { snapshot } = viewer;
    const { width, height, orientation } = snapshot.configuration;
    const drawn = inspector.isOn ? snapshot.issues : this.shown ? [this.shown] : [];
    for (const node of stage.table.querySelectorAll('.shot.new .overlay')) {
      node.querySelectorAll('.issue').forEach(part => part.remove());
      if (!showsScreen(snapshot)) continue;
      for (const { issue, frames } of drawn) {
        const kind = `issue ${issue.severity}${this.shown?.issue === issue ? ' shown' : ''}`;
        for (const [x, y, w, h] of frames) {
          node.append(overlay.box(kind, { x, y, width: w, height: h }));
        }
      }
      if (!inspector.isOn || orientation !== 'portrait') continue;
      for (const { canvas, storedFrame, severity } of snapshot.preview.issues) {
        if (!storedFrame || canvas?.[0] !== width || canvas[1] !== height) continue;
        const [x, y, w, h] = storedFrame;
        node.append(overlay.box(`issue stored ${severity}`, { x, y, width: w, height: h }));
      }
    }
  },
};
