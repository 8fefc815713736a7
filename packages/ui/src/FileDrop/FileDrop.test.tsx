import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string) => new File(['x'], name);
function drop(files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const zone = page.getByText('点击选择文件，或拖到这里').element();
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('takes files by choice and by drop, and the same file twice', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(
    <Field label="文件" error="请上传文件">
      <FileDrop onFiles={onFiles} />
    </Field>,
  );
  const input = page.getByLabelText('文件', { exact: false });
  await expect.element(input.first()).toHaveAccessibleDescription('请上传文件');
  await userEvent.upload(input.first(), file('手册.pdf'));
  await userEvent.upload(input.first(), file('手册.pdf'));
  drop([file('一.pdf'), file('二.pdf')]);
  expect(onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['手册.pdf'],
    ['手册.pdf'],
    ['一.pdf', '二.pdf'],
  ]);
});

test('takes one where one is wanted, and none while it is off', () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const { update } = mount(<FileDrop multiple={false} onFiles={onFiles} />);
  drop([file('一.png'), file('二.png')]);
  expect(onFiles.mock.calls.map(([files]) => files.length)).toEqual([1]);
  update(<FileDrop disabled onFiles={onFiles} />);
  drop([file('三.png')]);
  expect(onFiles).toHaveBeenCalledOnce();
});
