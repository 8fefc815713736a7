import { listCopy } from './copy.ts';
import { focusable } from '../private/keyboardScroll.ts';

/** Lists up to this long keep a tab stop for every control. */
const SHORT = 10;
/** Rows that PageUp and PageDown pass. */
const PAGE = 10;
const CURRENT = '[aria-current]:not([aria-current=false]), [data-number][aria-pressed=true]';
/** What needs the arrows itself. */
const ARROWED =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=tab], [role=radio], [role=slider], [role=option], [role=menuitem]';
const DIALOG = 'dialog, [role=dialog], [role=alertdialog]';

const inText = (list: HTMLElement) => list.dataset.list === 'numbers';

/** The control of each list where Tab comes in. */
const stops = new WeakMap<HTMLElement, HTMLElement>();
const kept = new WeakSet<HTMLElement>();
const heard = new WeakSet<Document>();

/** The numbers in a text; or the items of the list, also of lists inside of it; without any, its children. */
const rowsOf = (list: HTMLElement): HTMLElement[] => {
  if (inText(list)) return [...list.querySelectorAll<HTMLElement>('[data-number]')];
  const items = [...list.querySelectorAll<HTMLElement>('li')].filter((item) => !item.querySelector('li'));
  return items.length > 0 ? items : ([...list.children] as HTMLElement[]);
};

/** What takes focus; `data-stop` marks what is taken out of the tab order here, with the order it had. */
const controlsOf = (row: HTMLElement): HTMLElement[] =>
  [row, ...row.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.matches(focusable) && (control.tabIndex >= 0 || control.dataset.stop !== undefined),
  );

const shownIn = (row: HTMLElement) => controlsOf(row).filter((control) => control.checkVisibility());

function leave(control: HTMLElement) {
  if (control.dataset.stop !== undefined) return;
  control.dataset.stop = control.getAttribute('tabindex') ?? '';
  control.tabIndex = -1;
}

function enter(control: HTMLElement) {
  const order = control.dataset.stop;
  if (order === undefined) return;
  delete control.dataset.stop;
  if (order === '') control.removeAttribute('tabindex');
  else control.setAttribute('tabindex', order);
}

const stopOf = (list: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | undefined => {
  const remembered = stops.get(list);
  if (remembered && controls.includes(remembered)) return remembered;
  return controls.find((control) => control.closest(CURRENT) && list.contains(control.closest(CURRENT))) ?? controls[0];
};

/** Leaves one control of a long list in the tab order. Rows in which somebody writes keep all of theirs. */
function refresh(list: HTMLElement) {
  const rows = rowsOf(list);
  const long = rows.length > SHORT;
  list.toggleAttribute('data-one-stop', long);
  const controls = rows.map((row) => ({ of: controlsOf(row), written: row.querySelector(ARROWED) !== null }));
  const one = long ? controls.filter(({ written }) => !written).flatMap(({ of }) => of) : [];
  const stop = stopOf(list, one);
  const out = new Set(one.filter((control) => control !== stop));
  for (const control of controls.flatMap(({ of }) => of)) (out.has(control) ? leave : enter)(control);
  explain(list, long ? stop : undefined);
}

/** Says what the keys do where one comes in: a text is no group that could say it, and each number again would be noise. */
function explain(list: HTMLElement, stop: HTMLElement | undefined) {
  if (!inText(list)) {
    list.ariaDescription = stop ? listCopy.keys : null;
    return;
  }
  if (list.contains(document.activeElement)) return;
  for (const number of rowsOf(list)) number.ariaDescription = number === stop ? listCopy.numberKeys : null;
}

/**
 * Keeps an element with `data-list`: `one` is a list, or what holds several that are one to a reader, and a single tab
 * stop once it is long; `all` is a table or a conversation. F8 goes to both and beyond. `numbers` is a text whose numbers
 * are one stop once they are many; it is part of a conversation and no place for F8.
 */
export function keepList(list: HTMLElement): void {
  if (kept.has(list)) return;
  kept.add(list);
  if (!inText(list)) list.setAttribute('aria-keyshortcuts', 'F8');
  listen(list.ownerDocument);
  if (list.dataset.list === 'all') return;
  list.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !list.hasAttribute('data-one-stop')) return;
    if (inText(list) && !target.matches('[data-number]')) return;
    stops.set(list, target);
    refresh(list);
  });
  list.addEventListener('focusout', () => {
    if (inText(list)) refresh(list);
  });
  new MutationObserver((changes) => {
    const moved = changes.some(
      ({ attributeName }) => attributeName === (inText(list) ? 'aria-pressed' : 'aria-current'),
    );
    if (moved && !list.contains(document.activeElement)) stops.delete(list);
    refresh(list);
  }).observe(list, {
    childList: true,
    subtree: true,
    attributeFilter: [inText(list) ? 'aria-pressed' : 'aria-current', 'disabled', 'href'],
  });
  refresh(list);
}

