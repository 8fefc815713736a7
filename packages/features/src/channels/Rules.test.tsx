import { errorCodes, replyRules } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { rules } from './fixtures.ts';
import { Rules } from './Rules.tsx';

const { worker, show, bodies } = createStage();
const kbBotId = 'c'.repeat(32);

test('what is written of a new rule is there again after the dialog was closed and the page loaded anew', async () => {
  worker.use(...mock.ok(replyRules.page, { rows: [], count: 0 }));
  const open = async (key: string) => {
    show(
      <SessionStage key={key} session={sessionOf()}>
        <Rules kbBotId={kbBotId} />
      </SessionStage>,
    );
    await userEvent.click(page.getByRole('button', { name: /添加规则|继续填写/ }).first());
  };
  const name = () => page.getByRole('dialog').getByRole('textbox').first();
  await open('before');
  await userEvent.fill(name(), '退货运费');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // The list says that something waits, and what was still being typed waits too.
  await userEvent.click(page.getByRole('button', { name: '继续填写' }).first());
  const keyword = page.getByRole('dialog').getByRole('textbox', { name: '关键词' });
  await userEvent.fill(keyword, '运费');
  await userEvent.keyboard('{Escape}');
  await open('after');
  await expect.element(name()).toHaveValue('退货运费');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '移除运费' })).toBeVisible();
  await expect.element(keyword).toHaveValue('');
});

test('a keyword that was typed and not entered is saved with the rule', async () => {
  worker.use(...mock.ok(replyRules.page, { rows: [], count: 0 }));
  const saved = bodies(replyRules.create, () => ({ status: 'success', replyRule: rules[0]! }));
  show(
    <SessionStage session={sessionOf()}>
      <Rules kbBotId={'d'.repeat(32)} />
    </SessionStage>,
  );
  await userEvent.click(page.getByRole('button', { name: '添加规则' }).first());
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: '回复内容' }), '七天内可以退货。');
  await userEvent.fill(dialog.getByRole('textbox', { name: '关键词' }), '退货');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect.poll(() => saved).toMatchObject([{ keywords: ['退货'] }]);
});

test('what is typed into a rule that is deleted meanwhile can be kept as a new one', async () => {
  worker.use(
    ...mock.ok(replyRules.page, { rows: rules.slice(0, 1), count: 1 }),
    ...mock.fail(replyRules.update, errorCodes.notFound, '内容不存在'),
  );
  const saved = bodies(replyRules.create, () => ({ status: 'success', replyRule: rules[0]! }));
  show(
    <SessionStage session={sessionOf()}>
      <Rules kbBotId={kbBotId} />
    </SessionStage>,
  );
  await userEvent.click(page.getByRole('button', { name: /编辑/ }).first());
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox').first(), '退货地址');
  await userEvent.click(page.getByRole('button', { name: '保存', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '另存为新规则' }));
  await expect.poll(() => saved).toMatchObject([{ displayName: '退货地址', keywords: rules[0]!.keywords }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
