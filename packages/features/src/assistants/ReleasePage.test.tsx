import { assistants, errorCodes, pathOf } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assistant } from '../shared/fixtures.ts';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
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

test('a published assistant that the platform has stopped is not said to be open', async () => {
  show(
    <SessionStage session={sessionOf()}>
      <ReleasePage
        assistant={{ ...assistant, permission: 'public', status: 'disabled', category: 'domainKnowledge' }}
      />
    </SessionStage>,
  );
  await expect.element(page.getByText('已停用', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/访问者暂时打不开/)).toBeVisible();
  await expect.element(page.getByText(/任何人打开链接都可以提问/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/互联网公开/)).not.toBeInTheDocument();
});

test('an enterprise publishes to its members unless it chooses wider, and its link is not called public', async () => {
  const sent: unknown[] = [];
  worker.use(
    http.post(`*${pathOf(assistants.release, 'tenant')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const own = { ...assistant, type: 'tenant', category: 'domainKnowledge' } as const;
  show(
    <SessionStage session={sessionOf({ permissions: { currentIdentity: 'tenant' } })}>
      <ReleasePage assistant={{ ...own, permission: 'private' }} />
      <ReleasePage assistant={{ ...own, permission: 'protected' }} />
    </SessionStage>,
  );
  await expect.element(page.getByRole('radio', { name: '企业内公开' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: '企业内链接' })).toBeVisible();
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: '发布', exact: true }));
  await expect.poll(() => sent).toMatchObject([{ permission: 'protected' }]);
});
