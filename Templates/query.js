'use strict';
// Search: words and `key:value` filters, as text.

/// Parses a search. Values of one key are alternatives, different keys and words are combined. A
/// minus excludes; quotation marks keep spaces.
function parseQuery(text) {
  const terms = [];
  for (const match of text.matchAll(/(-?)(?:([a-z-]+):)?(?:"([^"]*)"?|(\S+))/gi)) {
    const [whole, minus, key, quoted, word] = match;
    const value = quoted ?? word;
    const isKnown = key && dimensionFor(key.toLowerCase());
    if (!value) continue;
    terms.push(isKnown
      ? { key: key.toLowerCase(), value: plain(value), isExcluded: minus === '-', text: whole }
      : { value: plain(quoted ?? whole.slice(minus.length)), isExcluded: minus === '-', text: whole });
  }
  return terms;
}

/// The text of a filter.
function termText(key, value, isExcluded = false) {
  const text = String(value).replaceAll('"', '');
  return `${isExcluded ? '-' : ''}${key}:${/[\s"]/.test(text) || !text ? `"${text}"` : text}`;
}

/// The matches of a search: which snapshots it leaves, and how many each value of a dimension would.
function findSnapshots(text) {
  const terms = parseQuery(text);
  const tests = terms.filter(term => !term.key).map(wordTest);
  const filters = new Map();
  for (const term of terms.filter(term => term.key)) {
    if (term.isExcluded) tests.push(negated(filterTest(term)));
    else filters.set(term.key, [...filters.get(term.key) ?? [], filterTest(term)]);
  }
  const keys = [...filters.keys()];
  const alternatives = [...filters.values()];
  const counted = dimensions.filter(({ values }) => values && values.length > 1);
  const counts = new Map(counted.map(({ key, values }) => [key, new Uint32Array(values.length)]));
  const count = (dimension, snapshot) => {
    const owner = dimension.of === 'snapshot' ? snapshot : snapshot[dimension.of];
    const number = dimension.numbers[owner.number];
    if (number >= 0) counts.get(dimension.key)[number] += 1;
  };
  const found = [];
  for (const snapshot of model.snapshots) {
    if (!tests.every(test => test(snapshot))) continue;
    let missed = -1;
    let misses = 0;
    for (let place = 0; place < alternatives.length && misses < 2; place += 1) {
      if (alternatives[place].some(test => test(snapshot))) continue;
      missed = place;
      misses += 1;
    }
    if (misses > 1) continue;
    if (misses === 0) {
      found.push(snapshot);
      for (const dimension of counted) count(dimension, snapshot);
    } else if (counts.has(keys[missed])) {
      // A value's count is what choosing it would show: it ignores the other values of its key.
      count(dimensionFor(keys[missed]), snapshot);
    }
  }
  return { terms, found, counts };
}

const negated = test => snapshot => !test(snapshot);

/// Previews and configurations are examined once for all of their snapshots.
function wordTest({ value, isExcluded }) {
  const previews = model.previews.map(({ words }) => words.includes(value));
  const configurations = model.configurations.map(({ words }) => words.includes(value));
  const test = snapshot => previews[snapshot.preview.number]
    || configurations[snapshot.configuration.number] || snapshot.words.includes(value);
  return isExcluded ? negated(test) : test;
}

function filterTest({ key, value }) {
  const dimension = dimensionFor(key);
  if (dimension.of === 'snapshot') return snapshot => dimension.matches(snapshot, value);
  const owners = dimension.of === 'preview' ? model.previews : model.configurations;
  const matches = owners.map(owner => dimension.matches(owner, value));
  return snapshot => matches[snapshot[dimension.of].number];
}
