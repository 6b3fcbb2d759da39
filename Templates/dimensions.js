'use strict';
// The dimensions of a snapshot: the keys of filters, their values in order, and their labels.

const labels = {
  state: {
    failed: 'Failed', flaky: 'Flaky', changed: 'Changed', missing: 'No reference', new: 'New',
    obsolete: 'Obsolete', same: 'Same',
  },
  idiom: { phone: 'iPhone', pad: 'iPad' },
  orientation: {
    portrait: 'Portrait', 'upside-down': 'Upside down', 'landscape-left': 'Landscape left',
    'landscape-right': 'Landscape right',
  },
  appearance: { light: 'Light', dark: 'Dark' },
  // The names of Apple's content size categories, in the order of Dynamic Type.
  text: {
    xs: 'Extra small', s: 'Small', m: 'Medium', l: 'Large', xl: 'Extra large',
    xxl: 'Extra extra large', xxxl: 'Extra extra extra large', ax1: 'Accessibility medium',
    ax2: 'Accessibility large', ax3: 'Accessibility extra large',
    ax4: 'Accessibility extra extra large', ax5: 'Accessibility extra extra extra large',
  },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  multitasking: {
    full: 'Full screen', 'two-thirds': 'Two thirds', half: 'Half', 'one-third': 'One third',
    'slide-over': 'Slide Over',
  },
  switch: { off: 'Off', on: 'On' },
  issue: { error: 'Error', warning: 'Warning', note: 'Note', none: 'None' },
  review: { left: 'To review', accepted: 'Accepted', rejected: 'Rejected' },
};

const onOff = value => value ? 'on' : 'off';
const plain = value => String(value).toLowerCase().replaceAll('×', 'x');

const worstSeverity = ({ issues: shown }) => ['error', 'warning', 'note']
  .find(severity => shown.some(({ issue }) => issue.severity === severity)) ?? 'none';

/// A version's numbers, for sorting.
const versionNumber = text => text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

const yearOf = slug => model.devices.find(device => device.slug === slug).year;

/// The dimensions. `of` is the part of a snapshot that has the value, `value` returns it, and `matches`
/// returns whether it is what a filter names. Values are in the order of the labels, or as they occur.
const dimensions = [
  { key: 'state', title: 'State', of: 'snapshot', value: ({ state }) => state, labels: labels.state },
  {
    key: 'review', title: 'Review', of: 'snapshot', value: snapshot => decisions.stateOf(snapshot),
    labels: labels.review,
  },
  {
    key: 'change', title: 'Change', of: 'snapshot', isHidden: true,
    matches: ({ changes }, wanted) => changes.some(({ id }) => id === wanted),
  },
  {
    // The severity of the most severe issue; also the ID of a rule.
    key: 'issue', title: 'Layout issues', of: 'snapshot', value: worstSeverity, labels: labels.issue,
    matches: (snapshot, wanted) => worstSeverity(snapshot) === wanted
      || snapshot.issues.some(({ issue }) => issue.rule === wanted),
  },
  {
    key: 'preview', title: 'Preview', of: 'preview', isHidden: true, value: ({ name }) => name,
    // A folder ends with a slash.
    matches: ({ name }, wanted) => plain(name) === wanted
      || wanted.endsWith('/') && plain(name).startsWith(wanted),
  },
  {
    key: 'device', title: 'Device', of: 'configuration', value: ({ device }) => device.slug,
    label: slug => model.devices.find(device => device.slug === slug).names[0],
    order: (a, b) => yearOf(b) - yearOf(a),
    // Also kinds of devices, and parts of names: device:ipad, device:"pro max".
    matches: ({ device }, wanted) => device.slug === wanted
      || device.names.some(name => plain(name) === wanted) || !model.slugs.has(wanted)
      && (plain(labels.idiom[device.idiom]) === wanted
        || device.names.some(name => plain(name).includes(wanted))),
  },
  {
    key: 'idiom', title: 'Kind', of: 'configuration', value: ({ device }) => device.idiom,
    labels: labels.idiom,
    matches: ({ device }, wanted) => device.idiom === wanted
      || plain(labels.idiom[device.idiom]) === wanted,
  },
  { key: 'family', title: 'Family', of: 'configuration', value: ({ device }) => device.family },
  {
    key: 'orientation', title: 'Orientation', of: 'configuration',
    value: ({ orientation }) => orientation, labels: labels.orientation,
    matches: ({ orientation }, wanted) => orientation === wanted
      || orientation.startsWith(`${wanted}-`),
  },
  {
    key: 'appearance', title: 'Appearance', of: 'configuration',
    value: ({ appearance }) => appearance, labels: labels.appearance,
  },
  {
    key: 'multitasking', title: 'Multitasking', of: 'configuration',
    value: ({ multitasking }) => multitasking, labels: labels.multitasking,
  },
  {
    key: 'text', title: 'Text size', of: 'configuration', value: ({ textSize }) => textSize,
    labels: labels.text,
  },
  {
    key: 'bold', title: 'Bold text', of: 'configuration',
    value: ({ boldText }) => onOff(boldText), labels: labels.switch,
  },
  {
    key: 'contrast', title: 'Increased contrast', of: 'configuration',
    value: ({ contrast }) => onOff(contrast), labels: labels.switch,
  },
  {
    key: 'direction', title: 'Direction', of: 'configuration', value: ({ direction }) => direction,
    labels: labels.direction,
  },
  {
    key: 'language', title: 'Language', of: 'configuration',
    value: ({ language }) => language ?? 'development',
    label: tag => tag === 'development' ? 'Development language' : tag,
  },
  {
    key: 'ios', title: 'iOS', of: 'configuration', value: ({ iOS }) => iOS,
    label: version => `iOS ${version}`, order: (a, b) => versionNumber(b) - versionNumber(a),
    matches: ({ iOS }, wanted) => iOS === wanted || iOS.startsWith(`${wanted}.`),
  },
  {
    key: 'max-ios', title: 'Maximum iOS', of: 'configuration',
    value: ({ iOSLimit }) => iOSLimit ?? 'newest',
    label: version => version === 'newest' ? 'Newest' : `iOS ${version}`,
  },
  {
    key: 'step', title: 'Steps', of: 'preview', value: ({ steps }) => steps?.join(', ') ?? 'none',
    label: steps => steps === 'none' ? 'None' : steps,
    matches: ({ steps }, wanted) => wanted === 'none'
      ? !steps : Boolean(steps && plain(steps.join(', ')).includes(wanted)),
  },
  {
    key: 'document', title: 'Document', of: 'preview', value: ({ document }) => document ?? 'none',
    label: name => name === 'none' ? 'Code' : name,
  },
];
for (const dimension of dimensions) {
  dimension.matches ??= (owner, wanted) => {
    const value = dimension.value(owner);
    return value !== undefined && plain(value) === wanted;
  };
  dimension.label ??= value => dimension.labels?.[value] ?? value;
}

