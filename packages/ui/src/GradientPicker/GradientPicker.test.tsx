import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { GradientPicker, type Gradient } from './GradientPicker.tsx';

function Live({ onChange }: { onChange: (value: Gradient) => void }) {
  const [value, setValue] = useState<Gradient>({ from: '#00B2F9', to: '#04EB94', angle: 135 });
  return (
    <Field label="气泡渐变" group>
      <GradientPicker
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Field>
  );
}

test('turns the angle from 0 to 360 by arrow keys or by its figure (APG slider)', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await expect.element(page.getByRole('group', { name: '气泡渐变' })).toBeVisible();
  const dial = page.getByRole('slider', { name: '转动角度' });
  await userEvent.click(dial);
  await userEvent.keyboard('{Home}{ArrowRight}{PageUp}');
  await expect.element(dial).toHaveAttribute('aria-valuetext', '16°');
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect.element(dial).toHaveAttribute('aria-valuenow', '360');
  await userEvent.fill(page.getByRole('spinbutton', { name: '角度' }), '45');
  expect(onChange).toHaveBeenLastCalledWith({ from: '#00B2F9', to: '#04EB94', angle: 45 });
});

test('changes one colour and keeps the rest; both can change places', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.click(page.getByRole('button', { name: /^终点/ }));
  await userEvent.fill(page.getByRole('textbox', { name: '颜色代码' }), '#8b61e3');
  expect(onChange).toHaveBeenLastCalledWith({ from: '#00B2F9', to: '#8B61E3', angle: 135 });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: '交换两种颜色' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: '#8B61E3', to: '#00B2F9', angle: 135 });
});
