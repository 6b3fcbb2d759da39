'use strict';
// Keyboard shortcuts.

const keys = {
  gallery: {
    o: () => page.setView('overview'), x: () => page.setView('change'),
    p: () => page.setView('preview'), d: () => page.setView('device'),
    c: () => page.setView('configuration'), s: () => page.nextSize(),
    f: () => byId('show-differences').hidden || page.toggleDifferences(),
    j: () => grid.move(1), k: () => grid.move(-1), '/': () => byId('search').focus(),
    ArrowRight: () => grid.move(1), ArrowLeft: () => grid.move(-1),
    ArrowDown: () => grid.moveRow(1), ArrowUp: () => grid.moveRow(-1),
  },

  /// Handles a key; true if it is a shortcut.
  handle(event) {
    const { key, target } = event;
    if (target.matches('input[type="search"], textarea')) return this.inSearch(event);
    if (byId('keys').open) return false;
    if (key === '?') return byId('keys').showModal(), true;
    if (key.toLowerCase() === 'n') return page.nextChange(event.shiftKey ? -1 : 1), true;
    if (review.key(event)) return true;
    const isOpen = byId('viewer').open;
    const usesArrows = target.matches('input, select, summary') || target.closest('.sidebar');
    if (isOpen) {
      if (inspector.key(event)) return true;
      const moves = { j: 1, k: -1, ...(!usesArrows && { ArrowRight: 1, ArrowLeft: -1 }) };
      if (moves[key]) return page.step(moves[key]), true;
      return viewer.key(key, target);
    }
    if (key.startsWith('Arrow') && (usesArrows || grid.focused < 0)) return false;
    const action = this.gallery[key];
    action?.();
    return Boolean(action);
  },

  inSearch(event) {
    if (suggestions.key(event)) return true;
    if (event.key === 'Escape') {
      // Otherwise the browser would empty the field.
      event.target.blur();
      return true;
    }
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      grid.focus(0);
      return true;
    }
    return false;
  },

  listen() {
    document.addEventListener('keydown', event => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'p' && !byId('viewer').open) {
        event.preventDefault();
        grid.print();
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.handle(event)) event.preventDefault();
    });
    byId('keys-button').addEventListener('click', () => byId('keys').showModal());
  },
};
