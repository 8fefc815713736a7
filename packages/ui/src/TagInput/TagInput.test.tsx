import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { TagInput, type TagInputProps } from './TagInput.tsx';

function Live({ value: first = [], onChange, ...rest }: Partial<TagInputProps>) {
  const [value, setValue] = useState(first);
  return (
    <TagInput
      {...rest}
      label="关键词"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
const input = () => page.getByRole('textbox', { name: '关键词' });

test('adds trimmed tags by Enter, by a comma of either width, and on leaving', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.type(input(), '  并网 {Enter}逆变器，验收,MPPT');
  expect(onChange).toHaveBeenLastCalledWith(['并网', '逆变器', '验收']);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(['并网', '逆变器', '验收', 'MPPT']);
});

test('refuses a duplicate, one too long and one too many with the given words, and keeps the text to mend', async () => {
  mount(
    <Live
      value={['一', '二', '三']}
      max={4}
      limit={3}
      messages={{ duplicate: (tag) => `关键词${tag}已重复`, tooMany: (max) => `最多添加${max}个关键字` }}
    />,
  );
  await userEvent.type(input(), '二{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('关键词二已重复');
  await expect.element(input()).toHaveAccessibleDescription('关键词二已重复');
  await expect.element(input()).toHaveValue('二');
  await userEvent.fill(input(), '𠮷𠮷𠮷𠮷');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('每个最多3个字符');
  await userEvent.fill(input(), '四、五');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('最多添加4个关键字');
  await expect.element(input()).toHaveValue('五');
});

test('Enter that ends a word of an input method adds nothing', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.fill(input(), 'bingwang');
  input()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  await expect.element(input()).toHaveValue('bingwang');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys reach the tags, Delete takes one away and focus stays near; the least number is kept', async () => {
  const onChange = vi.fn();
  mount(<Live value={['并网', '逆变器', '验收']} min={2} onChange={onChange} />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: '移除逆变器' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenLastCalledWith(['并网', '验收']);
  await expect.element(page.getByRole('button', { name: '移除并网' })).toHaveFocus();
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('至少保留2个');
  expect(onChange).toHaveBeenCalledOnce();
});
