import { replyRules } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { Rules } from './Rules.tsx';

const { worker, show } = createStage();
const kbBotId = 'c'.repeat(32);

test('what is written of a new rule is there again after the dialog was closed and the page loaded anew', async () => {
  worker.use(...mock.ok(replyRules.page, { rows: [], count: 0 }));
  const open = async (key: string) => {
    show(
      <SessionStage key={key} session={sessionOf()}>
        <Rules kbBotId={kbBotId} />
      </SessionStage>,
    );
    await userEvent.click(page.getByRole('button', { name: '添加规则' }).first());
  };
  const name = () => page.getByRole('dialog').getByRole('textbox').first();
  await open('before');
  await userEvent.fill(name(), '退货运费');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await open('after');
  await expect.element(name()).toHaveValue('退货运费');
});