function listen(page: Document) {
  if (heard.has(page)) return;
  heard.add(page);
  // After React, whose root lies inside: what a control of a row does with a key comes first.
  page.addEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const to =
    event.key === 'F8' ? placeFrom(target, event.shiftKey) : event.shiftKey ? undefined : rowFrom(target, event);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function rowFrom(target: HTMLElement, { key }: KeyboardEvent): HTMLElement | undefined {
  const list = target.closest<HTMLElement>('[data-one-stop]');
  if (!list || target.closest(ARROWED)) return undefined;
  const rows = rowsOf(list).filter((row) => shownIn(row).length > 0);
  const at = rows.findIndex((row) => row.contains(target));
  if (at < 0) return undefined;
  const own = shownIn(rows[at]!);
  const column = Math.max(0, own.indexOf(target));
  const go = (to: number, place = column): HTMLElement | undefined => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    return row && shownIn(row).at(Math.min(place, shownIn(row).length - 1));
  };
  const along = (by: 1 | -1) =>
    own[column + by] ?? (rows[at + by] ? go(at + by, by === 1 ? 0 : shownIn(rows[at + by]!).length - 1) : target);
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const keys: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => go(lineFrom(rows, at, 1)),
    ArrowUp: () => go(lineFrom(rows, at, -1)),
    ArrowRight: () => along(forward),
    ArrowLeft: () => along(forward === 1 ? -1 : 1),
    PageDown: () => go(at + PAGE),
    PageUp: () => go(at - PAGE),
    Home: () => go(0),
    End: () => go(rows.length - 1),
  };
  return keys[key]?.();
}

/** The row below or above: the next one, or in a grid the one that stands there. Numbers stand in lines of a text. */
function lineFrom(rows: readonly HTMLElement[], at: number, by: 1 | -1): number {
  if (rows[at]!.matches('[data-number]')) return at + by;
  const { top, left } = rows[at]!.getBoundingClientRect();
  for (let to = at + by; to >= 0 && to < rows.length; to += by) {
    const box = rows[to]!.getBoundingClientRect();
    if (box.top !== top && (by === 1 ? box.left >= left : box.left <= left)) return to;
  }
  return at;
}

/** Where F8 leads: the next list of the page or of the dialog one is in; from the last one, what stands behind it. */
function placeFrom(target: HTMLElement, back: boolean): HTMLElement | undefined {
  const scope = target.closest<HTMLElement>(DIALOG) ?? document.body;
  const outside = (element: HTMLElement) => element.closest(DIALOG) !== target.closest(DIALOG);
  const places = [...scope.querySelectorAll<HTMLElement>('[data-list]:not([data-list=numbers])')].filter(
    (place) => !outside(place) && place.checkVisibility() && entryOf(place),
  );
  const own = places.findLast((place) => place.contains(target));
  const others = places.filter((place) => place !== own && !place.contains(target) && !own?.contains(place));
  const where = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const ahead = others.filter((place) => target.compareDocumentPosition(place) & where);
  const next = back ? ahead.at(-1) : ahead[0];
  if (next) return entryOf(next);
  if (own && !back) {
    const behind = [...scope.querySelectorAll<HTMLElement>(focusable)].find(
      (control) =>
        !outside(control) &&
        control.tabIndex >= 0 &&
        control.checkVisibility() &&
        !own.contains(control) &&
        own.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (behind) return behind;
  }
  const first = back ? places.at(-1) : places[0];
  return first && entryOf(first);
}

const entryOf = (place: HTMLElement): HTMLElement | undefined => {
  const controls = shownIn(place);
  if (place.hasAttribute('data-one-stop')) return controls.find((control) => control.dataset.stop === undefined);
  return stopOf(place, controls);
};
