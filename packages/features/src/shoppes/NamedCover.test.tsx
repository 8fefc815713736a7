import { assistants, errorCodes, messages, shoppes } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assistant } from '../shared/fixtures.ts';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { NamedCover, type NamedCoverProps } from './NamedCover.tsx';

const { worker, show: render, bodies } = createStage();
const kbBotId = '9'.repeat(32);
const cover = { url: '/file/cover.jpg', aspect: 4 / 3 };
const dialog = page.getByRole('dialog', { name: '设置封面' });

const show = (tab: NamedCoverProps['tab'], onClose = vi.fn()) => {
  render(
    <SessionStage session={sessionOf()}>
      <NamedCover kbBotId={kbBotId} tab={tab} onClose={onClose} />
    </SessionStage>,
  );
  return onClose;
};

const answered = () => mock.ok(assistants.get, { ...assistant, id: kbBotId, name: '设备维修助手', shoppeVideo: cover });

test('an address names an assistant on any page of the list: its name stands in the dialog, and its own cover is what is taken away', async () => {
  worker.use(...answered());
  const saved = bodies(shoppes.setCover);
  const onClose = show('upload');
  await expect.element(dialog.getByText('设备维修助手')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '移除封面' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(saved).toEqual([{ kbBotId, cover: null, was: cover }]);
});

test('of an assistant that is not there the dialog says so and can be closed', async () => {
  worker.use(...mock.fail(assistants.get, errorCodes.assistantMissing, messages.assistantMissing));
  const onClose = show('upload');
  await expect.element(dialog.getByText(messages.assistantMissing)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }).last());
  expect(onClose).toHaveBeenCalledOnce();
});

test('what did not come is asked for again', async () => {
  worker.use(...mock.fail(assistants.get, errorCodes.unavailable, '服务暂时不可用'));
  show('video');
  await expect.element(dialog.getByText('服务暂时不可用')).toBeVisible();
  worker.use(...answered());
  await userEvent.click(dialog.getByRole('button', { name: '重试' }));
  await expect.element(dialog.getByText('设备维修助手')).toBeVisible();
});
