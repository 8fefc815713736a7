import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CaptchaInput } from '../CaptchaInput/CaptchaInput.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { mount } from '../private/mount.tsx';
import { lengthOf } from './Counter.tsx';

function Phone({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      label="手机号"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeInput label="验证码" value={value} onChange={setValue} onComplete={onComplete} />;
}

test('takes a number as people paste it: spaces, hyphens and +86 go', async () => {
  const onValue = vi.fn();
  mount(<Phone onValue={onValue} />);
  await userEvent.fill(page.getByRole('textbox', { name: '手机号' }), '+86 138-0000 6021');
  expect(onValue).toHaveBeenLastCalledWith('13800006021');
});

test('offers the message code to the phone and reports six digits once', async () => {
  const onComplete = vi.fn();
  mount(<Code onComplete={onComplete} />);
  const input = page.getByRole('textbox', { name: '验证码' });
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.fill(input, '49 21a07');
  await userEvent.type(input, '9');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('492107');
});

test('shows and hides a password without losing it', async () => {
  mount(<PasswordInput label="密码" value="abc12345" onChange={() => undefined} />);
  const input = page.getByLabelText('密码', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: '显示密码' }));
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('abc12345');
});

test('renews the picture by a press on it, and never runs what is in it', async () => {
  const onRenew = vi.fn();
  const hostile = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"><text y="20">7kQ4</text></svg>';
  mount(<CaptchaInput label="图形验证码" value="" svg={hostile} onChange={() => undefined} onRenew={onRenew} />);
  await userEvent.click(page.getByRole('button', { name: '换一张验证码' }));
  expect(onRenew).toHaveBeenCalledOnce();
  expect('hacked' in window).toBe(false);
});

test('counts characters as people do', () => {
  expect(lengthOf('小星𠮷野家')).toBe(5);
});
