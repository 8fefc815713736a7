let keep: ((list: HTMLElement) => void) | undefined;
const heard = new WeakSet<Document>();

/**
 * A ref for a list of any length, or for what holds several that are one to a reader. From eleven rows on it is a single
 * tab stop: arrows, Home, End, PageUp and PageDown move in it, F8 goes to the next list and Shift+F8 back.
 */
export function oneTabStop(list: HTMLElement | null): void {
  if (list) offer(list, 'one');
}

/** A ref for a table or a conversation, whose controls all keep their tab stops: F8 goes to it and beyond. */
export function listPlace(element: HTMLElement | null): void {
  if (element) offer(element, 'all');
}

/** A text with numbers of its sources: from eleven on they are one tab stop; what else it holds keeps its own. */
export function numbersStop(text: HTMLElement | null): void {
  if (text) offer(text, 'numbers');
}

function offer(list: HTMLElement, stops: 'one' | 'all' | 'numbers') {
  list.dataset.list = stops;
  if (keep) return keep(list);
  const { ownerDocument } = list;
  if (heard.has(ownerDocument)) return;
  heard.add(ownerDocument);
  ownerDocument.addEventListener('keydown', load);
}

/** What the keys do loads with the first of them: who points needs none of it, and so no page begins with it. */
function load({ key, shiftKey, target, currentTarget }: KeyboardEvent) {
  if (key !== 'Tab' && key !== 'F8') return;
  const page = currentTarget as Document;
  page.removeEventListener('keydown', load);
  import('./listKeys.ts').then(
    (keys) => {
      keep = keys.keepList;
      for (const list of page.querySelectorAll<HTMLElement>('[data-list]')) keep(list);
      if (key === 'F8') target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    },
    // Until then every control keeps its own tab stop.
    () => page.addEventListener('keydown', load),
  );
}
