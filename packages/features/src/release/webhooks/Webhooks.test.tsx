import { errorCodes, webhookMessages, webhooks } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../../shared/testing/index.ts';
import { copy, deliveryCopy, eventWords, formCopy, secretCopy } from './copy.ts';
import { deliveryRows, kbBotId, rows } from './fixtures.ts';
import { Webhooks } from './Webhooks.tsx';

const { worker, show, bodies } = createStage();
const [first] = rows;
const secret = `whsec_${'3fQk9dLw'.repeat(4)}`;

const open = () =>
  show(
    <SessionStage session={sessionOf()}>
      <Webhooks kbBotId={kbBotId} />
    </SessionStage>,
  );
const dialog = (name: string) => page.getByRole('dialog', { name });
const choose = async (what: string) => {
  await userEvent.click(page.getByRole('button', { name: `工单系统：${copy.more}` }));
  await userEvent.click(page.getByRole('menuitem', { name: what }));
};

test('a webhook is added with its events, and its secret is shown once', async () => {
  worker.use(...mock.ok(webhooks.list, { rows: [] }));
  const sent = bodies(webhooks.create, () => ({ webhook: first!, secret }));
  open();
  await userEvent.click(page.getByRole('button', { name: copy.create }));
  const form = dialog(formCopy.create);
  await userEvent.fill(form.getByRole('textbox', { name: formCopy.address }), ' https://a.example/hook ');
  await userEvent.click(form.getByText(eventWords['balance.low'].label));
  await userEvent.click(form.getByRole('button', { name: formCopy.save }));
  await expect.poll(() => sent).toMatchObject([{ kbBotId, events: ['balance.low'], description: '' }]);
  const shown = dialog(secretCopy.title);
  await expect.element(shown.getByRole('textbox', { name: secretCopy.label })).toHaveValue(secret);
  await userEvent.click(shown.getByRole('button', { name: secretCopy.done }));
  await expect.element(shown).not.toBeInTheDocument();
});

test('an address that is refused is told in the form, which keeps what was typed', async () => {
  worker.use(
    ...mock.ok(webhooks.list, { rows: [] }),
    ...mock.fail(webhooks.create, errorCodes.invalidInput, webhookMessages.notOutside),
  );
  open();
  await userEvent.click(page.getByRole('button', { name: copy.create }));
  const form = dialog(formCopy.create);
  const address = form.getByRole('textbox', { name: formCopy.address });
  await userEvent.fill(address, 'https://192.168.1.2/hook');
  await userEvent.click(form.getByText(eventWords['ticket.opened'].label));
  await userEvent.click(form.getByRole('button', { name: formCopy.save }));
  await expect.element(form.getByText(webhookMessages.notOutside)).toBeVisible();
  await expect.element(address).toHaveValue('https://192.168.1.2/hook');
});

test('a test says whether it arrived, and why not', async () => {
  worker.use(...mock.ok(webhooks.list, { rows: rows.slice(0, 1) }), ...mock.ok(webhooks.test, deliveryRows[1]!));
  open();
  await userEvent.click(page.getByRole('button', { name: copy.test }));
  await expect.element(page.getByText(copy.notTested('接收方10秒内没有回应'))).toBeVisible();
});

test('deliveries are filtered by failure, shown whole and sent again', async () => {
  worker.use(...mock.ok(webhooks.list, { rows: rows.slice(0, 1) }));
  const asked = bodies(webhooks.deliveries, ({ state }) => {
    const found = deliveryRows.filter((row) => state === undefined || row.state === state);
    return { rows: found, count: found.length };
  });
  const resent = bodies(webhooks.resend, () => deliveryRows[0]!);
  open();
  await choose(copy.deliveries);
  const drawer = dialog(deliveryCopy.title('工单系统'));
  await userEvent.click(drawer.getByText('失败', { exact: true }).first());
  await expect.poll(() => asked.at(-1)).toMatchObject({ id: first!.id, state: 'failed', page: 1 });
  await expect.element(drawer.getByText('接收方10秒内没有回应')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: deliveryCopy.show }));
  await expect.element(drawer.getByText(/"ticket_id"/)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: deliveryCopy.resend }));
  await expect.poll(() => resent).toEqual([{ kbBotId, id: first!.id, deliveryId: deliveryRows[1]!.id }]);
  // What is shown is asked for again.
  await expect.poll(() => asked.length).toBeGreaterThan(2);
});

test('a new secret and a deletion are asked about first', async () => {
  worker.use(...mock.ok(webhooks.list, { rows: rows.slice(0, 1) }));
  const renewed = bodies(webhooks.renewSecret, () => ({ webhook: first!, secret }));
  open();
  await choose(copy.renew);
  const asking = page.getByRole('alertdialog', { name: copy.renewTitle });
  await expect.element(asking.getByText(copy.renewText)).toBeVisible();
  expect(renewed).toEqual([]);
  await userEvent.click(asking.getByRole('button', { name: copy.renew }));
  await expect.element(dialog(secretCopy.title)).toBeVisible();
  expect(renewed).toEqual([{ kbBotId, id: first!.id }]);
  await userEvent.click(dialog(secretCopy.title).getByRole('button', { name: secretCopy.done }));
  await choose(copy.remove);
  await expect.element(page.getByRole('alertdialog', { name: copy.removeTitle })).toBeVisible();
});
