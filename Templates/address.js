'use strict';
// The address contains what the page shows, so a link shows the same.

const address = {
  /// Returns the state that the address describes.
  read() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const known = (name, values, usual) => {
      const value = parameters.get(name);
      return values.includes(value) ? value : usual;
    };
    return {
      query: parameters.get('q') ?? '',
      view: known('view', Object.keys(views), null),
      size: known('size', Object.keys(scales), 'M'),
      differences: parameters.get('differences') === 'on',
      open: parameters.get('open'),
      mode: known('mode', ['side', 'swipe', 'onion', 'difference', 'blink', 'new'], null),
      frame: parameters.get('frame') - 1,
    };
  },

  /// Returns the fragment for a state, without what is usual.
  text({ query, view, size, differences, open, mode, frame }) {
    const parameters = new URLSearchParams();
    if (view && view !== firstView) parameters.set('view', view);
    if (query) parameters.set('q', query);
    if (size && size !== 'M') parameters.set('size', size);
    if (differences) parameters.set('differences', 'on');
    if (open) parameters.set('open', open);
    if (open && mode && mode !== 'side') parameters.set('mode', mode);
    if (open && frame >= 0) parameters.set('frame', frame + 1);
    return `#${parameters}`;
  },
};
