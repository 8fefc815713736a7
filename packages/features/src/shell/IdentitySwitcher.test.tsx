import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { huachen, permissions, user } from './fixtures.ts';
import { identitiesOf } from './identities.ts';
import { IdentitySwitcher } from './IdentitySwitcher.tsx';

const { show } = createWindow();

const open = async () => {
  const onSwitch = vi.fn();
  show(<IdentitySwitcher {...identitiesOf(user(), permissions(), huachen)} onSwitch={onSwitch} />);
  await userEvent.click(
    page.getByRole('button', { name: /^切换身份：\s*华晨精密制造\s*拥有者\s*其他身份有15条未读$/ }),
  );
  return onSwitch;
};

const row = (name: string | RegExp) => page.getByRole('dialog', { name: '切换身份' }).getByRole('button', { name });

test('two of five enterprises are listed, the rest unfold under more with their unread messages', async () => {
  await open();
  await expect.element(row(/云栖工程材料/)).toBeVisible();
  await expect.element(row(/启明职业培训/)).not.toBeInTheDocument();
  await expect.element(row(/更多/)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row(/更多.*3条未读/)).toBeVisible();
  await userEvent.click(row(/更多/));
  await expect.element(row(/启明职业培训/)).toBeVisible();
  await expect.element(row(/江南法务.*已停用/)).toBeVisible();
});

test('choosing another identity asks for the switch and closes the list; the current one only closes it', async () => {
  const onSwitch = await open();
  await userEvent.click(row(/华晨精密制造/));
  expect(onSwitch).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: /^切换身份/ }));
  await userEvent.click(row(/个人用户/));
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tenantId: '' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the list opens and is left by keyboard, and focus comes home', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^切换身份/ })).toHaveFocus();
});
