'use strict';
// Views of the gallery: how snapshots are divided into sections and groups.
//
// A view returns sections { key, title, note, filter, count, groups: [{ title, items }] }. An item is
// { snapshot, title, detail }, in the overview also { preview, counts }, and of a change also { change, shows },
// where `shows` is "crop" or "comparison".

const conditionsInOrder = (a, b) => a.configuration.order - b.configuration.order;

/// The settings that most people have are first, then the others in the order of the index.
const usualFirst = (a, b) => (a.configuration.changedSettings > 0) - (b.configuration.changedSettings > 0)
  || conditionsInOrder(a, b);

/// iPhones first, and the newest of them first.
const newestFirst = ({ configuration: a }, { configuration: b }) =>
  (a.device.idiom !== 'phone') - (b.device.idiom !== 'phone') || b.device.year - a.device.year
  || a.order - b.order;

/// Divides items by a key, in the order of first occurrence.
function divided(items, keyOf) {
  const parts = new Map();
  // Neighbors usually have the same key.
  let [lastKey, last] = [undefined, null];
  for (const item of items) {
    const key = keyOf(item);
    if (!last || key !== lastKey) {
      last = parts.get(key);
      lastKey = key;
      if (!last) parts.set(key, last = []);
    }
    last.push(item);
  }
  return parts;
}

const deviceDetail = ({ configuration: { width, height, iOS } }) =>
  `${width} × ${height} · iOS ${iOS}`;
const deviceItem = snapshot => snapshot.deviceItem ??= {
  snapshot, title: snapshot.configuration.device.names[0],
  more: snapshot.configuration.device.names.length - 1, detail: deviceDetail(snapshot),
};
const previewItem = snapshot => ({
  snapshot, title: snapshot.preview.path.at(-1),
  detail: snapshot.preview.path.slice(0, -1).join('/') || deviceDetail(snapshot),
});

/// The most telling snapshot of a preview: the one that needs attention most, on the page's device, or else on the
/// newest phone.
function representative(snapshots) {
  const rank = ({ state, configuration: { device, order } }) => [
    state && state !== 'same' ? notableStates.indexOf(state) : notableStates.length,
    device.slug === model.device ? 0 : 1, device.idiom === 'phone' ? 0 : 1, -device.year, order,
  ];
  return snapshots.reduce((best, snapshot) => {
    const [a, b] = [rank(best), rank(snapshot)];
    const place = a.findIndex((value, index) => value !== b[index]);
    return place >= 0 && b[place] < a[place] ? snapshot : best;
  });
}

function overviewItem([preview, snapshots], title = preview.path.at(-1)) {
  return {
    snapshot: representative(snapshots), preview, counts: stateCounts(snapshots), title,
    detail: counted(snapshots.length, 'snapshot'),
  };
}

