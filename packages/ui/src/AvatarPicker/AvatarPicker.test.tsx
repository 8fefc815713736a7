import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AvatarSource } from '../Avatar/avatarLook.ts';
import { mount } from '../private/mount.tsx';
import { AvatarPicker, type AvatarUpload } from './AvatarPicker.tsx';

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')!.fillRect(0, 0, 400, 300);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '屋顶.png', { type: 'image/png' });
}

function Picker({ onUpload }: { onUpload?: (picture: Blob) => Promise<AvatarUpload> }) {
  const [value, setValue] = useState<AvatarSource>({ type: 'color', color: 'green' });
  return (
    <>
      <AvatarPicker name="光伏" value={value} onChange={setValue} {...(onUpload ? { onUpload } : {})} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const stored = () => JSON.parse(document.querySelector('output')!.textContent!) as AvatarSource;
const opener = () => page.getByRole('button', { name: '光伏：更换头像' });
const choose = async (file: File) => {
  await userEvent.click(opener());
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('arrows walk through the five colours, and Esc gives focus back (APG radio group, APG dialog)', async () => {
  mount(<Picker />);
  await userEvent.click(opener());
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  await expect.element(dialog).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(5);
  await expect.element(page.getByRole('radio', { name: '绿色' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(stored()).toEqual({ type: 'color', color: 'cyan' });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('a picture is cut to 300 × 300, sent once, and its address becomes the avatar', async () => {
  const sent: Blob[] = [];
  mount(
    <Picker
      onUpload={(blob) => {
        sent.push(blob);
        return Promise.resolve({ url: '/file/v1/open/image/1' });
      }}
    />,
  );
  await choose(await picture());
  await expect.element(page.getByRole('dialog', { name: '裁剪头像' })).toBeVisible();
  const save = page.getByRole('button', { name: '使用' });
  await expect.element(save).toBeEnabled();
  await userEvent.click(save);
  await expect.poll(stored).toEqual({ type: 'url', url: '/file/v1/open/image/1' });
  expect(sent).toHaveLength(1);
  const { width, height } = await createImageBitmap(sent[0]!);
  expect([width, height]).toEqual([300, 300]);
  await expect.element(opener()).toHaveFocus();
});

test.each([
  ['仅支持图片类型', () => new File(['x'], '录像.mp4', { type: 'video/mp4' })],
  ['仅支持图片类型', () => new File(['<svg/>'], '图.svg', { type: 'image/svg+xml' })],
  ['上传图片大小不超过10M', () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], '大.png', { type: 'image/png' })],
])('says %s and sends nothing (ARIA alert)', async (words, file) => {
  const onUpload = vi.fn();
  mount(<Picker onUpload={onUpload} />);
  await choose(file());
  await expect.element(page.getByText(words)).toBeVisible();
  expect(onUpload).not.toHaveBeenCalled();
  expect(stored()).toEqual({ type: 'color', color: 'green' });
});

test('keeps the cut and says why when storing fails, then goes back to choose another', async () => {
  const answers: (() => Promise<AvatarUpload>)[] = [
    () => Promise.resolve({ problem: '存储空间不足' }),
    () => Promise.reject(new Error('offline')),
  ];
  mount(<Picker onUpload={() => answers.shift()!()} />);
  await choose(await picture());
  const save = page.getByRole('button', { name: '使用' });
  await expect.element(save).toBeEnabled();
  await userEvent.click(save);
  await expect.element(page.getByText('存储空间不足')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('上传失败，请重试')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重新选择' }));
  await expect.element(page.getByRole('dialog', { name: '更换头像' })).toBeVisible();
});
