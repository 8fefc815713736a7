import type { RefObject } from 'react';
import { copyText } from '../CopyButton/copyText.ts';
import { cleanText } from './cleanText.ts';
import { markdownCopy } from './copy.ts';

/** What a reader does with an answer. Elements are given so that a card can be placed beside them. */
export interface MarkdownEvents {
  /** A citation chip was clicked, or Enter or Space was pressed on it. */
  onCitation?: (number: number, element: HTMLElement) => void;
  /** The pointer or focus came to a chip, or left it (null). */
  onCitationPoint?: (number: number | null, element: HTMLElement, by: 'pointer' | 'focus') => void;
  /** A link was followed; `preventDefault` keeps the browser from opening it. */
  onLink?: (url: URL, event: MouseEvent) => void;
}

const DONE_FOR = 2000;

/** Listens on one frame for everything inside it; answers how to stop. */
export function listen(
  frame: HTMLElement,
  events: RefObject<MarkdownEvents>,
  tip: { id: string; className: string },
): () => void {
  const stop = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name], target: Element) => void,
  ): void => {
    frame.addEventListener(name, (event) => event.target instanceof Element && handle(event, event.target), {
      signal: stop.signal,
    });
  };
  const cite = (event: Event, target: Element): boolean => {
    const chip = target.closest<HTMLElement>('[data-number]');
    if (!chip) return false;
    event.preventDefault();
    events.current.onCitation?.(Number(chip.dataset.number), chip);
    return true;
  };
  const point = (by: 'pointer' | 'focus', arrives: boolean) => (_event: Event, target: Element) => {
    const chip = target.closest<HTMLElement>('[data-number]');
    if (chip) events.current.onCitationPoint?.(arrives ? Number(chip.dataset.number) : null, chip, by);
    const table = arrives ? target.closest<HTMLElement>('[data-table=""]') : null;
    if (table) offerTools(table, frame);
    showHost(frame, arrives ? target.closest<HTMLElement>('a[data-host]') : null, tip);
  };
  on('click', (event, target) => {
    if (cite(event, target)) return;
    const button = target.closest<HTMLButtonElement>('button[data-action]');
    if (button) act(button);
    const link = target.closest('a');
    if (link) events.current.onLink?.(new URL(link.href), event);
  });
  on('keydown', (event, target) => {
    if (event.key === 'Enter' || event.key === ' ') cite(event, target);
    if (event.key === 'Escape') showHost(frame, null, tip);
  });
  on('pointerover', point('pointer', true));
  on('pointerout', point('pointer', false));
  on('focusin', point('focus', true));
  on('focusout', point('focus', false));
  on('copy', (event) => {
    const text = String(getSelection() ?? '');
    const clean = cleanText(text);
    if (clean === text) return;
    event.clipboardData?.setData('text/plain', clean);
    event.preventDefault();
  });
  return () => stop.abort();
}

/** What can be done with a table loads when somebody comes to one. */
function offerTools(table: HTMLElement, frame: HTMLElement): void {
  table.dataset.table = 'offered';
  import('./tables/tableTools.ts').then(
    (tools) => tools.offerTableTools(table, frame),
    () => {
      table.dataset.table = '';
    },
  );
}

/** The buttons of a code block. */
function act(button: HTMLButtonElement): void {
  const block = button.closest('figure');
  if (!block) return;
  if (button.dataset.action === 'wrap') {
    const wrap = button.ariaPressed !== 'true';
    button.ariaPressed = String(wrap);
    block.toggleAttribute('data-wrap', wrap);
    return;
  }
  const text = cleanText(block.querySelector('code')?.textContent ?? '').replace(/\n$/, '');
  const say = (label: string, done: boolean): void => {
    button.ariaLabel = label;
    button.toggleAttribute('data-done', done);
  };
  void copyText(text).then((copied) => say(copied ? markdownCopy.copied : markdownCopy.copyFailed, copied));
  setTimeout(() => say(markdownCopy.copyCode, false), DONE_FOR);
}

// One tip for the frame, outside the contained sections, which would clip it.
function showHost(
  frame: HTMLElement,
  link: HTMLElement | null,
  { id, className }: { id: string; className: string },
): void {
  const old = frame.querySelector(`:scope > [role="tooltip"]`);
  if (!link) {
    frame.querySelector('a[aria-describedby]')?.removeAttribute('aria-describedby');
    old?.remove();
    return;
  }
  const tip = document.createElement('div');
  tip.id = id;
  tip.role = 'tooltip';
  tip.className = className;
  tip.textContent = link.dataset.host ?? '';
  old?.remove();
  frame.append(tip);
  link.setAttribute('aria-describedby', id);
  const outer = frame.getBoundingClientRect();
  const inner = link.getClientRects()[0] ?? link.getBoundingClientRect();
  tip.style.insetBlockStart = `${inner.bottom - outer.top + 4}px`;
  tip.style.insetInlineStart = `${Math.max(0, Math.min(inner.left - outer.left, outer.width - tip.offsetWidth))}px`;
}
