import { expect, test } from 'vitest';
import { demoLogin } from '../../packages/server/src/demo/seedDemo.ts';
import { createScene } from './scene.ts';

const scene = createScene(() => ({ DEMO: 'on' }));

test('date range, combo box and number work by keyboard and break no rule of the content security policy', async () => {
  const { page, complaints } = await scene.visit();
  await page.goto(scene.url('/login'));
  await page.getByRole('tab', { name: /密码/ }).click();
  await page.getByLabel('手机号').fill(demoLogin.phoneNumber);
  await page.locator('input[type=password]').fill(demoLogin.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/a/**');
  await scene.query('update "user" set channel_user = true where phone_number = $1', [demoLogin.phoneNumber]);

  await page.goto(scene.url('/channel/center'));
  const range = page.getByRole('button', { name: /^统计日期|日期范围|\d{4}-\d{2}-\d{2}/ }).first();
  const before = await range.textContent();
  await range.click();
  await page.getByRole('grid').first().waitFor();
  for (const key of ['ArrowUp', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('grid').first().waitFor({ state: 'detached' });
  await expect.poll(() => range.textContent()).not.toBe(before);
  // The rule that react-aria wants stands in our own style sheet, and no style element was written.
  await expect.poll(() => page.locator('style').count()).toBe(0);

  await page.goto(scene.url('/a/tenant/basic'));
  await page.getByRole('button', { name: '转让企业' }).click();
  const heir = page.getByRole('combobox', { name: '新的拥有者' });
  await heir.click();
  await page.getByRole('option').first().waitFor();
  await heir.press('ArrowDown');
  await heir.press('Enter');
  await expect.poll(() => heir.inputValue()).toMatch(/\d/);
  expect(complaints).toEqual([]);

  // A number is moved by its keys and buttons, and told each time.
  await page.goto(scene.url('/a/tenant/basic?topUp=yes'));
  const coins = page.getByRole('spinbutton', { name: /充值数量/ });
  await coins.fill('300');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'PageUp']) await coins.press(key);
  const moved = await coins.inputValue();
  expect(Number(moved.replaceAll(',', ''))).toBeGreaterThan(300);
  await page
    .locator('[aria-live="assertive"]')
    .filter({ hasText: moved.replaceAll(',', '') })
    .waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});