/// Numbers the values that occur, so that they can be counted quickly.
function prepareValues(dimension) {
  if (!dimension.value) return;
  const owners = {
    snapshot: model.snapshots, preview: model.previews, configuration: model.configurations,
  }[dimension.of];
  const found = [...new Set(owners.map(dimension.value))].filter(value => value !== undefined);
  const known = Object.keys(dimension.labels ?? {});
  if (known.length) found.sort((a, b) => known.indexOf(a) - known.indexOf(b));
  if (dimension.order) found.sort(dimension.order);
  dimension.values = found;
  const numbers = new Map(found.map((value, number) => [value, number]));
  dimension.numbers = owners.map(owner => numbers.get(dimension.value(owner)) ?? -1);
}

/// The dimension with a key of a filter, or undefined.
const dimensionFor = key => dimensions.find(dimension => dimension.key === key);

/// The label of a configuration without its device, such as "iPhone · Portrait · Dark". Settings are
/// included only if they differ from the default.
function conditionsLabel(configuration) {
  const { device, orientation, multitasking, appearance, textSize, language, iOSLimit } = configuration;
  const parts = [labels.idiom[device.idiom], labels.orientation[orientation]];
  if (multitasking !== 'full') parts.push(labels.multitasking[multitasking]);
  if (appearance !== 'light') parts.push(labels.appearance[appearance]);
  if (textSize !== 'l') parts.push(`${labels.text[textSize]} text`);
  if (configuration.boldText) parts.push('Bold text');
  if (configuration.contrast) parts.push('Increased contrast');
  if (configuration.direction !== 'ltr') parts.push(labels.direction[configuration.direction]);
  if (language) parts.push(`Language ${language}`);
  if (iOSLimit !== model.usualLimit) parts.push(iOSLimit ? `iOS ${iOSLimit} or earlier` : 'newest iOS');
  return parts.join(' · ');
}

/// The maximum iOS version of most snapshots, which labels omit.
function usualLimit() {
  const counts = new Map();
  for (const { configuration: { iOSLimit } } of model.snapshots) {
    counts.set(iOSLimit, (counts.get(iOSLimit) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/// Adds what labels, searches, and filters require to the objects of the index.
function describeModel() {
  labels.orientation['landscape-left'] = model.hasBothLandscapes ? 'Landscape left' : 'Landscape';
  model.slugs = new Set(model.devices.map(({ slug }) => slug));
  model.usualLimit = usualLimit();
  model.configurations.forEach(describeConfiguration);
  for (const preview of model.previews) {
    preview.words = plain(
      [preview.name, preview.note ?? '', preview.document ?? '', ...preview.steps ?? []].join('\n'));
  }
  for (const snapshot of model.snapshots) {
    const { state, causes, diagnostics } = snapshot;
    const isPlain = state === 'same' && !diagnostics && !snapshot.issues.length;
    snapshot.words = isPlain ? 'same' : plain([
      state ?? '', ...(causes ?? []).flatMap(({ text, place }) => [text, place ?? '']), ...diagnostics ?? [], ...snapshot.changes.map(({ id }) => id),
      ...snapshot.issues.map(({ issue }) => issue.message),
    ].join('\n'));
  }
  dimensions.forEach(prepareValues);
}

function describeConfiguration(configuration) {
  configuration.conditions = conditionsLabel(configuration);
  configuration.changedSettings = configuration.conditions.split(' · ').length - 2;
  const { device } = configuration;
  configuration.words = plain([
    ...device.names, device.slug, device.year, device.family, labels.idiom[device.idiom],
    `${configuration.width}x${configuration.height}`, configuration.orientation,
    configuration.appearance, configuration.direction, labels.direction[configuration.direction],
    configuration.textSize, labels.text[configuration.textSize], configuration.language ?? '',
    configuration.multitasking, configuration.boldText ? 'bold' : '',
    configuration.contrast ? 'contrast' : '', `ios ${configuration.iOS}`,
  ].join('\n'));
}

describeModel();
