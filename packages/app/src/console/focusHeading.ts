/** Milliseconds in which a page may still bring its heading. */
const PATIENCE = 10_000;
/** Milliseconds in which a drawer or menu that closes with the navigation gives the focus back to its button. */
const CLOSING = 1_000;

/** Buttons of such a drawer or menu. */
const openers = '[aria-expanded], [aria-haspopup]';

/** What lies above the page as long as it is open; radix keeps it in the document while it fades out. */
const layer = ':is([role="dialog"], [role="menu"], [role="listbox"])[data-state="open"]';

/** What a page gives the focus by itself, or what the person is in. */
const taken = `input, textarea, select, [contenteditable="true"], ${layer}, ${layer} *, [role="alertdialog"] *`;

/**
 * Puts the focus on the page's heading as soon as there is one, unless a field or something opened has it. `ended` is
 * aborted when the person goes on first, and stops it.
 */
export const focusHeading = (ended: AbortController): void => {
  if (ended.signal.aborted) return;
  const stop = () => ended.abort();
  const take = (heading: HTMLElement) => {
    if (document.activeElement?.matches(taken)) return stop();
    heading.tabIndex = -1;
    heading.focus();
  };
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || ended.signal.aborted) return;
    watcher.disconnect();
    for (const timer of timers.splice(0)) clearTimeout(timer);
    take(heading);
    const back = () => document.activeElement?.matches(openers) && take(heading);
    addEventListener('focusin', back, { signal: ended.signal });
    timers.push(setTimeout(stop, CLOSING));
  };
  const watcher = new MutationObserver(look);
  // One turn later, when fields of the page that want the focus have it.
  const timers = [setTimeout(look), setTimeout(stop, PATIENCE)];
  watcher.observe(document.body, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => {
    watcher.disconnect();
    for (const timer of timers) clearTimeout(timer);
  });
};
