'use strict';
// The tree of previews, and the filters.

const sidebar = {
  toggled: new Set(), opened: new Set(['state', 'idiom', 'orientation', 'appearance']),

  /// Shows the previews and the counts of a search.
  show(result) {
    this.result = result;
    this.drawTree();
    this.drawFilters();
  },

  // The tree

  drawTree() {
    const counts = new Map();
    for (const snapshot of this.result.found) {
      const count = counts.get(snapshot.preview) ?? { all: 0, states: {} };
      count.all += 1;
      if (isNotable(snapshot)) count.states[snapshot.state] = (count.states[snapshot.state] ?? 0) + 1;
      counts.set(snapshot.preview, count);
    }
    const root = { children: new Map() };
    for (const preview of model.previews) {
      const count = counts.get(preview);
      if (!count) continue;
      let folder = root;
      for (const name of preview.path.slice(0, -1)) {
        const key = `${name}/`;
        if (!folder.children.has(key)) {
          folder.children.set(key, { name, children: new Map(), all: 0, states: {} });
        }
        folder = folder.children.get(key);
        folder.all += count.all;
        for (const [state, number] of Object.entries(count.states)) {
          folder.states[state] = (folder.states[state] ?? 0) + number;
        }
      }
      folder.children.set(preview.path.at(-1), { preview, name: preview.path.at(-1), ...count });
    }
    const chosen = this.result.terms.filter(({ key }) => key === 'preview').map(({ value }) => value);
    byId('tree').replaceChildren(
      element('h2', {}, 'Previews'), this.treeList(root, '', chosen));
  },

  /// The number of previews of a level that are shown at first.
  shownPreviews: 20,

  /// Deeper levels are closed at first.
  treeList(folder, path, chosen, level = 1) {
    const list = element('ul', { role: 'list' });
    const all = [...folder.children.values()];
    const isLong = all.length > this.shownPreviews && !this.toggled.has(`${path}…`);
    // One that is chosen is always shown.
    const isShown = (child, number) => !isLong || number < this.shownPreviews
      || chosen.some(name => name.startsWith(plain(`${path}${child.name}`)));
    for (const child of all.filter(isShown)) {
      if (child.preview) {
        list.append(element('li', {}, element(
          'div', { class: 'line leaf' }, this.treeLink(child.name, child.preview.name, child, chosen))));
        continue;
      }
      const childPath = `${path}${child.name}/`;
      const isOpen = this.toggled.has(childPath) === (level > 1);
      const toggle = element(
        'button', {
          type: 'button', class: 'toggle', 'aria-expanded': String(isOpen),
          'aria-label': `${child.name}, previews`,
        }, icon('m6 4 4 4-4 4'));
      toggle.addEventListener('click', () => {
        if (!this.toggled.delete(childPath)) this.toggled.add(childPath);
        this.drawTree();
        this.focusToggle(childPath);
      });
      toggle.dataset.path = childPath;
      const item = element(
        'li', {},
        element('div', { class: 'line' }, toggle, this.treeLink(child.name, childPath, child, chosen)));
      if (isOpen) item.append(this.treeList(child, childPath, chosen, level + 1));
      list.append(item);
    }
    if (isLong) list.append(this.moreItem(all.length, path));
    return list;
  },

  /// A button that shows all previews of a level.
  moreItem(count, path) {
    const button = element('button', { type: 'button', class: 'link' }, `Show all ${formatted(count)}`);
    button.addEventListener('click', () => {
      this.toggled.add(`${path}…`);
      this.drawTree();
      const links = byId('tree').querySelectorAll('.line a');
      links[Math.min(this.shownPreviews, links.length - 1)].focus();
    });
    return element('li', {}, button);
  },

  focusToggle(path) {
    for (const toggle of byId('tree').querySelectorAll('.toggle')) {
      if (toggle.dataset.path === path) toggle.focus();
    }
  },

  treeLink(name, path, { all, states }, chosen) {
    const filter = termText('preview', path);
    const isChosen = chosen.includes(plain(path));
    const worst = notableStates.find(state => states[state]);
    const link = element(
      'a', {
        href: `#view=preview&q=${encodeURIComponent(filter)}`, 'data-filter': filter,
        'data-view': path.endsWith('/') ? 'overview' : 'preview', title: path,
        'aria-current': isChosen ? 'true' : null,
      },
      element('bdi', { class: 'text' }, name));
    if (worst) {
      link.append(stateDot(worst), element('span', { class: 'offscreen' }, `, ${labels.state[worst]}, `));
    }
    link.append(element('span', { class: 'count' }, formatted(all)));
    return link;
  },

  // The filters

  drawFilters() {
    const { terms, counts } = this.result;
    const focused = document.activeElement?.closest?.('#filters') && document.activeElement;
    const again = focused && [focused.name, focused.value];
    byId('filters').replaceChildren(...dimensions
      .filter(({ key, isHidden }) => counts.has(key) && !isHidden && key !== 'state')
      .map(dimension => this.facet(dimension, terms, counts.get(dimension.key))));
    if (!again) return;
    for (const input of byId('filters').elements) {
      if (input.name === again[0] && input.value === again[1]) input.focus();
    }
  },

  facet(dimension, terms, counts) {
    const { key, title, values } = dimension;
    const chosen = terms.filter(term => term.key === key && !term.isExcluded);
    const facet = element(
      'details', { open: this.opened.has(key) || chosen.length > 0 },
      element('summary', {}, title));
    const body = element('div', { class: 'options', role: 'group', 'aria-label': title });
    const fill = () => body.replaceChildren(...values.map((value, number) =>
      this.option(dimension, value, counts[number], chosen)));
    if (facet.open) fill();
    facet.addEventListener('toggle', () => {
      if (facet.open) this.opened.add(key);
      else this.opened.delete(key);
      if (facet.open && !body.firstChild) fill();
    });
    facet.append(body);
    return facet;
  },

  option(dimension, value, count, chosen) {
    const isChosen = chosen.some(term => term.value === plain(value));
    const box = element('input', { type: 'checkbox', name: dimension.key, value, checked: isChosen });
    return element(
      'label', { class: count || isChosen ? 'option' : 'option empty' }, box,
      dimension.key === 'family' ? this.silhouette(value) : null,
      element('bdi', { class: 'text', title: dimension.label(value) }, dimension.label(value)),
      element('span', { class: 'count' }, formatted(count)));
  },

  silhouette(family) {
    const shape = icon(silhouettes[bodyKind(model.devices.find(device => device.family === family))]);
    shape.classList.add('silhouette');
    return shape;
  },

  // The summary above the sheet

  drawSummary(shownCount) {
    const { terms, found, counts } = this.result;
    byId('counter').replaceChildren(
      element('b', {}, formatted(shownCount ?? found.length)),
      ` of ${counted(model.snapshots.length, 'snapshot')}`);
    const states = dimensionFor('state');
    byId('states').replaceChildren(...states.values.map((state, number) => {
      const count = counts.get('state')?.[number]
        ?? found.filter(snapshot => snapshot.state === state).length;
      const isChosen = terms.some(({ key, value, isExcluded }) =>
        key === 'state' && value === state && !isExcluded);
      const button = element(
        'button', {
          type: 'button', class: 'state', 'aria-pressed': String(isChosen), 'data-state': state,
        },
        stateDot(state), labels.state[state], element('span', { class: 'count' }, formatted(count)));
      button.addEventListener('click', () => page.toggle('state', state));
      return button;
    }));
    byId('chips').replaceChildren(...terms
      .filter(({ key, isExcluded }) => key && (key !== 'state' || isExcluded))
      .map(term => this.chip(term)));
  },

  chip(term) {
    const { key, value, isExcluded } = term;
    const { title, values, label } = dimensionFor(key);
    const known = values?.find(other => plain(other) === value);
    const change = key === 'change' && model.changes.find(({ id }) => id === value);
    const name = change ? change.title : known === undefined ? value : label(known);
    const text = `${isExcluded ? 'Not ' : ''}${title}: `;
    const button = element(
      'button', { type: 'button', class: 'chip', 'aria-label': `Remove filter ${text}${name}` },
      element('span', {}, text), foreign(name), icon('m5 5 6 6m0-6-6 6'));
    button.addEventListener('click', () => page.removeTerm(term));
    return button;
  },
};
