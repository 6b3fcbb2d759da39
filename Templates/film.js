'use strict';
// Films: the large view plays one and shows its frames one by one, a thumbnail plays on hover.

/// The column and the row of a frame in the image of all frames.
function frameCell(film, number) {
  const place = film.places[number];
  return { column: place % film.columns, row: Math.floor(place / film.columns) };
}

/// Moves the image of all frames so that its window shows one of them.
function showFrame(image, film, number) {
  const { column, row } = frameCell(film, number);
  image.style.setProperty('--column', column);
  image.style.setProperty('--row', row);
}

/// Prepares an image for the frames of a film, or for an image that isn't animated.
function setFilm(image, film) {
  image.classList.toggle('film', Boolean(film));
  image.classList.remove('ended');
  image.style.setProperty('--columns', film?.columns ?? 1);
  image.style.setProperty('--rows', film?.rows ?? 1);
}

const player = {
  root: byId('film'), slider: byId('scrubber'), film: null, reference: null,
  number: 0, first: 0, plays: false,

  /// Shows a snapshot's film, if it has one: the chosen frame, or one that is worth seeing first.
  show(picture, number) {
    this.setPlays(false);
    this.film = picture.film ?? null;
    this.reference = picture.referenceFilm ?? null;
    this.root.hidden = !this.film;
    if (!this.film) return;
    this.first = this.film.differences[0] ?? this.film.poster;
    this.slider.max = this.last;
    this.drawDifferences();
    this.go(this.film.places[number] === undefined ? this.first : number);
  },

  get last() { return this.film.places.length - 1; },

  go(number) {
    this.number = Math.min(Math.max(number, 0), this.last);
    showFrame(stage.table.querySelector('.shot.new img'), this.film, this.number);
    this.showReference();
    const seconds = (this.number / this.film.framesPerSecond).toFixed(2);
    const text = `${seconds} s, frame ${this.number + 1} of ${this.last + 1}`;
    const differs = this.film.differences.includes(this.number);
    this.slider.value = this.number;
    this.slider.setAttribute('aria-valuetext', text + (differs ? ', differs' : ''));
    byId('moment').textContent = text;
    byId('differs').classList.toggle('equal', !differs);
  },

  /// The reference shows its frame of the same time, which has the same number unless its rate differs.
  showReference() {
    if (!this.reference) return;
    const image = stage.table.querySelector('.shot.old img');
    const number = Math.floor(
      this.number * this.reference.framesPerSecond / this.film.framesPerSecond);
    image.classList.toggle('ended', number >= this.reference.places.length);
    showFrame(image, this.reference, Math.min(number, this.reference.places.length - 1));
  },

  /// Marks below the slider: one for each run of frames that differ.
  drawDifferences() {
    const runs = [];
    for (const number of this.film.differences) {
      if (runs.at(-1)?.end === number - 1) runs.at(-1).end = number;
      else runs.push({ start: number, end: number });
    }
    const share = number => this.last ? number / this.last * 100 : 0;
    byId('differs').hidden = runs.length === 0;
    byId('differences').replaceChildren(...runs.map(({ start, end }) => {
      const mark = element('i');
      mark.style.left = `${share(start)}%`;
      mark.style.width = `calc(${share(end) - share(start)}% + 4px)`;
      return mark;
    }));
  },

  step(by) {
    this.setPlays(false);
    this.go(this.number + by);
    this.changed();
  },

  toggle() {
    this.setPlays(!this.plays);
    if (!this.plays) this.changed();
  },

  /// Plays from the frame that is shown, again and again, or pauses.
  setPlays(plays) {
    this.plays = plays;
    this.root.classList.toggle('plays', plays);
    byId('play').setAttribute('aria-label', plays ? 'Pause' : 'Play');
    byId('play').title = `${plays ? 'Pause' : 'Play'} (Space)`;
    cancelAnimationFrame(this.request);
    if (!plays) return;
    const offset = this.number;
    let start;
    const tick = now => {
      start ??= now;
      const frames = Math.floor((now - start) / 1000 * this.film.framesPerSecond);
      const number = (offset + frames) % (this.last + 1);
      if (number !== this.number) this.go(number);
      this.request = requestAnimationFrame(tick);
    };
    this.request = requestAnimationFrame(tick);
  },

  /// Reports that a person chose a frame.
  changed() {
    byId('viewer').dispatchEvent(new Event('frame'));
  },

  /// Handles a key while the view is open; true if it is one of a film.
  key(key, target) {
    if (!this.film) return false;
    // The space bar also activates the control that has the focus.
    if (key === ' ' && target.matches('button, a, input[type="radio"]')) return false;
    const actions = { ' ': () => this.toggle(), ',': () => this.step(-1), '.': () => this.step(1) };
    actions[key]?.();
    return key in actions;
  },

  listen() {
    byId('play').addEventListener('click', () => this.toggle());
    byId('frame-back').addEventListener('click', () => this.step(-1));
    byId('frame-forward').addEventListener('click', () => this.step(1));
    this.slider.addEventListener('input', () => {
      this.setPlays(false);
      this.go(this.slider.valueAsNumber);
    });
    this.slider.addEventListener('change', () => this.changed());
    byId('viewer').addEventListener('close', () => this.setPlays(false));
  },
};

/// Plays a thumbnail's film while the pointer is over it, unless the person prefers reduced motion.
function playOnHover(cell, screen, film) {
  const count = film.places.length;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let image;
  const stop = () => {
    image?.remove();
    image = null;
  };
  cell.addEventListener('pointerenter', async event => {
    if (event.pointerType === 'touch' || reduced.matches || count < 2) return;
    const next = element('img', { alt: '', class: 'film playing', src: pathURL(film.frames) });
    setFilm(next, film);
    showFrame(next, film, 0);
    image = next;
    try {
      await next.decode();
    } catch {
      return;
    }
    if (image !== next) return;
    screen.insertBefore(next, screen.querySelector('.duration'));
    const frames = [...film.places.keys(), count - 1].map((number, index) => {
      const { column, row } = frameCell(film, number);
      const translate = `${-100 * column / film.columns}% ${-100 * row / film.rows}%`;
      return { offset: index / count, translate, easing: 'step-end' };
    });
    next.animate(frames, { duration: 1000 * count / film.framesPerSecond, iterations: Infinity });
  });
  cell.addEventListener('pointerleave', stop);
}

player.listen();
