import { copyForms } from '../../CopyButton/copyForms.ts';
import { cleanText } from '../cleanText.ts';
import { tablesCopy } from './copy.ts';
import { nextOrder, sortedPlaces, type Order } from './sortRows.ts';
import * as css from './tableTools.css.ts';

const SVG = 'http://www.w3.org/2000/svg';
// Outlines of Lucide's copy, maximize and x signs (ISC licence), drawn without React as the table itself.
const SIGNS = {
  copy: [
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z',
    'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  ],
  full: ['M8 3H5a2 2 0 0 0-2 2v3', 'M21 8V5a2 2 0 0 0-2-2h-3', 'M3 16v3a2 2 0 0 0 2 2h3', 'M16 21h3a2 2 0 0 0 2-2v-3'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
};
const DONE_FOR = 2_000;

/** Sorting by a column, copying as a spreadsheet and the whole window, for a table that somebody came to. */
export function offerTableTools(table: HTMLElement, frame: HTMLElement): void {
  offerSorting(table);
  const bar = toolbar();
  bar.append(
    copyButton(table),
    button('full', tablesCopy.full, () => showFull(table, frame)),
  );
  table.append(bar);
}

function toolbar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = css.tools;
  bar.role = 'group';
  bar.ariaLabel = tablesCopy.tools;
  return bar;
}

function button(sign: keyof typeof SIGNS, label: string, act: (self: HTMLButtonElement) => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = css.button;
  element.ariaLabel = label;
  element.title = label;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of SIGNS[sign]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  element.append(svg);
  element.addEventListener('click', () => act(element));
  return element;
}

/** All rows but the head; a long table has several parts. */
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
const headOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
/** The words of a cell without the numbers of sources. */
function wordsOf(cell: Element): string {
  const words = cell.cloneNode(true) as Element;
  for (const mark of words.querySelectorAll('[data-cite], button')) mark.remove();
  return cleanText(words.textContent ?? '').trim();
}

function offerSorting(table: HTMLElement): void {
  for (const [column, head] of headOf(table).entries()) {
    const sort = document.createElement('button');
    sort.type = 'button';
    sort.className = css.sort;
    sort.dataset.sort = '';
    sort.ariaLabel = tablesCopy.sortBy(wordsOf(head));
    sort.addEventListener('click', () => sortBy(table, column));
    head.ariaSort = 'none';
    head.append(sort);
  }
}

/** How the rows stood when they were written, of tables that were sorted. */
const written = new WeakMap<HTMLElement, HTMLTableRowElement[]>();

function sortBy(table: HTMLElement, column: number): void {
  const heads = headOf(table);
  const order = nextOrder[(heads[column]?.ariaSort as Order | null) ?? 'none'];
  for (const [at, head] of heads.entries()) head.ariaSort = at === column ? order : 'none';
  // Rows that came since then stand at the end.
  const before = (written.get(table) ?? []).filter((row) => row.isConnected);
  const rows = [...before, ...rowsOf(table).filter((row) => !before.includes(row))];
  written.set(table, rows);
  const cells = rows.map((row) => (row.cells[column] ? wordsOf(row.cells[column]) : ''));
  // Each part keeps as many rows as it had.
  const places = rowsOf(table).map((row) => row.parentElement);
  for (const [at, place] of sortedPlaces(cells, order).entries()) {
    const row = rows[place];
    if (row) places[at]?.append(row);
  }
}

function copyButton(table: HTMLElement): HTMLButtonElement {
  return button('copy', tablesCopy.copy, (self) => {
    const say = (label: string, done: boolean): void => {
      self.ariaLabel = label;
      self.title = label;
      self.toggleAttribute('data-done', done);
    };
    void copyTable(table).then((copied) => say(copied ? tablesCopy.copied : tablesCopy.copyFailed, copied));
    setTimeout(() => say(tablesCopy.copy, false), DONE_FOR);
  });
}

/** Puts the table on the clipboard as spreadsheets take it: as a table, and as lines of cells parted by tabs. */
function copyTable(table: HTMLElement): Promise<boolean> {
  const lines = [headOf(table), ...rowsOf(table).map((row) => [...row.cells])].map((cells) => cells.map(wordsOf));
  const text = lines.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
  const copy = document.createElement('table');
  for (const cells of lines) {
    const row = copy.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  const html = new XMLSerializer().serializeToString(copy);
  return copyForms({ 'text/plain': text, 'text/html': html });
}

/** Shows the table in the whole window, in one piece and with its head in view. */
function showFull(table: HTMLElement, frame: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = css.full;
  dialog.ariaLabel = tablesCopy.table;
  const head = document.createElement('header');
  const title = document.createElement('h2');
  title.textContent = tablesCopy.table;
  const copy = wholeCopy(table);
  const bar = toolbar();
  bar.append(
    copyButton(copy),
    button('close', tablesCopy.close, () => dialog.close()),
  );
  head.append(title, bar);
  dialog.append(head, copy);
  // What is opened from it lies below it otherwise.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-number]')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
  dialog.addEventListener('close', () => dialog.remove());
  frame.append(dialog);
  dialog.showModal();
}

function wholeCopy(table: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.dataset.table = 'offered';
  copy.tabIndex = 0;
  copy.role = 'group';
  copy.ariaLabel = tablesCopy.table;
  copy.className = table.firstElementChild?.className ?? '';
  const whole = document.createElement('table');
  const head = document.createElement('thead');
  const body = document.createElement('tbody');
  const first = table.querySelector('thead > tr')?.cloneNode(true);
  if (first) head.append(first);
  body.append(...rowsOf(table).map((row) => row.cloneNode(true)));
  for (const sort of head.querySelectorAll('[data-sort]')) sort.remove();
  whole.append(head, body);
  copy.append(whole);
  offerSorting(copy);
  return copy;
}
