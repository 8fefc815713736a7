import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MessageList } from '@tinystar/ui';
import { dialogue } from '../support/corpus.ts';

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly index: number;
}

/** The same cheap body for both, so that the list is what is measured. */
function fill(body: HTMLElement, entry: Entry): void {
  body.dataset.index = String(entry.index);
  body.style.cssText = 'padding: 12px 24px';
  for (const line of entry.text.split('\n')) {
    const block = document.createElement(line.startsWith('#') ? 'h3' : 'p');
    block.style.margin = '0 0 8px';
    for (const [i, part] of line.split(/[*`]+/).entries()) {
      if (i % 2 === 0) block.append(part);
      else block.appendChild(document.createElement('strong')).textContent = part;
    }
    body.append(block);
  }
}

const Body = memo(({ entry }: { entry: Entry }) => (
  <div ref={(body) => void (body && !body.firstChild && fill(body, entry))} />
));
const renderItem = (entry: Entry) => <Body entry={entry} />;
const itemKey = (entry: Entry): string => entry.id;

function ours(host: HTMLElement, entries: readonly Entry[]): void {
  createRoot(host).render(<MessageList items={entries} itemKey={itemKey} renderItem={renderItem} label="对话" />);
}

/** The least that can be done: the last screenful, older messages put in once when they are approached, never removed. */
function limit(host: HTMLElement, entries: readonly Entry[]): void {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'block-size: 100%; overflow-y: auto';
  host.append(scroller);
  let from = entries.length;
  const more = (): void => {
    const added = document.createDocumentFragment();
    const start = Math.max(0, from - 8);
    for (const entry of entries.slice(start, from)) {
      const body = document.createElement('div');
      fill(body, entry);
      added.append(body);
    }
    from = start;
    scroller.prepend(added);
  };
  more();
  scroller.scrollTop = scroller.scrollHeight;
  scroller.addEventListener('scroll', () => {
    if (scroller.scrollTop >= 2500 || from === 0) return;
    const height = scroller.scrollHeight;
    const top = scroller.scrollTop;
    more();
    const grown = scroller.scrollHeight - height;
    if (Math.abs(scroller.scrollTop - top) < 1) scroller.scrollTop = top + grown;
  });
  requestAnimationFrame(more);
}

/** The same least by React: what its commits and its listeners on the root cost, whatever the list does. */
function Growing({ entries }: { entries: readonly Entry[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(entries.length - 8);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let start = entries.length - 8;
    element.scrollTop = element.scrollHeight;
    const more = (): void => setFrom((start = Math.max(0, start - 8)));
    element.addEventListener('scroll', () => element.scrollTop < 2500 && start > 0 && flushSync(more), {
      passive: true,
    });
    requestAnimationFrame(more);
  }, [entries]);
  return (
    <div ref={scroller} style={{ blockSize: '100%', overflowY: 'auto' }}>
      {entries.slice(from).map((entry) => (
        <Body key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function react(host: HTMLElement, entries: readonly Entry[]): void {
  createRoot(host).render(<Growing entries={entries} />);
}

const toEnd = (scroller: HTMLElement | null): void => {
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
};

/** The newest messages and nothing else, by React: what any list made with React holds at the least. */
function cut(host: HTMLElement, entries: readonly Entry[]): void {
  createRoot(host).render(
    <div ref={toEnd} style={{ blockSize: '100%', overflowY: 'auto' }}>
      {entries.slice(-8).map((entry) => (
        <Body key={entry.id} entry={entry} />
      ))}
    </div>,
  );
}

const subjects = { ours, limit, react, cut };
export type HistorySubject = keyof typeof subjects;

const host = document.createElement('div');
host.style.cssText = 'block-size: 100vh; inline-size: 820px; margin: 0 auto; font: 16px/1.75 sans-serif';
document.body.style.margin = '0';
document.body.append(host);

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
let entries: Entry[] = [];
const seen = { top: Number.POSITIVE_INFINITY, blank: 0, back: 0, frames: 0, stop: false };

const bench = {
  prepare(count: number) {
    entries = dialogue(count, 600).map((entry, index) => ({ ...entry, index }));
  },
  /** Answers whether the newest message stands at the end of the view. */
  async open(name: HistorySubject) {
    subjects[name](host, entries);
    for (let i = 0; i < 30; i++) {
      await frame();
      const box = host.querySelector(`[data-index="${entries.length - 1}"]`)?.getBoundingClientRect();
      if (box && box.bottom <= innerHeight + 60 && box.bottom > innerHeight / 3) break;
    }
    await new Promise((done) => setTimeout(done, 80));
    const last = host.querySelector(`[data-index="${entries.length - 1}"]`)?.getBoundingClientRect();
    return last !== undefined && last.bottom <= innerHeight + 60;
  },
  /** Looks at every frame for gaps and for content that moves against the wheel. */
  watch() {
    let reference: Element | null = null;
    let top = 0;
    const look = async (): Promise<void> => {
      while (!seen.stop) {
        await frame();
        await new Promise((done) => setTimeout(done, 0));
        const hits = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].map(
          (part) => document.elementFromPoint(innerWidth / 2, innerHeight * part)?.closest('[data-index]') ?? null,
        );
        seen.frames++;
        if (hits.some((hit, i) => !hit && !hits[i + 1] && i + 1 < hits.length)) seen.blank++;
        if (reference?.isConnected && reference.getBoundingClientRect().top < top - 3) seen.back++;
        reference = hits[2] ?? null;
        top = reference?.getBoundingClientRect().top ?? 0;
        for (const hit of hits)
          if (hit instanceof HTMLElement) seen.top = Math.min(seen.top, Number(hit.dataset.index));
      }
    };
    void look();
  },
  seen: () => ({ ...seen }),
  stop() {
    seen.stop = true;
  },
};

export type HistoryBench = typeof bench;
Object.assign(window, { pageBench: bench });
