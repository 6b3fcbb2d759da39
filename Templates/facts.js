'use strict';
// The details of a snapshot beside the stage.

const facts = {
  show(snapshot) {
    byId('facts').replaceChildren(
      ...this.changes(snapshot), ...this.table(snapshot),
      ...this.section('Diagnostics', snapshot.diagnostics), ...this.files(snapshot));
  },

  changes(snapshot) {
    const { state, causes, changes } = snapshot;
    if (!isNotable(snapshot)) return [];
    const heading = element(
      'h3', { class: `state-title ${state}` }, stateDot(state), labels.state[state]);
    const parts = [heading];
    if (causes?.length) {
      parts.push(element('ul', { class: 'causes' }, ...causes.map(cause =>
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
      element('ul', {}, ...lines.map(line => element('li', { dir: 'auto' }, line))),
    ];
  },

  files(snapshot) {
    const files = [
      ['Image', snapshot.image], ['Frames', snapshot.film?.frames],
      ['Thumbnail', snapshot.thumbnail], ['Reference', snapshot.reference],
    ].filter(([, path]) => path);
    const line = element('p', { class: 'actions' });
    line.append(...files.map(([name, path]) =>
      element('a', { href: pathURL(path), target: '_blank', rel: 'noopener' }, name)));
    const link = element('button', { type: 'button', class: 'link' }, 'Copy link');
    link.addEventListener('click', () => copyText(location.href, link));
    line.append(link);
    if (snapshot.image) {
      const picture = element('button', { type: 'button', class: 'link' }, 'Save PNG');
      picture.addEventListener('click', () => this.savePicture(snapshot));
      line.append(picture);
    }
    return [element('h3', {}, 'Files'), line];
  },

  /// Saves the image at the device's scale, or opens the image if the page can't read its pixels.
  async savePicture(snapshot) {
    const { width, height } = imageSize(snapshot);
    const { scale } = snapshot.configuration.device;
    const image = element('img', { src: pathURL(snapshot.image) });
    try {
      await image.decode();
      const canvas = element('canvas', { width: width * scale, height: height * scale });
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await new Promise(done => canvas.toBlob(done, 'image/png'));
      const link = element('a', {
        href: URL.createObjectURL(blob),
        download: `${model.nameOf(snapshot).replaceAll('/', ' ')}.png`,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } catch {
      open(pathURL(snapshot.image), '_blank', 'noopener');
    }
  },
};

/// A word, quoted for a shell.
const shellQuoted = word =>
  /^[\p{L}\p{N}\-_./,:=@%+]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
