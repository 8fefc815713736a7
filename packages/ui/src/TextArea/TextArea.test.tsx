import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { live } from '../private/liveField.tsx';
import { mount } from '../private/mount.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const Live = live<string, TextAreaProps>(TextArea);
const nothing = () => undefined;
const area = () => page.getByRole('textbox', { name: '简介' });
const height = () => area().element().getBoundingClientRect().height;

test('grows with its text from one row to ten, then scrolls', async () => {
  mount(<Live label="简介" value="" rows={1} onChange={nothing} />);
  const one = height();
  await userEvent.fill(area(), '一\n二');
  const line = height() - one;
  expect(line).toBeGreaterThan(10);
  await userEvent.fill(area(), Array(10).fill('行').join('\n'));
  const ten = height();
  expect(Math.round(ten - one)).toBe(Math.round(line * 9));
  await userEvent.fill(area(), Array(30).fill('行').join('\n'));
  expect(height()).toBe(ten);
  expect(area().element().scrollHeight).toBeGreaterThan(ten);
});

test('counts code points and never cuts what is too long', async () => {
  mount(<Live label="简介" value="" limit={4} onChange={nothing} />);
  await userEvent.fill(area(), '𠮷野家👍好');
  await expect.element(page.getByText('5 / 4')).toBeVisible();
  await expect.element(area()).toHaveValue('𠮷野家👍好');
});
