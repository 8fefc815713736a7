import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { QuestionBar } from './QuestionBar.tsx';

const groups = [
  { title: '接线', questions: Array.from({ length: 12 }, (_, index) => `接线问题第${index + 1}个怎么处理？`) },
  { title: '告警', questions: ['绝缘阻抗低怎么办？'] },
];

test('an arrow moves the questions by 200 px', async () => {
  await page.viewport(1280, 800);
  mount(
    <div style={{ inlineSize: 704 }}>
      <QuestionBar groups={groups} onAsk={() => undefined} />
    </div>,
  );
  const row = page.getByRole('button', { name: '接线问题第1个怎么处理？' }).element().parentElement!;
  await userEvent.click(page.getByRole('button', { name: '向后滚动' }));
  await expect.poll(() => row.scrollLeft).toBe(200);
});

test('asks the question that is pressed, also on another tab by arrow keys (APG tabs)', async () => {
  const onAsk = vi.fn();
  mount(
    <div style={{ inlineSize: 704 }}>
      <QuestionBar groups={groups} onAsk={onAsk} />
    </div>,
  );
  await userEvent.click(page.getByRole('tab', { name: '接线' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(page.getByRole('button', { name: '绝缘阻抗低怎么办？' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('绝缘阻抗低怎么办？');
});
