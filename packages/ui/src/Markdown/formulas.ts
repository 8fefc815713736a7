type Katex = typeof import('katex').default;

let katex: Promise<Katex> | undefined;

// One request for the whole page, and only when the first formula is complete.
function load(): Promise<Katex> {
  katex ??= import('./katexBundle.ts').then((module) => module.katex);
  return katex;
}

const whenIdle = (task: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 50);
};

/** Sets formulas when the page is idle; a formula that cannot be set keeps showing its source. */
export class Formulas {
  #waiting: { tex: string; element: HTMLElement; display: boolean }[] = [];
  #running = false;
  #gone = false;

  add(tex: string, element: HTMLElement, display: boolean): void {
    this.#waiting.push({ tex, element, display });
    if (this.#running) return;
    this.#running = true;
    whenIdle(() => void this.#run());
  }

  stop(): void {
    this.#gone = true;
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    const engine = await load().catch(() => null);
    if (!engine || this.#gone) return;
    const started = performance.now();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.element.isConnected) set(engine, next.tex, next.element, next.display);
      if (performance.now() - started > 8) break;
    }
    if (this.#waiting.length > 0) whenIdle(() => void this.#run());
    else this.#running = false;
  }
}

function set(engine: Katex, tex: string, element: HTMLElement, display: boolean): void {
  const frame = document.createElement('span');
  try {
    engine.render(tex, frame, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 500,
      maxSize: 20,
    });
  } catch {
    return;
  }
  element.replaceChildren(...frame.childNodes);
  element.dataset.set = '';
  if (!display) return;
  // One that is wider than its place scrolls, by the keyboard too.
  const mayScroll = (): void => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
  };
  mayScroll();
  void document.fonts.ready.then(mayScroll);
}
