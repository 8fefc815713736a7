import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MessageList, type MessageListHandle, type MessageListProps } from './MessageList.tsx';
import { conversation, itemKey, Message, type StoryMessage } from './storyMessages.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.style.cssText = 'block-size: 400px; inline-size: 390px';
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

const renderItem = (item: StoryMessage) => <Message item={item} />;
const frames = async (count = 3): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};
const show = async (
  items: readonly StoryMessage[],
  more: Partial<MessageListProps<StoryMessage>> = {},
): Promise<HTMLElement> => {
  const props = { items, itemKey, renderItem, label: '对话', ...more };
  flushSync(() => root.render(<MessageList {...props} />));
  await frames();
  const log = page.querySelector<HTMLElement>('[role="log"]');
  if (!log) throw new Error('no log');
  return log;
};
const message = (id: string): HTMLElement | null => page.querySelector(`[data-id="${id}"]`);
const fromEnd = (log: HTMLElement): number => log.scrollHeight - log.clientHeight - log.scrollTop;
const scrollBy = async (log: HTMLElement, by: number): Promise<void> => {
  log.scrollBy(0, by);
  await frames();
};
/** The first message that is wholly in view. */
const reading = (log: HTMLElement): HTMLElement => {
  const { top } = log.getBoundingClientRect();
  const found = [...log.querySelectorAll<HTMLElement>('[data-id]')].find(
    (element) => element.getBoundingClientRect().top >= top,
  );
  if (!found) throw new Error('nothing in view');
  return found;
};
const topOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top);

test('opens two thousand messages at the newest with only a screenful in the page', async () => {
  const log = await show(conversation(2000));
  expect(fromEnd(log)).toBeLessThan(2);
  expect(message('m1999')).not.toBeNull();
  expect(log.querySelectorAll('[data-id]').length).toBeLessThan(40);
  expect(log.getAttribute('aria-label')).toBe('对话');
  expect(log.getAttribute('aria-live')).toBe('off');
});

test('stays at the end while the last answer grows', async () => {
  const items = conversation(20);
  await show(items);
  for (let length = 2; length < 8; length++) {
    const log = await show([
      ...items.slice(0, -1),
      { id: 'm19', from: 'assistant', text: '正在回答。'.repeat(length * 20) },
    ]);
    expect(fromEnd(log)).toBeLessThan(2);
  }
});

test('never moves what is being read while the answer grows, and offers the way back', async () => {
  const items = conversation(60);
  const log = await show(items);
  await scrollBy(log, -700);
  const read = reading(log);
  const before = topOf(read);
  await show([...items.slice(0, -1), { id: 'm59', from: 'assistant', text: '很长的回答。'.repeat(200) }]);
  await show([...items, ...conversation(2, 1, 60)]);
  expect(topOf(read)).toBe(before);
  const latest = page.querySelector('button');
  expect(latest?.textContent).toBe('到最新');
  await userEvent.click(latest ?? page);
  await frames();
  expect(fromEnd(log)).toBeLessThan(2);
  expect(message('m61')).not.toBeNull();
  expect(page.querySelector('button')).toBeNull();
});

test('a pull up in the very moment in which the answer grows lets go of the end', async () => {
  const items = conversation(20);
  const growing = (length: number) => [
    ...items.slice(0, -1),
    { id: 'm19', from: 'assistant' as const, text: '正在回答。'.repeat(length) },
  ];
  const log = await show(growing(40));
  const shown = show(growing(120));
  // After the frame in which the end was followed, before the scroll event of that.
  await new Promise((done) => setTimeout(done));
  log.scrollBy(0, -60);
  await shown;
  expect(fromEnd(log)).toBeCloseTo(60, -1);
  await show(growing(200));
  expect(fromEnd(log)).toBeGreaterThan(150);
});

test('keeps the place when older messages are put in front', async () => {
  const log = await show(conversation(10, 1, 40));
  await scrollBy(log, -300);
  const read = reading(log);
  const before = topOf(read);
  await show(conversation(50));
  expect(topOf(read)).toBe(before);
});

test('keeps the place when older messages come while standing at the very top', async () => {
  const log = await show(conversation(10, 1, 40));
  await scrollBy(log, -10_000);
  const read = reading(log);
  const before = topOf(read);
  await show(conversation(50));
  await frames();
  expect(Math.abs(topOf(read) - before)).toBeLessThan(3);
});

test('asks for older messages once when the reader nears the first one', async () => {
  const onReachStart = vi.fn();
  const log = await show(conversation(12, 1, 40), { onReachStart });
  expect(onReachStart).toHaveBeenCalledTimes(0);
  for (let i = 0; i < 20; i++) await scrollBy(log, -200);
  expect(onReachStart).toHaveBeenCalledTimes(1);
  await show(conversation(24, 1, 28), { onReachStart });
  for (let i = 0; i < 30; i++) await scrollBy(log, -200);
  expect(onReachStart).toHaveBeenCalledTimes(2);
});

test('scrolls up through everything without a gap or a step back', async () => {
  const log = await show(conversation(300));
  let last = reading(log);
  for (let i = 0; i < 120; i++) {
    const before = topOf(last);
    await scrollBy(log, -150);
    if (last.isConnected) expect(topOf(last)).toBeGreaterThanOrEqual(before - 1);
    const middle = log.getBoundingClientRect();
    expect(document.elementFromPoint(middle.left + 60, middle.top + 200)?.closest('[data-row]')).not.toBeNull();
    last = reading(log);
  }
});

