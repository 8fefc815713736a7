import { documents, regression } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { AddQuestion } from './AddQuestion.tsx';

const { worker, show, bodies } = createStage();
const kbBotId = 'd'.repeat(32);

test('what is written of a new question is there again after the page was loaded anew, until it is saved', async () => {
  worker.use(...mock.ok(documents.list, { rows: [], count: 0, blockCount: 0 }));
  const saved = bodies(regression.create, () => ({ id: '1'.repeat(32) }));
  const onClose = vi.fn();
  const open = (key: string) =>
    show(
      <SessionStage key={key} session={sessionOf()}>
        <AddQuestion kbBotId={kbBotId} onClose={onClose} />
      </SessionStage>,
    );
  const question = () => page.getByRole('dialog').getByRole('textbox').first();
  open('before');
  await userEvent.fill(question(), '几点开馆？');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  open('after');
  await expect.element(question()).toHaveValue('几点开馆？');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '加入' }));
  await expect.poll(() => saved).toMatchObject([{ kbBotId, question: '几点开馆？' }]);
  await expect.poll(() => onClose.mock.calls).toHaveLength(2);
  open('saved');
  await expect.element(question()).toHaveValue('');
});
