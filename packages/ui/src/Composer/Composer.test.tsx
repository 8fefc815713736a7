import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

function Chat({ onSend, onBlank, onStop, phase = 'idle' }: Partial<ComposerProps>) {
  const [value, setValue] = useState('');
  return (
    <Composer
      value={value}
      onChange={setValue}
      onSend={(text) => {
        onSend?.(text);
        setValue('');
      }}
      onBlank={onBlank}
      onStop={onStop}
      phase={phase}
    />
  );
}

const field = () => page.getByRole('textbox', { name: '问题' });

test('Enter sends without the blanks around, Shift+Enter breaks the line', async () => {
  const onSend = vi.fn();
  mount(<Chat onSend={onSend} />);
  await userEvent.type(field(), ' 接地线');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.keyboard('多粗{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('接地线\n多粗');
  await expect.element(field()).toHaveValue('');
});

test('nothing is sent while an input method composes, also where only key code 229 tells', async () => {
  const onSend = vi.fn();
  mount(<Chat onSend={onSend} />);
  await userEvent.type(field(), 'nihao');
  const element = field().element();
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('blank text is refused by Enter and by the button', async () => {
  const onSend = vi.fn();
  const onBlank = vi.fn();
  mount(<Chat onSend={onSend} onBlank={onBlank} />);
  await userEvent.type(field(), '   {Enter}');
  expect(onBlank).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: '发送' })).toHaveAttribute('aria-disabled', 'true');
  expect(onSend).not.toHaveBeenCalled();
});

test('send becomes stop in the same place, and Esc stops too', async () => {
  const onStop = vi.fn();
  const { update } = mount(<Chat />);
  const place = page.getByRole('button', { name: '发送' }).element().getBoundingClientRect();
  update(<Chat phase="answering" onStop={onStop} />);
  const stop = page.getByRole('button', { name: '停止回答' });
  expect(stop.element().getBoundingClientRect()).toEqual(place);
  await userEvent.click(stop);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(onStop).toHaveBeenCalledTimes(2);
});

test('grows from one to ten rows, then scrolls', async () => {
  mount(<Chat />);
  const height = () => field().element().getBoundingClientRect().height;
  expect(height()).toBe(48);
  await userEvent.fill(field(), Array.from({ length: 10 }, (_, row) => row).join('\n'));
  expect(height()).toBe(264);
  await userEvent.fill(field(), Array.from({ length: 30 }, (_, row) => row).join('\n'));
  expect(height()).toBe(264);
});
