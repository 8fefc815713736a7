import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Switch } from '../Switch/Switch.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mount } from '../private/mount.tsx';
import { Field } from './Field.tsx';

test('ties label, hint and the exact message to its control', async () => {
  mount(
    <Field label="名称" hint="显示在助手广场" error="助手名称不能为空" required>
      <TextInput value="" onChange={() => undefined} />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: '名称' });
  await expect.element(input).toHaveAccessibleDescription('显示在助手广场 助手名称不能为空');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('助手名称不能为空');
});

test('is no longer invalid once the message is gone', async () => {
  const control = <TextInput value="光伏" onChange={() => undefined} />;
  const { update } = mount(
    <Field label="名称" error="助手名称不能为空">
      {control}
    </Field>,
  );
  update(<Field label="名称">{control}</Field>);
  await expect.element(page.getByRole('textbox', { name: '名称' })).not.toHaveAttribute('aria-invalid');
});

test('each control of a group answers to its own words', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  mount(
    <Field label="知识库" group>
      <Switch checked onChange={first}>
        文档库
      </Switch>
      <Switch checked onChange={second}>
        问答库
      </Switch>
    </Field>,
  );
  await page.getByText('问答库').click();
  expect(second).toHaveBeenCalledWith(false);
  expect(first).not.toHaveBeenCalled();
  await expect.element(page.getByRole('switch', { name: '问答库' })).toBeVisible();
});
