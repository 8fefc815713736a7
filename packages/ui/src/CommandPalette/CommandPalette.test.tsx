import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const chosen = vi.fn();
const command = (id: string, label: string, keywords: string[] = []) => ({
  id,
  label,
  keywords,
  onSelect: () => chosen(id),
});
const groups = [
  { title: '页面', commands: [command('train', '训练中心'), command('members', '成员管理', ['cygl'])] },
  { title: '操作', commands: [command('import', '批量导入成员')] },
];

function Page({ recent }: { recent?: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <CommandPalette open={open} onClose={() => setOpen(false)} groups={groups} recent={recent} />
    </>
  );
}

async function open(recent?: string[]) {
  chosen.mockClear();
  mount(<Page recent={recent} />);
  await userEvent.click(page.getByRole('button', { name: '打开' }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
}

const active = () => {
  const id = page.getByRole('combobox').element().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

test('keeps focus in the field while arrows move the active option round the list (APG combobox with listbox)', async () => {
  await open();
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBe('训练中心');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('成员管理');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('批量导入成员');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await expect.element(page.getByRole('option', { name: '批量导入成员' })).toHaveAttribute('aria-selected', 'true');
});

test('narrows by words and initials, runs the first by Enter and gives focus back (APG combobox, dialog)', async () => {
  await open();
  await userEvent.keyboard('成员');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['成员管理', '批量导入成员']);
  await expect.element(page.getByRole('status')).toHaveTextContent('2项结果');
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('cygl{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('members');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('says when nothing fits, and Enter then does nothing (APG combobox)', async () => {
  await open();
  await userEvent.keyboard('发票{Enter}');
  await expect.element(page.getByText('没有找到相关内容')).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(chosen).not.toHaveBeenCalled();
});

test('shows what was used last first, until something is typed', async () => {
  await open(['import']);
  await expect.element(page.getByRole('group', { name: '最近使用' })).toBeVisible();
  expect(active()).toBe('批量导入成员');
  await userEvent.keyboard('训');
  await expect.element(page.getByRole('group', { name: '最近使用' })).not.toBeInTheDocument();
});

test('closes by Esc without running anything (APG dialog)', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

test('leaves Enter to the input method while it composes', async () => {
  await open();
  page
    .getByRole('combobox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(chosen).not.toHaveBeenCalled();
});

test('begins a new search when it is opened again, also while it still fades out (APG dialog)', async () => {
  const palette = (shown: boolean) => <CommandPalette open={shown} onClose={() => undefined} groups={groups} />;
  const { update } = mount(palette(true));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('成员');
  update(palette(false));
  update(palette(true));
  await expect.element(page.getByRole('combobox')).toHaveValue('');
  await userEvent.keyboard('训练');
  await expect.element(page.getByRole('option')).toHaveTextContent('训练中心');
});
