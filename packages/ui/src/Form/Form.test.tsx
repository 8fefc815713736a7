import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mount } from '../private/mount.tsx';
import { Form } from './Form.tsx';

const ranges = [
  { value: 'all', label: '全部' },
  { value: 'some', label: '部分' },
];

interface SampleProps {
  faults: readonly string[];
  /** Settles when the check is through; without it the check takes no time. */
  checked?: Promise<void>;
  chosen?: string;
}

function Sample({ faults, checked, chosen }: SampleProps) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const error = (field: string) => (shown.includes(field) ? `请填写${field}` : undefined);
  return (
    <Form onSubmit={() => void (checked ? checked.then(() => setShown(faults)) : setShown(faults))}>
      <Field label="名称" error={error('名称')}>
        <TextInput value={name} onChange={setName} />
      </Field>
      <Field label="范围" group error={error('范围')}>
        <RadioGroup options={ranges} value={chosen} onChange={() => {}} />
      </Field>
      <Field label="电话" error={error('电话')}>
        <TextInput value="" onChange={() => {}} />
      </Field>
      <Button type="submit">保存</Button>
    </Form>
  );
}

const save = () => page.getByRole('button', { name: '保存' });
const field = (name: string) => page.getByRole('textbox', { name });
const radio = (name: string) => page.getByRole('radio', { name });

/** Long enough for a late focus to come. */
const settle = () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));

test.each([
  ['a field', { faults: ['电话'] }, () => field('电话')],
  ['the first of two', { faults: ['电话', '名称'] }, () => field('名称')],
  ['a group, on its first choice', { faults: ['范围'] }, () => radio('全部')],
  ['a group, on what is chosen', { faults: ['范围'], chosen: 'some' }, () => radio('部分')],
])('what a form refuses takes the focus: %s', async (_, props, wanted) => {
  mount(<Sample {...props} />);
  await userEvent.click(save());
  await expect.element(wanted()).toHaveFocus();
});

test('who sends the same fault again is brought there again', async () => {
  mount(<Sample faults={['电话']} />);
  await userEvent.click(save());
  await expect.element(field('电话')).toHaveFocus();
  await userEvent.click(save());
  await expect.element(field('电话')).toHaveFocus();
});

test('a fault that is found later takes the focus when it is drawn, unless one goes on typing', async () => {
  const first = Promise.withResolvers<void>();
  const { update } = mount(<Sample faults={['电话']} checked={first.promise} />);
  await userEvent.click(save());
  await settle();
  await expect.element(save()).toHaveFocus();
  first.resolve();
  await expect.element(field('电话')).toHaveFocus();
  const second = Promise.withResolvers<void>();
  update(<Sample faults={['范围']} checked={second.promise} />);
  await userEvent.click(save());
  await userEvent.fill(field('名称'), '顾问');
  second.resolve();
  await expect.element(page.getByText('请填写范围')).toBeVisible();
  await settle();
  await expect.element(field('名称')).toHaveFocus();
});

test('a form with nothing wrong leaves the focus where it is', async () => {
  mount(<Sample faults={[]} />);
  await userEvent.click(save());
  await settle();
  await expect.element(save()).toHaveFocus();
});
