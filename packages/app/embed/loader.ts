// The script that websites put into their pages. It draws a button, and at its first press a frame with the assistant's
// public page; of the chat itself it knows nothing. It runs among foreign scripts and styles and under policies that
// forbid style elements and attributes: so it has one global, a shadow root, and a style sheet made by script.
import type { EmbedHost, EmbedMessage, TinyStar } from '@tinystar/features/chat';
import { storage } from '@tinystar/features/storage';

const BUTTON = 56;
const GAP = 12;
const MARGIN = 24;
const PHONE = 480;
/** Milliseconds from the frame's load until its page must have spoken. */
const SILENCE = 8_000;
const PANEL = { width: 400, height: 700 };
/** Pixels that a press may move before it is a drag, and that an arrow key moves the button. */
const SLIP = 6;
const STEP = 16;

const rules = `
:host { all: initial !important; display: contents !important }
@media print { :host { display: none !important } }
button {
  all: unset; position: fixed; box-sizing: border-box; width: ${BUTTON}px; height: ${BUTTON}px; z-index: 2147483000;
  display: grid; place-items: center; border-radius: 50%; cursor: pointer; touch-action: none; user-select: none;
  box-shadow: 0 4px 16px rgb(0 0 0 / .24);
}
button[data-above] { z-index: 2147483003 }
button:hover { filter: brightness(1.08) }
button:focus-visible { outline: 2px solid #fff; box-shadow: 0 0 0 5px #1f2937 }
svg { width: 26px; height: 26px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; pointer-events: none }
button[data-unread]::after {
  content: ''; position: absolute; inset: 1px 1px auto auto; width: 12px; height: 12px; border-radius: 50%;
  background: #d92d20; border: 2px solid #fff;
}
iframe {
  position: fixed; z-index: 2147483001; border: 0; border-radius: 16px; background: #fff;
  box-shadow: 0 12px 40px rgb(0 0 0 / .24); transition: opacity .16s;
}
p {
  position: fixed; z-index: 2147483002; box-sizing: border-box; margin: 0; padding: 32px 24px; border-radius: 16px;
  align-content: center; background: #fff; color: #1f2937; font: 15px/1.7 system-ui, sans-serif; text-align: center; overflow: auto;
}
p a, p button { all: unset; display: block; margin: 16px auto 0; color: #00644e; cursor: pointer; text-decoration: underline }
p button { position: static; width: auto; height: auto; padding: 8px; box-shadow: none }
p a:focus-visible, p button:focus-visible { outline: 2px solid #00644e; box-shadow: none }
iframe[data-full] { border-radius: 0 }
iframe:not([data-open]) { visibility: hidden; opacity: 0; pointer-events: none }
@media (prefers-reduced-motion: reduce) { iframe { transition: none } }
`;

const glyphs = { talk: 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5zM9 11h8M9 15h5', down: 'M6 9l6 6 6-6' };

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** White, or ink where white could not be seen (WCAG 2.2, 3:1 for pictures). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 3 ? '#fff' : '#1f2937';
}

function createGlobal(): TinyStar {
  const widgets: TinyStar['widgets'] = {};
  const of = (bot = Object.keys(widgets)[0] ?? '') => widgets[bot];
  return {
    widgets,
    open: (bot) => of(bot)?.open(),
    close: (bot) => of(bot)?.close(),
    identify: (identity, bot) => of(bot)?.identify(identity),
    remove: (bot) => of(bot)?.remove(),
  };
}

/** Where somebody has dragged the button, from the lower right corner. Websites may forbid the storage. */
function placeOf(bot: string) {
  return {
    read(): [right: number, bottom: number] | undefined {
      const [right = NaN, bottom = NaN] = (storage.read('embed', bot) ?? '').split(' ').map(Number);
      return right >= 0 && bottom >= 0 ? [right, bottom] : undefined;
    },
    keep: ([right, bottom]: readonly [number, number]) => storage.write('embed', `${right} ${bottom}`, bot),
  };
}

