import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { GateOverlay } from './GateOverlay.tsx';

test('what lies behind is out of reach of keyboard and pointer while closed, and free afterwards (HTML inert)', async () => {
  const onSave = vi.fn();
  const onUpgrade = vi.fn();
  const gate = (closed: boolean) => (
    <GateOverlay closed={closed} title="升级后可以使用" action={<Button onPress={onUpgrade}>查看套餐</Button>}>
      <Button onPress={onSave}>保存</Button>
    </GateOverlay>
  );
  const { update, host } = mount(gate(true));
  await expect.element(page.getByRole('region', { name: '升级后可以使用' })).toBeVisible();
  expect(host.querySelector('[inert]')).not.toBeNull();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '查看套餐' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUpgrade).toHaveBeenCalledOnce();
  update(gate(false));
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  expect(onSave).toHaveBeenCalledOnce();
});
