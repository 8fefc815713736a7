import '@tinystar/tokens/theme.css';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { ChatProvider, type ChatContextValue, type ShownSource } from './chatContext.ts';
import { liveTurnAtom } from './chatCore.ts';
import { message, sentenceMap } from './fixtures.ts';
import { LiveAnswer } from './LiveAnswer.tsx';
import { startTurn } from './model/turn.ts';

const { show } = createWindow();

test('a number opens its source while the answer is still being written', async () => {
  const store = createStore();
  const opened: ShownSource[] = [];
  const openSource = (source: ShownSource) => void opened.push(source);
  // The row reads no more of the conversation than this.
  const chat = { store, compact: false, source: null, openSource } as unknown as ChatContextValue;
  const turn = { ...startTurn(), phase: 'generating', seq: 1, text: '先断开直流开关[1]。再测量[2]' } as const;
  const write = (sources: typeof sentenceMap) =>
    store.set(liveTurnAtom, { key: 'asked', turn: { ...turn, sources }, goesOn: false, link: 'online' });
  write({});
  show(
    <ChatProvider value={chat}>
      <LiveAnswer entry={{ key: 'asked', message: message('a', { answer: '' }), problem: null, stored: false }} />
    </ChatProvider>,
  );
  await expect.element(page.getByText('[1]')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
  write({ 1: sentenceMap['1']! });
  await userEvent.click(page.getByRole('button', { name: /HY-110K/ }));
  expect(opened).toMatchObject([{ key: 'asked', number: 1, reference: 0, citations: [{ number: 1 }] }]);
});
