import { useRef, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { SecretField } from '../SecretField/SecretField.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mount } from '../private/mount.tsx';
import { Field } from './Field.tsx';

type Focusable = { focus: () => void };
interface Wiring {
  ref: (element: Focusable | null) => void;
  name: string;
  onBlur: () => void;
}

const nothing = () => undefined;
/** What a form library hands to a control: a ref to focus it, a name, and the moment it is left. */
const controls: Record<string, (wiring: Wiring) => ReactNode> = {
  TextInput: (wiring) => <TextInput {...wiring} value="" onChange={nothing} />,
  TextArea: (wiring) => <TextArea {...wiring} value="" onChange={nothing} />,
  PasswordInput: (wiring) => <PasswordInput {...wiring} value="" onChange={nothing} />,
  PhoneInput: (wiring) => <PhoneInput {...wiring} value="" onChange={nothing} />,
  CodeInput: (wiring) => <CodeInput {...wiring} value="" onChange={nothing} />,
  SearchInput: (wiring) => <SearchInput {...wiring} label="值" value="" onChange={nothing} />,
  NumberInput: (wiring) => <NumberInput {...wiring} value={null} onChange={nothing} />,
  TagInput: (wiring) => <TagInput {...wiring} value={[]} onChange={nothing} />,
  SecretField: (wiring) => <SecretField {...wiring} value="" onChange={nothing} />,
};

for (const [control, render] of Object.entries(controls)) {
  test(`a form focuses a wrong ${control}, hears when it is left, and its message is read with it`, async () => {
    const onBlur = vi.fn();
    let focusable: Focusable | null = null;
    const wiring: Wiring = {
      ref: (element) => {
        focusable = element;
      },
      name: 'value',
      onBlur,
    };
    mount(
      <Field label="值" error="请输入值">
        {render(wiring)}
      </Field>,
    );
    (focusable as Focusable | null)?.focus();
    const element = document.activeElement as HTMLInputElement;
    expect(element.name).toBe('value');
    await expect.element(element).toHaveAccessibleDescription('请输入值');
    await expect.element(element).toHaveAttribute('aria-invalid', 'true');
    // Not by Tab: with one control on the page it may come round to it again.
    element.blur();
    expect(onBlur).toHaveBeenCalledOnce();
  });
}

function Form({ onSubmit }: { onSubmit: (values: { name: string; days: number }) => void }) {
  const name = useRef<HTMLInputElement>(null);
  const days = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<{ name: string; days: number | null }>({ name: '', days: null });
  const [wrong, setWrong] = useState<'name' | 'days' | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const first = values.name === '' ? 'name' : values.days === null ? 'days' : null;
        setWrong(first);
        if (first === 'name') name.current?.focus();
        else if (first === 'days') days.current?.focus();
        else if (values.days !== null) onSubmit({ name: values.name, days: values.days });
      }}
    >
      <Field label="名称" error={wrong === 'name' ? '请输入名称' : undefined}>
        <TextInput ref={name} value={values.name} onChange={(next) => setValues({ ...values, name: next })} />
      </Field>
      <Field label="天数" error={wrong === 'days' ? '请输入天数' : undefined}>
        <NumberInput
          ref={days}
          min={1}
          max={30}
          value={values.days}
          onChange={(next) => setValues({ ...values, days: next })}
        />
      </Field>
      <button type="submit">保存</button>
    </form>
  );
}

test('a refused form leads to its first wrong field and, mended, hands on its values', async () => {
  const onSubmit = vi.fn();
  mount(<Form onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveFocus();
  await userEvent.keyboard('光伏{Enter}');
  await expect.element(page.getByRole('spinbutton', { name: '天数' })).toHaveFocus();
  await userEvent.keyboard('45{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: '光伏', days: 30 });
});
