/** Milliseconds in which a page may still bring its heading. */
const PATIENCE = 10_000;

/** What a page gives the focus by itself, or what the person is in. */
const taken = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="alertdialog"] *';

/**
 * Puts the focus on the page's heading as soon as there is one, unless a field or a dialog has it or the person goes on
 * first. Returns how to stop waiting.
 */
export const focusHeading = (): (() => void) => {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || ended.signal.aborted) return;
    stop();
    if (document.activeElement?.matches(taken)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  // One turn later: a drawer or menu that closes with the navigation gives the focus back to its button first.
  const timers = [setTimeout(look), setTimeout(stop, PATIENCE)];
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => {
    watcher.disconnect();
    for (const timer of timers) clearTimeout(timer);
  });
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { signal: ended.signal });
  return stop;
};
