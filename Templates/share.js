'use strict';
// The menu with what can be copied, saved, and opened of a snapshot.

const share = {
  root: byId('share'),

  show(snapshot) {
    const actions = [['Copy link', button => copyText(location.href, button)]];
    if (snapshot.image) {
      actions.push(
        ['Copy PNG', button => this.copyPicture(snapshot, button)], ['Save PNG', () => this.savePicture(snapshot)]);
    }
    actions.push(['Copy facts', button => copyText(this.factsText(snapshot), button)]);
    const files = [
      ['Image', snapshot.image], ['PNG', snapshot.picture], ['Frames', snapshot.film?.frames],
      ['Thumbnail', snapshot.thumbnail], ['Reference', snapshot.reference],
    ].filter(([, path]) => path);
    this.root.replaceChildren(
      ...actions.map(([name, action]) => {
        const button = element('button', { type: 'button', class: 'link' }, name);
        button.addEventListener('click', () => action(button));
        return button;
      }),
      ...files.map(([name, path]) =>
        element('a', { href: pathURL(path), target: '_blank', rel: 'noopener' }, `Open ${name === 'PNG' ? name : name.toLowerCase()}`)));
  },

  /// The facts as lines of text, for a message or a bug report.
  factsText(snapshot) {
    const causes = (snapshot.causes ?? []).map(({ text, place }) => `- ${place ? `${text} (${place})` : text}`);
    const rows = facts.rows(snapshot).map(([term, lines]) => `${term}: ${lines.join(', ')}`);
    return [...rows, ...causes].join('\n');
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
