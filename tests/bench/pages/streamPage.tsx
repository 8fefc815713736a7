import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@tinystar/tokens/theme.css';
import { Markdown } from '@tinystar/ui/markdown';
import { corpus, pieces, type CorpusKind } from '../support/corpus.ts';

/** Something that shows a growing answer. */
interface Subject {
  show(text: string, more: boolean): void;
}

/** Ours, fed through a store as a chat feeds it: one update per chunk. */
function ours(host: HTMLElement): Subject {
  let state = { text: '', more: true };
  let notify = (): void => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  const View = () => {
    const { text, more } = useSyncExternalStore(subscribe, () => state);
    // As a chat shows it; only nothing is folded, because growth is what is measured.
    return <Markdown text={text} streaming={more} foldAfter={Number.POSITIVE_INFINITY} />;
  };
  createRoot(host).render(<View />);
  return {
    show(text, more) {
      state = { text, more };
      notify();
    },
  };
}

/** The least a browser can do: text nodes, a block per line, nothing read. */
function limit(host: HTMLElement): Subject {
  let shown = 0;
  let line = document.createElement('div');
  host.append(line);
  return {
    show(text) {
      for (const [i, part] of text.slice(shown).split('\n').entries()) {
        if (i > 0) {
          line = document.createElement('div');
          line.style.minHeight = '1em';
          host.append(line);
        }
        if (part) line.append(part);
      }
      shown = text.length;
    },
  };
}

const scroller = document.createElement('div');
scroller.style.cssText =
  'block-size: 880px; inline-size: 820px; margin: 0 auto; overflow-y: auto; font: 16px/1.75 sans-serif';
document.body.style.margin = '0';
document.body.append(scroller);

let subject: Subject | undefined;
let text = '';
let parts: string[] = [];
let at = 0;
let threw = 0;

const put = (added: string, more = true): void => {
  text += added;
  try {
    subject?.show(text, more);
  } catch {
    threw++;
  }
};
// The answer stays pinned to the end, as in a chat: its growing part is on screen.
const frame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      scroller.scrollTop = scroller.scrollHeight;
      done();
    });
  });
const rest = async (): Promise<void> => {
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done, 80));
  await frame();
};

const bench = {
  async open(name: 'ours' | 'limit', kind: CorpusKind, length: number, mean: number) {
    const host = document.createElement('div');
    scroller.append(host);
    subject = name === 'ours' ? ours(host) : limit(host);
    parts = pieces(corpus(kind, length), mean);
    await rest();
    return parts.length;
  },
  /** Everything up to the given part in one step. */
  async jump(to: number) {
    if (to > at) put(parts.slice(at, to).join(''));
    at = Math.max(at, to);
    await rest();
  },
  async once() {
    put(parts.join(''), false);
    await rest();
  },
  /** One part per animation frame. */
  async frames(count: number) {
    for (const end = Math.min(parts.length, at + count); at < end; at++) {
      await frame();
      put(parts[at] ?? '');
    }
    await frame();
  },
  /** Every part in a task of its own, without a pause. */
  async burst() {
    const channel = new MessageChannel();
    await new Promise<void>((done) => {
      channel.port1.onmessage = () => {
        if (at >= parts.length) return done();
        put(parts[at++] ?? '');
        channel.port2.postMessage(0);
      };
      channel.port2.postMessage(0);
    });
    put('', false);
    await rest();
  },
  /** Parts by a clock in a worker, which goes on when the main thread is busy. Answers the seconds until all were shown. */
  async paced(count: number, perSecond: number) {
    const source = `const t=performance.now();let i=0;const f=()=>{const due=(performance.now()-t)*${perSecond}/1000;while(i<due&&i<${count}){postMessage(i++)}if(i<${count})setTimeout(f,2)};f()`;
    const clock = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    const started = performance.now();
    await new Promise<void>((done) => {
      let arrived = 0;
      clock.onmessage = () => {
        put(parts[at++] ?? '');
        if (++arrived === count) done();
      };
    });
    await frame();
    clock.terminate();
    return (performance.now() - started) / 1000;
  },
  threw: () => threw,
  /** Cells that are drawn, and those that the text has in whole rows. */
  cells: () => ({
    drawn: scroller.querySelectorAll('th, td').length,
    written: 4 + 4 * text.split('\n').filter((line) => line.startsWith('| 第') && line.endsWith(' |')).length,
  }),
};

export type StreamBench = typeof bench;
Object.assign(window, { pageBench: bench });
