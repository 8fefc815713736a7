import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { AssistantCard } from './AssistantCard.tsx';
import { summary } from './fixtures.ts';

const { show } = createWindow();

test('a card with two tags leaves its name as much room as a card with one', async () => {
  const name = '分布式光伏安装与验收助手';
  const roomOf = async (unsaved: boolean): Promise<number> => {
    show(
      <ul style={{ inlineSize: '18rem', margin: 0, padding: 0 }}>
        <AssistantCard
          assistant={summary(1, { name, permission: 'public' })}
          href="/a"
          unsaved={unsaved}
          onCopy={vi.fn()}
          onRemove={vi.fn()}
        />
      </ul>,
    );
    await expect.poll(() => page.getByText('有未保存的修改').elements()).toHaveLength(unsaved ? 1 : 0);
    await expect.element(page.getByText('互联网公开')).toBeVisible();
    return page.getByRole('link', { name }).element().getBoundingClientRect().width;
  };
  const one = await roomOf(false);
  expect(await roomOf(true)).toBeGreaterThanOrEqual(one);
});
