'use strict';
// A page that a command serves: it follows the run and, in a review, accepts and rejects snapshots.

const review = {
  root: byId('review'), state: null, shown: null,
  /// Ends when all requests were answered. What is pressed meanwhile is done after that.
  sent: Promise.resolve(), answered: 0,

  start() {
    if (!decisions.isLive) return;
    document.documentElement.classList.add(decisions.isActive ? 'is-review' : 'is-watch');
    this.root.hidden = false;
    byId('decide').hidden = !decisions.isActive;
    this.listen();
    this.follow();
    if (!decisions.isActive) setInterval(() => this.sendVisible(), 300);
  },

  /// Reports which snapshots are visible, which are rendered first after a change.
  sendVisible() {
    const box = node => node.getBoundingClientRect();
    const names = viewer.snapshot ? [model.nameOf(viewer.snapshot)]
      : [...grid.root.querySelectorAll('.cell')]
        .filter(cell => box(cell).bottom > 0 && box(cell).top < innerHeight)
        .map(cell => cell.dataset.name);
    const body = JSON.stringify(names);
    if (body === this.visible || this.isFinished) return;
    this.visible = body;
    fetch('visible', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body,
    }).catch(() => { this.visible = null; });
  },

  // What the page shows

  /// Waits for changes of the state, and shows them.
  async follow() {
    let [version, run, failures] = [-1, '', 0];
    for (;;) {
      try {
        const state = await (await fetch(`state?after=${version}&run=${run}`)).json();
        // The process of a package that was built again begins again.
        if (state.run !== run) this.shown = null;
        [version, run, failures] = [state.version, state.run, 0];
        // The answer to a decision may be faster than the state before it.
        if (version < this.answered) continue;
        await this.show(state);
        if (state.summary) return this.end(state.summary);
      } catch {
        // A package is restarted after each build. The page may also be closing.
        failures += 1;
        if (this.isFinished) return;
        if (decisions.isActive || failures > 20) return this.end(null);
        await new Promise(done => setTimeout(done, 300));
      }
    }
  },

  async show(state) {
    const hasIndex = state.contents === this.shown;
    const hasDecisions = JSON.stringify(state.decisions) === this.known;
    const wasRunning = this.state?.isRunning;
    this.state = state;
    this.known = JSON.stringify(state.decisions);
    decisions.load(state.decisions);
    if (!hasIndex) {
      const start = performance.now();
      model.load(await (await fetch('index.json')).json());
      describeModel();
      page.update();
      this.shown = state.contents;
      // A long index takes time; the page stays usable meanwhile.
      const cost = performance.now() - start;
      if (cost > 100) await new Promise(done => setTimeout(done, Math.min(cost * 2, 3000)));
    } else if (!hasDecisions || wasRunning !== state.isRunning) {
      this.decided();
    } else this.draw();
  },

  /// Shows decisions. Only a filter by decision changes which snapshots are on the sheet.
  decided() {
    prepareValues(dimensionFor('review'));
    if (page.result.terms.some(({ key }) => key === 'review')) return page.update();
    keepingFocus(() => page.find());
    for (const cell of grid.root.querySelectorAll('.cell')) {
      const { item } = grid.layout.items[cell.dataset.place];
      if (item.preview) continue;
      cell.dataset.decision = decisions.of(item.snapshot, item.change) ?? '';
      cell.setAttribute('aria-label', cellLabel(item));
    }
    this.draw();
  },

  /// The text of a sheet without snapshots, or undefined for the usual one.
  get emptyText() {
    if (!decisions.isLive || page.result.terms.length || !this.state?.isRunning) return undefined;
    return decisions.isActive ? 'Comparing snapshots…' : 'Rendering…';
  },

  /// Draws the bar, the buttons of sections, and those of the viewer.
  draw() {
    if (!decisions.isLive || !this.state) return;
    const { done, total, isRunning, errors, canUndo } = this.state;
    byId('review-errors').firstElementChild.replaceChildren(...errors.map(text =>
      element('li', { dir: 'auto' }, text)));
    byId('review-errors').hidden = !errors.length;
    const progress = byId('review-progress');
    progress.hidden = !isRunning || this.isFinished;
    progress.max = Math.max(total, 1);
    progress.value = done;
    byId('review-text').replaceChildren(
      ...this.sentence(isRunning && `${formatted(done)} of ${formatted(total)}`));
    if (!decisions.isActive) return;
    const left = this.isFinished ? 0 : decisions.left(page.order).length;
    this.label(byId('accept-all'), 'Accept', left);
    this.label(byId('reject-all'), 'Reject', left);
    this.enable(byId('undo'), canUndo && !this.isFinished);
    for (const group of grid.root.querySelectorAll('.decide')) this.drawSection(group);
    this.drawViewer();
  },

  sentence(progress) {
    const counts = { left: 0, accepted: 0, rejected: 0 };
    for (const snapshot of model.snapshots) {
      const state = decisions.stateOf(snapshot);
      if (state) counts[state] += 1;
    }
    if (this.isFinished) return [];
    if (this.state.isBuilding) return ['Building the package…'];
    const parts = decisions.isActive ? [
      element('b', {}, formatted(counts.left)), ' to review', ` · ${formatted(counts.accepted)} accepted`,
      ` · ${formatted(counts.rejected)} rejected`,
    ] : [progress ? '' : 'Watching for changes'];
    if (progress) parts.push(element('span', { class: 'quiet' }, ` · ${progress}`));
    if (!decisions.isActive && progress) return [`Rendering ${progress}`];
    return parts;
  },

  label(button, verb, count) {
    button.replaceChildren(
      count ? `${verb} ${formatted(count)}` : verb, element('span', { class: 'wide' }, ' shown'));
    this.enable(button, count > 0);
  },

  /// A button keeps the focus when it has nothing to do.
  enable(button, isEnabled) {
    button.setAttribute('aria-disabled', String(!isEnabled));
  },

  /// Draws the decision about the open snapshot.
  drawViewer() {
    const { snapshot } = viewer;
    if (!decisions.isActive || !snapshot) return;
    const canReview = decisions.canReview(snapshot) && !this.isFinished;
    const decision = decisions.of(snapshot);
    byId('decision').textContent = decision ? labels.review[decision]
      : canReview ? 'To review' : `${labels.state[snapshot.state] ?? 'Not compared'}: nothing to accept`;
    byId('decide').dataset.decision = decision ?? '';
    for (const button of byId('decide').querySelectorAll('button')) this.enable(button, canReview);
  },

  // Sections

  /// Buttons that accept and reject the snapshots of a section.
  sectionButtons(section) {
    const items = section.groups.flatMap(group => group.items)
      .filter(({ preview, snapshot }) => !preview && decisions.canReview(snapshot));
    if (!items.length) return null;
    const group = element('span', { class: 'decide' });
    group.section = { items, change: section.change, title: section.title };
    this.drawSection(group);
    return group;
  },

  drawSection(group) {
    const { items, title } = group.section;
    const left = decisions.left(items).length;
    const all = items.map(({ snapshot, change }) => decisions.of(snapshot, change));
    const summary = `${Boolean(this.isFinished)}/${left}/${all.join()}`;
    if (group.summary === summary) return;
    group.summary = summary;
    if (!left || this.isFinished) {
      const made = ['accepted', 'rejected'].map(decision => [
        all.filter(other => other === decision).length, decision,
      ]).filter(([count]) => count);
      const text = made.map(([count, decision]) => `${formatted(count)} ${decision}`).join(', ');
      group.replaceChildren(element('span', { class: 'quiet' }, text));
      return;
    }
    const button = (verb, decision) => {
      const node = element(
        'button', {
          type: 'button', class: decision === 'accepted' ? 'button small main' : 'button small',
          'aria-label': `${verb} ${counted(left, 'snapshot')} of “${title}”`,
        }, `${verb} ${formatted(left)}`);
      node.addEventListener('click', () => this.inOrder(() => this.decideSection(decision, group.section)));
      return node;
    };
    group.replaceChildren(button('Accept', 'accepted'), button('Reject', 'rejected'));
  },

  /// The section of the focused or open snapshot.
  sectionOf(current) {
    const section = grid.sections.find(({ groups }) => groups.some(({ items }) => items.some(item =>
      item.snapshot === current.snapshot && !item.preview && (!current.change || item.change === current.change))));
    return section && { change: section.change, items: section.groups.flatMap(({ items }) => items) };
  },

  // Decisions

  /// What keys are about: the open snapshot with all of its changes, or the focused one in the section of a change.
  get current() {
    if (byId('viewer').open) return viewer.snapshot && { snapshot: viewer.snapshot };
    const item = grid.layout.items[document.activeElement?.closest?.('.cell')?.dataset.place]?.item;
    return item && !item.preview ? { snapshot: item.snapshot, change: item.change } : undefined;
  },

  /// Decides on the focused or open snapshot, and goes to the next one.
  async decideOne(decision) {
    const { current } = this;
    if (!current) return announce('Select a snapshot first');
    if (!decisions.canReview(current.snapshot)) return announce('This snapshot has nothing to accept');
    const next = this.nextAfter([current]);
    const key = keyOf(current);
    const names = [model.nameOf(current.snapshot)];
    if (!await this.send('decisions', { decision, names, cause: current.change?.summary ?? null })) return;
    // Another snapshot that was chosen meanwhile stays chosen.
    if (!this.current || keyOf(this.current) === key) this.goTo(next);
  },

  async decideSection(decision, { items, change }) {
    const left = decisions.left(items);
    if (!left.length) return announce('Nothing to review in this section');
    const next = this.nextAfter(left);
    const names = left.map(({ snapshot }) => model.nameOf(snapshot));
    if (await this.send('decisions', { decision, names, cause: change?.summary ?? null })) this.goTo(next);
  },

  async decideAll(decision) {
    const names = decisions.left(page.order).map(model.nameOf);
    if (names.length) await this.send('decisions', { decision, names, cause: null });
  },

  undo() {
    return this.send('undo', {});
  },

  /// The next item of the sheet, or the next snapshot in the viewer, that hasn't been decided on.
  nextAfter(items) {
    const isOpen = byId('viewer').open;
    const all = isOpen ? page.order.map(snapshot => ({ snapshot })) : grid.layout.items.map(({ item }) => item);
    const decided = new Set(items.map(keyOf));
    const from = all.findLastIndex(item => decided.has(keyOf(item)));
    for (let step = 1; step <= all.length; step += 1) {
      const next = all[(from + step) % all.length];
      if (decisions.stateOf(next.snapshot, next.change) === 'left' && !decided.has(keyOf(next))) {
        return { name: model.nameOf(next.snapshot), summary: next.change?.summary };
      }
    }
    return null;
  },

  goTo(next) {
    const snapshot = next && model.named(next.name);
    if (!snapshot) return;
    if (byId('viewer').open) page.replace(snapshot);
    else grid.focus(grid.placeOf(snapshot, snapshot.changes.find(({ summary }) => summary === next.summary)));
  },

  /// Sends a request, and shows what was done. Returns whether it was.
  async send(path, body) {
    if (this.isFinished) return false;
    try {
      const response = await fetch(path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (answer.error) return this.tell(`Not done: ${answer.error}`, true), false;
      this.answered = answer.version;
      // The state that ends the review may be faster than the answer of the button.
      if (!this.isFinished) this.tell(answer.message);
      if (body.decision) {
        decisions.set(body);
        this.decided();
      }
      return true;
    } catch {
      this.end(null);
      return false;
    }
  },

  /// Performs an action after those before it, which may change what is selected.
  inOrder(action) {
    this.sent = this.sent.then(action);
  },

  /// Shows a message for some seconds, and has a screen reader speak it.
  tell(text, isError = false) {
    for (const box of [byId('review-message'), byId('viewer-message')]) {
      box.textContent = text;
      box.classList.toggle('error', isError);
      box.hidden = false;
    }
    announce(text);
    clearTimeout(this.timer);
    if (isError) return;
    this.timer = setTimeout(() => {
      byId('review-message').hidden = byId('viewer-message').hidden = true;
    }, 4000);
  },

  // The end

  async finish() {
    if (await this.send('finish', {})) byId('review-message').focus();
  },

  /// Shows that the command has ended.
  end(summary) {
    if (this.isFinished) return;
    this.isFinished = true;
    clearTimeout(this.timer);
    const what = decisions.isActive ? 'The review' : 'The command';
    this.tell(summary ? `${what} is finished: ${summary}. You can close this page.`
      : `${what} has ended. What was accepted is stored; run the command again to continue.`, true);
    byId('review-message').classList.remove('error');
    if (this.state) this.state.isRunning = this.state.isBuilding = false;
    this.enable(byId('finish'), false);
    this.draw();
  },

  // Events

  /// Handles a key; true if it is one of a review.
  key({ key, target }) {
    if (!decisions.isActive) return false;
    if (key === 'l' && byId('viewer').open) return viewer.toggleRulers(), true;
    const actions = {
      a: () => this.decideOne('accepted'), r: () => this.decideOne('rejected'), z: () => this.undo(),
      A: () => this.decideSectionOf('accepted'), R: () => this.decideSectionOf('rejected'),
    };
    if (!actions[key] || byId('keys').open || target.matches('input[type="search"]')) return false;
    this.inOrder(actions[key]);
    return true;
  },

  decideSectionOf(decision) {
    const section = this.current && this.sectionOf(this.current);
    if (section) return this.decideSection(decision, section);
    announce('Select a snapshot first');
    return undefined;
  },

  listen() {
    const click = (node, action) => node.addEventListener('click', () => {
      if (node.getAttribute('aria-disabled') !== 'true') this.inOrder(action);
    });
    click(byId('accept-all'), () => this.decideAll('accepted'));
    click(byId('reject-all'), () => this.decideAll('rejected'));
    click(byId('undo'), () => this.undo());
    click(byId('finish'), () => this.finish());
    for (const button of byId('decide').querySelectorAll('button')) {
      click(button, () => this.decideOne(button.dataset.key === 'a' ? 'accepted' : 'rejected'));
    }
    for (const node of this.root.querySelectorAll('.for-review')) node.hidden = !decisions.isActive;
  },
};

/// Performs an action that replaces elements, and gives the focus to the element in place of the one that
/// had it.
function keepingFocus(action) {
  const focused = document.activeElement;
  const area = focused?.closest?.('#tree, #filters, #states, #chips');
  const same = node => node.tagName === focused.tagName && ['filter', 'path', 'state'].every(key =>
    node.dataset[key] === focused.dataset[key]) && (!focused.matches('summary, .chip')
      || node.textContent === focused.textContent);
  action();
  if (!area || focused.isConnected) return;
  [...byId(area.id).querySelectorAll('a, button, summary')].find(same)?.focus({ preventScroll: true });
}
