import { operator } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import * as fixtures from './fixtures.ts';
import { HealthCells } from './HealthCells.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { ProcessTable } from './ProcessTable.tsx';

const stage = createStage();
const { worker } = stage;

/** The page beside the menu in a window of 1440. */
const wide = (children: React.ReactNode) =>
  stage.show(
    <SessionStage session={sessionOf()}>
      <div style={{ inlineSize: 1144 }}>{children}</div>
    </SessionStage>,
  );
const over = (name: string) => {
  const { scrollWidth, clientWidth } = page.getByRole('group', { name }).element();
  return scrollWidth - clientWidth;
};

test('the tables of payments and of servers fit beside the menu of a window of 1440', async () => {
  await page.viewport(1440, 900);
  worker.use(...mock.ok(operator.differences, { rows: fixtures.differences, count: fixtures.differences.length }));
  wide(
    <>
      <PaymentPanel />
      <ProcessTable processes={fixtures.overview.processes} reserved={4} />
    </>,
  );
  await expect.element(page.getByText('交易2026112022001456781', { exact: false }).first()).toBeVisible();
  for (const name of ['付款差异', '运行中的服务']) expect([name, over(name)]).toEqual([name, 0]);
});

test('an assistant is stopped only after a question that says what stops; it is taken back without one', async () => {
  const [running] = fixtures.assistants.filter(({ status }) => status === 'enabled');
  const name = running!.name;
  worker.use(...mock.ok(operator.assistants, { rows: [running!], count: 1 }));
  const sent = stage.bodies(operator.setAssistant);
  wide(<AssistantPanel />);
  const stop = page.getByRole('button', { name: `停用${name}` });
  await userEvent.click(stop);
  const dialog = page.getByRole('dialog', { name: `停用「${name}」？` });
  await expect.element(dialog.getByText('公开页面、网站组件和接口', { exact: false })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(stop);
  await userEvent.fill(dialog.getByRole('textbox', { name: '停用原因' }), '资料侵权');
  await userEvent.click(dialog.getByRole('button', { name: '停用', exact: true }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: running!.id, status: 'disabled', reason: '资料侵权' }]);
});

test.each([
  [0, 0, '没有等待'],
  [1, 0, '刚刚排队'],
  [12, 41, '最久等待41秒'],
])('of %i waiting jobs, the oldest for %i seconds, the overview says %s', async (waitingJobs, seconds, words) => {
  wide(<HealthCells overview={{ ...fixtures.overview, waitingJobs, oldestWaitingSeconds: seconds }} />);
  await expect.element(page.getByText(words)).toBeVisible();
});
