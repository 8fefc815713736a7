import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Ratio } from '../ImageCrop/crop.ts';
import { mount } from '../private/mount.tsx';
import { RatioPicker } from './RatioPicker.tsx';

function Ratios() {
  const [ratio, setRatio] = useState<Ratio>('original');
  return <RatioPicker value={ratio} onChange={setRatio} />;
}

test('one stop for Tab, arrows walk through original, 1:1, 3:4 and 4:3 (APG radio group)', async () => {
  mount(<Ratios />);
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: '原图' })).toHaveFocus();
  for (const name of ['1:1', '3:4', '4:3', '原图']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name })).toBeChecked();
  }
});

test('a press that is over before focus has moved chooses too (APG radio group)', async () => {
  mount(<Ratios />);
  await userEvent.tab();
  const key = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', key));
  await expect.element(page.getByRole('radio', { name: '1:1' })).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: '1:1' })).toBeChecked();
});
