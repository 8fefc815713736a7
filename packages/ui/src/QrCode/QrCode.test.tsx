import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qrPath.ts';

const link = 'https://xing.example/b/7f3a9c';

test('is one image with a name, drawn as one path, dark on light in the dark theme too (ARIA img role)', async () => {
  mount(
    <div data-theme="dark">
      <QrCode value={link} label="扫码打开助手" />
    </div>,
  );
  const image = page.getByRole('img', { name: '扫码打开助手' });
  await expect.element(image).toBeVisible();
  const paths = image.element().querySelectorAll('path');
  expect(paths).toHaveLength(1);
  expect(getComputedStyle(image.element().parentElement!).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(getComputedStyle(paths[0]!).fill).toBe('rgb(23, 29, 29)');
});

test('downloads a PNG whose pixels are the modules of the code', async () => {
  const made: Blob[] = [];
  const real = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return real(blob);
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  mount(<QrCode value={link} label="扫码打开助手" fileName="光伏安装顾问" />);
  await userEvent.click(page.getByRole('button', { name: '下载二维码' }));
  await expect.poll(() => names).toEqual(['光伏安装顾问.png']);
  const bitmap = await createImageBitmap(made[0]!);
  const { size, path } = qrPath(link, false);
  const side = bitmap.width / size;
  expect(Number.isInteger(side)).toBe(true);
  const canvas = new OffscreenCanvas(size, size).getContext('2d')!;
  canvas.imageSmoothingEnabled = false;
  canvas.drawImage(bitmap, 0, 0, size, size);
  const wanted = new OffscreenCanvas(size, size).getContext('2d')!;
  wanted.fillStyle = 'white';
  wanted.fillRect(0, 0, size, size);
  wanted.fillStyle = 'black';
  wanted.fill(new Path2D(path));
  expect(canvas.getImageData(0, 0, size, size).data).toEqual(wanted.getImageData(0, 0, size, size).data);
});

test('an expired code is no longer offered and asks for a new one (ARIA status)', async () => {
  const onRefresh = vi.fn();
  mount(<QrCode value={link} label="扫码打开助手" state="expired" fileName="x" onRefresh={onRefresh} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('二维码已失效');
  expect(document.querySelector('[role=img]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '刷新' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('says so when the picture in the middle does not load', async () => {
  mount(<QrCode value={link} label="扫码打开助手" logo="data:image/png;base64,AAAA" fileName="x" />);
  await userEvent.click(page.getByRole('button', { name: '下载二维码' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('二维码没有保存，请重试');
});
