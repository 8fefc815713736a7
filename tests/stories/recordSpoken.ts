// npm run spoken: writes down what a screen reader says in the first story of each component, and how large its targets
// are, from the built Storybook. The pages of the components show it, and the stories' test compares it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { SpokenStory, Target } from '../../.storybook/docs/spoken.ts';
import { spokenOf, targetsOf } from './spoken.ts';
import { readStories, serveStorybook } from './storybook.ts';
import { openStoryWindow } from './window.ts';

const file = path.resolve(import.meta.dirname, '../../.storybook/docs/spoken.json');
const storybook = await serveStorybook();
const first = readStories().filter((story) => story.first && story.title.startsWith('ui/'));

/** Shows each story in a window of the kind and reads it. */
async function inWindow<T>(touch: boolean, reads: (page: Page) => Promise<T>): Promise<Map<string, T>> {
  const window = await openStoryWindow(storybook.url, { touch });
  const found = new Map<string, T>();
  try {
    for (const { id } of first) {
      await window.show(id);
      found.set(id, await reads(window.page));
    }
  } finally {
    await window.close();
  }
  return found;
}

const wide = await inWindow(false, async (page) => ({ nodes: await spokenOf(page), sizes: await targetsOf(page) }));
const narrow = await inWindow(true, targetsOf);
storybook.stop();

const recorded = first.map(({ id }): [string, SpokenStory] => {
  const { nodes, sizes } = wide.get(id)!;
  const targets: Target[] = sizes.map(({ role, name, size }) => {
    const phone = narrow.get(id)!.find((other) => other.role === role && other.name === name);
    return { role, name, wide: size, ...(phone && { phone: phone.size }) };
  });
  return [id, { nodes, targets }];
});
const lines = recorded.map(([id, told]) => `  ${JSON.stringify(id)}: ${JSON.stringify(told)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${lines.length} stories\n`);
