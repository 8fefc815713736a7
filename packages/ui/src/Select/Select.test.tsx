import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { Select } from './Select.tsx';

test('chooses by keyboard and is named by its field (APG select-only combobox)', async () => {
  const onChange = vi.fn();
  mount(
    <Field label="状态">
      <Select
        value="all"
        onChange={onChange}
        options={[
          { value: 'all', label: '全部状态' },
          { value: 'trained', label: '已训练' },
        ]}
      />
    </Field>,
  );
  const combobox = page.getByRole('combobox', { name: '状态' });
  await userEvent.click(combobox);
  await expect.element(page.getByRole('option', { name: '全部状态' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '已训练' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('trained');
});

const states = [
  { value: 'all', label: '全部状态' },
  { value: 'trained', label: '已训练' },
  { value: 'waiting', label: '等待解析', disabled: true },
  { value: 'training', label: '训练中' },
  { value: 'timeout', label: 'Timeout超时' },
  { value: 'failed', label: '解析失败' },
];

afterEach(() => void vi.useRealTimers());

test('typing moves to the match: Chinese characters, Latin letters and Pinyin initials (APG select-only combobox)', async () => {
  // What belongs together is told by the time between two keys, which stands still until it is turned.
  vi.useFakeTimers({ toFake: ['performance'] });
  const pauseTyping = () => vi.advanceTimersByTime(750);
  const onChange = vi.fn();
  mount(<Select label="状态" value="all" onChange={onChange} options={states} />);
  await userEvent.click(page.getByRole('combobox', { name: '状态' }));
  await expect.element(page.getByRole('option', { name: '全部状态' })).toHaveFocus();
  // As a handwriting or voice keyboard sends it; the driver's own keys are Latin.
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '训', bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('option', { name: '训练中' })).toHaveFocus();
  pauseTyping();
  await userEvent.keyboard('ti');
  await expect.element(page.getByRole('option', { name: 'Timeout超时' })).toHaveFocus();
  pauseTyping();
  await userEvent.keyboard('jxs');
  await expect.element(page.getByRole('option', { name: '解析失败' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('failed');
});

test('typing on the closed button opens the list at the match and never chooses by itself (APG select-only combobox)', async () => {
  const onChange = vi.fn();
  mount(<Select label="状态" value="all" onChange={onChange} options={states} />);
  await userEvent.tab();
  await userEvent.keyboard('y');
  await expect.element(page.getByRole('option', { name: '已训练' })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox', { name: '状态' })).toHaveFocus();
});
