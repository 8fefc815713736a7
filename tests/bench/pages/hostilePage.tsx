import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '@tinystar/tokens/theme.css';
import { Markdown } from '@tinystar/ui/markdown';

const host = document.createElement('div');
document.body.append(host);
let root: Root | undefined;

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

const show = async (text: string, more: boolean): Promise<void> => {
  root ??= createRoot(host);
  const view = root;
  flushSync(() => view.render(<Markdown text={text} streaming={more} />));
  await frame();
};

const bench = {
  /** Shows a text that comes in so many pieces of one length, each in a task of its own. */
  async read(text: string, pieces: number) {
    for (let piece = 1; piece < pieces; piece++)
      await show(text.slice(0, Math.floor((text.length * piece) / pieces)), true);
    await show(text, false);
    await frame();
    root?.unmount();
    root = undefined;
  },
};

export type HostileBench = typeof bench;
Object.assign(window, { pageBench: bench });
