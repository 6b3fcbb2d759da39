'use strict';
// The details of a snapshot beside the stage.

const facts = {
  show(snapshot) {
    byId('facts').replaceChildren(
      ...this.changes(snapshot), ...issues.section(snapshot), ...this.table(snapshot),
      ...this.section('Diagnostics', snapshot.diagnostics), ...this.files(snapshot));
  },

  changes(snapshot) {
    const { state, causes, changes } = snapshot;
    if (!isNotable(snapshot)) return [];
    const heading = element(
      'h3', { class: `state-title ${state}` }, stateDot(state), labels.state[state]);
    const parts = [heading];
    if (causes?.length) {
      parts.push(element('ul', { class: 'causes', 'aria-label': 'Causes' }, ...causes.map(cause =>
        element('li', { dir: 'auto' }, cause))));
    }
    const share = comparison.shareText(snapshot);
    if (share) parts.push(element('p', { class: 'quiet' }, share));
    const actions = element('p', { class: 'actions' });
    const [change] = changes;
    const one = approveButton(`--snapshot ${shellQuoted(model.nameOf(snapshot))}`, 'Copy approve command');
    if (one && ['changed', 'missing', 'flaky'].includes(state)) {
      one.id = 'approve';
      actions.append(one);
    }
    if (change && change.snapshots.length > 1) {
      actions.append(approveButton(
        `--change ${change.id}`, `Copy for all ${formatted(change.snapshots.length)} of this change`) ?? '');
    }
    if (actions.childNodes.length) parts.push(actions);
    return parts;
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

  files(snapshot) {
    const files = [
      ['Image', snapshot.image], ['PNG', snapshot.picture], ['Frames', snapshot.film?.frames],
      ['Thumbnail', snapshot.thumbnail], ['Reference', snapshot.reference],
    ].filter(([, path]) => path);
    const line = element('p', { class: 'actions' });
    line.append(...files.map(([name, path]) =>
      element('a', { href: pathURL(path), target: '_blank', rel: 'noopener' }, name)));
    const link = element('button', { type: 'button', class: 'link' }, 'Copy link');
    link.addEventListener('click', () => copyText(location.href, link));
    line.append(link);
    if (snapshot.image) {
      const copy = element('button', { type: 'button', class: 'link' }, 'Copy PNG');
      copy.addEventListener('click', () => this.copyPicture(snapshot, copy));
      const save = element('button', { type: 'button', class: 'link' }, 'Save PNG');
      save.addEventListener('click', () => this.savePicture(snapshot));
      line.append(copy, save);
    }
    return [element('h3', {}, 'Files'), line];
  },

  /// The image as a PNG file at the device's scale. It fails if the page can't read the pixels, as in
  /// some browsers if the page is opened from a file.
  async picture(snapshot) {
    const { width, height } = imageSize(snapshot);
    const { scale } = snapshot.configuration.device;
    const image = element('img', { src: pathURL(snapshot.picture ?? snapshot.image) });
    await image.decode();
    const canvas = element('canvas', { width: width * scale, height: height * scale });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(done => canvas.toBlob(done, 'image/png'));
  },

  async savePicture(snapshot) {
    try {
      const link = element('a', {
        href: URL.createObjectURL(await this.picture(snapshot)),
        download: `${model.nameOf(snapshot).replaceAll('/', ' ')}.png`,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } catch {
      this.openImage(snapshot);
    }
  },

  async copyPicture(snapshot, button) {
    try {
      const item = new ClipboardItem({ 'image/png': this.picture(snapshot) });
      await navigator.clipboard.write([item]);
      confirmCopy(button);
    } catch {
      this.openImage(snapshot);
    }
  },

  /// Opens the image in a tab, whose menu can save and copy it.
  openImage(snapshot) {
    open(pathURL(snapshot.picture ?? snapshot.image), '_blank', 'noopener');
  },
};

/// A word, quoted for a shell.
const shellQuoted = word =>
  /^[\p{L}\p{N}\-_./,:=@%+]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
