import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { parseQuestions } from './parseQuestions.ts';
import { QuestionBar } from './QuestionBar.tsx';

const text = `#接线#\n${Array.from({ length: 12 }, (_, index) => `##接线问题第${index + 1}个怎么处理？##`).join('\n')}\n#告警#\n##绝缘阻抗低怎么办？##\n#空的#`;

test('reads tabs from # pairs and questions from ## pairs, and leaves empty tabs out [UI-43]', () => {
  const groups = parseQuestions(text);
  expect(groups.map(({ title }) => title)).toEqual(['接线', '告警']);
  expect(groups[0]?.questions).toHaveLength(12);
  expect(parseQuestions('##先问这个##\r\n随便写的一行')).toEqual([{ title: '', questions: ['先问这个'] }]);
});

test('an arrow moves the questions by 200 px [UI-43]', async () => {
  await page.viewport(1280, 800);
  mount(
    <div style={{ inlineSize: 704 }}>
      <QuestionBar groups={parseQuestions(text)} onAsk={() => undefined} />
    </div>,
  );
  const row = page.getByRole('button', { name: '接线问题第1个怎么处理？' }).element().parentElement!;
  await userEvent.click(page.getByRole('button', { name: '向后滚动' }));
  await expect.poll(() => row.scrollLeft).toBe(200);
});

test('asks the question that is pressed, also on another tab by arrow keys (APG tabs) [UI-43]', async () => {
  const onAsk = vi.fn();
  mount(
    <div style={{ inlineSize: 704 }}>
      <QuestionBar groups={parseQuestions(text)} onAsk={onAsk} />
    </div>,
  );
  await userEvent.click(page.getByRole('tab', { name: '接线' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(page.getByRole('button', { name: '绝缘阻抗低怎么办？' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('绝缘阻抗低怎么办？');
});
