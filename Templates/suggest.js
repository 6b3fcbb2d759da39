'use strict';
// Suggestions while a search is typed, and corrections of one that finds nothing.

/// The number of insertions, deletions, substitutions, and exchanges of neighbors between two words, or `limit` if
/// there are more.
function editDistance(a, b, limit = 3) {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, last] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      next[column] = Math.min(next[column - 1] + 1, last[column] + 1, last[column - 1] + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        next[column] = Math.min(next[column], before[column - 2] + 1);
      }
    }
    [before, last] = [last, next];
  }
  return Math.min(last[b.length], limit);
}

/// The nearest of some words, if it differs in few letters.
function nearest(word, words) {
  const limit = word.length < 4 ? 2 : 3;
  const found = words.map(other => ({ other, distance: editDistance(word, plain(other), limit) }))
    .filter(({ distance }) => distance > 0 && distance < limit)
    .sort((a, b) => a.distance - b.distance);
  return found[0]?.other;
}

const suggestions = {
  field: byId('search'), root: byId('suggestions'), chosen: -1, shown: [], limit: 8,

  /// The dimensions that distinguish snapshots of this page.
  get dimensions() {
    return dimensions.filter(({ key, values }) => key !== 'change' && values && (values.length > 1 || key === 'state'));
  },

  /// The term at the end of the search, which is being typed.
  get term() {
    const [whole, minus, key, word] = this.field.value.match(/(-?)(?:([a-z-]+):)?("[^"]*|[^\s":]*)$/i) ?? ['', ''];
    return { whole, minus, key: key?.toLowerCase(), word: plain((word ?? '').replace('"', '')) };
  },

  /// The completions of the term: keys, or the values of a key.
  find() {
    const { key, word, minus, whole } = this.term;
    if (key) {
      const dimension = dimensionFor(key);
      return (dimension?.values ?? []).filter(value =>
        [value, dimension.label(value)].some(text => plain(text).includes(word)))
        .map(value => ({ text: `${minus}${termText(key, value)}`, note: dimension.label(value) }))
        .filter(({ text }) => text !== whole);
    }
    if (!word) return [];
    const keys = this.dimensions.filter(dimension =>
      dimension.key.startsWith(word) || plain(dimension.title).split(' ').some(part => part.startsWith(word)))
      .map(dimension => ({ text: `${minus}${dimension.key}:`, note: dimension.title }));
    const values = word.length < 2 ? [] : this.dimensions.flatMap(dimension => dimension.values
      .filter(value => plain(dimension.label(value)).split(/[\s/]/).some(part => part.startsWith(word)))
      .map(value => ({ text: `${minus}${termText(dimension.key, value)}`, note: dimension.label(value) })));
    return [...keys, ...values];
  },

  draw() {
    this.shown = document.activeElement === this.field ? this.find().slice(0, this.limit) : [];
    this.chosen = -1;
    this.root.replaceChildren(...this.shown.map(({ text, note }, number) => {
      const item = element(
        'li', { role: 'option', id: `suggestion-${number}`, 'aria-selected': 'false' },
        foreign(text), element('span', { class: 'quiet' }, foreign(note)));
      // The field keeps the focus.
      item.addEventListener('pointerdown', event => {
        event.preventDefault();
        this.accept(number);
      });
      return item;
    }));
    this.root.hidden = !this.shown.length;
    this.field.setAttribute('aria-expanded', String(!this.root.hidden));
    this.field.removeAttribute('aria-activedescendant');
  },

  choose(by) {
    const count = this.shown.length;
    this.root.children[this.chosen]?.setAttribute('aria-selected', 'false');
    this.chosen = (this.chosen + by + count + (this.chosen < 0 && by < 0 ? 1 : 0)) % count;
    const item = this.root.children[this.chosen];
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    this.field.setAttribute('aria-activedescendant', item.id);
  },

  /// Replaces what is being typed by a suggestion.
  accept(number) {
    const { text } = this.shown[number];
    const { whole } = this.term;
    const { value } = this.field;
    this.field.value = value.slice(0, value.length - whole.length) + text + (text.endsWith(':') ? '' : ' ');
    page.setQuery(this.field.value);
    this.draw();
  },

  close() {
    this.root.hidden = true;
    this.field.setAttribute('aria-expanded', 'false');
    this.field.removeAttribute('aria-activedescendant');
  },

  /// Handles a key in the search field; true if it is about the suggestions.
  key({ key }) {
    if (this.root.hidden) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') return this.choose(key === 'ArrowDown' ? 1 : -1), true;
    if (key === 'Enter' && this.chosen >= 0) return this.accept(this.chosen), true;
    if (key === 'Tab' && this.chosen >= 0) return this.accept(this.chosen), true;
    if (key === 'Escape') return this.close(), true;
    return false;
  },

  // Corrections

  /// The searches that were probably meant by one that finds nothing, at most three.
  corrections(query) {
    const found = [];
    for (const term of parseQuery(query)) {
      const better = this.correction(term);
      if (better) found.push(query.replace(term.text, () => better));
    }
    // All at once, if several terms are wrong.
    if (found.length > 1) {
      found.unshift(parseQuery(query).reduce((text, term) => {
        const better = this.correction(term);
        return better ? text.replace(term.text, () => better) : text;
      }, query));
    }
    return [...new Set(found)].filter(text => findSnapshots(text).found.length).slice(0, 3);
  },

  correction({ key, value, text, isExcluded }) {
    const minus = isExcluded ? '-' : '';
    if (key) {
      const { values, label } = dimensionFor(key);
      const names = new Map((values ?? []).flatMap(known => [[known, known], [label(known), known]]));
      const name = nearest(value, [...names.keys()]);
      if (name) return `${minus}${termText(key, names.get(name))}`;
      // A value of another key, such as device:dark.
      const other = this.dimensions.find(dimension => dimension.values.some(known => plain(known) === value));
      return other ? `${minus}${termText(other.key, value)}` : undefined;
    }
    const [, wrongKey, rest] = text.match(/^-?([a-z-]+):(.+)$/i) ?? [];
    if (wrongKey) {
      const better = nearest(wrongKey.toLowerCase(), dimensions.map(dimension => dimension.key));
      if (!better) return undefined;
      const [term] = parseQuery(`${better}:${rest}`);
      return this.correction(term)?.replace(/^/, minus) ?? `${minus}${better}:${rest}`;
    }
    return nearest(value, this.words);
  },

  /// The words of all previews and configurations.
  get words() {
    const { previews, configurations } = model;
    if (this.known?.previews !== previews) {
      const texts = [...previews, ...configurations].map(({ words }) => words);
      const words = new Set(texts.flatMap(text => text.split(/[\s/·.,]+/)).filter(word => word.length > 2));
      this.known = { previews, words: [...words] };
    }
    return this.known.words;
  },

  /// Offers corrections on a sheet without snapshots.
  drawCorrections(isEmpty) {
    const found = isEmpty && page.query ? this.corrections(page.query) : [];
    byId('corrections').hidden = !found.length;
    byId('corrections').replaceChildren(...found.length ? ['Did you mean '] : []);
    found.forEach((text, number) => {
      const button = element('button', { type: 'button', class: 'link' }, foreign(text));
      button.addEventListener('click', () => page.setQuery(text));
      byId('corrections').append(number ? ', ' : '', button);
    });
    if (found.length) byId('corrections').append('?');
  },

  listen() {
    this.field.addEventListener('input', () => this.draw());
    this.field.addEventListener('blur', () => this.close());
  },
};
