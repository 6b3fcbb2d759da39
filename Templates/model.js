'use strict';
// The index of the gallery, as objects that refer to one another.

/// Whether a snapshot is one that the page opens with. Without a reference it is, unless none of its configuration
/// has one: references are often recorded for some devices only.
const isChange = ({ state, configuration }, referenced) =>
  state !== undefined && state !== 'same' && (state !== 'missing' || !referenced.size || referenced.has(configuration.name));

/// The configurations of the index, and those with the screens of snapshots that steps turned or that have another size.
function shownScreens(configurations) {
  const all = [...configurations];
  const turned = new Map();
  return {
    all,
    configuration({ configuration, screen }) {
      if (!screen) return configurations[configuration];
      const key = `${configuration} ${screen.orientation} ${screen.width} ${screen.height}`;
      if (!turned.has(key)) {
        turned.set(key, { ...configurations[configuration], ...screen, number: all.length });
        all.push(turned.get(key));
      }
      return turned.get(key);
    },
  };
}

const model = {
  nameOf: snapshot => `${snapshot.preview.name}/${snapshot.configuration.name}`,

  /// Returns the snapshot with a name, or undefined.
  named(name) {
    if (!this.byName.size) {
      for (const snapshot of this.snapshots) this.byName.set(this.nameOf(snapshot), snapshot);
    }
    return this.byName.get(name);
  },

  /// Replaces all objects by those of an index.
  load(index) {
    const { devices, configurations, previews, changes } = index;
    configurations.forEach((configuration, number) => {
      // Screens that turned or have another size come later, but are in the order of their configuration.
      configuration.number = configuration.order = number;
      configuration.device = devices[configuration.device];
    });
    previews.forEach((preview, number) => {
      preview.number = number;
      preview.snapshots = [];
      preview.issues = [];
      preview.path = preview.name.split('/');
    });
    changes.forEach((change, number) => Object.assign(change, {
      number, snapshots: [], summary: change.place ? `${change.title} (${change.place})` : change.title,
    }));
    for (const issue of index.issues) previews[issue.preview].issues.push(issue);
    const screens = shownScreens(configurations);
    const snapshots = index.snapshots.map((entry, number) => {
      const snapshot = {
        ...entry, number, preview: previews[entry.preview],
        configuration: screens.configuration(entry),
      };
      snapshot.changes = (entry.changes ?? []).map(change => changes[change]);
      snapshot.issues = (entry.issues ?? []).map(({ issue, frames }) =>
        ({ issue: index.issues[issue], frames }));
      snapshot.causes = entry.causes?.map(cause => ({ ...cause, change: changes[cause.change] }));
      for (const change of snapshot.changes) change.snapshots.push(snapshot);
      snapshot.preview.snapshots.push(snapshot);
      return snapshot;
    });
    const referenced = new Set(snapshots
      .filter(({ state }) => ['same', 'changed', 'flaky', 'obsolete'].includes(state))
      .map(({ configuration }) => configuration.name));
    Object.assign(this, index, {
      snapshots, byName: new Map(), configurations: screens.all,
      // Whether both landscape orientations were rendered, so that they have to be distinguished.
      hasBothLandscapes: configurations.some(({ orientation }) => orientation === 'landscape-right'),
      hasChanges: snapshots.some(snapshot => isChange(snapshot, referenced)),
    });
  },
};
model.load(JSON.parse(byId('index').textContent));
byId('index').remove();

/// The states that need attention, the most urgent first.
const notableStates = ['failed', 'flaky', 'changed', 'missing', 'new', 'obsolete'];
const isNotable = snapshot => snapshot.state !== undefined && snapshot.state !== 'same';

/// Whether the image is that of the screen; a film of a rotation has a larger page.
const showsScreen = ({ film, configuration }) => !film
  || (film.width === configuration.width && film.height === configuration.height);

/// The size of the image in points.
const imageSize = snapshot => snapshot.film ?? snapshot.configuration;

/// The image that the page shows: the new one, or the reference if there is none.
const shownPath = snapshot => snapshot.image ?? snapshot.reference;
