import { createRoot, type Root } from 'react-dom/client';
import '@tinystar/tokens/theme.css';
import { Markdown } from '@tinystar/ui/markdown';

const host = document.createElement('div');
document.body.append(host);
let root: Root | undefined;

const show = (text: string, more: boolean): Promise<void> => {
  root ??= createRoot(host);
  root.render(<Markdown text={text} streaming={more} />);
  return new Promise((done) => setTimeout(done, 0));
};

const bench = {
  /** Shows a text that comes in so many pieces of one length, each in a task of its own. */
  async read(text: string, pieces: number) {
    for (let piece = 1; piece < pieces; piece++)
      await show(text.slice(0, Math.floor((text.length * piece) / pieces)), true);
    await show(text, false);
    root?.unmount();
    root = undefined;
  },
};

export type HostileBench = typeof bench;
Object.assign(window, { pageBench: bench });
