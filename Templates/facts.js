'use strict';
// The details of a snapshot beside the stage.

const facts = {
  show(snapshot) {
    byId('facts').replaceChildren(
      ...this.changes(snapshot), ...issues.section(snapshot), ...this.table(snapshot),
      ...this.section('Diagnostics', snapshot.diagnostics));
  },

  changes(snapshot) {
    const { state, causes } = snapshot;
    if (!isNotable(snapshot)) return [];
    const heading = element(
      'h3', { class: `state-title ${state}` }, stateDot(state), labels.state[state]);
    const parts = [heading];
    if (causes?.length) parts.push(...this.causes(causes));
    const share = comparison.shareText(snapshot);
    if (share) parts.push(element('p', { class: 'quiet' }, share));
    const actions = element('p', { class: 'actions' });
    const one = approveButton(`--snapshot ${shellQuoted(model.nameOf(snapshot))}`, 'Copy approve command');
    if (one && ['changed', 'missing', 'flaky'].includes(state)) {
      one.id = 'approve';
      actions.append(one);
    }
    if (actions.childNodes.length) parts.push(actions);
    return parts;
  },

  /// The causes, and what follows from them.
  causes(all) {
    const list = (name, causes) => element(
      'ul', { class: `causes ${name.toLowerCase()}`, 'aria-label': name }, ...causes.map(cause => this.cause(cause)));
    const consequences = all.filter(cause => cause.consequence);
    const parts = [list('Causes', all.filter(cause => !cause.consequence))];
    if (consequences.length) {
      parts.push(element(
        'details', { class: 'follows', open: consequences.length <= 6 },
        element('summary', {}, counted(consequences.length, 'consequence')), list('Consequences', consequences)));
    }
    return parts;
  },

  /// A sentence, which highlights its view.
  cause(cause) {
    const { change, text, place } = cause;
    const hasFrame = Boolean(cause.old || cause.new);
    const item = element(
      'li', { tabIndex: hasFrame ? 0 : -1 }, element('p', { dir: 'auto' }, text),
      place ? element('p', { class: 'quiet place', dir: 'auto' }, place) : null,
      change && change.snapshots.length > 1 ? approveButton(
        `--change ${change.id}`, `Copy for all ${formatted(change.snapshots.length)} of this change`) : null);
    for (const [start, end] of [['pointerenter', 'pointerleave'], ['focusin', 'focusout']]) {
      item.addEventListener(start, () => comparison.highlight(cause));
      item.addEventListener(end, () => comparison.highlight(null));
    }
    return item;
  },

  table(snapshot) {
    const list = element('dl');
    for (const [term, lines] of this.rows(snapshot)) {
      list.append(element('dt', {}, term), element(
        'dd', {}, ...lines.map(line => element('p', { dir: 'auto' }, line))));
    }
    return [list];
  },

  rows(snapshot) {
    const { configuration, preview, film } = snapshot;
    const { device, safeArea } = configuration;
    const pixels = length => Math.round(length * device.scale);
    return [
      ['Preview', [preview.name]],
      ['Configuration', [configuration.name]],
      ['State', snapshot.state && [labels.state[snapshot.state]]],
      [device.names.length > 1 ? 'Devices' : 'Device', device.names],
      ['Family', [`${device.family}, ${device.year}`]],
      ['Size', [
        `${configuration.width} × ${configuration.height} pt`,
        `${pixels(configuration.width)} × ${pixels(configuration.height)} px @${device.scale}x`,
      ]],
      ['Film', film && [
        `${(film.places.length - 1) / film.framesPerSecond} s`,
        `${film.places.length} frames, ${film.framesPerSecond} per second`,
      ]],
      ['Safe area', safeArea.some(inset => inset) && [`${safeArea.join(' ')} pt`]],
      ['Orientation', [labels.orientation[configuration.orientation]]],
      ['Multitasking', configuration.multitasking !== 'full'
        && [labels.multitasking[configuration.multitasking]]],
      ['Appearance', [labels.appearance[configuration.appearance]]],
      ['Text size', [labels.text[configuration.textSize]]],
      ['Bold text', configuration.boldText && ['On']],
      ['Contrast', configuration.contrast && ['Increased']],
      ['Direction', [labels.direction[configuration.direction]]],
      ['Language', configuration.language && [configuration.language]],
      ['iOS', [configuration.iOS + (configuration.iOSLimit ? ` (maximum ${configuration.iOSLimit})` : '')]],
      ['Document', preview.document && [preview.document]],
      ['Designed for', preview.forPads && ['iPad']],
      ['Steps', preview.steps],
    ].filter(([, lines]) => lines);
  },

  section(title, lines) {
    if (!lines?.length) return [];
    return [
      element('h3', {}, title),
      element('ul', { 'aria-label': title }, ...lines.map(line => element('li', { dir: 'auto' }, line))),
    ];
  },
};

/// A word, quoted for a shell.
const shellQuoted = word =>
  /^[\p{L}\p{N}\-_./,:=@%+]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
