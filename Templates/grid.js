'use strict';
// The sheet: only the rows near the viewport have elements.

const grid = {
  root: byId('rows'), layout: { rows: [], items: [], height: 0 }, shown: new Map(), current: -1,
  sections: [],
  /// Whether all rows have elements, for printing.
  hasAllRows: false,

  /// Shows sections at a scale, from the top or near the item that was there before.
  show(sections, scale) {
    this.sections = sections;
    this.scale = scale;
    this.place();
  },

  place() {
    if (this.hasAllRows) return;
    const width = this.root.clientWidth;
    this.width = width;
    if (!width) return;
    this.layout = layOut(this.sections, this.scale, width);
    this.root.style.height = `${this.layout.height}px`;
    this.root.classList.toggle('narrow', this.layout.isNarrow);
    this.current = -1;
    this.clear();
    // What is visible comes first.
    this.draw(0);
    requestAnimationFrame(() => this.draw());
  },

  remove(node) {
    for (const canvas of node.querySelectorAll('canvas')) {
      canvas.isRemoved = true;
      canvas.width = 0;
    }
    node.remove();
  },

  /// Shows other sections in place of these, with the same item at the same position.
  replace(sections) {
    const bar = byId('bar').offsetHeight;
    const row = scrollY > 0 && this.layout.rows
      .slice(firstRow(this.layout.rows, scrollY - this.top + bar)).find(({ cells }) => cells);
    const anchor = row && keyOf(row.cells[0].item);
    const offset = row && row.y + this.top - scrollY;
    const focused = this.layout.items[document.activeElement?.closest('.cell')?.dataset.place]?.item;
    const focusedKey = focused && keyOf(focused);
    for (const canvas of this.root.querySelectorAll('canvas.painted[data-path]')) {
      painting.painted.set(canvas.dataset.path, canvas);
      canvas.remove();
    }
    this.show(sections, this.scale);
    const find = key => key ? this.layout.items.findIndex(({ item }) => keyOf(item) === key) : -1;
    const found = this.layout.rows[this.rowOf(find(anchor))];
    if (found) scrollTo({ top: found.y + this.top - offset, behavior: 'instant' });
    this.draw();
    painting.painted.clear();
    const place = find(focusedKey);
    if (place >= 0) this.root.querySelector(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  },

  clear() {
    for (const node of this.shown.values()) this.remove(node);
    this.shown.clear();
  },

  /// The position of the rows' beginning on the page.
  get top() { return this.root.getBoundingClientRect().top + scrollY; },

  /// Gives the rows near the viewport elements.
  draw(margin = innerHeight * .75) {
    if (this.hasAllRows) return;
    const { rows } = this.layout;
    const start = scrollY - this.top - margin;
    const end = scrollY - this.top + innerHeight + margin;
    const first = firstRow(rows, start);
    let last = first;
    while (last < rows.length && rows[last].y < end) last += 1;
    for (const [number, node] of this.shown) {
      if (number >= first && number < last) continue;
      this.remove(node);
      this.shown.delete(number);
    }
    for (let number = first; number < last; number += 1) {
      if (this.shown.has(number)) continue;
      const node = this.rowElement(rows[number]);
      node.style.top = `${rows[number].y}px`;
      node.dataset.row = number;
      this.insert(node, number);
      this.shown.set(number, node);
    }
  },

  /// Elements are in the order of the rows, which is that of the Tab key.
  insert(node, number) {
    let next = null;
    for (const other of this.root.children) {
      if (Number(other.dataset.row) > number) {
        next = other;
        break;
      }
    }
    this.root.insertBefore(node, next);
  },

  rowElement(row) {
    if (row.kind === 'section') return sectionElement(row.section);
    const node = element('div', { class: row.hasTitle ? 'row groups titled' : 'row groups' });
    node.style.setProperty('--shelf', `${row.shelf}px`);
    node.style.setProperty('--label', `${row.label}px`);
    for (const part of row.parts) {
      const list = element('ul', { class: 'cells', role: 'list' }, ...part.cells.map(cellElement));
      list.style.columnGap = `${this.layout.column}px`;
      const group = element('div', { class: 'part-of-row' }, this.groupTitle(part.group), list);
      group.style.width = `${part.width}px`;
      node.append(group);
    }
    return node;
  },

  groupTitle(group) {
    if (!group?.title) return null;
    return element(
      'h3', { class: 'group' }, foreign(group.title), element('span', { class: 'count' }, formatted(group.items.length)));
  },

  rowOf(place) {
    return this.layout.rows.findIndex(({ cells }) =>
      cells && cells[0].place <= place && place <= cells.at(-1).place);
  },

  /// Scrolls to an item and gives it the keyboard focus.
  focus(place) {
    const number = this.rowOf(place);
    if (number < 0) return;
    this.current = place;
    const row = this.layout.rows[number];
    const bar = byId('bar').offsetHeight;
    const y = row.y + this.top;
    if (y - bar < scrollY) scrollTo({ top: y - bar - 12, behavior: 'instant' });
    const end = innerHeight - byId('review').offsetHeight;
    if (y + row.height > scrollY + end) {
      scrollTo({ top: Math.min(y - bar - 12, y + row.height - end + 12), behavior: 'instant' });
    }
    this.draw();
    this.root.querySelector(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  },

  /// Moves the focus by items, or to the nearest item of the next or previous row.
  move(by) {
    const { items } = this.layout;
    if (!items.length) return;
    const from = this.focused;
    this.focus(from < 0 ? 0 : Math.min(Math.max(from + by, 0), items.length - 1));
  },

  moveRow(by) {
    const { rows, items } = this.layout;
    if (!items.length) return;
    if (this.focused < 0) return this.focus(0);
    const middle = cell => cell.x + cell.width / 2;
    const from = items[this.focused];
    let number = this.rowOf(this.focused) + by;
    while (rows[number] && !rows[number].cells) number += by;
    if (!rows[number]) return;
    const nearest = rows[number].cells.reduce((best, cell) =>
      Math.abs(middle(cell) - middle(from)) < Math.abs(middle(best) - middle(from)) ? cell : best);
    this.focus(nearest.place);
  },

  get focused() {
    const place = document.activeElement?.dataset?.place;
    return place === undefined ? this.current : Number(place);
  },

  /// The snapshots of the sheet, each once.
  get snapshots() { return [...new Set(this.layout.items.map(({ item }) => item.snapshot))]; },

  /// The place of a snapshot; in the section of a change, if it is given and there.
  placeOf(snapshot, change) {
    const { items } = this.layout;
    const place = change ? items.findIndex(({ item }) => item.snapshot === snapshot && item.change === change) : -1;
    return place >= 0 ? place : items.findIndex(({ item }) => item.snapshot === snapshot);
  },

  /// Scrolls to a section.
  reveal(section) {
    scrollTo({ top: section.y + this.top - byId('bar').offsetHeight - 8, behavior: 'instant' });
    this.draw();
  },

  /// Prints all rows, with images in place of thumbnails, after these have been loaded.
  async print() {
    this.isPrinting = true;
    this.clear();
    this.drawAll();
    const images = [...this.root.querySelectorAll('img')];
    await Promise.all(images.map(image => image.decode().catch(() => {})));
    print();
  },

  /// Gives all rows elements.
  drawAll() {
    this.hasAllRows = true;
    this.layout.rows.forEach((row, number) => {
      if (this.shown.has(number)) return;
      const node = this.rowElement(row);
      node.style.top = `${row.y}px`;
      node.dataset.row = number;
      this.insert(node, number);
      this.shown.set(number, node);
    });
  },

  listen() {
    let waits = false;
    const draw = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        this.draw();
      });
    };
    addEventListener('scroll', draw, { passive: true });
    new ResizeObserver(() => {
      if (this.root.clientWidth === this.width) draw();
      else this.place();
    }).observe(this.root);
    // The browser's own menu doesn't wait for images.
    addEventListener('beforeprint', () => this.hasAllRows || this.drawAll());
    addEventListener('afterprint', () => {
      this.isPrinting = this.hasAllRows = false;
      this.place();
    });
  },
};

/// Identifies an item after the index was read again.
const keyOf = ({ snapshot, change }) => `${model.nameOf(snapshot)} ${change?.summary ?? ''}`;

function sectionElement(section) {
  const { title, state, note, filter, groups, noun } = section;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const name = filter
    ? element('a', { href: page.addressOf({ query: filter }), 'data-filter': filter }, foreign(title))
    : foreign(title);
  const header = element('header', { class: state ? 'row section cause' : 'row section' });
  const heading = element('h2', {}, name);
  if (state) heading.prepend(stateDot(state));
  header.append(element(
    'div', { class: 'title' }, heading,
    element('span', { class: 'count' }, counted(count, noun ?? 'snapshot')),
    decisions.isActive ? review.sectionButtons(section)
      : section.change ? approveButton(`--change ${section.change.id}`, 'Copy approve command') : null));
  if (note) header.append(element('p', { class: 'note' }, foreign(note)));
  return header;
}

/// A button that copies the command that approves a change or a snapshot.
function approveButton(selection, title) {
  if (!model.approve) return null;
  const button = element('button', { type: 'button', class: 'link copy' }, title);
  button.addEventListener('click', event => {
    event.stopPropagation();
    copyText(`${model.approve} ${selection}`, button);
  });
  return button;
}
