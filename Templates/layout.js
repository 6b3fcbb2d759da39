'use strict';
// The layout of the sheet: rows with their positions, computed without elements.

/// The sizes of thumbnails, in points of the page for each point of a screen.
const scales = { S: .17, M: .28, L: .45, full: 1 };

const metrics = {
  column: 20, narrowColumn: 12, row: 16, sectionHeight: 56, buttonsHeight: 34, noteHeight: 18,
  groupHeight: 34, groupGap: 44, sectionGap: 14, labelHeight: 56, longLabelHeight: 68, narrowest: 116,
};

/// A cell with the size of an item on the page. Items keep theirs for the next search.
function cellOf(item, sizes) {
  const { cell } = item;
  if (cell && cell.wanted === sizes.scale && cell.available === sizes.width) return cell;
  const next = crops.cell(item, sizes) ?? newCell(item, sizes);
  return item.cell = Object.assign(next, { wanted: sizes.scale, available: sizes.width });
}

/// A cell with an item's device.
function newCell(item, { scale, width: available, narrowest }) {
  const { width, height } = imageSize(item.snapshot);
  const frame = frameOf(item.snapshot);
  const outerWidth = (width + frame.left + frame.right) * scale;
  const outerHeight = (height + frame.top + frame.bottom) * scale;
  // A screen that is wider than the sheet is scaled down.
  const factor = Math.min(1, (available - 2) / outerWidth);
  return {
    item, x: 0, place: 0, scale: scale * factor,
    width: Math.max(narrowest, Math.ceil(outerWidth * factor)), height: Math.ceil(outerHeight * factor),
  };
}

/// Measures texts as the page shows them.
const textMeasure = {
  context: null,

  /// The number of lines that a text needs, which may be broken anywhere.
  lines(text, font, width) {
    if (!this.context) {
      this.context = element('canvas').getContext('2d');
      this.family = getComputedStyle(document.body).fontFamily;
    }
    this.context.font = `${font} ${this.family}`;
    let [lines, used] = [1, 0];
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
      const length = this.context.measureText(word).width;
      const inked = this.context.measureText(word.trimEnd()).width;
      if (used > 0 && used + inked > width) [lines, used] = [lines + 1, 0];
      // A word that is longer than a line.
      const more = Math.floor(inked / width);
      lines += more;
      used += length - more * width;
    }
    return lines;
  },
};

/// The height of a section's header. Nothing of a change's title is cut; it is next to its buttons or, on narrow pages,
/// above them.
function headerHeight(section, width, isNarrow) {
  const { title, state, note } = section;
  if (!state) return metrics.sectionHeight + (note ? metrics.noteHeight : 0);
  const lines = textMeasure.lines(title, '600 15px', (width - (isNarrow ? 20 : 340)) * .98);
  const noteLines = note ? textMeasure.lines(note, '400 12px', (width - 20) * .98) : 0;
  const titleHeight = isNarrow ? 20 * lines + metrics.buttonsHeight : Math.max(34, 20 * lines);
  return 30 + titleHeight + metrics.noteHeight * noteLines;
}

/// Places sections in rows of a width. Returns the rows, from top to bottom, and the total height.
function layOut(sections, scale, width) {
  const rows = [];
  const items = [];
  const isNarrow = width < 520;
  const sizes = {
    width, column: isNarrow ? metrics.narrowColumn : metrics.column,
    // Three phones side by side on a phone.
    scale: isNarrow ? scale * .85 : scale, narrowest: isNarrow ? 100 : metrics.narrowest,
  };
  let y = 0;
  const add = (kind, height, properties) => {
    rows.push({ kind, y, height, ...properties });
    y += height;
  };
  for (const section of sections) {
    section.y = y;
    if (section.title) add('section', headerHeight(section, width, isNarrow), { section });
    placeGroups(section.groups, sizes, items, add);
    y += metrics.sectionGap;
  }
  return { rows, items, height: y, column: sizes.column, isNarrow };
}

/// Groups that are narrower than the sheet flow side by side, each below its title.
function placeGroups(groups, sizes, items, add) {
  let [parts, x] = [[], 0];
  const end = () => {
    if (parts.length) addRow(parts, add);
    [parts, x] = [[], 0];
  };
  for (const group of groups) {
    const cells = group.items.map(item => cellOf(item, sizes));
    for (const cell of cells) {
      cell.place = items.length;
      items.push(cell);
    }
    const width = cells.reduce((sum, cell) => sum + cell.width + sizes.column, -sizes.column);
    if (x > 0 && x + width > sizes.width) end();
    if (width <= sizes.width) {
      // The last title may be wider than its cells.
      const needed = group.title ? Math.max(width, Math.min(260, sizes.width)) : width;
      parts.push({ group, cells, x, width: needed });
      placeCells(cells, x, sizes);
      x += needed + metrics.groupGap;
      continue;
    }
    for (const [number, line] of linesOf(cells, sizes).entries()) {
      placeCells(line, 0, sizes);
      addRow([{ group: number ? null : group, cells: line, x: 0, width: sizes.width }], add);
    }
  }
  end();
}

function placeCells(cells, start, { column }) {
  let x = start;
  for (const cell of cells) {
    cell.x = x;
    x += cell.width + column;
  }
}

/// Divides cells into lines that are as wide as the sheet.
function linesOf(cells, { width, column }) {
  const lines = [[]];
  let x = 0;
  for (const cell of cells) {
    if (x > 0 && x + cell.width > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1).push(cell);
    x += cell.width + column;
  }
  return lines;
}

/// Adds a row. Its items stand on one line, like devices on a shelf.
function addRow(parts, add) {
  const cells = parts.flatMap(part => part.cells);
  const shelf = Math.max(...cells.map(({ height }) => height));
  const hasTitle = parts.some(({ group }) => group?.title);
  // Details below crops may need two lines.
  const label = cells.some(({ crop }) => crop) ? metrics.longLabelHeight : metrics.labelHeight;
  add(
    'cells', (hasTitle ? metrics.groupHeight : 0) + shelf + label + metrics.row,
    { parts, cells, shelf, label, hasTitle });
}

/// The number of the first row that ends below a position.
function firstRow(rows, position) {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].y + rows[middle].height <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
