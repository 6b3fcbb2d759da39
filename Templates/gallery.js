'use strict';
// The page: what it shows, and the events that change it.

const page = {
  query: '', view: firstView, size: 'M', differences: false,

  // What the page shows

  /// Finds the snapshots and shows them. The search field keeps what is being typed.
  refresh() {
    this.find();
    grid.show(this.sections, scales[this.size]);
    this.order = grid.snapshots;
    review.draw();
  },

  find() {
    this.result = findSnapshots(this.query);
    document.querySelector('#views [value="change"]').closest('label').hidden =
      !model.hasChanges && !decisions.isActive;
    byId('show-differences').hidden = !model.snapshots.some(crops.canShow);
    const { found } = this.result;
    this.sections = views[this.view].sections(found);
    sidebar.show(this.result);
    sidebar.drawSummary(this.view === 'change' ? found.filter(isNotable).length : found.length);
    const isEmpty = this.sections.length === 0;
    byId('nothing').hidden = !isEmpty;
    byId('nothing-text').textContent = review.emptyText ?? (found.length
      ? 'All of these snapshots are the same as their references.' : 'No snapshots match this search.');
    byId('nothing').querySelector('.clear').hidden = !this.query;
    suggestions.drawCorrections(isEmpty);
  },

  /// Shows the snapshots again after the index or the decisions changed. What is visible stays where
  /// it is.
  update() {
    const open = viewer.snapshot && model.named(model.nameOf(viewer.snapshot));
    keepingFocus(() => this.find());
    grid.replace(this.sections);
    this.order = grid.snapshots;
    if (open) viewer.update(open, Math.max(this.order.indexOf(open), 0), Math.max(this.order.length, 1));
    else if (viewer.snapshot) viewer.close();
    else {
      // The snapshot of a link may be rendered only now.
      const { open: name, frame } = address.read();
      const snapshot = name && model.named(name);
      if (snapshot) this.show(snapshot, frame);
    }
    review.draw();
  },

  draw() {
    const field = byId('search');
    if (field.value !== this.query) field.value = this.query;
    for (const input of document.querySelectorAll('#views input')) input.checked = input.value === this.view;
    for (const input of document.querySelectorAll('#sizes input')) input.checked = input.value === this.size;
    document.documentElement.dataset.size = this.size;
    byId('show-differences').setAttribute('aria-pressed', String(this.differences));
    const count = this.result?.terms.filter(({ key }) => key).length;
    byId('filters-button').classList.toggle('active', count > 0);
    this.refresh();
  },

  save() {
    history.replaceState(null, '', address.text(this.state));
  },

  get state() {
    const { snapshot } = viewer;
    const frame = snapshot?.film && player.number !== player.first ? player.number : -1;
    return {
      query: this.query, view: this.view, size: this.size, differences: this.differences,
      open: snapshot && model.nameOf(snapshot), mode: stage.mode, frame,
    };
  },

  addressOf: change => address.text({ ...page.state, open: null, ...change }),

  change(values) {
    Object.assign(this, values);
    this.draw();
    this.save();
  },

  // Search and views

  setQuery(query) {
    const goesUp = scrollY > grid.top;
    this.change({ query: query.trim() ? query : '' });
    if (goesUp) scrollTo({ top: 0, behavior: 'instant' });
  },

  setView(view) {
    this.change({ view });
    scrollTo({ top: 0, behavior: 'instant' });
    announce(`${views[view].title}: ${byId('counter').textContent}`);
  },

  toggleDifferences() {
    this.setSize(this.size, { differences: !this.differences });
    announce(this.differences ? 'Differences' : 'Snapshots');
  },

  nextSize() {
    const sizes = Object.keys(scales);
    this.setSize(sizes[(sizes.indexOf(this.size) + 1) % sizes.length]);
  },

  /// The snapshot at the top of the sheet stays there.
  setSize(size, values) {
    const first = grid.layout.rows[firstRow(grid.layout.rows, scrollY - grid.top + byId('bar').offsetHeight)];
    const anchor = first?.cells?.[0].item;
    this.change({ size, ...values });
    const place = anchor && scrollY > 0 ? grid.placeOf(anchor.snapshot, anchor.change) : -1;
    const row = place >= 0 && grid.layout.rows[grid.rowOf(place)];
    if (row) scrollTo({ top: row.y + grid.top - byId('bar').offsetHeight - 12, behavior: 'instant' });
  },

  /// Adds or removes a filter.
  toggle(key, value) {
    const term = this.result.terms.find(term =>
      term.key === key && term.value === plain(value) && !term.isExcluded);
    if (term) this.removeTerm(term);
    else this.setQuery(`${this.query} ${termText(key, value)}`.trim());
  },

  removeTerm({ text }) {
    const words = [...this.query.matchAll(/-?(?:[a-z-]+:)?(?:"[^"]*"?|\S+)/gi)].map(([word]) => word);
    words.splice(words.indexOf(text), 1);
    this.setQuery(words.join(' '));
  },

  /// Shows only what a filter names, in place of other filters of its kind.
  narrow(filter, view) {
    const { key } = parseQuery(filter)[0];
    const kept = this.result.terms.filter(term => term.key !== key).map(({ text }) => text);
    this.change({ query: [...kept, filter].join(' '), view: view ?? this.view });
    scrollTo({ top: 0, behavior: 'instant' });
  },

  // The viewer

  show(snapshot, frame) {
    const place = this.order.indexOf(snapshot);
    viewer.show(snapshot, Math.max(place, 0), Math.max(this.order.length, 1), frame);
  },

  open(snapshot) {
    this.show(snapshot);
    history.pushState(null, '', address.text(this.state));
  },

  replace(snapshot) {
    this.show(snapshot);
    this.save();
  },

  step(by) {
    const { order } = this;
    if (!order.length) return;
    const place = order.indexOf(viewer.snapshot);
    this.replace(order[(place + by + order.length) % order.length]);
  },

  /// Goes to the next snapshot that needs attention, in the viewer or on the sheet.
  nextChange(by) {
    const { order } = this;
    const isOpen = byId('viewer').open;
    const all = isOpen ? order : grid.layout.items.map(({ item }) => item.snapshot);
    const from = isOpen ? order.indexOf(viewer.snapshot) : grid.focused;
    for (let steps = 1; steps <= all.length; steps += 1) {
      const place = (from + by * steps + all.length * 2) % all.length;
      if (!isNotable(all[place])) continue;
      if (isOpen) this.replace(all[place]);
      else grid.focus(place);
      return;
    }
  },

  closed() {
    const { snapshot } = viewer;
    if (!snapshot) return;
    viewer.snapshot = null;
    this.save();
    grid.focus(grid.placeOf(snapshot, this.openedChange));
  },

  // The address

  restore() {
    const { query, view, size, differences, open, mode, frame } = address.read();
    const shown = { query, view: view ?? firstView, size, differences };
    const hasChanged = Object.entries(shown).some(([name, value]) => this[name] !== value);
    Object.assign(this, shown);
    if (hasChanged || !this.result) this.draw();
    const input = mode && document.querySelector(`#modes input[value="${mode}"]`);
    if (input) {
      input.checked = true;
      viewer.setMode(mode);
    }
    const snapshot = open && model.named(open);
    if (snapshot) this.show(snapshot, frame);
    else if (viewer.snapshot) viewer.close();
  },

  // Events

  listen() {
    const search = byId('search');
    search.addEventListener('input', () => this.setQuery(search.value));
    byId('views').addEventListener('change', event => this.setView(event.target.value));
    byId('sizes').addEventListener('change', event => this.setSize(event.target.value));
    byId('filters').addEventListener('change', ({ target }) => this.toggle(target.name, target.value));
    byId('filters').addEventListener('submit', event => event.preventDefault());
    for (const button of document.querySelectorAll('.clear')) {
      button.addEventListener('click', () => this.setQuery(''));
    }
    document.addEventListener('click', event => this.followLink(event));
    byId('filters-button').addEventListener('click', () => {
      const isOpen = document.documentElement.classList.toggle('filtering');
      byId('filters-button').setAttribute('aria-expanded', String(isOpen));
    });
    byId('show-differences').addEventListener('click', () => this.toggleDifferences());
    byId('theme').addEventListener('click', () => theme.toggle());
    byId('previous').addEventListener('click', () => this.step(-1));
    byId('next').addEventListener('click', () => this.step(1));
    byId('close').addEventListener('click', () => viewer.close());
    byId('viewer').addEventListener('close', () => this.closed());
    byId('viewer').addEventListener('frame', () => this.save());
    byId('modes').addEventListener('change', () => this.save());
    addEventListener('popstate', () => this.restore());
    grid.root.addEventListener('focusin', ({ target }) => {
      if (target.dataset.place !== undefined) grid.current = Number(target.dataset.place);
    });
  },

  /// Thumbnails open the viewer, and links with a filter change the search.
  followLink(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target.closest('.skip')) {
      event.preventDefault();
      return grid.focus(0);
    }
    const link = event.target.closest('a[data-filter]');
    const cell = event.target.closest('.cell');
    if (!link && !cell) return;
    event.preventDefault();
    if (link) return this.narrow(link.dataset.filter, link.dataset.view);
    const { item } = grid.layout.items[cell.dataset.place];
    this.openedChange = item.change;
    if (item.preview) this.narrow(termText('preview', item.preview.name), 'preview');
    else this.open(item.snapshot);
  },
};

/// The page's own light or dark appearance.
const theme = {
  apply(name) {
    if (name) document.documentElement.dataset.theme = name;
    // Some browsers give a page from a file no storage.
    try { if (name) localStorage.setItem('gallery-theme', name); } catch {}
  },
  stored() {
    try { return localStorage.getItem('gallery-theme'); } catch { return null; }
  },
  toggle() {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    this.apply(dark ? 'light' : 'dark');
  },
};

theme.apply(theme.stored());
byId('bar').hidden = false;
byId('columns').hidden = false;
viewer.listen();
page.listen();
keys.listen();
suggestions.listen();
grid.listen();
page.restore();
review.start();
