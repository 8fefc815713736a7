import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'plan', title: '选择套餐' },
  { id: 'pay', title: '支付' },
  { id: 'done', title: '完成' },
];

test('says which step one is at and which are done (ARIA aria-current="step")', async () => {
  mount(<Stepper label="支付步骤" steps={steps} current="pay" />);
  const list = page.getByRole('list', { name: '支付步骤' });
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.textContent)).toEqual(['选择套餐已完成', '2支付进行中', '3完成未开始']);
});

test('leads back to finished steps only', async () => {
  const onReturn = vi.fn();
  mount(<Stepper label="支付步骤" steps={steps} current="pay" onReturn={onReturn} />);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: '选择套餐' }));
  expect(onReturn).toHaveBeenCalledExactlyOnceWith('plan');
});

test('tells the reason of a failed step in its place', async () => {
  mount(<Stepper label="支付步骤" steps={[steps[0]!, { ...steps[1]!, problem: '二维码已过期' }]} current="pay" />);
  const item = page.getByRole('listitem').nth(1);
  await expect.element(item).toHaveTextContent('支付有错误二维码已过期');
});

test('stands upright on phones', async () => {
  await page.viewport(390, 844);
  mount(<Stepper label="支付步骤" steps={steps} current="pay" />);
  const [first, second] = page.getByRole('listitem').elements() as [HTMLElement, HTMLElement];
  expect(second.offsetTop).toBeGreaterThan(first.offsetTop);
  await page.viewport(1280, 800);
  expect(second.offsetTop).toBe(first.offsetTop);
});