function stateCounts(snapshots) {
  const counts = {};
  for (const { state } of snapshots) if (state) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

const views = {
  overview: {
    title: 'Overview', key: 'o',
    sections(found) {
      const previews = [...divided(found, ({ preview }) => preview)];
      const folders = divided(previews, ([preview]) => preview.path.slice(0, -1).join('/'));
      const sections = [...folders].filter(([folder, members]) => folder && members.length > 1)
        .map(([folder, members]) => ({
          key: folder, title: folder, filter: termText('preview', `${folder}/`), noun: 'preview',
          groups: [{ items: members.map(member => overviewItem(member)) }],
        }));
      // Documents with one preview, such as most xibs, and previews outside of folders have one section.
      const others = [...folders].filter(([folder, members]) => !folder || members.length === 1)
        .sort(([a], [b]) => (a === '') - (b === '')).flatMap(([, members]) => members);
      if (others.length) {
        sections.push({
          key: '', title: sections.length ? 'Other previews' : '', noun: 'preview',
          // The name of a document says more than that of its only view.
          groups: [{ items: others.map(member => overviewItem(member, member[0].path.at(-2))) }],
        });
      }
      return sections;
    },
  },

  preview: {
    title: 'Preview', key: 'p',
    sections: found => [...divided(found, ({ preview }) => preview)].map(([preview, snapshots]) => ({
      key: preview.name, title: preview.name, note: preview.note,
      filter: termText('preview', preview.name),
      groups: [...divided(snapshots, ({ configuration }) => configuration.conditions)]
        .map(([title, members]) => ({ title, items: members.toSorted(newestFirst).map(deviceItem) })),
    })),
  },

  device: {
    title: 'Device', key: 'd',
    sections(found) {
      const parts = [...divided(found, ({ configuration }) => configuration.device.slug)];
      const rank = ({ idiom, year, width }) => [idiom === 'phone' ? 0 : 1, -year, width];
      parts.sort(([, [a]], [, [b]]) => {
        const [first, second] = [rank(a.configuration.device), rank(b.configuration.device)];
        const place = first.findIndex((value, index) => value !== second[index]);
        return place < 0 ? 0 : first[place] - second[place];
      });
      return parts.map(([slug, snapshots]) => {
        const { device } = snapshots[0].configuration;
        return {
          key: slug, title: device.names[0], note: device.names.slice(1).join(', '),
          filter: termText('device', slug),
          groups: [...divided(
            snapshots.toSorted(conditionsInOrder), ({ configuration }) => configuration.conditions)]
            .map(([title, members]) => ({
              title, items: members.map(previewItem),
            })),
        };
      });
    },
  },

  configuration: {
    title: 'Configuration', key: 'c',
    sections: found => [...divided(
      found.toSorted(usualFirst), ({ configuration }) => configuration.conditions)]
      .map(([conditions, snapshots]) => ({
        key: conditions, title: conditions,
        groups: [...divided(
          snapshots.toSorted((a, b) => a.number - b.number), ({ preview }) => preview)]
          .map(([preview, members]) => ({
            title: preview.name, items: members.toSorted(newestFirst).map(deviceItem),
          })),
      })),
  },

  change: {
    title: 'Change', key: 'x',
    /// The most urgent first. A snapshot with several causes is in the sections of all of them.
    sections(found) {
      const notable = found.filter(isNotable);
      const sections = [];
      for (const state of notableStates) {
        const parts = new Map();
        for (const snapshot of notable) {
          if (snapshot.state !== state) continue;
          const { changes, causes } = snapshot;
          for (const key of changes.length ? changes : [causes?.[0]?.text ?? labels.state[state]]) {
            if (parts.has(key)) parts.get(key).push(snapshot);
            else parts.set(key, [snapshot]);
          }
        }
        for (const [key, snapshots] of parts) sections.push(changeSection(state, key, snapshots));
      }
      return sections;
    },
  },
};

/// The number of snapshots of a change that are all shown before, after, and as a difference. Of more snapshots,
/// the first is, and the others are crops.
const fewSnapshots = 3;

/// The section of a change, or of a text that snapshots without a change have in common.
function changeSection(state, key, snapshots) {
  const change = typeof key === 'string' ? undefined : key;
  const text = change?.title ?? key;
  // Those that show the whole change are first.
  const ranks = new Map(snapshots.map(snapshot => [snapshot, crops.hiddenPart(snapshot, change)]));
  const ordered = snapshots.toSorted((a, b) =>
    ranks.get(a) - ranks.get(b) || a.preview.number - b.preview.number || newestFirst(a, b));
  const isFew = ordered.length <= fewSnapshots;
  return {
    key: `${state} ${change?.summary ?? key}`, title: state === 'missing' ? labels.state.missing : text, state, change,
    note: change?.place, filter: change ? termText('change', change.id) : termText('state', state),
    groups: [{ items: ordered.map((snapshot, number) => changeItem(snapshot, change, isFew || !number)) }],
  };
}

function changeItem(snapshot, change, isCompared) {
  const items = snapshot.changeItems ??= new Map();
  const shows = isCompared ? 'comparison' : 'crop';
  const key = `${shows} ${change?.number}`;
  if (!items.has(key)) {
    const { configuration, preview } = snapshot;
    items.set(key, {
      snapshot, change, shows, title: preview.path.at(-1),
      detail: [
        configuration.device.names[0], ...configuration.conditions.split(' · ').slice(1),
        ...crops.hiddenPart(snapshot, change) === 2 ? ['outside of the screen'] : [],
      ].join(' · '),
    });
  }
  return items.get(key);
}

/// The view in which the gallery opens: changes, if there are any.
const firstView = model.hasChanges || decisions.isActive ? 'change' : model.previews.length > 1 ? 'overview' : 'preview';
