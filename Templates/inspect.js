'use strict';
// The inspector: the views of a snapshot, with what determines their layout.

const inspector = {
  root: byId('inspector'), isOn: false, tree: null, selected: null, hovered: null, trees: new Map(),

  toggle() {
    this.isOn = !this.isOn;
    byId('inspect').setAttribute('aria-pressed', String(this.isOn));
    stage.root.classList.toggle('inspects', this.isOn);
    this.root.hidden = !this.isOn;
    byId('facts').hidden = this.isOn;
    if (!viewer.snapshot) return;
    this.show(viewer.snapshot);
    issues.draw();
  },

  async show(snapshot) {
    const earlier = this.selected && this.pathOf(this.selected);
    this.tree = this.selected = this.hovered = null;
    if (!this.isOn) return;
    this.root.replaceChildren(element('p', { class: 'quiet' }, 'Loading views…'));
    const tree = snapshot.tree && await this.load(snapshot.tree);
    if (viewer.snapshot !== snapshot || !this.isOn) return;
    if (!tree) {
      this.root.replaceChildren(element('p', { class: 'quiet' }, 'This snapshot has no views.'));
      return;
    }
    this.tree = tree;
    this.selected = earlier ? this.viewAt(earlier) : null;
    this.drawPanel();
    overlay.draw();
  },

  /// Loads a tree by a script element, which pages from files may do.
  load(path) {
    if (embedded[path]) {
      const text = embedded[path];
      return this.prepareTree(JSON.parse(text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))));
    }
    if (!this.trees.has(path)) {
      this.trees.set(path, new Promise(done => {
        const script = element('script', { src: pathURL(path) });
        // Scripts run in the order in which they arrive, each before its event.
        contactsheet.receiveTree = tree => { contactsheet.received = tree; };
        script.addEventListener('load', () => {
          script.remove();
          done(this.prepareTree(contactsheet.received));
        });
        script.addEventListener('error', () => done(null));
        document.head.append(script);
      }));
      if (this.trees.size > 20) this.trees.delete(this.trees.keys().next().value);
    }
    return this.trees.get(path);
  },

  prepareTree({ root, sentences }) {
    this.prepare(root, sentences);
    return root;
  },

  /// Adds parents, frames in the coordinate space of the window, and default values.
  prepare(view, sentences, parent = null, origin = { x: 0, y: 0 }, isHidden = false) {
    const [x, y, width, height] = view.frame;
    view.parent = parent;
    view.box = { x: origin.x + x, y: origin.y + y, width, height };
    view.isHidden = isHidden || Boolean(view.hidden);
    view.children ??= [];
    view.margins ??= [8, 8, 8, 8];
    view.safeArea ??= [0, 0, 0, 0];
    view.explanation = (view.explanation ?? []).map(place => sentences[place]);
    const offset = view.properties?.find(([name]) => name === 'content offset')?.[1]
      .split(' ').map(Number) ?? [0, 0];
    const inner = { x: view.box.x - offset[0], y: view.box.y - offset[1] };
    for (const child of view.children) this.prepare(child, sentences, view, inner, view.isHidden);
  },

  pathOf(view) {
    return view.parent ? [...this.pathOf(view.parent), view.parent.children.indexOf(view)] : [];
  },

  viewAt(path) {
    return path.reduce((view, place) => view?.children[place], this.tree) ?? null;
  },

  label: view => view.name ? `${view.type} “${view.name}”` : view.type,

  /// The deepest visible view at a point, the frontmost one first.
  hit({ x, y }, view = this.tree) {
    const { box } = view;
    const isInside = x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
    if (view.isHidden) return null;
    for (const child of view.children.toReversed()) {
      const found = this.hit({ x, y }, child);
      if (found) return found;
    }
    return isInside ? view : null;
  },

  select(view) {
    this.selected = view;
    this.drawPanel();
    overlay.draw();
  },

  itemOf({ item }, view) {
    if (item === '') return view;
    if (item === 'superview') return view.parent;
    return this.viewAt(item.slice(1).split('/').filter(Boolean).map(Number));
  },

  // The panel

  drawPanel() {
    const tree = element('ul', { class: 'views', role: 'tree', 'aria-label': 'Views' });
    tree.append(this.treeItem(this.tree, 1));
    this.root.replaceChildren(element('h3', {}, 'Views'), tree, ...this.details());
    tree.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  },

  treeItem(view, level) {
    const isSelected = view === this.selected;
    const row = element(
      'div', { class: view.isHidden ? 'view-line hidden-view' : 'view-line', title: this.label(view) },
      element('bdi', {}, view.type),
      view.name ? element('bdi', { class: 'quiet' }, view.name) : null);
    row.style.setProperty('--level', level);
    const item = element(
      'li', {
        role: 'treeitem', 'aria-level': level, 'aria-selected': String(isSelected),
        'aria-label': this.label(view), tabIndex: isSelected || !this.selected && level === 1 ? 0 : -1,
      }, row);
    item.view = view;
    row.addEventListener('click', () => {
      this.select(view);
      this.focusSelected();
    });
    row.addEventListener('pointerenter', () => this.hover(view));
    row.addEventListener('pointerleave', () => this.hover(null));
    if (view.children.length) {
      item.append(element(
        'ul', { role: 'group' }, ...view.children.map(child => this.treeItem(child, level + 1))));
    }
    return item;
  },

  focusSelected() {
    this.root.querySelector('[aria-selected="true"]')?.focus();
  },

  hover(view) {
    if (this.hovered === view) return;
    this.hovered = view;
    overlay.draw();
  },

  details() {
    const view = this.selected;
    if (!view) return [element('p', { class: 'quiet hint' }, 'Select a view in the image or the tree.')];
    const [x, y, width, height] = view.frame;
    const list = element('dl');
    const add = (term, text) => list.append(
      element('dt', {}, term), element('dd', { dir: 'auto' }, text));
    add('Frame', `x ${short(x)}, y ${short(y)}, ${short(width)} × ${short(height)}`);
    if (view.parent) add('In window', `x ${short(view.box.x)}, y ${short(view.box.y)}`);
    if (view.isHidden) add('Hidden', 'yes');
    if (view.location) add('Source', view.location);
    for (const [name, value] of this.properties(view)) {
      add(name[0].toUpperCase() + name.slice(1), propertyText(name, value));
    }
    add('Margins', view.margins.map(short).join(' '));
    if (view.safeArea.some(Boolean)) add('Safe area', view.safeArea.map(short).join(' '));
    return [
      element('h3', {}, foreign(this.label(view))), list, ...issues.list(issues.of(view)),
      ...this.constraintList(view), ...this.explanation(view),
    ];
  },

  /// The properties of a view, with the default priorities of one that has a content size.
  properties({ properties = [] }) {
    const known = new Map(properties);
    if (!known.has('content size')) return properties;
    return [...new Map([
      ...properties,
      ['hugging priority', known.get('hugging priority') ?? '250 250'],
      ['compression resistance', known.get('compression resistance') ?? '750 750'],
    ])];
  },

  /// Why the view is where it is.
  explanation({ explanation }) {
    if (!explanation.length) return [];
    return [
      element('h3', {}, 'Explanation'),
      element('ul', { class: 'sentences' }, ...explanation.map(sentence =>
        element('li', { dir: 'auto' }, sentence))),
    ];
  },

  /// The constraints of a view, and those of other views that refer to it.
  constraintList(view) {
    const own = (view.constraints ?? []).map(constraint => this.constraintText(constraint, view));
    const others = this.references(view);
    if (!own.length && !others.length) return [];
    return [
      element('h3', {}, 'Constraints'),
      element('ul', { class: 'constraints' }, ...[...own, ...others].map(({ text, note }) =>
        element('li', {}, foreign(text), note ? element('span', { class: 'quiet' }, note) : null))),
    ];
  },

  references(view) {
    const found = [];
    const visit = other => {
      for (const constraint of other === view ? [] : other.constraints ?? []) {
        const parsed = parseConstraint(constraint.text);
        if (parsed?.second && this.itemOf(parsed.second, other) === view && other.parent !== view) {
          found.push(this.constraintText(constraint, other));
        }
      }
      other.children.forEach(visit);
    };
    visit(this.tree);
    return found;
  },

  /// A constraint with the names of its views, its priority, and its place in the document.
  constraintText({ text, location }, view) {
    const parsed = parseConstraint(text);
    if (!parsed) return { text, note: location };
    const name = term => {
      const item = this.itemOf(term, view);
      const owner = item === this.selected ? '' : item === this.selected?.parent
        ? 'superview.' : `${item ? this.label(item) : term.item}.`;
      return `${owner}${term.guide ? `${term.guide}.` : ''}${term.attribute}`;
    };
    const right = parsed.second
      ? `${parsed.multiplier === '1' ? '' : `${parsed.multiplier} × `}${name(parsed.second)}${parsed.offset}`
      : parsed.constant;
    const notes = [parsed.priority && `priority ${parsed.priority}`, location].filter(Boolean);
    return { text: `${name(parsed.first)} ${parsed.relation} ${right}`, note: notes.join(' · ') };
  },

  // Events

  /// Moves in the tree as in a file list.
  key(event) {
    const item = event.target.closest('[role="treeitem"]');
    if (!item) return false;
    const all = [...this.root.querySelectorAll('[role="treeitem"]')];
    const moves = {
      ArrowDown: () => all[all.indexOf(item) + 1]?.view, ArrowUp: () => all[all.indexOf(item) - 1]?.view,
      ArrowLeft: () => item.view.parent, ArrowRight: () => item.view.children[0],
      Home: () => all[0].view, End: () => all.at(-1).view,
      Enter: () => item.view, ' ': () => item.view,
    };
    if (!moves[event.key]) return false;
    const view = moves[event.key]();
    if (view) {
      this.select(view);
      this.focusSelected();
    }
    return true;
  },

  listen() {
    const viewUnder = event => {
      const overlay = stage.table.querySelector('.shot.new .overlay');
      return this.isOn && this.tree && overlay ? this.hit(stage.pointAt(event, overlay)) : null;
    };
    let pressed = null;
    stage.root.addEventListener('pointermove', event => {
      if (this.isOn) this.hover(viewUnder(event));
    });
    stage.root.addEventListener('pointerleave', () => this.hover(null));
    stage.root.addEventListener('pointerdown', event => {
      pressed = { x: event.clientX, y: event.clientY };
    });
    stage.root.addEventListener('pointerup', event => {
      if (!this.isOn || !this.tree || !pressed || event.target.closest('input')) return;
      const isClick = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 4;
      if (isClick) this.select(viewUnder(event));
    });
  },
};

