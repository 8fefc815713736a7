import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mount } from '../private/mount.tsx';
import { Dialog } from './Dialog.tsx';

function Create() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>创建助手</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="创建助手" footer={<Button>取消</Button>}>
        <Field label="名称">
          <TextInput value="" onChange={() => undefined} />
        </Field>
      </Dialog>
    </>
  );
}

test('starts in the first field, keeps Tab inside, and gives focus back after Esc (APG dialog) [UI-11]', async () => {
  mount(<Create />);
  const opener = page.getByRole('button', { name: '创建助手' });
  await userEvent.click(opener);
  const dialog = page.getByRole('dialog', { name: '创建助手' });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveFocus();
  for (let step = 0; step < 6; step++) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('is 800 px wide and mounts nothing while closed [UI-11] [SHELL-22]', async () => {
  await page.viewport(1280, 800);
  const { update } = mount(
    <Dialog open={false} onClose={() => undefined} title="发布设置">
      内容
    </Dialog>,
  );
  expect(document.querySelector('[role=dialog]')).toBeNull();
  update(
    <Dialog open onClose={() => undefined} title="发布设置">
      内容
    </Dialog>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect((dialog.element() as HTMLElement).offsetWidth).toBe(800);
});
