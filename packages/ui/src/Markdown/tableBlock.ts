import type { BlockOwner } from './blockOwner.ts';
import { markdownCopy } from './copy.ts';
import { InlineText } from './inlineText.ts';
import type { Leaf } from './leaf.ts';

const ROWS_PER_CHUNK = 24;
/** Signs up to which the words of a cell are not broken. */
const SHORT = 8;

/** The cells of a row: split at pipes that are not escaped. */
function splitRow(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let start = 0;
  const row = line.trim();
  let at = row.startsWith('|') ? 1 : 0;
  start = at;
  for (; at < row.length; at++) {
    const code = row.charCodeAt(at);
    if (code === 92 && row.charCodeAt(at + 1) === 124) {
      cell += `${row.slice(start, at)}|`;
      at++;
      start = at + 1;
    } else if (code === 92) at++;
    else if (code === 124) {
      cells.push((cell + row.slice(start, at)).trim());
      cell = '';
      start = at + 1;
    }
  }
  const last = (cell + row.slice(start)).trim();
  if (start < row.length || cell) cells.push(last);
  return cells;
}

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

type Alignment = '' | 'start' | 'center' | 'end';

/** The column alignments, if the line is the second row of a table with this head. */
export function readDelimiterRow(head: string, line: string): Alignment[] | null {
  if (!line.includes('|') || !DELIMITER_ROW.test(line)) return null;
  const columns = splitRow(line).map((cell): Alignment => {
    if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'end';
    return cell.startsWith(':') ? 'start' : '';
  });
  return splitRow(head).length === columns.length ? columns : null;
}

/** A table that grows by rows; finished rows are never touched again, and a long table is laid out in parts. */
export class TableBlock implements Leaf {
  readonly kind = 'table';
  readonly element = document.createElement('div');
  #scroller = document.createElement('div');
  #owner: BlockOwner;
  #columns: Alignment[];
  #body: HTMLElement;
  #row: HTMLTableRowElement | null = null;
  #cells: InlineText[] = [];
  #rows = 0;
  #line = '';
  #dirty = false;
  #full = false;

  constructor(owner: BlockOwner, head: string, columns: Alignment[]) {
    this.#owner = owner;
    this.#columns = columns;
    // What can be done with a table is offered beside what scrolls (tables/).
    this.element.dataset.table = '';
    this.element.className = owner.classes.tableFrame;
    this.#scroller.className = owner.classes.table;
    this.#scroller.tabIndex = 0;
    this.#scroller.role = 'group';
    this.#scroller.ariaLabel = markdownCopy.tableLabel;
    const table = document.createElement('table');
    const thead = document.createElement('thead');
    this.#body = document.createElement('tbody');
    thead.append(this.#newRow('th'));
    this.#fill(splitRow(head), false);
    table.append(thead, this.#body);
    this.#scroller.append(table);
    this.element.append(this.#scroller);
    this.#row = null;
    owner.takeCells(columns.length);
  }

  text(added: string): void {
    this.#line += added;
    this.#dirty = true;
  }

  endLine(): void {
    if (this.#line) this.#show(false);
    this.#line = '';
    this.#row = null;
  }

  flush(): void {
    if (this.#dirty && this.#line) this.#show(true);
    this.#dirty = false;
  }

  close(): void {
    this.endLine();
  }

  #show(partial: boolean): void {
    if (!this.#row) {
      if (!this.#allowed()) return;
      if (this.#rows > 0 && this.#rows % ROWS_PER_CHUNK === 0) this.#nextChunk();
      this.#rows++;
      this.#body.append(this.#newRow('td'));
    }
    this.#fill(splitRow(this.#line), partial);
  }

  #allowed(): boolean {
    if (this.#full) return false;
    if (this.#owner.takeCells(this.#columns.length)) return true;
    this.#full = true;
    const note = document.createElement('p');
    note.className = this.#owner.classes.note;
    note.textContent = markdownCopy.tableCut;
    this.#scroller.append(note);
    return false;
  }

  #newRow(tag: 'th' | 'td'): HTMLTableRowElement {
    const row = document.createElement('tr');
    this.#row = row;
    this.#cells = this.#columns.map((align) => {
      const cell = document.createElement(tag);
      if (align) cell.dataset.align = align;
      row.append(cell);
      return new InlineText(cell, this.#owner, true);
    });
    if (this.#rows > ROWS_PER_CHUNK) setRoles(row);
    return row;
  }

  #fill(values: string[], partial: boolean): void {
    for (const [i, cell] of this.#cells.entries()) {
      const value = values[i] ?? '';
      const growing = partial && i >= values.length - 1;
      cell.element.toggleAttribute('data-short', value.length <= SHORT);
      if (growing || value !== cell.raw || !partial) cell.set(value, growing);
      if (!partial && value) this.#owner.settled(cell);
    }
  }

  /**
   * Tables cannot be contained in parts, so a long one goes on in a further table with the first one's column widths.
   * Explicit roles keep them one table for assistive technology.
   */
  #nextChunk(): void {
    const first = this.#scroller.firstElementChild;
    if (!(first instanceof HTMLTableElement)) return;
    if (this.#rows === ROWS_PER_CHUNK) this.#freeze(first);
    const chunk = document.createElement('div');
    chunk.className = this.#owner.classes.tableChunk;
    chunk.role = 'presentation';
    const table = document.createElement('table');
    table.role = 'presentation';
    table.style.cssText = first.style.cssText;
    const columns = first.querySelector('colgroup');
    if (columns) table.append(columns.cloneNode(true));
    this.#body = document.createElement('tbody');
    this.#body.role = 'rowgroup';
    table.append(this.#body);
    chunk.append(table);
    this.#scroller.append(chunk);
  }

  #freeze(table: HTMLTableElement): void {
    this.#scroller.role = 'table';
    table.role = 'presentation';
    const total = table.offsetWidth;
    const columns = document.createElement('colgroup');
    for (const cell of table.rows[0]?.cells ?? []) {
      const column = document.createElement('col');
      column.style.width = total ? `${((100 * cell.offsetWidth) / total).toFixed(2)}%` : 'auto';
      columns.append(column);
    }
    table.prepend(columns);
    table.style.tableLayout = 'fixed';
    if (total > this.#scroller.clientWidth) table.style.minWidth = `${total}px`;
    for (const group of [...table.tBodies, ...(table.tHead ? [table.tHead] : [])]) group.role = 'rowgroup';
    for (const row of table.rows) setRoles(row);
  }
}

function setRoles(row: HTMLTableRowElement): void {
  row.role = 'row';
  for (const cell of row.children) cell.role = cell.tagName === 'TH' ? 'columnheader' : 'cell';
}