const short = number => String(Math.round(number * 100) / 100);

const propertyText = (name, value) => ({
  'hugging priority': () => value.split(' ').map((part, place) => `${'HV'[place]} ${part}`).join(', '),
  'compression resistance': () => value.split(' ').map((part, place) => `${'HV'[place]} ${part}`).join(', '),
  'content size': () => value.split(' ').join(' × '),
}[name]?.() ?? value);

/// Parses a constraint such as `leading = 0.5 * superview.safeArea.width + 8 @750 #id`.
function parseConstraint(text) {
  const match = text.match(
    /^(\S+) (=|≤|≥) (?:(?:(\S+) \* )?(\/?[A-Za-z]\S*|\/\S+)(?: ([+-]) (\S+))?|(-?[\d.]+))(?: @(\S+))?(?: #(\S+))?$/u);
  if (!match) return null;
  const [, first, relation, multiplier = '1', second, sign, number, constant, priority] = match;
  return {
    first: parseTerm(first), relation, multiplier, second: second && parseTerm(second),
    offset: sign ? ` ${sign === '-' ? '−' : '+'} ${number}` : '', constant, priority,
  };
}

function parseTerm(text) {
  const parts = text.split('.');
  const attribute = parts.pop();
  const item = parts[0] === 'superview' || parts[0]?.startsWith('/') ? parts.shift() : '';
  return { item, guide: parts[0], attribute };
}