test('keeps few messages in the page on a long way up, and what is selected among them', async () => {
  const log = await show(conversation(2000, 3));
  for (let i = 0; i < 40; i++) await scrollBy(log, -400);
  expect(message('m1999')).toBeNull();
  expect(log.querySelectorAll('[data-id]').length).toBeLessThan(60);
  const read = reading(log);
  getSelection()?.selectAllChildren(read);
  for (let i = 0; i < 40; i++) await scrollBy(log, -400);
  expect(read.isConnected).toBe(true);
  expect(getSelection()?.toString()).toBe(read.textContent);
  getSelection()?.removeAllRanges();
});

test('Home and End reach both ends of a long conversation by keyboard', async () => {
  const log = await show(conversation(2000));
  log.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => message('m0')).not.toBeNull();
  await userEvent.keyboard('{End}');
  await expect.poll(() => message('m1999')).not.toBeNull();
});

test('finds a message that is far away', async () => {
  const handle = { current: null as MessageListHandle | null };
  const log = await show(conversation(2000), { handle });
  expect(handle.current?.scrollToKey('m700')).toBe(true);
  await frames();
  const found = message('m700');
  expect(found).not.toBeNull();
  if (found) expect(Math.abs(topOf(found) - topOf(log))).toBeLessThan(20);
  expect(handle.current?.scrollToKey('nowhere')).toBe(false);
  handle.current?.scrollToEnd();
  await frames();
  expect(fromEnd(log)).toBeLessThan(2);
});

test('opens another conversation at its newest message', async () => {
  const log = await show(conversation(100));
  await scrollBy(log, -800);
  await show(conversation(80).map((item) => ({ ...item, id: `other-${item.id}` })));
  expect(message('other-m79')).not.toBeNull();
  expect(fromEnd(log)).toBeLessThan(2);
});

test('keeps the place in browsers without scroll anchoring', async () => {
  const style = document.createElement('style');
  style.textContent = '[role="log"] { overflow-anchor: none }';
  document.head.append(style);
  const log = await show(conversation(200));
  await scrollBy(log, -400);
  for (let i = 0; i < 20; i++) {
    const read = reading(log);
    const before = topOf(read);
    await scrollBy(log, -100);
    expect(Math.abs(topOf(read) - before - 100)).toBeLessThan(3);
  }
  style.remove();
});

/** Numbers from 0 to below `below`, the same ones in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** What changes a conversation at its end while nobody touches it, by chance, and the moments in between. */
function restless(log: HTMLElement, seed: number) {
  const random = seeded(seed);
  let items = conversation(12);
  const answer = (length: number) => {
    const last = items.at(-1);
    if (last) items = [...items.slice(0, -1), { ...last, text: '正在回答。'.repeat(length) }];
    flushSync(() => root.render(<MessageList items={items} itemKey={itemKey} renderItem={renderItem} label="对话" />));
  };
  const rows = () => [...log.querySelectorAll<HTMLElement>('[data-id]')];
  const oneOf = (from: readonly HTMLElement[]) => from[random(from.length)];
  const changes = [
    () => answer(1 + random(120)),
    () => {
      items = [...items, ...conversation(1, 1, items.length)];
      answer(1 + random(40));
    },
    // As a formula that is set in the place of its source, at the end or in what stands above.
    () =>
      rows()
        .at(-1)
        ?.replaceChildren('y'.repeat(1 + random(900))),
    () => oneOf(rows().slice(-4))?.style.setProperty('block-size', `${20 + random(300)}px`),
    () => oneOf(rows().slice(-4))?.style.removeProperty('block-size'),
    () => void (page.style.blockSize = `${240 + random(200)}px`),
  ];
  const moments = [
    () => undefined,
    () => log.scrollHeight,
    () => log.scrollTop,
    () => new Promise(requestAnimationFrame),
    () => new Promise((done) => setTimeout(done)),
    // The scroll event of what was pinned waits while the content changes.
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  ];
  return async () => {
    const described: string[] = [];
    for (let i = 0; i < 1 + random(6); i++) {
      const [change, moment] = [random(changes.length), random(moments.length)];
      described.push(`${change}.${moment}`);
      changes[change]?.();
      await moments[moment]?.();
    }
    await frames();
    return described.join(' ');
  };
}

const gestures: Record<string, (log: HTMLElement) => Promise<void>> = {
  wheel: async (log) => await userEvent.wheel(log, { delta: { y: -90 } }),
  key: async (log) => {
    log.focus();
    await userEvent.keyboard('{PageUp}');
  },
  'scroll bar': async (log) => {
    log.dispatchEvent(new PointerEvent('pointerdown'));
    await scrollBy(log, -90);
  },
};

test.each(Object.keys(gestures))(
  'follows the end through whatever grows and shrinks, until the reader takes it by his %s',
  async (name) => {
    for (let seed = 1; seed <= 5; seed++) {
      const log = await show(conversation(12));
      const change = restless(log, seed);
      for (let step = 0; step < 40; step++) {
        const what = await change();
        expect(Math.abs(fromEnd(log)), `seed ${seed}, step ${step}: ${what}`).toBeLessThan(2);
      }
      await gestures[name]?.(log);
      await expect.poll(() => fromEnd(log)).toBeGreaterThan(30);
      await frames(10);
      const before = log.scrollTop;
      const last = [...log.querySelectorAll<HTMLElement>('[data-id]')].at(-1);
      for (const height of [900, 700, 1200]) {
        last?.style.setProperty('min-block-size', `${height}px`);
        await frames();
        expect(log.scrollTop).toBe(before);
      }
      expect(fromEnd(log)).toBeGreaterThan(120);
      root.unmount();
      root = createRoot(page);
      page.style.blockSize = '400px';
    }
  },
);
