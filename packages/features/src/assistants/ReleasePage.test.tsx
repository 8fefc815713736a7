import { assistants, errorCodes } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { assistant } from './fixtures.ts';
import { ReleasePage } from './ReleasePage.tsx';

const { worker, show } = createStage();

test('what the server says against saving the web channel is shown as it is', async () => {
  const words = '公开链接正在审核，明天9点以后才能取消';
  worker.use(...mock.fail(assistants.unrelease, errorCodes.conflict, words));
  show(
    <SessionStage session={sessionOf()}>
      <ReleasePage assistant={{ ...assistant, permission: 'public', category: 'domainKnowledge' }} />
    </SessionStage>,
  );
  await userEvent.click(page.getByRole('button', { name: '取消发布' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '取消发布' }));
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  // Refused: it is still published.
  await expect.element(page.getByRole('textbox', { name: '公开链接' })).toBeVisible();
});
