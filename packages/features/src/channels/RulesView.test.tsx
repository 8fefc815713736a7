import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { rules } from './fixtures.ts';
import { RulesView } from './RulesView.tsx';

const { show } = createWindow();

test('the list of rules shows the words of a reply without their marks', async () => {
  const content = '七天内**可以**退货，见[说明](https://tinystar.example/a)';
  const [rule] = rules;
  const rows = [{ ...rule!, reply: { ...rule!.reply, content } }];
  show(
    <RulesView
      rules={{ kind: 'ready', data: { rows, count: 1 } }}
      keyword=""
      page={1}
      onKeyword={vi.fn()}
      onPage={vi.fn()}
      onCreate={vi.fn()}
      onEdit={vi.fn()}
      onRemove={vi.fn()}
      onSwitch={vi.fn()}
      onRetry={vi.fn()}
    />,
  );
  await expect.element(page.getByText(/^七天内可以退货，见说明/)).toBeVisible();
});
