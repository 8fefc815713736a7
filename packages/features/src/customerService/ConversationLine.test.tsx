import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { ConversationLine } from './ConversationLine.tsx';

const { show } = createWindow();

const at = (text: string) => Date.parse(`${text}:00+08:00`);

test('the end of a consultation is a line of its own that tells when it ended', async () => {
  const line = { kind: 'closed', key: 'closed:1', time: at('2026-11-20T09:05') } as const;
  show(<ConversationLine line={line} side="user" now={at('2026-11-21T16:30')} />);
  await expect.element(page.getByRole('separator')).toHaveTextContent('本次咨询已结束 昨天 09:05');
});
