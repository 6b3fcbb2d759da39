'use strict';
// The layout of the sheet: rows with their positions, computed without elements.

/// The sizes of thumbnails, in points of the page for each point of a screen.
const scales = { S: .17, M: .28, L: .45, full: 1 };

const metrics = {
  column: 20, narrowColumn: 12, row: 16, sectionHeight: 56, buttonsHeight: 34, noteHeight: 20,
  groupHeight: 34, sectionGap: 14, labelHeight: 56, narrowest: 116,
};

/// A cell with the size of an item's device on the page. Items keep theirs for the next search.
function cellOf(item, scale, available, narrowest) {
  const { cell } = item;
  if (cell && cell.wanted === scale && cell.available === available) return cell;
  return item.cell = newCell(item, scale, available, narrowest);
}

function newCell(item, scale, available, narrowest) {
  const { width, height } = imageSize(item.snapshot);
  const frame = frameOf(item.snapshot);
  const outerWidth = (width + frame.left + frame.right) * scale;
  const outerHeight = (height + frame.top + frame.bottom) * scale;
  // A screen that is wider than the sheet is scaled down.
  const factor = Math.min(1, (available - 2) / outerWidth);
  return {
    item, x: 0, place: 0, wanted: scale, available, scale: scale * factor,
    width: Math.max(narrowest, Math.ceil(outerWidth * factor)), height: Math.ceil(outerHeight * factor),
  };
}

/// The number of lines that the title of a change needs, which is next to its buttons or, on narrow
/// pages, above them.
function causeLines(title, width, isNarrow) {
  const characters = (width - (isNarrow ? 24 : 330)) / 8.4;
  const lines = Math.ceil(title.length / characters);
  return isNarrow ? Math.min(lines, 6) : Math.min(Math.max(lines, 2), 4);
}

/// Places sections in rows of a width. Returns the rows, from top to bottom, and the total height.
function layOut(sections, scale, width) {
  const rows = [];
  const items = [];
  const isNarrow = width < 520;
  const column = isNarrow ? metrics.narrowColumn : metrics.column;
  // Three phones side by side on a phone.
  const used = isNarrow ? scale * .85 : scale;
  const narrowest = isNarrow ? 100 : metrics.narrowest;
  let y = 0;
  const add = (kind, height, properties) => {
    rows.push({ kind, y, height, ...properties });
    y += height;
  };
  for (const section of sections) {
    section.y = y;
    if (section.title) {
      section.lines = section.state ? causeLines(section.title, width, isNarrow) : 1;
      const height = section.state
        ? 16 + 20 * section.lines + (isNarrow ? metrics.buttonsHeight : 0) : metrics.sectionHeight;
      add('section', height + (section.note ? metrics.noteHeight : 0), { section });
    }
    for (const group of section.groups) {
      if (group.title) add('group', metrics.groupHeight, { group });
      placeItems(group.items, { scale: used, width, column, narrowest }, items, add);
    }
    y += metrics.sectionGap;
  }
  return { rows, items, height: y, column, isNarrow };
}

/// Items of a row stand on one line, like devices on a shelf.
function placeItems(members, { scale, width, column, narrowest }, items, add) {
  let x = 0;
  let tallest = 0;
  let cells = [];
  const end = () => {
    if (!cells.length) return;
    add('cells', tallest + metrics.labelHeight + metrics.row, { cells, shelf: tallest });
    cells = [];
    x = 0;
    tallest = 0;
  };
  for (const item of members) {
    const cell = cellOf(item, scale, width, narrowest);
    if (x > 0 && x + cell.width > width) end();
    cell.x = x;
    cell.place = items.length;
    items.push(cell);
    cells.push(cell);
    x += cell.width + column;
    tallest = Math.max(tallest, cell.height);
  }
  end();
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
