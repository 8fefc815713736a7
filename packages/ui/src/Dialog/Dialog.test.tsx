import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Field } from '../Field/Field.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Select } from '../Select/Select.tsx';
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

test('starts in the first field, keeps Tab inside, and gives focus back after Esc (APG dialog)', async () => {
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

test('is 800 px wide and mounts nothing while closed', async () => {
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

test('leaves 16 px of a narrow window on both sides, at either size (C-142)', async () => {
  await page.viewport(390, 844);
  for (const size of ['sm', 'md'] as const) {
    const { update } = mount(
      <Dialog open size={size} onClose={() => undefined} title="发布设置">
        内容
      </Dialog>,
    );
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect((dialog.element() as HTMLElement).offsetWidth).toBe(390 - 32);
    update(null);
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

const places = [
  { value: 'bj', label: '北京市' },
  { value: 'sh', label: '上海市' },
];
const ignore = () => undefined;

test.each([
  ['select', () => <Select label="打开" options={places} value="bj" onChange={ignore} />, 'listbox'],
  ['combo box', () => <ComboBox label="打开" options={places} value="bj" onChange={ignore} />, 'listbox'],
  ['menu', () => <Menu trigger={<Button>打开</Button>} groups={[[{ id: 'rename', label: '重命名' }]]} />, 'menu'],
  ['date range', () => <DateRangePicker label="打开" value={null} onChange={ignore} />, 'grid'],
  ['colour', () => <ColorPicker label="打开" value="#00BB93" onChange={ignore} />, 'slider'],
  [
    'popover',
    () => (
      <Popover label="说明" trigger={<Button>打开</Button>}>
        <hr />
      </Popover>
    ),
    'separator',
  ],
])('what opens from a dialog stands in front of it and closes before it: %s', async (_, control, role) => {
  mount(
    <Dialog open title="创建助手" onClose={ignore}>
      {control()}
    </Dialog>,
  );
  const name = /^打开/;
  await userEvent.click(page.getByRole('button', { name }).or(page.getByRole('combobox', { name })));
  const opened = page.getByRole(role).first();
  await expect.element(opened).toBeVisible();
  const { left, top, width, height } = opened.element().getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(opened.element().contains(hit) || hit!.contains(opened.element())).toBe(true);
  const dialog = page.getByRole('dialog', { name: '创建助手', includeHidden: true });
  expect(dialog.element().contains(hit)).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(opened).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
