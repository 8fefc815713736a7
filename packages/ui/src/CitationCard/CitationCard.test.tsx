import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { CitationCard } from './CitationCard.tsx';

function Card({ onOpen }: { onOpen: () => void }) {
  const [index, setIndex] = useState(1);
  return (
    <CitationCard
      title="接入前的电压检查"
      quote={[{ text: '组串接入前应逐串测量。' }, { text: '不得超过1100V', proof: true }]}
      fileName="HY-110K安装手册_V2.3.pdf"
      place="第14页"
      note="来自安装资料 · 2026年11月2日的版本"
      position={{ index, count: 2, onStep: (by) => setIndex((now) => now + by) }}
      onOpen={onOpen}
    />
  );
}

test('marks the words that prove, steps through the passages of a number and stops at the ends', async () => {
  const onOpen = vi.fn();
  mount(<Card onOpen={onOpen} />);
  expect(document.querySelector('mark')?.textContent).toBe('不得超过1100V');
  await expect.element(page.getByText('来自安装资料 · 2026年11月2日的版本')).toBeVisible();
  const back = page.getByRole('button', { name: '上一处' });
  const on = page.getByRole('button', { name: '下一处' });
  await expect.element(back).toBeDisabled();
  await userEvent.click(on);
  await expect.element(page.getByText('2 / 2')).toBeVisible();
  await expect.element(on).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '打开原文' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