function addWidget(script: HTMLScriptElement): void {
  const { bot = '', name = '', position, color: wanted = '', identity: given = null } = script.dataset;
  const global = (window.TinyStar ??= createGlobal());
  if (!/^\w+$/.test(bot) || global.widgets[bot]) return;
  // Scripts that wait for nothing come in any order; their widgets stand in that of the page.
  const named = [
    ...new Set([...document.querySelectorAll<HTMLElement>('script[data-bot]')].map(({ dataset }) => dataset.bot)),
  ];
  const rank = Math.max(0, named.indexOf(bot));
  const { origin } = new URL(script.src);
  const color = /^#[0-9a-f]{6}$/i.test(wanted) ? wanted : '#007A5F';

  const gone = new AbortController();
  const { signal } = gone;

  let identity = given;
  let isOpen = false;
  let expanded = false;
  let frame: HTMLIFrameElement | undefined;
  /** Stands over a frame whose page said nothing: most often its website is not among those the maker named. */
  let notice: HTMLParagraphElement | undefined;
  let silence = 0;
  /** The page in the frame has come. */
  let spoken = false;
  const kept = placeOf(bot);
  let [right, bottom] = kept.read() ?? [MARGIN, MARGIN + rank * (BUTTON + GAP)];

  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.style.background = color;
  button.style.color = inkOn(color);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const glyph = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  button.append(svg);
  root.append(button);

  const isPhone = () => innerWidth <= PHONE;
  const isFull = () => position === 'full' || isPhone() || expanded;

  const tellFrame = () => {
    const message: EmbedHost = {
      tinystar: 'host',
      identity,
      expanded,
      canExpand: position !== 'full' && !isPhone(),
    };
    frame?.contentWindow?.postMessage(message, origin);
  };

  const draw = () => {
    const width = document.documentElement.clientWidth;
    const height = innerHeight;
    right = between(right, 0, Math.max(0, width - BUTTON));
    bottom = between(bottom, 0, Math.max(0, height - BUTTON));
    button.style.right = `${right}px`;
    button.style.bottom = `${bottom}px`;
    const unread = button.hasAttribute('data-unread') ? '，有新回答' : '';
    button.setAttribute('aria-label', isOpen ? `关闭${name || '对话'}` : `打开${name || '对话'}${unread}`);
    button.setAttribute('aria-expanded', String(isOpen));
    glyph.setAttribute('d', isOpen ? glyphs.down : glyphs.talk);
    // Until the page in the frame has a way out of its own, this one stays in reach.
    button.toggleAttribute('data-above', isOpen && !spoken);
    if (!frame) return;
    frame.toggleAttribute('data-open', isOpen);
    frame.toggleAttribute('data-full', isFull());
    const top = height - bottom - BUTTON;
    const left = width - right - BUTTON;
    const wide = isFull() ? width : Math.min(PANEL.width, width - 2 * GAP);
    const high = isFull() ? height : Math.min(PANEL.height, height - 2 * GAP);
    const beside = left + BUTTON / 2 > width / 2 ? left + BUTTON - wide : left;
    const above = top - GAP - high;
    const fitsBelow = top + BUTTON + GAP + high <= height - GAP;
    const y = above < GAP && fitsBelow ? top + BUTTON + GAP : Math.max(GAP, above);
    notice?.toggleAttribute('hidden', !isOpen);
    for (const { style } of notice ? [frame, notice] : [frame])
      Object.assign(style, {
        width: `${wide}px`,
        height: `${high}px`,
        left: `${isFull() ? 0 : between(beside, GAP, width - wide - GAP)}px`,
        top: `${isFull() ? 0 : y}px`,
      });
  };

  const press = (words: string, act: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = words;
    element.addEventListener('click', act);
    return element;
  };

  const tellSilence = () => {
    spoken = false;
    notice?.remove();
    notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.append(`对话没有打开。可能是网络不通，也可能是这个网站（${location.origin}）还没有被允许嵌入。`);
    const way = document.createElement('a');
    way.href = `${origin}/b/${bot}`;
    way.target = '_blank';
    way.rel = 'noopener';
    way.textContent = '在新窗口打开';
    notice.append(
      press('重试', () => widget.open()),
      way,
      press('关闭', () => widget.close()),
    );
    root.append(notice);
    draw();
  };

  /** Leaves behind what did not open; a frame whose page has spoken stays. */
  const forget = () => {
    clearTimeout(silence);
    notice?.remove();
    notice = undefined;
    if (spoken) return;
    frame?.remove();
    frame = undefined;
  };

  const makeFrame = () => {
    frame = document.createElement('iframe');
    frame.title = name || '对话';
    frame.allow = 'microphone; clipboard-write';
    frame.src = `${origin}/b/${bot}?embed`;
    frame.addEventListener('load', () => {
      clearTimeout(silence);
      silence = window.setTimeout(tellSilence, navigator.onLine ? SILENCE : 0);
    });
    root.append(frame);
  };

  const widget: TinyStar['widgets'][string] = {
    open() {
      for (const other of Object.values(global.widgets)) if (other !== widget) other.close();
      // What did not open before is tried again.
      if (notice) forget();
      if (!frame) makeFrame();
      isOpen = true;
      button.removeAttribute('data-unread');
      draw();
      frame?.focus();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      draw();
      if (root.activeElement === frame || notice?.contains(root.activeElement)) button.focus();
    },
    identify(next) {
      identity = next;
      tellFrame();
    },
    remove() {
      gone.abort();
      clearTimeout(silence);
      host.remove();
      delete global.widgets[bot];
    },
  };
  global.widgets[bot] = widget;

  const onMessage = (event: MessageEvent<unknown>) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    switch ((event.data as EmbedMessage | null)?.tinystar) {
      case 'ready':
        spoken = true;
        forget();
        draw();
        return tellFrame();
      case 'close':
        return widget.close();
      case 'expand':
        expanded = !expanded;
        draw();
        return tellFrame();
      case 'answered':
        if (!isOpen) button.setAttribute('data-unread', '');
        return draw();
    }
  };
  const onOnline = () => {
    if (!frame || spoken) return;
    forget();
    // Closed, it waits for the next press.
    if (isOpen) widget.open();
  };
  const onResize = () => {
    draw();
    tellFrame();
  };
  addEventListener('message', onMessage, { signal });
  addEventListener('online', onOnline, { signal });
  addEventListener('resize', onResize, { signal });

  let from: { x: number; y: number; right: number; bottom: number } | undefined;
  let dragged = false;
  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, right, bottom };
    dragged = false;
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    dragged ||= Math.hypot(x, y) > SLIP;
    if (!dragged) return;
    right = from.right - x;
    bottom = from.bottom - y;
    draw();
  });
  const drop = () => {
    if (from && dragged) kept.keep([right, bottom]);
    from = undefined;
  };
  button.addEventListener('pointerup', drop);
  button.addEventListener('pointercancel', drop);
  button.addEventListener('click', () => {
    // The press that ends a drag.
    if (dragged) dragged = false;
    else if (isOpen) widget.close();
    else widget.open();
  });
  const steps: Partial<Record<string, [number, number]>> = {
    ArrowLeft: [STEP, 0],
    ArrowRight: [-STEP, 0],
    ArrowUp: [0, STEP],
    ArrowDown: [0, -STEP],
  };
  button.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    right += step[0];
    bottom += step[1];
    draw();
    kept.keep([right, bottom]);
  });

  draw();
  // Not in the body: one that is transformed or filtered would hold what is fixed to the window.
  // In the order of the scripts, which is the one that the Tab key goes by.
  host.dataset.tinystar = bot;
  const later = [...document.querySelectorAll<HTMLElement>('[data-tinystar]')].find(
    ({ dataset }) => named.indexOf(dataset.tinystar) > rank,
  );
  document.documentElement.insertBefore(host, later ?? null);
  document.dispatchEvent(new CustomEvent('tinystar', { detail: { bot } }));
}

// Null in a module, which does not know its own element.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  if (document.body) addWidget(script);
  else document.addEventListener('DOMContentLoaded', () => addWidget(script), { once: true });
}
